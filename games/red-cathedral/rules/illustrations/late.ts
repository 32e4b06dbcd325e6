import type { RcIllustration } from './illustrations.ts';

/** The end of the game, its scoring, and Ivan. */
export const LATE = {
  sixth: {
    rules: ['RC-E1'],
    position:
      'rc/base/basic 41/0 20W19B19S14G10E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01#0,M01#0,D01#0/B02#0,M02#1,D02.Dr/B03#0,M14@0+1B1S,D03.Dy/B04.Dg,D04.Db y/29/0/0+0/1G/-.-.-.-.-.-/121 b/20/0/3+2/-/-.-.-.-.-.-/121 - turn',
    moves: ['put G 3.2'],
    shows: [
      { part: 'cathedral', towers: [0, 2] },
      { part: 'track', spaces: [28, 38] },
    ],
    claim: { recognition: 4, prestige: 3 },
  },
  finalTrack: {
    rules: ['RC-E2'],
    example: true,
    position:
      'rc/base/basic 46/0 20W20B20S15G10E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01.Dr,M01.Dy,D01.Dg/B02.Db,M02.Dw,D02.W/B03.B,M03.S,M04.G,D03.E/B04.A,D04.R y/49/0/4+2/-/-.-.-.-.-.-/121 g/56/0/4+2/-/-.-.-.-.-.-/121 - -',
    moves: [],
    shows: [{ part: 'track', spaces: [47, 57] }],
    claim: { track0: 14, track1: 18 },
  },
  towers: {
    rules: ['RC-E5', 'RC-E4'],
    example: true,
    position:
      'rc/base/basic 60/2 20W20B20S15G10E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01#2^2,M01#1,D07#0/B02#3,D02#1^3/B03#3^3,M03#3,M04#1^1,M05#2,D03#0/B04#2,M06#2^2,M07#0^0,D04#1/B05#3,M08#1^3,M09#0,D05#2/B06#0^0,M10#3^0,D06#2^2 r/30/0/0+1/-/-.-.-.-.-.-/001 y/31/0/0+1/-/-.-.-.-.-.-/111 g/33/0/0+0/-/-.-.-.-.-.-/010 b/32/0/0+1/-/-.-.-.-.-.-/010 - -',
    moves: [],
    shows: [{ part: 'cathedral', towers: [0, 5] }, { part: 'shares' }],
    claim: { tower: 7, second: 2, towers0: 20, towers1: 14, towers2: 25, towers3: 28 },
  },
  twoPlayers: {
    rules: ['RC-E6'],
    example: true,
    position:
      'rc/base/basic 46/1 20W20B20S15G10E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01#1^1,M01#1^1,D01#1/B02#0,M02#0,D02#1/B03#0,M03#0,M04#1,D03#0/B04#0,D04#1^1 y/30/0/0+0/-/-.-.-.-.-.-/121 g/33/0/0+0/-/-.-.-.-.-.-/010 - -',
    moves: [],
    shows: [{ part: 'cathedral', towers: [0, 3] }, { part: 'shares' }],
    claim: { tower: 8, towers0: 15, towers1: 17 },
  },
  ivanTurn: {
    rules: ['RC-V4', 'RC-V5b'],
    position:
      'rc/base/basic 5/0 20W20B20S15G10E10A Wr1/By1/Sg1/Gb2/Ew1/A/R/P A1/C1/M1/K1 B01@1,M01.Dr,D01.Dy/B02@0,M02.Dg,D02.Db/B03.Dw,M03.W,D03.B/B04.S,M04.G,D04.E r/2/3/3+2/-/-.-.-.-.-.-/121 y/2/0/0+5/-/-.-.-.-.-.-/000 ivan/inventory:b^,claim:g^,construction:w^,recognition:y^,transport:r^/-/-/0 end',
    moves: ['end : 3'],
    shows: [{ part: 'ivan' }, { part: 'market', only: 'ring' }],
    claim: { steps: 2, stored: 4 },
  },
  ivanBuilds: {
    rules: ['RC-V5e'],
    example: true,
    position:
      'rc/base/basic 9/0 20W20B20S15G10E6A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01@0,M01@1,D01.Dr/B02@0,M02.Dy,D02.Dg/B03.Db,M03.Dw,D03.W/B04.B,M04.S,D04.G r/2/3/2+2/-/-.-.-.-.-.-/121 y/2/0/0+5/-/-.-.-.-.-.-/000 ivan/claim:g_,construction:w^,inventory:b^,recognition:y^,transport:r^/-/4A/0 end',
    moves: ['end : 2'],
    shows: [{ part: 'cathedral', towers: [0, 1] }],
    claim: { built: 4, ivan: 4 },
  },
  ivanBuildsOn: {
    rules: ['RC-V5e'],
    example: true,
    position:
      'rc/base/basic 9/0 16W20B20S15G10E10A Wr1/By1/Sg1/Gb1/Ew1/A/R/P A1/C1/M1/K1 B01@1,M01.Dr,D01.Dy/B02@1,M02.Dg,D02.Db/B03@0,M03.Dw,D03.W/B04.B,M04.S,D04.G r/2/3/3+2/-/-.-.-.-.-.-/121 y/2/0/0+4/-/-.-.-.-.-.-/000 ivan/claim:g_,construction:w^,inventory:b^,recognition:y^,transport:r^/-/4W/0 end',
    moves: ['end : 2'],
    shows: [{ part: 'cathedral', towers: [0, 1] }],
    claim: { built: 3, missing: 2 },
  },
} as const satisfies Record<string, RcIllustration>;
