import type { RcIllustration } from './illustrations.ts';

/** The score track, claiming, building and decorating. */
export const SITE = {
  prestigeForRoubles: {
    rules: ['RC-F2a', 'RC-S3', 'RC-S4'],
    position:
      'rc/base/basic 7/0 20W20B20S15G10E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01.Dr,M01.Dy,D01.Dg/B02.Db,M02.Dw,D02.W/B03.B,M03.S,M04.G,D03.E/B04.A,M05.R,D04.P r/7/1/4+2/-/-.-.-.-.-.-/121 y/4/0/4+2/-/-.-.-.-.-.-/121 g/10/0/4+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['rubles'],
    shows: [{ part: 'track', spaces: [2, 11] }],
    claim: { prestige: -1, earned: 2, spaces: 2 },
  },
  available: {
    rules: ['RC-C2'],
    position:
      'rc/base/basic 7/0 20W20B20S15G10E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01#0,M01@1,M02.Dr,D01.Dy/B02.Dg,M03.Db,D02.Dw/B03@2,M04.W,M05.B,D03.S r/2/3/3+2/-/-.-.-.-.-.-/121 y/2/0/3+2/-/-.-.-.-.-.-/121 g/2/0/3+2/-/-.-.-.-.-.-/121 - turn',
    moves: [],
    refused: 'claim 2.2',
    shows: [{ part: 'cathedral', towers: [0, 2] }],
    claim: { available: 3 },
  },
  claim: {
    rules: ['RC-C3', 'RC-C4', 'RC-C5', 'RC-W2'],
    example: true,
    position:
      'rc/base/basic 7/0 19W19B20S15G10E10A Wr1/By1/Sg1/Gb1/E/A/Rw1/P A1/C1/M1/K1 B01.Dw,M01.Dr,D01.Dy/B02.Dg,M02.Db,D02.W/B03@1,M03.B,D03.S/B04.G,M04.E,D04.A y/2/4/4+2/1W1B/-.-.-.-.-.-/121 b/2/0/3+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['claim 1.1', 'slot blue', 'face up'],
    shows: [
      { part: 'cathedral', towers: [0, 1] },
      { part: 'workshop', seat: 0 },
    ],
    claim: { paid: 2, earned: 2 },
  },
  advanced: {
    rules: ['RC-C7', 'RC-C4', 'RC-C8'],
    example: true,
    position:
      'rc/base/advanced 7/0 20W20B19S15G10E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01.P,M01.Dr,D01.Dy/B02.Dg,M02.Db,D02.Dw/B03@1,M03.W,D03.B/B04.S,M04.G,D04.E y/2/3/4+2/1S/-.-.-.-.-.-/000 b/2/0/3+2/-/-.-.-.-.-.-/000 - turn',
    moves: ['claim 1.1', 'banner inventory', 'slot green', 'face up'],
    shows: [{ part: 'workshop', seat: 0 }],
    claim: { paid: 3, recognition: 1 },
  },
  deliver: {
    rules: ['RC-B2', 'RC-B1'],
    position:
      'rc/base/basic 7/0 17W20B19S14G9E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B02@0,M01@0+1W,D01.Dr/B03@1,M03.Dy,D03.Dg/B04.Db,M04.Dw,M06.W,D04.B/B05.S,D02.G r/2/2/2+2/2W1S1G1E/-.-.-.-.-.-/121 y/2/0/3+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['put S 1.1', 'put W 1.2', 'put G 1.2'],
    shows: [
      { part: 'cathedral', towers: [0, 0] },
      { part: 'inventory', seat: 0 },
    ],
    claim: { deliveries: 3, missing: 1 },
  },
  complete: {
    rules: ['RC-B3', 'RC-B4', 'RC-B5', 'RC-D5'],
    example: true,
    position:
      'rc/base/basic 7/0 18W19B19S14G9E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B03@2,M01@0+2W1B,D01.Dr/B02.Dy,M02.Dg,D02.Db/B01.Dw,M03.W,M04.B,D03.S/B04.G,M05.E,D04.A y/6/1/3+2/1S1G1E/-.-.-.-.-.-/121 r/2/0/4+2/-/-.-.-.-.-.-/121 g/7/0/3+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['put G 1.2', 'decorate 1.2', 'gems E'],
    shows: [
      { part: 'cathedral', towers: [0, 0] },
      { part: 'inventory', seat: 0 },
      { part: 'track', spaces: [5, 13] },
    ],
    claim: { recognition: 4, earned: 2, penalty: 1, prestige: 1, deliveries: 3 },
  },
  overbuilt: {
    rules: ['RC-B4'],
    example: true,
    position:
      'rc/base/basic 9/0 16W19B18S14G9E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01@3+2W,M14@0+1B1S,M15@3+1W1S,D09@1+1W1E/B02.Dr,M02.Dy,D02.Dg/B03.Db,M03.Dw,D03.W/B04.B,M05.S,D04.G r/10/0/3+2/1G/-.-.-.-.-.-/121 y/8/0/3+2/-/-.-.-.-.-.-/121 g/5/0/4+2/-/-.-.-.-.-.-/121 b/9/0/2+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['put G 1.2'],
    shows: [{ part: 'cathedral', towers: [0, 0] }],
    claim: { penalty: 1 },
  },
  overbuiltAgain: {
    rules: ['RC-B4'],
    example: true,
    position:
      'rc/base/basic 14/1 16W20B19S15G9E9A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01@3+2W,M14#0,M15@3+1W1S,D09@1+1W1E/B02.Dr,M02.Dy,D02.Dg/B03.Db,M03.Dw,D03.W/B04.B,M05.S,D04.G r/14/0/3+2/-/-.-.-.-.-.-/121 y/8/0/3+2/1A/-.-.-.-.-.-/121 g/5/0/4+2/-/-.-.-.-.-.-/121 b/9/0/2+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['put A 1.4'],
    shows: [{ part: 'cathedral', towers: [0, 0] }],
    claim: { penalty: 3 },
  },
  ownAbove: {
    rules: ['RC-B4'],
    example: true,
    position:
      'rc/base/basic 12/3 16W20B19S14G9E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01@3+2W,M14#0,M15@3+1W1S,D09@1+1W1E/B02.Dr,M02.Dy,D02.Dg/B03.Db,M03.Dw,D03.W/B04.B,M05.S,D04.G r/14/0/3+2/-/-.-.-.-.-.-/121 y/8/0/3+2/-/-.-.-.-.-.-/121 g/5/0/4+2/-/-.-.-.-.-.-/121 b/9/0/2+2/1G/-.-.-.-.-.-/121 - turn',
    moves: ['put G 1.3'],
    shows: [{ part: 'cathedral', towers: [0, 0] }],
    claim: { penalty: 1 },
  },
  ownAboveAgain: {
    rules: ['RC-B4'],
    example: true,
    position:
      'rc/base/basic 14/1 17W20B20S15G9E9A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01@3+2W,M14#0,M15#3,D09@1+1W1E/B02.Dr,M02.Dy,D02.Dg/B03.Db,M03.Dw,D03.W/B04.B,M05.S,D04.G r/14/0/3+2/-/-.-.-.-.-.-/121 y/8/0/3+2/1A/-.-.-.-.-.-/121 g/5/0/4+2/-/-.-.-.-.-.-/121 b/11/0/2+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['put A 1.4'],
    shows: [{ part: 'cathedral', towers: [0, 0] }],
    claim: { penalty: 2 },
  },
  cross: {
    rules: ['RC-D3', 'RC-D2'],
    example: true,
    position:
      'rc/base/basic 16/0 19W20B20S14G9E9A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01#1,M01#1,D01#1/B02@0,M02.Dr,D02.Dy/B03.Dg,M03.Db,D03.Dw/B04.W,M04.B,D04.S y/6/0/3+2/1W1G1E1A/-.-.-.-.-.-/121 b/2/0/1+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['decorate 1.3', 'gems EA'],
    shows: [
      { part: 'cathedral', towers: [0, 0] },
      { part: 'track', spaces: [5, 14] },
    ],
    claim: { deliveries: 3, prestige: 3 },
  },
  door: {
    rules: ['RC-D4', 'RC-D1'],
    example: true,
    position:
      'rc/base/basic 16/0 19W20B19S14G9E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01#1,M01#1,D01#1/B02@0,M02.Dr,D02.Dy/B03.Dg,M03.Db,D03.Dw/B04.W,M04.B,D04.S y/6/0/3+2/1W1S1G1E/-.-.-.-.-.-/121 b/2/0/1+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['decorate 1.1', 'gems E', 'decorate 1.3'],
    shows: [{ part: 'cathedral', towers: [0, 0] }],
    claim: { deliveries: 3, prestige: 1 },
  },
} as const satisfies Record<string, RcIllustration>;
