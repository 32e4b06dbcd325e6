import type { Lesson } from '@archivolt/engine';
import { AGAINST_BORIS } from './seats.ts';

/** A visit to the market: the die, the location, the influence card, the workshop tile and the roll. */
export const market = {
  id: 'market',
  minutes: 5,
  seats: AGAINST_BORIS,
  position:
    'rc/base/basic 5/0 20W20B20S15G10E10A Rr2/P/A/Wb2w3/Sy1/Bg4/G/E K1/M1/C1/A1 B03@1,M16.Dr,D09.Dy/B01@0,M11@0,D01.Dg/B06.Db,M14.Dw,M17.W,D04.B/B08.A,D06.G r/2/3/2+2/-/-.S^.-.E_.-.-/121 y/2/4/3+2/-/-.-.R_.-.-.-/121 - turn',
  steps: [
    { step: 'read', say: 'ring', lit: ['pane:market'], rules: ['RC-P4'] },
    { step: 'read', say: 'dice', lit: ['die:1'], rules: ['RC-A1'] },
    {
      step: 'play',
      say: 'move',
      lit: ['die:1', 'place:5'],
      rules: ['RC-A1'],
      moves: [['die yellow 1']],
      answers: [
        { move: 'die red *', say: 'redLater' },
        { move: 'die *', say: 'otherDie' },
        { move: 'claim *', say: 'notClaim' },
      ],
    },
    {
      step: 'play',
      say: 'take',
      lit: ['place:5'],
      rules: ['RC-M1'],
      moves: [['take', 'amount 4']],
      answers: [
        { move: 'roll', say: 'rollEnds' },
        { move: 'amount *', say: 'takeAll' },
      ],
    },
    {
      step: 'play',
      say: 'influence',
      lit: ['influence:2:1'],
      rules: ['RC-I1', 'RC-I4'],
      moves: [['use 2']],
      answers: [
        { move: 'use 1', say: 'deliverLater' },
        { move: 'roll', say: 'rollEnds' },
      ],
    },
    {
      step: 'play',
      say: 'activate',
      lit: ['slot:1'],
      rules: ['RC-W1'],
      moves: [['tile yellow', 'amount 2']],
      answers: [
        { move: 'roll', say: 'rollEnds' },
        { move: 'amount *', say: 'takeAll' },
      ],
    },
    { step: 'play', say: 'roll', lit: ['choice:roll'], rules: ['RC-A5'], moves: [['roll']], picks: [1, 4] },
    { step: 'read', say: 'rolled', lit: ['place:5'], rules: ['RC-A4', 'RC-A5'] },
    {
      step: 'watch',
      say: 'boris',
      lit: ['place:7'],
      moves: ['die yellow 2', 'take', 'roll'],
      picks: [2],
    },
    { step: 'read', say: 'further', lit: ['die:0', 'die:4'], rules: ['RC-A2'] },
    {
      step: 'play',
      say: 'pay',
      lit: ['die:0', 'place:3'],
      rules: ['RC-A2'],
      moves: [['die red 3']],
      answers: [
        { move: 'die red *', say: 'threePlaces' },
        { move: 'die white *', say: 'whiteToo' },
      ],
    },
    {
      step: 'play',
      say: 'room',
      lit: ['place:3'],
      rules: ['RC-M2', 'RC-T4'],
      moves: [['take', 'amount 2']],
      answers: [
        { move: 'roll', say: 'rollEnds' },
        { move: 'amount *', say: 'takeAll' },
        { move: 'use *', say: 'tradeLater' },
      ],
    },
    {
      step: 'play',
      say: 'rollAgain',
      lit: ['choice:roll'],
      rules: ['RC-A3', 'RC-A5'],
      moves: [['roll']],
      picks: [0, 3, 5],
      answers: [{ move: 'use *', say: 'tradeLater' }],
    },
    { step: 'read', say: 'close', lit: ['pane:workshop'] },
  ],
} as const satisfies Lesson;
