import { at, type Chance, offersOf, type State, seeded, viewOf } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { LETTERS } from './componentSet.ts';
import { base } from './components.ts';
import { play, type Seating, type Setting, table } from './fixtures.testing.ts';
import { type Move, type RedCathedral, redCathedral } from './index.ts';
import { countOf } from './pile.ts';
import { positions } from './positions.ts';

const { printState, parseState } = positions;

const QUIET = 'rc/base/basic 1/0 20W20B20S15G10E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1';
const TWO = 'r/2/0/4+2/-/-.-.-.-.-.-/121 y/2/0/4+2/-/-.-.-.-.-.-/121 - turn';

test('[RC-P1] a position is printed on one line, in the format used since the first game', () => {
  const quiet = table({ towers: ['B01.W M01.Dr D01.Q', 'B02.R D02.P'] });
  expect(printState({ table: quiet, mine: [null, null] })).toBe(
    `${QUIET} B01.W,M01.Dr,D01.Q/B02.R,D02.P ${TWO}`,
  );
});

test('[RC-F2] a position in the middle of a turn contains the open questions', () => {
  const now = table({
    players: 3,
    side: 'advanced',
    colours: [3, 0, 2],
    active: 1,
    ending: 2,
    influence: 'K2 C3 A2 M3',
    ring: 'Pr3/Wb1y6/S/G/Eg2/A/Bw5/R',
    towers: ['B01#0^1 M01@1+WWB D01.Qx', 'B10@2 D10.Dw'],
    seats: [
      { space: 84, rubles: 12 },
      { goods: 'WWSEA', space: 20, slots: 'blue:W^ white:Dr_' },
      { ornaments: [1, 0, 1] },
    ],
  });
  play(now, 'reroll 1', 'die red 1', 'take');
  expect(printState({ table: now, mine: [null, null, null] })).toBe(
    [
      'rc/base/advanced 1/1!>2 16W19B19S15G9E9A',
      'P/Wr1y6b1/S/G/Eg2/A/Bw5/R K2/C3/A2/M3 B01#0^1,M01@1+2W1B,D01.Qx/B10@2,D10.Dw',
      'b/84/12/3+2/-/-.-.-.-.-.-/000 r/17/0/3+2/2W1S1E1A/-.-.-.W^.Dr_.-/000 g/2/0/3+2/-/-.-.-.-.-.-/101',
      '- end,market(0;true;none;false;false),amount(0;1;2;4;market)',
    ].join(' '),
  );
});

test('[RC-V2] a solo position contains Ivan’s row, his materials and his ornaments', () => {
  const now = table({
    players: 1,
    towers: ['B01@1'],
    ivan: {
      row: 'claim:b_ transport:w^ recognition:r^ inventory:g^ construction:y^',
      inventory: 'WWWW',
      construction: 'BA',
      placed: 2,
    },
  });
  expect(printState({ table: now, mine: [null] })).toBe(
    [
      'rc/base/basic 1/0 16W19B20S15G10E9A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01@1',
      'r/2/0/4+2/-/-.-.-.-.-.-/121 y/2/0/0+5/-/-.-.-.-.-.-/000',
      'ivan/claim:b_,transport:w^,recognition:r^,inventory:g^,construction:y^/4W/1B1A/2 turn',
    ].join(' '),
  );
});

test('[RC-E1] the position of a finished game has no open question', () => {
  const now = table({ active: 1, ending: 0, towers: ['B01.W'] });
  play(now, 'die red 1', 'roll');
  const text = printState({ table: now, mine: [null, null] });
  expect(text).toMatch(/ - -$/);
  expect(parseState(text)).toEqual({ ok: true, value: { table: now, mine: [null, null] } });
});

const GOOD = `${QUIET} B01.W,M01.Dr,D01.Q ${TWO}`;

/** A valid position with one part replaced, and where that part begins. */
function corrupt(piece: string, by: string): { text: string; at: number } {
  const place = GOOD.indexOf(piece);
  if (place < 0) throw new Error(`${piece} is not in the position`);
  return { text: GOOD.replace(piece, by), at: place };
}

