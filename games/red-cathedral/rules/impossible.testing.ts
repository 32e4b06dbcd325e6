const TWO = 'r/2/0/4+2/-/-.-.-.-.-.-/121 y/2/0/4+2/-/-.-.-.-.-.-/121 - turn';
export const GOOD = `rc/base/basic 1/0 - Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01.W,M01.Dr,D01.Q/B02.R,D02.P ${TWO}`;
const IVAN = 'ivan/claim:b_,transport:w^,recognition:r^,inventory:g^,construction:y^/-/-/0 turn';
export const SOLO = GOOD.replace(
  / r\/.*/,
  ` r/2/0/4+2/-/-.-.-.-.-.-/121 y/2/0/0+5/-/-.-.-.-.-.-/000 ${IVAN}`,
).replace('B01.W', 'B01@1');

/** What is replaced by what; then the mistake with its facts, the part, the rule, and the text at that point. */
export type Row = [
  from: string,
  to: string,
  code: string,
  facts: object,
  part: string,
  rule: string,
  at: string,
];

export const IMPOSSIBLE: readonly Row[] = [
  ['B02.R', 'B01.R', '{id} is already somewhere else', { id: 'B01' }, 'section:10', 'RC-P8', 'B01.R'],
  ['B02.R', 'B02.W', '{id} is already somewhere else', { id: 'W' }, 'section:10', 'RC-P8', 'W,'],
  [
    'Wr1/By1/Sg1/Gb1',
    'Wr1y1g1b1/B/S/G',
    'a location holds at most {most} dice',
    { most: 3 },
    'place:0',
    'RC-A3',
    'b1',
  ],
  [
    'M01.Dr',
    'D03.Dr',
    'a {kind} belongs here, not {id}',
    { id: 'D03', kind: 'middle' },
    'section:1',
    'RC-P7',
    'D03',
  ],
  [
    'M01.Dr',
    'M01@0',
    '{id} has a banner, but the section below it has none',
    { id: 'M01' },
    'section:1',
    'RC-C2',
    'M01@0',
  ],
  ['y/2/0', 'r/2/0', 'every player needs a colour of their own', {}, 'player:1', 'RC-P1', 'r/2/0/4+2/-/-'],
  ['A1/C1', 'A1/A2', 'there must be one influence card of each group', {}, 'influence:1', 'RC-P5', 'A2'],
  [
    '1/0 -',
    '1/0 21W',
    'there is more {material} than in the box',
    { material: 'wood' },
    'supply',
    'RC-T3',
    '21W',
  ],
  [
    '0/4+2/-/',
    '0/4+2/7W/',
    'the inventory holds more than it has spaces for',
    {},
    'player:0',
    'RC-T4',
    'r/2',
  ],
  [
    '4+2/-/-.',
    '4+2/-/S^.',
    'there are more banners and tiles than workshop slots',
    {},
    'player:0',
    'RC-C6',
    'r/2',
  ],
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
  ['- turn', '- turn,end', 'these questions cannot follow each other', {}, 'question', 'RC-F1', 'end'],
  [
    '- turn',
    '- end,amount(0;3;2;0;market)',
    'the smallest amount is greater than the largest',
    {},
    'question',
    'RC-M1',
    'amount',
  ],
];

export const IMPOSSIBLE_WITH_IVAN: readonly Row[] = [
  ['1/0 -', '1/1 -', 'the active seat must be the player, never Ivan', {}, 'table', 'RC-V4', 'rc/'],
  ['transport:', 'claim:', '{id} is already in the row', { id: 'claim' }, 'ivan', 'RC-V2', 'claim:w'],
  [
    'transport:w',
    'transport:b',
    'the {die} die tile is already in the row',
    { die: 'blue' },
    'ivan',
    'RC-V2',
    'b^',
  ],
  [
    '-/-/0 turn',
    '-/-/2 turn',
    'the ornaments that Ivan has placed do not match the sections',
    {},
    'ivan',
    'RC-V6',
    'ivan',
  ],
];
