import type { Lesson } from '@archivolt/engine';
import { AGAINST_BORIS } from './seats.ts';

/** What buildings do after comparing, tokens that protect, and the values X and N. */
export const effects = {
  id: 'effects',
  minutes: 5,
  seats: AGAINST_BORIS,
  position:
    'standard ry swaps 0 turn 8 r quiet 0 | rManufactory,yPalace,rSchool<,yInn,yGreenhouse / yLaboratory | r hand Greenhouse,Park,Temple | y hand Arsenal,Statue,Library | turn r',
  steps: [
    { step: 'read', say: 'signs', lit: ['pane:hand'], rules: ['AR-E1'] },
    { step: 'read', say: 'block', lit: ['hand:Temple'], rules: ['AR-X2'] },
    {
      step: 'play',
      say: 'temple',
      lit: ['hand:Temple', 'space:5'],
      rules: ['AR-X2', 'AR-C4'],
      moves: [['play Temple 1.6']],
      answers: [
        { move: 'play Temple *', say: 'smallBlock' },
        { move: 'play *', say: 'templeFirst' },
        { move: 'exchange', say: 'keepHand' },
      ],
    },
    {
      step: 'play',
      say: 'protect',
      lit: ['space:2'],
      rules: ['AR-K12', 'AR-X9'],
      moves: [['protect 1.3']],
      picks: [0],
      answers: [
        { move: 'protect *', say: 'protectSchool' },
        { move: 'decline', say: 'useToken' },
      ],
    },
    {
      step: 'watch',
      say: 'arsenal',
      lit: ['space:4'],
      rules: ['AR-K4'],
      moves: ['play Arsenal 1.5'],
      picks: [0],
    },
    { step: 'read', say: 'shielded', lit: ['space:0', 'space:2'], rules: ['AR-X9'] },
    { step: 'read', say: 'left', lit: ['hand:Park'], rules: ['AR-X1'] },
    {
      step: 'play',
      say: 'park',
      lit: ['hand:Park', 'space:9'],
      rules: ['AR-X1', 'AR-C2'],
      moves: [['play Park 2.2']],
      answers: [
        { move: 'play Park *', say: 'parkThere' },
        { move: 'play *', say: 'parkFirst' },
        { move: 'exchange', say: 'keepHand' },
      ],
    },
    {
      step: 'play',
      say: 'decline',
      lit: ['choice:decline'],
      rules: ['AR-K11', 'AR-E2'],
      moves: [['decline']],
      picks: [0],
      answers: [{ move: 'swap *', say: 'noSwap' }],
    },
    {
      step: 'watch',
      say: 'statue',
      lit: ['space:9'],
      rules: ['AR-C3'],
      moves: ['play Statue 2.3'],
      picks: [0],
    },
    {
      step: 'play',
      say: 'greenhouse',
      lit: ['hand:Greenhouse', 'space:6'],
      rules: ['AR-C3'],
      moves: [['play Greenhouse 1.7']],
      answers: [
        { move: 'play Greenhouse *', say: 'rightOfTemple' },
        { move: 'play *', say: 'greenhouseFirst' },
        { move: 'exchange', say: 'keepHand' },
      ],
    },
    {
      step: 'play',
      say: 'rotate',
      lit: ['space:2', 'space:9'],
      rules: ['AR-K2', 'AR-X6'],
      moves: [
        ['turn 1.3 ccw', 'turn 2.2 cw'],
        ['turn 2.2 cw', 'turn 1.3 ccw'],
      ],
      picks: [0],
      answers: [
        { move: 'turn 1.3 cw', say: 'otherWay' },
        { move: 'turn 2.2 ccw', say: 'parkUp' },
        { move: 'turn *', say: 'otherCards' },
        { move: 'decline', say: 'bothCards' },
      ],
    },
    { step: 'read', say: 'close', lit: ['pane:city'], rules: ['AR-E3'] },
  ],
} as const satisfies Lesson;