test.each<[string, string, number, string]>([
  ['rc/', 'xx/', 0, 'expected "rc/"'],
  ['base', 'other', 0, 'component set other is not loaded'],
  ['basic', 'easy', 0, 'expected a side: one of basic, advanced'],
  ['1/0', '0/0', 0, 'a turn must be from 1 to 1000000'],
  ['1/0', '1/7', 2, 'a seat must be from 0 to 3'],
  ['20W', '0W', 0, 'a number of cubes must be from 1 to 31'],
  ['20W', '40W', 0, 'a number of cubes must be from 1 to 31'],
  ['20B', '20W', 2, 'this material is already listed here'],
  ['20B', '20X', 2, 'expected a material'],
  ['Wr1', 'Xr1', 0, 'expected a resource tile'],
  ['Wr1', 'Wr7', 2, 'what the die shows must be from 1 to 6'],
  ['Wr1/By1', 'Wr1/Br1', 5, 'the red die is already somewhere else'],
  ['Wr1', 'W', 23, 'the red die is missing'],
  ['Wr1/By1', 'Wr1/Wy1', 4, 'W is already somewhere else'],
  ['Wr1/By1/Sg1/Gb1', 'Wr1y1g1b1/B/S/G', 7, 'a location holds at most 3 dice'],
  ['A1/C1', 'A1/A1', 3, 'A1 is already somewhere else'],
  ['A1/C1', 'A9/C1', 0, 'there is no A9; expected an influence card'],
  ['M01.Dr', 'B02.Dr', 0, 'a middle belongs here, not B02'],
  ['B01.W', 'M02.W', 0, 'a base belongs here, not M02'],
  ['D01.Q', 'M02.Q', 0, 'a dome belongs here, not M02'],
  ['M01.Dr', 'M01@0', 0, 'M01 has a banner, but the section below it has none'],
  ['M01.Dr', 'M01.W', 4, 'W is already somewhere else'],
  ['M01.Dr', 'M99.Dr', 0, 'there is no M99; expected a section card'],
  ['M01.Dr', 'M01.Zz', 4, 'there is no Zz; expected a workshop tile'],
  ['r/2/0', 'p/2/0', 0, 'expected a colour'],
  ['r/2/0', 'r/-2/0', 2, 'expected a space of the track'],
  ['4+2', '5+2', 0, 'banners on the inventory must be from 0 to 4'],
  ['121 y', '131 y', 1, 'expected a number of ornaments'],
  ['- turn', '- tarn', 2, 'expected a question'],
  ['- turn', '- turn,', 7, 'expected a question'],
  ['- turn', '- turn x', 6, 'nothing more was expected here'],
])(
  '[RC-P1] a mistake in a position is reported with its offset and reason: %s → %s',
  (piece, by, offset, why) => {
    const { text, at: place } = corrupt(piece, by);
    const parsed = parseState(text);
    expect(parsed).toMatchObject({ ok: false, at: place + offset });
    expect(parsed.ok ? '' : parsed.why).toContain(why);
  },
);

test('[RC-P1] the position without a mistake is valid', () => {
  const parsed = parseState(GOOD);
  expect(parsed.ok && printState(parsed.value)).toBe(GOOD);
});

