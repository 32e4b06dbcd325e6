import type { ArIllustration } from './illustrations.ts';

/** Placing, comparing, values and protection. */
export const TURN = {
  eligible: {
    rules: ['AR-P1'],
    position:
      'standard rb swaps 0 turn 6 r quiet 0 | (rInn),bSchool,rArsenal / - | r hand Palace,Park | b hand Temple,Palace | turn r',
    moves: [],
    refused: 'play Palace 1.5',
    shows: [{ part: 'city', streets: [0, 1], blocks: [0, 4] }],
    claim: { spaces: 3 },
  },
  threeInARow: {
    rules: ['AR-P4'],
    position:
      'standard rbg swaps 0 turn 7 r quiet 0 | bSchool,rArsenal,rStatue / - / - | r hand Palace,Park | b hand Temple,Palace | g hand Inn,School | turn r',
    moves: [],
    refused: 'play Palace 1.4',
    shows: [{ part: 'city', streets: [0, 0], blocks: [0, 3] }],
    claim: {},
  },
  equal: {
    rules: ['AR-C2'],
    position:
      'standard rb swaps 0 turn 4 r quiet 0 | rPalace,bSchool / - | r hand Inn,Park | b hand Temple,Palace | turn r',
    moves: ['play Inn 1.3'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [1, 2] }],
    claim: { left: 6, played: 6 },
  },
  higher: {
    rules: ['AR-C3'],
    position:
      'standard rb swaps 0 turn 4 r quiet 0 | rInn,bPalace / - | r hand Statue,Park | b hand Temple,School | turn r',
    moves: ['play Statue 1.3'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [1, 2] }],
    claim: { left: 8, played: 5, to: 9 },
  },
  destroyed: {
    rules: ['AR-C4', 'AR-X3'],
    position:
      'standard rb swaps 0 turn 4 r quiet 0 | rPalace,bLibrary / - | r hand Inn,Park | b hand Temple,School | turn r',
    moves: ['play Inn 1.3'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [1, 2] }],
    claim: { left: 3, played: 6 },
  },
  lower: {
    rules: ['AR-C5', 'AR-C6'],
    position:
      'standard rb swaps 0 turn 4 r quiet 0 | rInn,bStatue / - | r hand Palace,Park | b hand Temple,School | turn r',
    moves: ['play Palace 1.3'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [1, 2] }],
    claim: { left: 5, played: 8, to: 3 },
  },
  protectedCard: {
    rules: ['AR-C7', 'AR-X9'],
    position:
      'standard rb swaps 0 turn 9 b quiet 0 | bInn,rStatue*r / - | r hand School,Park | b hand Temple,Palace | turn b',
    moves: ['play Palace 1.3'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [1, 2] }],
    claim: { left: 5, played: 8 },
  },
  covering: {
    rules: ['AR-X3', 'AR-P1'],
    position:
      'standard rb swaps 0 turn 6 r quiet 0 | bPalace,(rLibrary),bInn / - | r hand School,Park | b hand Temple,School | turn r',
    moves: ['play Park 1.2', 'decline'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [0, 2] }],
    claim: { stack: 2, played: 8 },
  },
  valueX: {
    rules: ['AR-X1'],
    position:
      'standard rb swaps 0 turn 8 b quiet 0 | bSchool,rPark,rInn / - | r hand Palace,Temple | b hand Greenhouse,Palace | turn b',
    moves: ['play Greenhouse 2.1', 'turn 1.1 cw', 'decline'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [0, 1] }],
    claim: { from: 6, to: 7, followed: 6, follows: 7 },
  },
  blockN: {
    rules: ['AR-X2'],
    position:
      'standard rb swaps 0 turn 8 r quiet 0 | rPalace,bInn,bSchool< / - | r hand Park,Temple | b hand Greenhouse,Palace | turn r',
    moves: ['play Temple 1.4', 'decline'],
    shows: [{ part: 'city', streets: [0, 0], blocks: [2, 4] }],
    claim: { played: 4 },
  },
  scoring: {
    rules: ['AR-G2', 'AR-K5'],
    position:
      'standard rb swaps 0 turn 25 r quiet 2 | rStatue>,bPark,rTemple,bPalace> / rPalace,(bLibrary),bInn< | r out Library,Greenhouse,Manufactory,Arsenal,School,Inn,Fountain,Laboratory,Park | b out Greenhouse,Manufactory,Arsenal,Statue,School,Fountain,Laboratory,Temple | over',
    moves: [],
    shows: [{ part: 'city', streets: [0, 1], blocks: [0, 3] }, { part: 'scores' }],
    claim: { total0: 21, total1: 19, bonus: 4 },
  },
  deck: {
    rules: ['AR-V1'],
    example: true,
    position:
      'standard rb swaps 3 turn 1 r quiet 0 | - / - | r choosing | b choosing | turn r; show b; show r; swaps b; swaps r',
    moves: ['replace Laboratory by Forge'],
    refused: 'replace Palace by Museum',
    shows: [{ part: 'cards', seat: 0, cards: ['Laboratory', 'Forge'] }],
    claim: {},
  },
} as const satisfies Record<string, ArIllustration>;
