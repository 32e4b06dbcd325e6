import type { Lesson } from '@archivolt/engine';
import { AGAINST_BORIS } from './seats.ts';

/** A turn: play a card, compare it with the one on its left, draw. */
export const compare = {
  id: 'compare',
  minutes: 4,
  seats: AGAINST_BORIS,
  position:
    'standard ry swaps 0 turn 2 r quiet 0 | yLibrary / - | r hand Statue,Inn,Palace | y hand Statue,Inn,Palace | turn r',
  steps: [
    { step: 'read', say: 'city', lit: ['pane:city'], rules: ['AR-S3'] },
    { step: 'read', say: 'hand', lit: ['hand:Inn'], rules: ['AR-S2', 'AR-P3'] },
    { step: 'read', say: 'goal', lit: ['pane:others'], rules: ['AR-G2'] },
    {
      step: 'play',
      say: 'inn',
      lit: ['hand:Inn', 'space:1'],
      rules: ['AR-P1', 'AR-C4'],
      moves: [['play Inn 1.2']],
      picks: [0],
      answers: [
        { move: 'play Statue 1.2', say: 'tooWeak' },
        { move: 'play Palace 1.2', say: 'tooStrong' },
        { move: 'play * 2.1', say: 'nothingLeft' },
        { move: 'exchange', say: 'keepHand' },
      ],
    },
    { step: 'read', say: 'ruin', lit: ['space:0'], rules: ['AR-C4', 'AR-X3'] },
    { step: 'read', say: 'draw', lit: ['pane:hand'], rules: ['AR-D1'] },
    { step: 'watch', say: 'statue', lit: ['space:1', 'space:2'], moves: ['play Statue 1.3'], picks: [0] },
    { step: 'read', say: 'rises', lit: ['space:1'], rules: ['AR-C3'] },
    {
      step: 'play',
      say: 'palace',
      lit: ['hand:Palace', 'space:3'],
      rules: ['AR-C5'],
      moves: [['play Palace 1.4']],
      picks: [3],
      answers: [
        { move: 'play Statue 1.4', say: 'equal' },
        { move: 'play * 1.4', say: 'takePalace' },
        { move: 'play * 1.1', say: 'ruinLater' },
        { move: 'play * 2.1', say: 'streetLater' },
        { move: 'exchange', say: 'keepHand' },
      ],
    },
    { step: 'read', say: 'falls', lit: ['space:2'], rules: ['AR-C5', 'AR-C6'] },
    { step: 'watch', say: 'street', lit: ['space:8'], moves: ['play Palace 2.1'], picks: [0] },
    {
      step: 'play',
      say: 'cover',
      lit: ['hand:Statue', 'space:0'],
      rules: ['AR-P1', 'AR-C1'],
      moves: [['play Statue 1.1']],
      picks: [2],
      answers: [
        { move: 'play * 1.1', say: 'takeStatue' },
        { move: 'play * 1.5', say: 'ownCard' },
        { move: 'play * 2.2', say: 'secondStreet' },
        { move: 'exchange', say: 'keepHand' },
      ],
    },
    { step: 'read', say: 'close', lit: ['pane:city'] },
  ],
} as const satisfies Lesson;