test('[RC-P1] an impossible position is refused with its reason', () => {
  const refusalOf = (piece: string, by: string): string => {
    const parsed = parseState(corrupt(piece, by).text);
    return parsed.ok ? 'read' : parsed.why;
  };
  expect(refusalOf('B01.W', 'B01@3')).toBe('seat 3 has no player');
  expect(refusalOf('1/0 20W', '1/2 20W')).toBe('seat 2 has no player');
  expect(refusalOf('1/0 20W', '1/0>2 20W')).toBe('seat 2 has no player');
  expect(refusalOf(' y/2/0/4+2/-/-.-.-.-.-.-/121', '')).toBe(
    'there must be two to four players, or one player and Ivan',
  );
  expect(refusalOf(' y/2/0', ' r/2/0')).toBe('every player needs a colour of their own');
  expect(refusalOf('A1/C1', 'A1/A2')).toBe('there must be one influence card of each group');
  expect(refusalOf('B01.W', 'B01@1')).toBe('seat 1 has more than six banners');
  expect(refusalOf('B01.W', 'B01#1^1')).toBe('seat 1 has too many ornaments: door');
  expect(refusalOf('- turn', '- end,slot(0)')).toMatch(/is already somewhere else$/);
  expect(refusalOf('20W', '21W')).toBe('there is more wood than in the box');
  expect(refusalOf('r/2/0/4+2/-/', 'r/2/0/4+2/1W/')).toBe('there is more wood than in the box');
  expect(refusalOf('20W20B20S15G10E10A', '-')).toBe('read');
  expect(refusalOf('4+2/-/-.-', '4+2/-/R^.-')).toBe('there are more banners and tiles than workshop slots');
  expect(refusalOf('B01.W', 'B01')).toBe('expected the workshop tile of a free section');
  expect(refusalOf('B01.W', 'B01.W@1')).toBe('a claimed section has no workshop tile');
  expect(refusalOf('B01.W', 'B01#1+1W')).toBe('only a claimed section holds materials');
  expect(refusalOf('B01.W', 'B01@1^0')).toBe('only a completed section holds an ornament');
});

test('[RC-B2][RC-T1] sections and inventories that hold too much are refused', () => {
  const scarce = GOOD.replace('20W20B20S15G10E10A', '-');
  const reason = (text: string): string => {
    const parsed = parseState(text);
    return parsed.ok ? 'read' : parsed.why;
  };
  expect(reason(scarce.replace('B01.W', 'B01@1+3W'))).toBe('B01 holds more than it needs');
  const { id, cost } = at(base.sections, 0);
  const all = LETTERS.map((letter, kind) => [countOf(cost, kind), letter] as const);
  const full = all.flatMap(([count, letter]) => (count > 0 ? [`${count}${letter}`] : [])).join('');
  expect(reason(scarce.replace('B01.W', `${id}@1+${full}`))).toBe(
    `${id} has everything it needs, but is not completed`,
  );
  expect(reason(scarce.replace('4+2/-/', '4+2/7W/'))).toBe('the inventory holds more than it has spaces for');
});

test('[RC-F2] a question that the game could not ask is refused', () => {
  const reason = (todo: string): string => {
    const parsed = parseState(GOOD.replace('- turn', `- ${todo}`));
    return parsed.ok ? 'read' : parsed.why;
  };
  const market = 'end,market(0;true;none;false;false)';
  expect(reason(market)).toBe('read');
  expect(reason('end,deliver(true;4)')).toBe('expected a number');
  expect(reason('end,deliver(2;4)')).toBe('expected true or false: one of false, true');
  expect(reason('end,market(none;true;none;false;false)')).toBe('expected a die');
  expect(reason('end,market(7;true;none;false;false)')).toBe('a die must be from 0 to 4');
  expect(reason('end,slot(40)')).toBe('a workshop tile must be from 0 to 27');
  expect(reason('end,deliver(2;true),gems(9;1)')).toBe('there is no such section');
  expect(reason('end,amount(0;1;2;0;thefts)')).toContain('expected a source');
  expect(reason('end,gems(0;1)')).toBe('these questions cannot follow each other');
  expect(reason('turn,end')).toBe('these questions cannot follow each other');
  expect(reason('market(0;true;none;false;false)')).toBe('these questions cannot follow each other');
  expect(reason(`${market},sell(0)`)).toBe('there is nothing to sell');
  expect(reason(`${market},sell(1)`)).toBe('the influence card has no such action');
});

