import type { Reason as AnyReason, Facts } from '@archivolt/engine';
import { hasSection } from './cathedral.ts';
import { freeSpaces } from './goods.ts';
import { countOf } from './pile.ts';
import type { RuleNumber } from './ruleNumbers.ts';
import { playerOf, type View } from './state.ts';
import { movedDie } from './todo.ts';
import { mayLosePrestige } from './track.ts';
import type { Material, Where } from './vocabulary.ts';

/** All reason codes; each has its sentence elsewhere. */
export const REASON_CODES = [
  'over',
  'notYourTurn',
  'notNow',
  'sameAs',
  'noSuchSection',
  'claimedAlready',
  'nothingBelow',
  'noBanner',
  'bannerNotAsked',
  'slotTaken',
  'slotCovered',
  'needRubles',
  'notClaimed',
  'notYours',
  'completedAlready',
  'notNeeded',
  'notInHand',
  'nothingDelivered',
  'notCompleted',
  'decoratedAlready',
  'ornamentGone',
  'ornamentLocked',
  'tooManyGems',
  'exactSteps',
  'notYourDie',
  'cheaperWay',
  'placeFull',
  'noDieMoved',
  'takenAlready',
  'noSpace',
  'supplyEmpty',
  'amountOutOfRange',
  'usedAlready',
  'otherActionUsed',
  'otherQuadrant',
  'rowBroken',
  'notShown',
  'nothingToSell',
  'nothingToDeliver',
  'nothingToTrade',
  'noUsefulTile',
  'needEveryKind',
  'needDifferent',
  'sameKind',
  'returnedAlready',
  'samePlace',
  'noTile',
  'faceDown',
  'otherColour',
  'activatedAlready',
  'givesNothing',
  'noPrestige',
  'rerolledAlready',
  'noDice',
  'actFirst',
  'notIvansChoice',
] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason extends AnyReason {
  rule: RuleNumber;
  code: ReasonCode;
}

export function reason(rule: RuleNumber, code: ReasonCode, facts?: Facts): Reason {
  return facts ? { rule, code, facts } : { rule, code };
}

/** Filters the reasons that apply. */
export function holding(...candidates: (Reason | false | undefined)[]): Reason[] {
  return candidates.filter((candidate): candidate is Reason => Boolean(candidate));
}

export function notInHand(
  view: View,
  kind: Material,
  rule: 'RC-B2' | 'RC-D2' | 'RC-I3' | 'RC-I5' | 'RC-I6',
  need = 1,
): Reason | false {
  const have = countOf(playerOf(view).goods, kind);
  return have < need && reason(rule, 'notInHand', { kind, need, have });
}

/** RC-T3, RC-T4: none of it is available. */
export function noRoom(view: View, kind: Material, rule: 'RC-M2' | 'RC-T4'): Reason[] {
  return holding(
    freeSpaces(playerOf(view)) === 0 && reason(rule, 'noSpace'),
    countOf(view.table.supply, kind) === 0 && reason('RC-T3', 'supplyEmpty', { kind }),
  );
}

export function noSuchSection({ table }: View, section: Where): Reason | false {
  return !hasSection(table, section) && reason('RC-P7', 'noSuchSection', { section });
}

export function noDieMoved({ table }: View, rule: 'RC-A1' | 'RC-I1' = 'RC-A1'): Reason | false {
  return movedDie(table) === null && reason(rule, 'noDieMoved');
}

export function noPrestige(view: View): Reason | false {
  return (
    !mayLosePrestige(view.table, view.seat) && reason('RC-S4', 'noPrestige', { space: playerOf(view).space })
  );
}
