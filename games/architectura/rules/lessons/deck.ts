import type { Lesson } from '@archivolt/engine';
import { AGAINST_BORIS } from './seats.ts';

/** Building a deck, and its first turns. */
export const deck = {
  id: 'deck',
  minutes: 5,
  seats: AGAINST_BORIS,
  position:
    'standard ry swaps 3 turn 1 r quiet 0 | - / - | r choosing | y choosing | turn r; show y; show r; swaps y; swaps r',
  steps: [
    { step: 'read', say: 'decks', lit: ['pane:city'], rules: ['AR-V1', 'AR-V2'] },
    {
      step: 'play',
      say: 'obelisk',
      lit: ['deck:Obelisk', 'deck:Statue'],
      rules: ['AR-V1', 'AR-K14'],
      moves: [['replace Statue by Obelisk']],
      answers: [
        { move: 'replace Arsenal by Obelisk', say: 'keepArsenal' },
        { move: 'replace *', say: 'obeliskFirst' },
        { move: 'ready', say: 'notReady' },
      ],
    },
    {
      step: 'play',
      say: 'townHall',
      lit: ['deck:TownHall', 'deck:Palace'],
      rules: ['AR-V1', 'AR-K17'],
      moves: [['replace Palace by TownHall']],
      answers: [
        { move: 'replace Palace by MagicAcademy', say: 'tooDear' },
        { move: 'replace *', say: 'townHallNow' },
        { move: 'ready', say: 'notReady' },
      ],
    },
    { step: 'read', say: 'named', lit: ['deck:MagicAcademy'], rules: ['AR-V3', 'AR-K18'] },
    {
      step: 'play',
      say: 'museum',
      lit: ['deck:Museum', 'deck:School'],
      rules: ['AR-K15', 'AR-D1'],
      moves: [['replace School by Museum']],
      answers: [
        { move: 'replace * by Museum', say: 'notSchool' },
        { move: 'replace *', say: 'museumNow' },
        { move: 'ready', say: 'notReady' },
      ],
    },
    { step: 'play', say: 'ready', lit: ['choice:ready'], rules: ['AR-V3'], moves: [['ready']] },
    {
      step: 'watch',
      say: 'boris',
      lit: ['pane:others'],
      rules: ['AR-V3'],
      moves: ['replace Palace by MagicAcademy', 'ready'],
      picks: [0, 10, 0],
    },
    {
      step: 'watch',
      say: 'shown',
      lit: ['pane:others'],
      rules: ['AR-V3', 'AR-S2'],
      moves: ['show MagicAcademy for Palace'],
      picks: [4, 0, 0],
    },
    {
      step: 'play',
      say: 'search',
      lit: ['action:search'],
      rules: ['AR-K14'],
      moves: [['search Library']],
      answers: [
        { move: 'search *', say: 'giveLibrary' },
        { move: 'play *', say: 'searchFirst' },
        { move: 'exchange', say: 'noExchange' },
      ],
    },
    {
      step: 'play',
      say: 'play',
      lit: ['hand:Obelisk', 'space:0'],
      rules: ['AR-K14', 'AR-D1'],
      moves: [['play Obelisk 1.1']],
      picks: [2, 2, 6],
      answers: [
        { move: 'play *', say: 'obeliskNow' },
        { move: 'exchange', say: 'noExchange' },
      ],
    },
    { step: 'watch', say: 'statue', lit: ['space:1'], moves: ['play Statue 1.2'], picks: [0] },
    {
      step: 'play',
      say: 'cost',
      lit: ['hand:TownHall', 'space:2'],
      rules: ['AR-K17', 'AR-C4'],
      moves: [['play TownHall 1.3']],
      answers: [
        { move: 'play TownHall *', say: 'rightOfStatue' },
        { move: 'play *', say: 'townHallFirst' },
        { move: 'exchange', say: 'noExchange' },
      ],
    },
    {
      step: 'play',
      say: 'pay',
      lit: ['hand:Greenhouse'],
      rules: ['AR-K17'],
      moves: [['pay Greenhouse']],
      picks: [0, 0],
      answers: [{ move: 'pay *', say: 'keepThat' }],
    },
    { step: 'read', say: 'close', rules: ['AR-V1'] },
  ],
} as const satisfies Lesson;
