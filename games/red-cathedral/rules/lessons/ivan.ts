import type { Lesson } from '@archivolt/engine';
import { AGAINST_IVAN } from './seats.ts';

/** The solo game against Ivan, who follows his cards. */
export const ivan = {
  id: 'ivan',
  minutes: 4,
  seats: AGAINST_IVAN,
  position:
    'rc/base/basic 3/0 20W19B19S15G10E10A Wr2/By3/Sg1/Gb4/Rw1/P/E/A A1/C1/K1/M1 B03@1,M16.R,D09.Dr/B06.W,M11.S,D01.Dy/B01@0,M14.P,M17.Dg,D04.Db/B08.G,D06.Dw r/2/3/3+2/1B1S/-.-.B_.-.-.-/121 y/5/0/0+5/-/-.-.-.-.-.-/000 ivan/recognition:w^,claim:y^,inventory:r^,transport:g^,construction:b^/-/-/0 turn',
  steps: [
    { step: 'read', say: 'rival', lit: ['pane:others'], rules: ['RC-V1', 'RC-V2'] },
    { step: 'read', say: 'card', lit: ['solo:recognition', 'die:4'], rules: ['RC-V4'] },
    {
      step: 'play',
      say: 'claim',
      lit: ['section:10'],
      moves: [['claim 2.1']],
      answers: [{ move: 'claim *', say: 'otherSection' }],
    },
    {
      step: 'play',
      say: 'tile',
      lit: ['slot:3'],
      moves: [['slot blue', 'face up', 'amount 2']],
      picks: [3],
      answers: [
        { move: 'slot *', say: 'blueSlot' },
        { move: 'face down', say: 'notDown' },
        { move: 'amount *', say: 'takeBoth' },
      ],
    },
    { step: 'read', say: 'recognition', lit: ['place:5', 'solo:recognition'], rules: ['RC-V5', 'RC-V5a'] },
    { step: 'read', say: 'next', lit: ['solo:claim', 'die:1'], rules: ['RC-V4', 'RC-V5d'] },
    {
      step: 'play',
      say: 'market',
      lit: ['die:3', 'place:7'],
      rules: ['RC-A1'],
      moves: [['die blue 4']],
      answers: [{ move: 'put *', say: 'buildNext' }],
    },
    {
      step: 'play',
      say: 'takeAll',
      lit: ['choice:take and roll', 'place:7', 'slot:3'],
      rules: ['RC-A4'],
      moves: [
        ['take', 'tile blue', 'amount 2', 'roll'],
        ['tile blue', 'amount 2', 'take', 'roll'],
      ],
      picks: [2, 4],
      answers: [
        { move: 'roll', say: 'moreThere' },
        { move: 'use *', say: 'noTrade' },
        { move: 'amount *', say: 'takeBoth' },
      ],
    },
    {
      step: 'play',
      say: 'ivanClaims',
      lit: ['section:11'],
      rules: ['RC-V5d'],
      moves: [['ivan claims 2.2']],
      picks: [],
      answers: [{ move: 'ivan claims 3.2', say: 'recognitionTile' }],
    },
    { step: 'read', say: 'danger', lit: ['section:10', 'section:11'], rules: ['RC-B4', 'RC-V7'] },
    {
      step: 'play',
      say: 'build',
      lit: ['section:10'],
      rules: ['RC-B1'],
      moves: [['put * 2.1', 'put * 2.1', 'put * 2.1']],
      answers: [
        { move: 'put * 3.1', say: 'towerTwo' },
        { move: 'stop', say: 'towerTwo' },
      ],
    },
    { step: 'play', say: 'end', lit: ['choice:end'], rules: ['RC-F3'], moves: [['end']], picks: [2, 2] },
    {
      step: 'read',
      say: 'materials',
      lit: ['solo:inventory', 'solo:transport', 'solo:construction'],
      rules: ['RC-V5b', 'RC-V5c', 'RC-V5e'],
    },
    { step: 'read', say: 'close', lit: ['pane:others'], rules: ['RC-V6', 'RC-V7'] },
  ],
} as const satisfies Lesson;
