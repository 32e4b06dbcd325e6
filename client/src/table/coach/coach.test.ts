import { readFileSync } from 'node:fs';
import { type Architectura, architectura } from '@archivolt/architectura';
import { type Game, type GameTypes, parseRecord, replay } from '@archivolt/engine';
import { LANGUAGES } from '@archivolt/i18n';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { describe, expect, test } from 'vitest';
import {
  notes as cityNotes,
  loadCoachOf as loadCity,
} from '../../../../games/architectura/board/controller/coach.ts';
import {
  notes as cathedralNotes,
  loadCoachOf as loadCathedral,
} from '../../../../games/red-cathedral/board/controller/coach.ts';
import { withBoard } from '../../boards.ts';

/** A recorded game: its events, and the table at its end. */
function loadRecording<G extends GameTypes>(game: Game<G>, name: string) {
  const file = new URL(`../../../../games/${game.id}/playthroughs/${name}.txt`, import.meta.url);
  const parsed = parseRecord(game, readFileSync(file, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.why);
  const events: G['event'][] = [];
  const { table } = replay(game, parsed.value, (_, more) => events.push(...more));
  return { events, table };
}
const cathedral = (name: string) => loadRecording<RedCathedral>(redCathedral, name);
const city = (name: string) => loadRecording<Architectura>(architectura, name);

const topics = (notes: readonly { topic: string }[]): string => notes.map(({ topic }) => topic).join(' ');

describe('recorded games have exactly these notes, each once, in this order', () => {
  test.each([
    [
      'solo-basic',
      'claimed placedDown ivan moved market rolled delivered full influence completed recognition placedUp dieTile paid rivalCompleted punished nearEndSolo overbuilt end',
    ],
    [
      'two-basic',
      'claimed placedDown moved market influence recognition rolled delivered rivalCompleted completed full placedUp decorated dieTile paid nearEnd punished end',
    ],
    [
      'two-advanced',
      'claimed placedUp unlocked placedDown delivered moved recognition rolled paid market influence full activated rivalCompleted completed nearEnd end prestige',
    ],
    [
      'three-basic',
      'claimed placedUp placedDown moved market activated influence recognition rolled delivered rivalCompleted full decorated prestige completed punished dieTile paid nearEnd end',
    ],
    [
      'four-advanced',
      'claimed placedUp unlocked dieTile placedDown moved market influence rolled delivered recognition rivalCompleted completed full nearEnd paid end prestige',
    ],
  ])('The Red Cathedral, %s', (name, expected) => {
    const { events, table } = cathedral(name);
    expect(topics(cathedralNotes(events, 0, table))).toBe(expected);
  });

  test.each([
    ['2-basic', 'played equal drew rose fell effect guarded covered reserved nearEnd exchanged passed ended'],
    [
      '2-advanced',
      'played drew exchanged effect destroyed covered equal rose fell reserved guarded limit nearEnd shielded ended',
    ],
    [
      '3-basic',
      'played drew fell equal reserved effect covered guarded revalued rose nearEnd shielded passed exchanged ended',
    ],
    [
      '4-advanced',
      'equal effect covered drew revalued played fell limit rose reserved nearEnd guarded exchanged passed beside ended',
    ],
  ])('Architectura, %s', (name, expected) => {
    expect(topics(cityNotes(city(name).events, 0))).toBe(expected);
  });
});

test('a note stays with the event that caused it as the game continues', () => {
  const { events, table } = cathedral('two-basic');
  const all = cathedralNotes(events, 1, table);
  for (let length = 0; length <= events.length; length += 7)
    expect(cathedralNotes(events.slice(0, length), 1, table)).toEqual(
      all.filter(({ index }) => index < length),
    );
});

test('[RC-B4] a punishment has one note for the punished player and another for the other player', () => {
  const { events, table } = cathedral('two-basic');
  const punished = events.findIndex((event) => event.type === 'punished' && event.seat === 0);
  const of = (seat: number) => cathedralNotes(events, seat, table).filter(({ index }) => index === punished);
  expect(of(0)).toEqual([{ topic: 'punished', rule: 'RC-B4', index: punished }]);
  expect(of(1)).toEqual([{ topic: 'overbuilt', rule: 'RC-B4', index: punished }]);
});

test('[RC-A3] the note about a full location comes with a roll of three dice, for either player', () => {
  const { events, table } = cathedral('two-basic');
  for (const seat of [0, 1]) {
    const full = cathedralNotes(events, seat, table).find(({ topic }) => topic === 'full');
    const event = events[full?.index ?? -1];
    expect(event?.type === 'rolled' && event.dice).toHaveLength(3);
  }
});

test('[RC-E1] notes announce the end at the first fifth section and explain it at the sixth', () => {
  const { events, table } = cathedral('three-basic');
  const found = cathedralNotes(events, 0, table);
  const near = found.find(({ topic }) => topic === 'nearEnd')?.index ?? -1;
  const end = found.find(({ topic }) => topic === 'end')?.index ?? -1;
  const completedBy = (until: number): number[] => {
    const counts = [0, 0, 0];
    for (const event of events.slice(0, until + 1))
      if (event.type === 'completed') counts[event.seat] = (counts[event.seat] ?? 0) + 1;
    return counts;
  };
  expect(Math.max(...completedBy(near))).toBe(5);
  expect(Math.max(...completedBy(end))).toBe(6);
});

test.each(LANGUAGES)('every topic has a text and cites an existing rule: %s', async (language) => {
  for (const [game, coach] of [
    ['red-cathedral', await loadCathedral(language)],
    ['architectura', await loadCity(language)],
  ] as const) {
    const { texts } = await withBoard(game, (board) => board.ruleBook(language));
    const found =
      game === 'architectura'
        ? ['2-basic', '2-advanced', '3-basic', '4-advanced'].flatMap((name) =>
            cityNotes(city(name).events, 0),
          )
        : ['solo-basic', 'two-advanced', 'three-basic'].flatMap((name) => {
            const { events, table } = cathedral(name);
            return cathedralNotes(events, 0, table);
          });
    for (const { topic, rule } of found) {
      expect(coach.text(topic), topic).toMatch(/^[\p{Lu}].*[.»”]$/u);
      expect(Object.keys(texts)).toContain(rule);
    }
  }
});
