import type { ArIllustration } from './illustrations.ts';

/** The effects of the buildings. */
export const BUILDINGS = {
  library: {
    rules: ['AR-K1', 'AR-X6'],
    position:
      'standard rb swaps 0 turn 6 r quiet 0 | rStatue,bPalace / - | r hand Library,Park | b hand Temple,School | turn r',
    moves: ['play Library 2.1', 'turn 1.1 cw', 'turn 1.2 ccw'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [0, 1] }],
    claim: { from: 5, to: 6 },
  },
  manufactory: {
    rules: ['AR-K3'],
    position:
      'standard rb swaps 0 turn 8 r quiet 0 | bArsenal,rStatue,bInn / - | r hand Manufactory,Palace | b hand Temple,School | turn r',
    moves: ['play Manufactory 2.1', 'return 1.2', 'play Palace 1.2'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [0, 2] }],
    claim: { from: 5, to: 3 },
  },
  arsenal: {
    rules: ['AR-K4'],
    position:
      'standard rb swaps 0 turn 8 r quiet 0 | bLibrary,rGreenhouse,bPalace / - | r hand Arsenal,Park | b hand Temple,School | turn r',
    moves: ['play Arsenal 1.4'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [0, 3] }],
    claim: { played: 5, destroyed: 2 },
  },
  school: {
    rules: ['AR-K6', 'AR-X4'],
    position:
      'standard rb swaps 0 turn 8 r quiet 0 | (rPalace),bInn / - | r hand School,Park | b hand Temple,School | turn r',
    moves: ['play School 2.1', 'rebuild 1.1'],
    shows: [{ part: 'city', streets: [0, 1], blocks: [0, 1] }],
    claim: { rebuilt: 8 },
  },
  inn: {
    rules: ['AR-K7', 'AR-X5'],
    position:
      'standard rb swaps 0 turn 9 b quiet 0 | bSchool,rInn< / - | r hand School,Park | b hand Temple,Palace | turn b',
    moves: ['play Palace 1.3', 'move 2.1'],
    shows: [{ part: 'city', streets: [0, 1], blocks: [0, 2] }],
    claim: { left: 4, played: 8 },
  },
  fountain: {
    rules: ['AR-K8', 'AR-P5'],
    position:
      'standard rb swaps 0 turn 4 r quiet 0 | bSchool / - | r hand Fountain,Park | b hand Temple,Palace | turn r',
    moves: ['play Fountain 1.2', 'token 1.3'],
    refused: 'play Palace 1.3',
    shows: [{ part: 'city', streets: [0, 0], blocks: [0, 3] }],
    claim: {},
  },
  laboratory: {
    rules: ['AR-K9'],
    position:
      'standard rb swaps 0 turn 4 r quiet 0 | bPalace / - | r hand Laboratory,Park | b hand Temple,Library | turn r',
    moves: ['play Laboratory 1.2', 'down Library 1.3'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [0, 2] }],
    claim: { left: 8, played: 7, to: 9 },
  },
  park: {
    rules: ['AR-K11', 'AR-X7'],
    position:
      'standard rb swaps 0 turn 6 r quiet 0 | bSchool,rInn / - | r hand Palace,Park | b hand Temple,Palace | turn r',
    moves: ['play Park 2.1', 'swap 1.1'],
    shows: [{ part: 'city', streets: [0, 1], blocks: [0, 1] }],
    claim: { played: 0 },
  },
  temple: {
    rules: ['AR-K12', 'AR-X9'],
    position:
      'standard rb swaps 0 turn 6 r quiet 0 | rPalace,bSchool< / - | r hand Inn,Temple | b hand Temple,Palace | turn r',
    moves: ['play Temple 1.3', 'protect 1.1'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [0, 2] }],
    claim: { left: 4, played: 3, to: 6 },
  },
  cemetery: {
    rules: ['AR-K13'],
    position:
      'standard rb swaps 3 turn 9 b quiet 0 | bSchool,rLibrary / - | r with Cemetery without Greenhouse hand School,Park beside Cemetery | b hand Temple,Inn | turn b',
    moves: ['play Inn 1.3'],
    shows: [
      { part: 'city', streets: [0, 0], blocks: [0, 2] },
      { part: 'beside', seat: 0 },
    ],
    claim: { left: 3, played: 6, bonus: 2 },
  },
  obelisk: {
    rules: ['AR-K14', 'AR-D1'],
    position:
      'standard rb swaps 3 turn 8 r quiet 0 | bSchool< / - | r with Obelisk without Arsenal hand Obelisk,Inn,Park | b hand Temple,Inn | turn r',
    moves: ['play Obelisk 1.2'],
    shows: [{ part: 'hand', seat: 0 }],
    claim: { limit: 5 },
  },
  forge: {
    rules: ['AR-K16'],
    position:
      'standard rb swaps 3 turn 8 r quiet 0 | bLibrary,rStatue,bArsenal / - | r with Forge without Laboratory hand Forge,Park | b hand Temple,Inn | turn r',
    moves: ['play Forge 1.4', 'copy Arsenal'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [0, 3] }],
    claim: { played: 7, destroyed: 3 },
  },
  townHall: {
    rules: ['AR-K17'],
    position:
      'standard rb swaps 3 turn 8 r quiet 0 | bLibrary,rStatue,bInn / - | r with TownHall without Palace hand TownHall,Library,Park | b hand Temple,Palace | turn r',
    moves: ['play TownHall 1.4', 'pay Library'],
    shows: [
      { part: 'city', streets: [0, 0], blocks: [2, 3] },
      { part: 'hand', seat: 0 },
    ],
    claim: { played: 10, removed: 1 },
  },
} as const satisfies Record<string, ArIllustration>;
