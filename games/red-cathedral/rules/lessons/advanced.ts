import type { Lesson } from '@archivolt/engine';
import { AGAINST_BORIS } from './seats.ts';

/** The advanced side of the workshop board: locked ornaments, and banners on the white slots. */
export const advanced = {
  id: 'advanced',
  minutes: 4,
  seats: AGAINST_BORIS,
  position:
    'rc/base/advanced 7/0 19W19B19S14G10E9A Wr2/By3/Sg1/Gb4/Rw2/P/E/A A1/C1/M1/K1 B03.R,M16.Db,D09.Dw/B06.W,M11.S,D01.Dg/B01#0,M14#1,M17@0+1W1B,D04.P/B08@1,D06.Q r/2/6/2+2/1S1A/Dr_.B_.-.-.-.-/000 y/2/4/2+2/1G/Dy_.-.G_.-.-.-/000 - turn',
  steps: [
    { step: 'read', say: 'locked', lit: ['slot:2', 'slot:3'], rules: ['RC-P3', 'RC-C7'] },
    { step: 'read', say: 'lost', lit: ['slot:0', 'slot:1'], rules: ['RC-C7'] },
    {
      step: 'read',
      say: 'banners',
      lit: ['slot:4', 'slot:5', 'banner:inventory'],
      rules: ['RC-P2', 'RC-C8'],
    },
    {
      step: 'play',
      say: 'claim',
      lit: ['section:10'],
      rules: ['RC-C1'],
      moves: [['claim 2.1']],
      answers: [{ move: 'claim *', say: 'otherSection' }],
    },
    {
      step: 'play',
      say: 'banner',
      lit: ['choice:banner white', 'banner:white'],
      rules: ['RC-C1', 'RC-C8'],
      moves: [['banner white']],
      answers: [{ move: 'banner inventory', say: 'fromWhite' }],
    },
    {
      step: 'play',
      say: 'white',
      lit: ['slot:4'],
      rules: ['RC-C4', 'RC-C8'],
      moves: [['slot white', 'face up', 'amount 2']],
      answers: [
        { move: 'slot *', say: 'colouredLater' },
        { move: 'face down', say: 'notDown' },
        { move: 'amount *', say: 'takeBoth' },
      ],
    },
    { step: 'read', say: 'whiteDie', lit: ['die:4', 'slot:4'], rules: ['RC-A2', 'RC-W1'] },
    {
      step: 'watch',
      say: 'boris',
      lit: ['section:0'],
      rules: ['RC-C7'],
      moves: ['claim 1.1', 'banner inventory', 'slot blue', 'face up'],
    },
    {
      step: 'play',
      say: 'claimAgain',
      lit: ['section:11'],
      rules: ['RC-C2'],
      moves: [['claim 2.2']],
      answers: [{ move: 'claim *', say: 'otherSection' }],
    },
    {
      step: 'play',
      say: 'fromInventory',
      lit: ['choice:banner inventory', 'banner:inventory'],
      rules: ['RC-C1'],
      moves: [['banner inventory']],
      answers: [{ move: 'banner white', say: 'needRoom' }],
    },
    {
      step: 'play',
      say: 'unlock',
      lit: ['slot:2'],
      rules: ['RC-C7'],
      moves: [['slot green', 'face up', 'amount 2']],
      answers: [
        { move: 'slot blue', say: 'greenNow' },
        { move: 'face down', say: 'wouldLock' },
        { move: 'amount *', say: 'takeBoth' },
      ],
    },
    {
      step: 'watch',
      say: 'borisAgain',
      lit: ['place:6'],
      moves: ['die white 2', 'take', 'roll'],
      picks: [2],
    },
    {
      step: 'play',
      say: 'decorate',
      lit: ['ornament:1', 'section:21'],
      rules: ['RC-D1', 'RC-D2'],
      moves: [['decorate 3.2']],
      answers: [{ move: 'put *', say: 'archFirst' }],
    },
    {
      step: 'play',
      say: 'addGem',
      lit: ['choice:gems A'],
      rules: ['RC-D3'],
      moves: [['gems A']],
    },
    { step: 'play', say: 'stop', lit: ['choice:stop'], rules: ['RC-B1'], moves: [['stop']] },
  ],
} as const satisfies Lesson;