test('[RC-P1] a damaged position that can still be read offers only legal moves', () => {
  const chance = seeded(11);
  let readable = 0;
  for (let round = 0; round < 1500; round++) {
    const place = chance(GOOD.length);
    const text = `${GOOD.slice(0, place)}${at(['', '1', '2', 'W', '.', '@0', 'D', '+'], chance(8))}${GOOD.slice(place + chance(2))}`;
    const parsed = parseState(text);
    if (!parsed.ok) continue;
    readable++;
    const { table: now } = parsed.value;
    const offers: Move[] = [];
    redCathedral.legal({ table: now, seat: now.active, mine: null }, offers);
    for (const offer of offers)
      expect(redCathedral.explain({ table: now, seat: now.active, mine: null }, offer)).toEqual([]);
    redCathedral.score(now);
  }
  expect(readable).toBeGreaterThan(50);
});

/** A position in which seat 0 has what it is asked about, so that each part can be made wrong in turn. */
function reasonIn(setting: Setting, todo: string): [number, string] {
  const text = printState({ table: table(setting), mine: [null, null] }).replace(/\S+$/, todo);
  const parsed = parseState(text);
  return parsed.ok ? [-1, 'read'] : [parsed.at - text.lastIndexOf(' ') - 1, parsed.why];
}

const FULL = { covered: 4, goods: 'WWBBSS' };
const AT_MARKET = 'end,market(0;true;none;false;false)';

test.each<[string, Setting, string, number, string]>([
  ['Ivan’s ornament without Ivan (RC-V6)', {}, 'ivanOrnament', 0, 'Ivan is not at this table'],
  ['Ivan’s claim without Ivan (RC-V5d)', {}, 'ivanClaim', 0, 'Ivan is not at this table'],
  [
    'an ornament of Ivan’s that fits nowhere (RC-V6)',
    { players: 1 },
    'ivanOrnament',
    0,
    'this question has no possible answer',
  ],
  [
    'a choice with a full inventory (RC-T2)',
    { seats: [FULL] },
    'end,choose(0;workshop)',
    4,
    'there is nothing to choose',
  ],
  [
    'a sale with nothing to sell (RC-I3)',
    {},
    `${AT_MARKET},sell(0)`,
    AT_MARKET.length + 1,
    'there is nothing to sell',
  ],
  [
    'a tile to activate where none is useful (RC-I5)',
    {},
    `${AT_MARKET},activate`,
    AT_MARKET.length + 1,
    'this question has no possible answer',
  ],
  [
    'a least amount above the most (RC-M1)',
    {},
    'end,amount(0;3;2;0;market)',
    4,
    'the smallest amount is greater',
  ],
  [
    'more than the supply holds (RC-T3)',
    { supply: 'WBSGEA' },
    'end,amount(0;0;2;0;market)',
    4,
    'too little in the supply, or no room',
  ],
  [
    'more than the inventory holds (RC-T4)',
    { seats: [FULL] },
    'end,amount(0;0;2;0;market)',
    4,
    'no room in the inventory',
  ],
  [
    'a face for a taken slot (RC-C3)',
    { towers: ['B01@0 M01.S D01.E'], seats: [{ slots: 'red:W^' }] },
    'end,face(3;0)',
    4,
    'no tile can be placed',
  ],
  [
    'a banner where there is no choice (RC-C1)',
    { towers: ['B01.W M01.S D01.E'] },
    'end,slot(3),banner(0)',
    12,
    'this section has not just been claimed',
  ],
  [
    'four deliveries (RC-B1)',
    { seats: [{ goods: 'WWWW' }] },
    'end,deliver(4;true)',
    4,
    'one to three deliveries',
  ],
])('[RC-F2] the question is refused at its offset: %s', (_name, setting, todo, place, why) => {
  const [found, said] = reasonIn(setting, todo);
  expect(said).toContain(why);
  expect(found).toBe(place);
});

test('[RC-C7] an ornament that no tile has unlocked is refused on the advanced side', () => {
  const advanced = (seat: Seating) => reasonIn({ side: 'advanced', seats: [seat] }, 'turn')[1];
  expect(advanced({ ornaments: [1, 0, 0] })).toBe('seat 0 has an ornament that is still locked: door');
  expect(advanced({ ornaments: [0, 0, 0] })).toBe('read');
});

