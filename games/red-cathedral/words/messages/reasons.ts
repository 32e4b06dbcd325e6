import type { Die, Kind, Material, ReasonCode, Side, Slot } from '@archivolt/red-cathedral';
import type { Sec, Spot, Who } from './game.ts';

/** The facts of the reasons in words, named as in the rules. */
export interface WhyFacts {
  section: Sec;
  below: Sec;
  seat: Who;
  slot: Slot;
  die: Die;
  place: Spot;
  ornament: Kind;
  /** Null if several kinds are missing. */
  kind: Material | null;
  of: readonly Material[];
  /** The influence action in words. */
  action: string;
  /** The current question in words. */
  ask: string;
  side: Side;
  need: number;
  have: number;
  /** RC-F2a: the roubles that a lost prestige point brings. */
  perPrestige: number;
  most: number;
  shows: number;
  steps: number;
  min: number;
  max: number;
  give: number;
  get: number;
  space: number;
}

/** The reasons with facts; all others are plain sentences. */
interface ReasonFacts {
  notYourTurn: 'seat';
  notNow: 'ask';
  sameAs: 'slot';
  claimedAlready: 'section' | 'seat';
  nothingBelow: 'section' | 'below';
  bannerNotAsked: 'side';
  slotTaken: 'slot';
  slotCovered: 'slot';
  needRubles: 'need' | 'have' | 'perPrestige';
  notClaimed: 'section';
  notYours: 'section' | 'seat';
  completedAlready: 'section';
  notNeeded: 'section' | 'kind';
  notInHand: 'kind' | 'need' | 'have';
  notCompleted: 'section';
  decoratedAlready: 'section' | 'seat';
  ornamentGone: 'ornament';
  ornamentLocked: 'ornament' | 'slot';
  tooManyGems: 'most';
  exactSteps: 'die' | 'shows';
  notYourDie: 'die' | 'shows';
  cheaperWay: 'die' | 'steps';
  placeFull: 'die' | 'place';
  supplyEmpty: 'kind';
  amountOutOfRange: 'min' | 'max';
  usedAlready: 'action';
  otherActionUsed: 'action';
  rowBroken: 'action';
  notShown: 'kind' | 'of';
  nothingToSell: 'of';
  nothingToTrade: 'give' | 'get';
  needDifferent: 'need' | 'have';
  sameKind: 'kind';
  returnedAlready: 'kind';
  samePlace: 'place';
  noTile: 'slot';
  faceDown: 'slot';
  otherColour: 'slot' | 'die';
  givesNothing: 'slot';
  noPrestige: 'space';
  noDice: 'place';
  notIvansChoice: 'section';
}

export type Reasons = {
  [C in ReasonCode]: C extends keyof ReasonFacts ? (facts: Pick<WhyFacts, ReasonFacts[C]>) => string : string;
};
