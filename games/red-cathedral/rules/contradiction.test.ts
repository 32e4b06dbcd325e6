import { offersOf, type State, seeded, viewOf } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { type RedCathedral, redCathedral } from './index.ts';
import { positions } from './positions.ts';

const { parseState, printState } = positions;

const TWO = 'r/2/0/4+2/-/-.-.-.-.-.-/121 y/2/0/4+2/-/-.-.-.-.-.-/121 - turn';
const GOOD = `rc/base/basic 1/0 - Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01.W,M01.Dr,D01.Q/B02.R,D02.P ${TWO}`;
const IVAN = 'ivan/claim:b_,transport:w^,recognition:r^,inventory:g^,construction:y^/-/-/0 turn';
const SOLO = GOOD.replace(
  / r\/.*/,
  ` r/2/0/4+2/-/-.-.-.-.-.-/121 y/2/0/0+5/-/-.-.-.-.-.-/000 ${IVAN}`,
).replace('B01.W', 'B01@1');

/** What is replaced by what; then the mistake with its facts, the part, the rule, and the text where it stands. */
type Row = [from: string, to: string, code: string, facts: object, part: string, rule: string, at: string];

const IMPOSSIBLE: Row[] = [
  ['B02.R', 'B01.R', '{id} lies elsewhere already', { id: 'B01' }, 'section:10', 'RC-P8', 'B01.R'],
  ['B02.R', 'B02.W', '{id} lies elsewhere already', { id: 'W' }, 'section:10', 'RC-P8', 'W,'],
  [
    'Wr1/By1/Sg1/Gb1',
    'Wr1y1g1b1/B/S/G',
    'a place holds at most {most} dice',
    { most: 3 },
    'place:0',
    'RC-A3',
    'b1',
  ],
  [
    'M01.Dr',
    'D03.Dr',
    '{id} is no {kind}, which belongs there',
    { id: 'D03', kind: 'middle' },
    'section:1',
    'RC-P7',
    'D03',
  ],
  [
    'M01.Dr',
    'M01@0',
    '{id} has a banner, and the section below it has none',
    { id: 'M01' },
    'section:1',
    'RC-C2',
    'M01@0',
  ],
  ['y/2/0', 'r/2/0', 'every player has a colour of their own', {}, 'player:1', 'RC-P1', 'r/2/0/4+2/-/-'],
  ['A1/C1', 'A1/A2', 'of every group there is one influence card', {}, 'influence:1', 'RC-P5', 'A2'],
  [
    '1/0 -',
    '1/0 21W',
    'there is less {material} than that in the box',
    { material: 'wood' },
    'supply',
    'RC-T3',
    '21W',
  ],
  ['0/4+2/-/', '0/4+2/7W/', 'an inventory holds more than its spaces', {}, 'player:0', 'RC-T4', 'r/2'],
  ['4+2/-/-.', '4+2/-/S^.', 'a player has six banners, one for each slot', {}, 'player:0', 'RC-C6', 'r/2'],
  ['B01.W', 'B01@1+3W', '{id} holds more than it needs', { id: 'B01' }, 'section:0', 'RC-B2', 'B01@1'],
  ['B02.R', 'B02.Qx', '{id} is a tile for three or four players', { id: 'Qx' }, 'section:10', 'RC-P9', 'B02'],
  [
    'B01.W',
    'B01#1^1',
    'seat {seat} has too many ornaments: {ornament}',
    { seat: 1, ornament: 'door' },
    'player:1',
    'RC-P1',
    'y/2',
  ],
  [
    'basic',
    'advanced',
    'seat {seat} has an ornament that is still locked: {ornament}',
    { seat: 0, ornament: 'door' },
    'player:0',
    'RC-C7',
    'r/2',
  ],
  ['B01.W', 'B01@0', 'seat {seat} has more than six banners', { seat: 0 }, 'player:0', 'RC-P1', 'r/2'],
  ['- turn', '- ivanOrnament', 'Ivan is not at this table', {}, 'question', 'RC-V4', 'ivanOrnament'],
  ['- turn', '- turn,end', 'these questions do not follow each other', {}, 'question', 'RC-F1', 'end'],
  [
    '- turn',
    '- end,amount(0;3;2;0;market)',
    'the least amount is more than the most',
    {},
    'question',
    'RC-M1',
    'amount',
  ],
];

function expectRefused(text: string, [, , code, facts, part, rule, at]: Row): void {
  const parsed = parseState(text);
  expect(parsed).toMatchObject({ ok: false, mistake: { code, facts }, impossible: { part, rule } });
  if (parsed.ok || !parsed.impossible) throw new Error('this position is possible');
  expect(text.slice(parsed.at).startsWith(at), `${text.slice(parsed.at)} begins with ${at}`).toBe(true);
  // What is impossible can still be looked at, and written as it was.
  expect(printState(parsed.impossible.value)).toBe(text);
}

test.each(IMPOSSIBLE)('[RC-P1] impossible: %s → %s is refused: %s', (...row) => {
  const [from, to] = row;
  expect(GOOD).toContain(from);
  expectRefused(GOOD.replace(from, to), row);
});

test.each<Row>([
  ['1/0 -', '1/1 -', 'the active seat is the player, never Ivan', {}, 'table', 'RC-V4', 'rc/'],
  ['transport:', 'claim:', '{id} is in the row already', { id: 'claim' }, 'ivan', 'RC-V2', 'claim:w'],
  [
    'transport:w',
    'transport:b',
    'the {die} die tile is in the row already',
    { die: 'blue' },
    'ivan',
    'RC-V2',
    'b^',
  ],
  [
    '-/-/0 turn',
    '-/-/2 turn',
    'Ivan has placed as many ornaments as there are of his',
    {},
    'ivan',
    'RC-V6',
    'ivan',
  ],
])('[RC-V2] impossible with Ivan: %s → %s is refused: %s', (...row) => {
  const [from, to] = row;
  expect(parseState(SOLO)).toMatchObject({ ok: true });
  expectRefused(SOLO.replace(from, to), row);
});

test('[RC-P1] a text that cannot be read is no position, not even an impossible one', () => {
  const parsed = parseState(GOOD.replace('B01.W', 'B01@3'));
  expect(parsed).toMatchObject({ ok: false, why: 'seat 3 has no player', at: GOOD.indexOf('B01.W') });
  expect(parsed).not.toHaveProperty('impossible');
});

test('[RC-P1] every position of random games is possible, and its text says all of it', () => {
  const chance = seeded(31);
  for (let players = 1; players <= 4; players++)
    for (const side of ['basic', 'advanced'] as const) {
      const options = { players, side, influence: 'random', first: 'random' } as const;
      const state: State<RedCathedral> = redCathedral.setup(options, chance);
      for (let step = 0; step < 60 && state.table.todo.length > 0; step++) {
        const view = viewOf(state, state.table.active);
        const offers = offersOf(redCathedral, view);
        const offer = offers[chance(offers.length)];
        if (!offer) throw new Error('nothing is offered');
        redCathedral.play(view, offer, chance);
        expect(parseState(printState(state))).toEqual({ ok: true, value: state });
      }
    }
});
