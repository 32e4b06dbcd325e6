import { expect, test } from 'vitest';
import { replaying } from './chance.ts';
import { advance, begin, type GameRecord, parseRecord, printRecord, replay } from './record.ts';
import { type Toy, toy } from './toy.testing.ts';

/** Seat 0 holds a 5 and draws a 2; seat 1 holds a 3. */
function played(): GameRecord<Toy> {
  const { state, record } = begin(toy, { seats: 2, turns: 2 }, replaying([4, 2]));
  advance(toy, state, record, { do: 'draw' }, replaying([1]));
  advance(toy, state, record, { do: 'show', die: 2 }, replaying([]));
  advance(toy, state, record, { do: 'done' }, replaying([]));
  advance(toy, state, record, { do: 'done' }, replaying([]));
  return record;
}

const TEXT = `toy rules 2
options {"seats":2,"turns":2}
setup 4 2
0 draw : 1
0 show 2
0 done
1 done
`;

test('a record is written one move per line and parsed back', () => {
  expect(printRecord(toy, played())).toBe(TEXT);
  expect(parseRecord(toy, TEXT)).toEqual({ ok: true, value: played() });
});

test('a record of earlier rules is parsed and replayed under them; unknown rules are refused', () => {
  // Under rules 1 every player held a 1.
  const rules1 = {
    ...toy,
    rulesVersion: 1,
    setup: () => toy.setup({ seats: 2, turns: 1 }, replaying([0, 0])),
  };
  const game = { ...toy, former: [rules1] };
  const parsed = parseRecord(game, 'toy rules 1\noptions {"seats":2,"turns":1}\nsetup\n0 show 1\n');
  if (!parsed.ok) throw new Error(parsed.why);
  expect(parsed.value.rules).toBe(1);
  expect(replay(game, parsed.value).table.shown).toEqual([[1], []]);
  expect(printRecord(game, parsed.value)).toContain('toy rules 1\n');
  expect(parseRecord(toy, TEXT.replace('rules 2', 'rules 1'))).toMatchObject({ ok: false, at: 0 });
  expect(() => replay(toy, parsed.value)).toThrow('toy has no rules 1');
});

test('empty lines and lines that begin with # are comments', () => {
  const commented = TEXT.replace('0 draw', '\n# the first turn: lucky\n0 draw').replace(
    '0 done\n',
    '0 done  \r\n',
  );
  expect(parseRecord(toy, commented)).toEqual({ ok: true, value: played() });
});

test('a replay visits every state with its events and ends in the recorded state', () => {
  const seen: string[] = [];
  const state = replay(toy, played(), (now, events, step) => {
    seen.push(`${step} ${events.map(({ type }) => type)} ${now.table.held}`);
  });
  expect(seen).toEqual(['0 drew 2,1', '1 showed 1,1', '2 done 1,1', '3 done 1,1']);
  expect(state).toEqual({
    table: { turn: 0, left: 0, shown: [[2], []], held: [1, 1] },
    mine: [[5], [3]],
  });
});

test('no move can be played after the end of the game', () => {
  const { state, record } = begin(toy, { seats: 2, turns: 1 }, replaying([0, 0]));
  advance(toy, state, record, { do: 'done' }, replaying([]));
  expect(() => advance(toy, state, record, { do: 'done' }, replaying([]))).toThrow('the game is over');
});

test.each<[string, (record: GameRecord<Toy>) => void, string]>([
  [
    'a move that is not offered',
    (record) => record.steps.splice(1, 1, { seat: 0, move: { do: 'show', die: 6 }, picks: [] }),
    'step 2: show 6 is not offered',
  ],
  [
    'a seat that is not to move',
    (record) => record.steps.splice(0, 1, { seat: 1, move: { do: 'draw' }, picks: [1] }),
    'step 1: draw is not offered',
  ],
  [
    'a missing pick',
    (record) => record.steps.splice(0, 1, { seat: 0, move: { do: 'draw' }, picks: [] }),
    'pick 1 is missing',
  ],
  [
    'an impossible pick',
    (record) => record.steps.splice(0, 1, { seat: 0, move: { do: 'draw' }, picks: [6] }),
    'pick 1 is 6, not below 6',
  ],
  [
    'an extra pick',
    (record) => record.steps.splice(1, 1, { seat: 0, move: { do: 'show', die: 2 }, picks: [3] }),
    'step 2: 1 pick too many',
  ],
  ['an extra set-up pick', (record) => record.setup.push(0), 'set-up: 1 pick too many'],
  ['a missing set-up pick', (record) => record.setup.pop(), 'pick 2 is missing'],
  [
    'a step after the end',
    (record) => record.steps.push({ seat: 0, move: { do: 'done' }, picks: [] }),
    'step 5: done is not offered',
  ],
])('a record with %s is not replayed', (_name, change, message) => {
  const record = played();
  change(record);
  expect(() => replay(toy, record)).toThrow(message);
});

test.each([
  ['', 0, 'expected "toy rules 2"'],
  [TEXT.replace('rules 2', 'rules 1'), 0, 'expected "toy rules 2"'],
  ['# only a remark\nother rules 2\n', 16, 'expected "toy rules 2"'],
  ['toy rules 2', 11, 'expected the options'],
  [TEXT.replace('options', 'option'), 12, 'expected the options'],
  [TEXT.replace('"seats":2', '"seats":7'), 20, 'seats: expected a whole number from 2 to 4'],
  [TEXT.replace('{"seats"', '{seats'), 20, 'expected an object'],
  [TEXT.replace('setup 4 2', 'setup 4 x'), 42, 'expected the picks of the set-up'],
  [TEXT.replace('setup 4 2', 'setup 4 -2'), 42, 'expected the picks of the set-up'],
  ['toy rules 2\noptions {"seats":2,"turns":2}\n', 42, 'expected the picks of the set-up'],
  [TEXT.replace('0 show 2', 'show 2'), 63, 'expected a seat, a move and, after a colon, its picks'],
  [TEXT.replace('0 draw : 1', '0 draw : one'), 52, 'expected a seat, a move and, after a colon, its picks'],
  [TEXT.replace('0 show 2', '0 show 9'), 70, 'a die must be from 1 to 6'],
  [TEXT.replace('0 show 2', '0 fly'), 65, 'expected a move: one of draw, show , done'],
])('a mistake in the text is reported with its position and reason (%#)', (text, place, why) => {
  const parsed = parseRecord(toy, text);
  expect(parsed.ok ? 'read' : parsed.why).toContain(why);
  expect(parsed).toMatchObject({ ok: false, at: place });
});
