import type { ReasonCode } from '@archivolt/architectura';
import type { Spot, Who } from './game.ts';

/** The facts of the reasons in words, named as in the rules. */
export interface WhyFacts {
  seat: Who;
  owner: Who;
  card: string;
  by: string;
  space: Spot;
  from: Spot;
  first: Spot;
  /** The current question in words. */
  ask: string;
  /** Whether it must be another space (AR-X5) or exactly this one (AR-K3). */
  another: boolean;
  streets: number;
  blocks: number;
  most: number;
  run: number;
  cost: number;
  others: number;
}

/** The reasons with facts; all others are plain sentences. */
interface ReasonFacts {
  notYourDecision: 'seat';
  otherDecision: 'ask';
  noSuchCard: 'card';
  notInHand: 'card';
  notInDeck: 'card';
  notAdditional: 'card';
  alreadySwappedIn: 'card';
  cannotReplace: 'card' | 'by';
  noSwapsLeft: 'most';
  noSuchSpace: 'streets' | 'blocks';
  spaceTaken: 'space';
  leftIsEmpty: 'space';
  streetNotOpen: 'space' | 'first';
  foreignToken: 'space' | 'owner';
  threeInARow: 'space' | 'run';
  costTooHigh: 'cost' | 'others';
  costPayable: 'card';
  noCost: 'card';
  belongsBeside: 'card';
  belongsInCity: 'card';
  otherSpace: 'space' | 'another';
  justReturned: 'card';
  nothingFaceUp: 'space';
  notYours: 'space' | 'owner';
  protected: 'card' | 'owner';
  singleValue: 'card';
  turnedAlready: 'space';
  playerDone: 'owner';
  notDestroyed: 'space';
  tokenThere: 'space';
  alreadyProtected: 'card';
  notAdjacent: 'space' | 'from';
  mustAnswer: 'ask';
  notFaceUpInCity: 'card';
  noInstantEffect: 'card';
  nothingWouldHappen: 'card';
  goesBeside: 'card';
  staysInCity: 'card';
}

export type Reasons = {
  [C in ReasonCode]: C extends keyof ReasonFacts ? (facts: Pick<WhyFacts, ReasonFacts[C]>) => string : string;
};