test('[RC-V2] a duplicate solo card or die tile of Ivan’s is refused', () => {
  const text = printState({ table: table({ players: 1 }), mine: [null] });
  const twice = (from: string, to: string) => {
    const parsed = parseState(text.replace(from, to));
    return parsed.ok ? 'read' : [parsed.why, text.replace(from, to).slice(parsed.at, parsed.at + 3)];
  };
  expect(twice('inventory:', 'recognition:')).toEqual(['recognition is already in the row', 'rec']);
  expect(twice('inventory:y', 'inventory:r')).toEqual(['the red die tile is already in the row', 'r^,']);
});

test('[RC-P8] a tile for three or four players is refused at a table for two', () => {
  const marked = at(
    base.tiles,
    base.tiles.findIndex((tile) => tile.marked),
  ).id;
  expect(reasonIn({ towers: [`B01.${marked} M01 D01`, 'B02 D02'] }, 'turn')[1]).toBe(
    `${marked} is a tile for three or four players`,
  );
});

/** A question of the notation with random parameters. */
function randomQuestion(chance: Chance): string {
  const n = (most: number) => chance(most + 1);
  const yes = () => at(['true', 'false'], chance(2));
  const from = () => at(['market', 'workshop', 'influence', 'section', 'optional'], chance(5));
  const market = `market(${n(4)};${yes()};${at(['none', '0', '1'], n(2))};${yes()};${yes()})`;
  const section = () => `${10 * n(4) + n(3)}`;
  const parts = [
    `amount(${n(5)};${n(2)};${n(4)};${n(2)};${from()})`,
    `choose(${n(1)};${from()})`,
    `sell(${n(1)})`,
    `buy(${n(1)})`,
    `give(${n(1)})`,
    `get(${n(5)};${n(3)};${yes()})`,
    `return(${n(1)};${n(3)};${n(63)})`,
    `swap(${at(['none', '0', '5'], n(2))})`,
    'activate',
    `deliver(${n(4)};${yes()})`,
    `deliver(${n(4)};${yes()}),gems(${section()};${n(2)})`,
  ];
  const alone = [
    `slot(${n(27)})`,
    `slot(${n(27)}),banner(${section()})`,
    `face(${n(27)};${n(5)})`,
    'ivanClaim',
    'ivanOrnament',
  ];
  const kind = chance(4);
  if (kind === 0) return `end,${market}`;
  if (kind === 1) return at(alone, chance(alone.length)).replace(/^(slot|face)/, 'end,$1');
  return kind === 2 ? `end,${at(parts, n(10))}` : `end,${market},${at(parts, n(10))}`;
}

test('[RC-F2] every question that can be read at a table can be answered, and so can all that follow', () => {
  const chance = seeded(7);
  let read = 0;
  for (let game = 0; game < 12; game++) {
    const options = {
      players: 1 + (game % 4),
      side: game % 8 < 4 ? 'basic' : 'advanced',
      influence: 'random',
      first: 'random',
    } as const;
    const state = redCathedral.setup(options, chance);
    for (let step = 0; step < 120 && state.table.todo.length > 0; step++) {
      playAtRandom(state, chance);
      const { value, ok } = withQuestion(state, randomQuestion(chance));
      if (!ok) continue;
      read++;
      for (let on = 0; on < 12 && value.table.todo.length > 0; on++) {
        playAtRandom(value, chance);
        expect(parseState(printState(value)), printState(value)).toMatchObject({ ok: true });
      }
    }
  }
  expect(read).toBeGreaterThan(80);
});

function withQuestion(state: State<RedCathedral>, todo: string) {
  const parsed = parseState(printState(state).replace(/\S+$/, todo));
  return parsed.ok ? parsed : { ok: false, value: state };
}

function playAtRandom(state: State<RedCathedral>, chance: Chance): void {
  const view = viewOf(state, state.table.active);
  const offers = offersOf(redCathedral, view);
  expect(offers, printState(state)).not.toHaveLength(0);
  redCathedral.play(view, at(offers, chance(offers.length)), chance);
}
