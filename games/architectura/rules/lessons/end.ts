import type { Lesson } from '@archivolt/engine';
import { AGAINST_BORIS } from './seats.ts';

/** The last cards, the final score, and who wins. */
export const end = {
  id: 'end',
  minutes: 4,
  seats: AGAINST_BORIS,
  position:
    'standard ry swaps 0 turn 22 r quiet 0 | rInn,(rFountain)yPalace>>,rSchool,(yTemple),(yInn)rLaboratory<,yFountain>>,rTemple / rPark,(yManufactory)rPalace<,yLaboratory,(rGreenhouse)yPark,(rArsenal),(yLibrary)(yGreenhouse)rManufactory,yStatue>>,yArsenal>> | r hand Library,Statue exchanged | y hand School exchanged | turn r',
  steps: [
    { step: 'read', say: 'last', lit: ['pane:hand', 'pane:others'], rules: ['AR-T2', 'AR-G1'] },
    { step: 'read', say: 'values', lit: ['space:0', 'space:3'], rules: ['AR-G2', 'AR-X3'] },
    { step: 'read', say: 'letters', lit: ['space:6', 'space:8'], rules: ['AR-X1', 'AR-X2'] },
    { step: 'read', say: 'atTheEnd', lit: ['hand:Statue', 'space:11'], rules: ['AR-K5', 'AR-X10'] },
    {
      step: 'play',
      say: 'statue',
      lit: ['hand:Statue', 'space:3'],
      rules: ['AR-K5', 'AR-C3'],
      moves: [['play Statue 1.4']],
      answers: [
        { move: 'play Statue 1.8', say: 'noPark' },
        { move: 'play Statue 2.5', say: 'helpsBoris' },
        { move: 'play Library *', say: 'statueFirst' },
      ],
    },
    { step: 'watch', say: 'school', lit: ['space:12'], moves: ['play School 2.5'] },
    {
      step: 'play',
      say: 'library',
      lit: ['hand:Library', 'space:7'],
      rules: ['AR-C3'],
      moves: [['play Library 1.8']],
    },
    {
      step: 'play',
      say: 'rotate',
      lit: ['space:7', 'space:10'],
      rules: ['AR-K1', 'AR-E3', 'AR-X1'],
      moves: [
        ['turn 1.8 cw', 'turn 2.3 ccw'],
        ['turn 2.3 ccw', 'turn 1.8 cw'],
      ],
      answers: [
        { move: 'turn 2.3 cw', say: 'laboratoryUp' },
        { move: 'turn 1.2 *', say: 'notPalace' },
        { move: 'turn 1.8 ccw', say: 'libraryDown' },
        { move: 'turn *', say: 'otherCards' },
        { move: 'decline', say: 'useBoth' },
      ],
    },
    { step: 'read', say: 'over', rules: ['AR-G1', 'AR-G2'] },
    { step: 'read', say: 'close', rules: ['AR-G3'] },
  ],
} as const satisfies Lesson;
