import { parseRecord, printRecord, replay } from '@archivolt/engine';
import { describe, expect, test } from 'vitest';
import { redCathedral } from './index.ts';
import { playthroughs, scoreLine, TABLE_NAMES } from './playthroughs.testing.ts';
import { positions } from './positions.ts';

const recorded = playthroughs();

/** The text after a name such as `# end: ` in a recorded game. */
function noteOf(text: string, name: string): string | undefined {
  return new RegExp(`^# ${name}: (.*)$`, 'm').exec(text)?.[1];
}

test('there is a recorded game for every table, from one to four players on both sides', () => {
  expect(recorded.map(({ name }) => name)).toEqual(TABLE_NAMES.map((name) => `${name}.txt`).sort());
  expect(recorded).toHaveLength(8);
});

describe.each([...recorded, ...playthroughs('rules-1')])('$name', ({ text }) => {
  const parsed = parseRecord(redCathedral, text);
  if (!parsed.ok) throw new Error(`${parsed.why} at ${parsed.at}`);
  const record = parsed.value;

  test('replays to its recorded end and score', () => {
    const { table, mine } = replay(redCathedral, record);
    expect(redCathedral.toMove(table)).toBeUndefined();
    expect(positions.printState({ table, mine })).toBe(noteOf(text, 'end'));
    expect(scoreLine(redCathedral.score(table))).toBe(noteOf(text, 'score'));
  });

  test('is printed exactly as it was recorded', () => {
    const lines = text.split('\n').filter((line) => !line.startsWith('#'));
    expect(lines.join('\n')).toBe(printRecord(redCathedral, record));
  });

  test('has a note for every turn', () => {
    const turns = [...text.matchAll(/^# turn (\d+): seat (\d)/gm)].map(([, turn]) => Number(turn));
    const begun = new Set([1]);
    replay(redCathedral, record, ({ table }) => {
      if (table.todo.length > 0) begun.add(table.turn);
    });
    expect(turns).toEqual([...begun]);
  });
});
