import type { Lesson } from '@archivolt/engine';
import { AGAINST_BORIS } from './seats.ts';

/** The sixth section, the last turns, and the value of the towers. */
export const end = {
  id: 'end',
  minutes: 3,
  seats: AGAINST_BORIS,
  position:
    'rc/base/basic 41/0 18W19B20S14G9E9A Wr2/By3/Sg1/Gb4/Rw2/P/E/A A1/C1/M1/K1 B03#1,M16#0,D09#1/B06#0,M11#1,D01@0+1W1B1G/B01#0,M14#0^0,M17.Dg,D04.Db/B08#0,D06.Dw r/30/3/0+0/1E/Dr^.S_.B_.W^.Dy^.G_/111 y/33/4/1+2/1W1A/E_.-.R^.A^.-.-/121 - turn',
  steps: [
    { step: 'read', say: 'five', lit: ['pane:cathedral'], rules: ['RC-E1'] },
    { step: 'read', say: 'values', lit: ['section:20', 'section:21'], rules: ['RC-E4'] },
    { step: 'read', say: 'shares', lit: ['section:0', 'section:1', 'section:2'], rules: ['RC-E6', 'RC-E5'] },
    { step: 'read', say: 'tie', lit: ['section:10', 'section:11'], rules: ['RC-E6'] },
    {
      step: 'play',
      say: 'sixth',
      lit: ['section:12', 'goods:4'],
      rules: ['RC-E1'],
      moves: [['put E 2.3']],
      answers: [
        { move: 'die *', say: 'noNeed' },
        { move: 'rubles', say: 'keepPrestige' },
      ],
    },
    { step: 'read', say: 'triggered', lit: ['section:12', 'track'], rules: ['RC-E1'] },
    {
      step: 'play',
      say: 'finish',
      lit: ['choice:end'],
      rules: ['RC-F2a', 'RC-E3'],
      moves: [['end']],
      answers: [
        { move: 'rubles', say: 'keepPrestige' },
        { move: 'reroll *', say: 'noReroll' },
      ],
    },
    {
      step: 'watch',
      say: 'boris',
      lit: ['section:0'],
      rules: ['RC-D3'],
      moves: ['decorate 1.1', 'gems A', 'end'],
    },
    { step: 'read', say: 'leftovers', lit: ['pane:workshop'], rules: ['RC-E3', 'RC-E2'] },
    { step: 'read', say: 'winner', lit: ['pane:cathedral'], rules: ['RC-E7'] },
  ],
} as const satisfies Lesson;
