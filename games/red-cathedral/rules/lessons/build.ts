import type { Lesson } from '@archivolt/engine';
import { AGAINST_BORIS } from './seats.ts';

/** Deliveries, completed sections, recognition and prestige, overbuilding, ornaments. */
export const build = {
  id: 'build',
  minutes: 5,
  seats: AGAINST_BORIS,
  position:
    'rc/base/basic 9/0 16W17B18S14G9E9A Wr2/By3/Sg1/Gb4/Rw2/P/E/A A1/C1/M1/K1 B03@1+1W,M16@0,D09.Dr/B06@0,M11.Dy,D01.Dg/B01@0,M14@1+1B1S,M17.Db,D04.Dw/B08.P,D06.Q r/2/2/1+2/3W2B1S1E1A/-.S_.B_.W^.-.-/121 y/2/3/2+2/1G/E_.-.R^.-.-.-/121 - turn',
  steps: [
    { step: 'read', say: 'needs', lit: ['section:10', 'goods:0', 'goods:1', 'goods:2'], rules: ['RC-B2'] },
    {
      step: 'play',
      say: 'deliver',
      lit: ['section:10'],
      rules: ['RC-B1', 'RC-B3'],
      moves: [['put * 2.1', 'put * 2.1', 'put * 2.1']],
      answers: [
        { move: 'put * 1.2', say: 'thisFirst' },
        { move: 'put * 3.1', say: 'thisFirst' },
        { move: 'stop', say: 'notStop' },
        { move: 'die *', say: 'haveEnough' },
      ],
    },
    { step: 'read', say: 'completed', lit: ['section:10', 'track'], rules: ['RC-B3', 'RC-S1'] },
    { step: 'read', say: 'prestige', lit: ['track'], rules: ['RC-E2', 'RC-S3'] },
    {
      step: 'play',
      say: 'end',
      lit: ['choice:end'],
      rules: ['RC-F2', 'RC-F3'],
      moves: [['end']],
      answers: [
        { move: 'rubles', say: 'keepPrestige' },
        { move: 'reroll *', say: 'keepPrestige' },
      ],
    },
    {
      step: 'watch',
      say: 'overbuilt',
      lit: ['section:21', 'section:20'],
      rules: ['RC-B4'],
      moves: ['put G 3.2', 'end'],
    },
    { step: 'read', say: 'penalty', lit: ['section:20', 'section:0'], rules: ['RC-B4'] },
    {
      step: 'play',
      say: 'payBack',
      lit: ['section:1'],
      rules: ['RC-B4', 'RC-B5'],
      moves: [['put * 1.2', 'put * 1.2', 'put * 1.2']],
      answers: [
        { move: 'put * 3.1', say: 'ownBaseLater' },
        { move: 'decorate *', say: 'decorateLater' },
        { move: 'stop', say: 'notStop' },
      ],
    },
    {
      step: 'play',
      say: 'endAgain',
      lit: ['choice:end'],
      rules: ['RC-F3'],
      moves: [['end']],
      answers: [
        { move: 'rubles', say: 'keepPrestige' },
        { move: 'reroll *', say: 'keepPrestige' },
      ],
    },
    { step: 'watch', say: 'boris', lit: ['place:7'], moves: ['die blue 4', 'take', 'roll'], picks: [2] },
    {
      step: 'play',
      say: 'decorate',
      lit: ['ornament:0', 'section:10'],
      rules: ['RC-D1', 'RC-D2'],
      moves: [['decorate 2.1']],
      answers: [{ move: 'put *', say: 'woodForDoor' }],
    },
    {
      step: 'play',
      say: 'gem',
      lit: ['choice:gems A'],
      rules: ['RC-D3', 'RC-D4'],
      moves: [['gems A']],
      answers: [{ move: 'gems -', say: 'addGem' }],
    },
    { step: 'play', say: 'last', lit: ['choice:end'], rules: ['RC-D1', 'RC-E4'], moves: [['end']] },
  ],
} as const satisfies Lesson;
