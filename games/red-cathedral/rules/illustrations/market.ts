import type { RcIllustration } from './illustrations.ts';

/** The market, influence and workshop tiles. */
export const MARKET = {
  moveDie: {
    rules: ['RC-A1', 'RC-M1'],
    example: true,
    position:
      'rc/base/basic 5/0 20W20B20S15G10E10A Py3/R/S/Bb1/Wr5/Gg2/Ew4/A A1/M1/C1/K1 B01.Dr,M01.Dy,D01.Dg/B02.Db,M02.Dw,D02.W/B03.B,M03.S,M04.G,D03.E/B04.A,D04.R y/2/3/4+2/-/-.-.-.-.-.-/121 b/2/0/4+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['die yellow 3', 'take', 'amount 4'],
    shows: [{ part: 'market', only: 'ring' }],
    claim: { steps: 3, dice: 2, materials: 4 },
  },
  payToMove: {
    rules: ['RC-A2'],
    example: true,
    position:
      'rc/base/basic 5/0 20W20B20S15G10E10A Py3/R/S/Bb1/Wr5/Gg2/Ew4/A A1/M1/C1/K1 B01.Dr,M01.Dy,D01.Dg/B02.Db,M02.Dw,D02.W/B03.B,M03.S,M04.G,D03.E/B04.A,D04.R y/2/3/4+2/-/-.-.-.-.-.-/121 b/2/0/4+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['die yellow 4', 'take', 'amount 4'],
    shows: [{ part: 'market', only: 'ring' }],
    claim: { paid: 1, steps: 4, materials: 4 },
  },
  fullLocation: {
    rules: ['RC-A3'],
    position:
      'rc/base/basic 5/0 20W20B20S15G10E10A Pr2/R/By4b1w6/S/W/Gg2/E/A A1/C1/M1/K1 B01.Dr,M01.Dy,D01.Dg/B02.Db,M02.Dw,D02.W/B03.B,M03.S,M04.G,D03.E/B04.A,D04.R y/2/3/4+2/-/-.-.-.-.-.-/121 b/2/0/4+2/-/-.-.-.-.-.-/121 - turn',
    moves: [],
    refused: 'die red 2',
    shows: [{ part: 'market', only: 'ring' }],
    claim: { fullest: 3 },
  },
  roll: {
    rules: ['RC-A5'],
    position:
      'rc/base/basic 5/0 20W16B20S15G10E10A P/R/S/By3b1/Wr5/Gg2/Ew4/A A1/M1/C1/K1 B01.Dr,M01.Dy,D01.Dg/B02.Db,M02.Dw,D02.W/B03.B,M03.S,M04.G,D03.E/B04.A,D04.R y/2/3/4+2/4B/-.-.-.-.-.-/121 b/2/0/4+2/-/-.-.-.-.-.-/121 - end,market(1;true;none;false;false)',
    moves: ['roll : 4 1'],
    shows: [{ part: 'market', only: 'ring' }],
    claim: { rolled: 2 },
  },
  inventory: {
    rules: ['RC-M2', 'RC-T4'],
    position:
      'rc/base/basic 5/0 18W18B20S15G10E10A Py2/R/Sg1b6/B/Wr5/Gw2/E/A A1/C1/M1/K1 B01.Dr,M01.Dy,D01.Dg/B02.Db,M02.Dw,D02.W/B03.B,M03.S,M04.G,D03.E/B04.A,D04.R y/2/1/4+2/2W2B/-.-.-.-.-.-/121 b/2/0/4+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['die yellow 2', 'take', 'amount 2'],
    shows: [
      { part: 'market', only: 'ring' },
      { part: 'inventory', seat: 0 },
    ],
    claim: { dice: 3, materials: 2, left: 4 },
  },
  trade: {
    rules: ['RC-I5', 'RC-I1'],
    example: true,
    position:
      'rc/base/basic 5/0 20W16B20S15G10E10A P/R/S/By3b1/Wr5/Gg2/Ew4/A A1/M1/C1/K1 B01.Dr,M01.Dy,D01.Dg/B02.Db,M02.Dw,D02.W/B03.B,M03.S,M04.G,D03.E/B04.A,D04.R y/2/3/4+2/4B/-.-.-.-.-.-/121 b/2/0/4+2/-/-.-.-.-.-.-/121 - end,market(1;true;none;false;false)',
    moves: ['use 1', 'give B', 'get E'],
    shows: [{ part: 'influence' }, { part: 'inventory', seat: 0 }],
    claim: { gave: 2, materials: 1 },
  },
  tile: {
    rules: ['RC-W1', 'RC-W2'],
    example: true,
    position:
      'rc/base/basic 9/0 20W20B20S15G10E10A Wr1y1g1/B/S/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01#0,M01@0,D01.E/B02.Dy,M02.Dg,D02.Db/B03@1,M03.Dw,D03.W/B04.B,M04.S,D04.G y/2/2/2+2/-/-.P^.-.Dr^.-.-/121 b/2/0/3+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['die blue 1', 'tile blue', 'amount 2'],
    shows: [
      { part: 'market', only: 'ring' },
      { part: 'workshop', seat: 0 },
    ],
    claim: { materials: 2 },
  },
  tileOfPoints: {
    rules: ['RC-W1'],
    example: true,
    position:
      'rc/base/basic 9/0 20W20B20S15G10E10A Wr1y1g1/B/S/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01#0,M01@0,D01.E/B02.Dy,M02.Dg,D02.Db/B03@1,M03.Dw,D03.W/B04.B,M04.S,D04.G y/2/2/2+2/-/-.P^.-.Dr^.-.-/121 b/2/0/3+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['die yellow 1', 'tile yellow'],
    shows: [
      { part: 'workshop', seat: 0 },
      { part: 'track', spaces: [0, 9] },
    ],
    claim: { recognition: 1 },
  },
} as const satisfies Record<string, RcIllustration>;
