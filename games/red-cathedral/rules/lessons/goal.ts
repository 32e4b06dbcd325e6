import type { Lesson } from '@archivolt/engine';
import { AGAINST_BORIS } from './seats.ts';

/** The goal, a claim, and where its workshop tile goes. */
export const goal = {
  id: 'goal',
  minutes: 3,
  seats: AGAINST_BORIS,
  position:
    'rc/base/basic 1/0 20W20B20S15G10E10A Pr2/Wy3/Bg1/Sb4/Rw2/G/E/A K1/A1/C1/M1 B03.R,M16.S,D09.Dr/B06.W,M11.Dy,D01.Dg/B01.E,M14.Db,M17.Dw,D04.G/B08.B,D06.A r/2/3/4+2/-/-.-.-.-.-.-/121 y/2/4/4+2/-/-.-.-.-.-.-/121 - turn',
  steps: [
    { step: 'read', say: 'cathedral', lit: ['pane:cathedral'], rules: ['RC-E7'] },
    { step: 'read', say: 'tower', lit: ['section:20', 'section:21', 'section:23'], rules: ['RC-P7'] },
    { step: 'read', say: 'card', lit: ['section:10'], rules: ['RC-B2', 'RC-B3'] },
    { step: 'read', say: 'turn', lit: ['action:claim', 'action:build', 'action:acquire'], rules: ['RC-F1'] },
    {
      step: 'play',
      say: 'claim',
      lit: ['section:10'],
      rules: ['RC-C1'],
      moves: [['claim 2.1']],
      answers: [
        { move: 'claim *', say: 'otherBase' },
        { move: 'die *', say: 'marketLater' },
      ],
    },
    {
      step: 'play',
      say: 'tile',
      lit: ['slot:3'],
      rules: ['RC-C3', 'RC-C4'],
      moves: [['slot blue', 'face up', 'amount 2']],
      answers: [
        { move: 'slot red', say: 'redSlot' },
        { move: 'slot *', say: 'otherSlot' },
        { move: 'face down', say: 'notDown' },
        { move: 'amount *', say: 'takeBoth' },
      ],
    },
    { step: 'read', say: 'benefit', lit: ['goods:0', 'slot:3'], rules: ['RC-C5', 'RC-W1'] },
    { step: 'read', say: 'space', lit: ['banner:inventory'], rules: ['RC-P2', 'RC-T1'] },
    {
      step: 'watch',
      say: 'boris',
      lit: ['section:0'],
      moves: ['claim 1.1', 'slot green', 'face up'],
    },
    { step: 'read', say: 'above', lit: ['section:1', 'section:11'], rules: ['RC-C2'] },
    {
      step: 'play',
      say: 'claimAbove',
      lit: ['section:1'],
      rules: ['RC-C2'],
      moves: [['claim 1.2']],
      answers: [
        { move: 'claim 2.2', say: 'aboveYourself' },
        { move: 'put *', say: 'buildLater' },
      ],
    },
    {
      step: 'play',
      say: 'faceDown',
      lit: ['slot:1'],
      rules: ['RC-C4'],
      moves: [['slot *']],
    },
    { step: 'read', say: 'close', lit: ['section:1', 'section:10'] },
  ],
} as const satisfies Lesson;
