import { at, type Draft, extend, offersOf, startDraft } from '@archivolt/engine';
import {
  type Action,
  actionAt,
  asked,
  countOf,
  cubes,
  type Do,
  deliverable,
  deliveriesLeft,
  isAffordable,
  MATERIALS,
  type Move,
  type MoveOf,
  type Pile,
  type RedCathedral,
  redCathedral,
  SLOT_LIST,
  type Slot,
  totalOf,
  type View,
  type Where,
} from '@archivolt/red-cathedral';
import type { RcAnswer, RcAsking } from './selection.ts';

/**
 * What one touch plays: an offer, and the obvious answers to the questions it raises. Everything available is taken; a
 * separate choice takes less.
 */

type PlayAnswer = Extract<RcAnswer, { does: 'play' }>;

/** How the questions on the way are to be answered. */
interface Wish {
  /** Which face of the tile. */
  readonly up?: boolean;
  readonly slot?: Slot;
}

/** An offer with the answers that follow from it. */
export function lineOf(view: View, move: Move, wish: Wish = {}): PlayAnswer {
  return answerOf(follow(view, extend(redCathedral, startDraft<RedCathedral>(view), move), wish));
}

function answerOf({ steps }: Draft<RedCathedral>): PlayAnswer {
  const [move, ...also] = steps.map((step) => step.move);
  if (move === undefined) throw new Error('a line begins with an offer');
  return { does: 'play', move, ...(also.length > 0 ? { also } : {}) };
}

export const movesOf = ({ move, also = [] }: PlayAnswer): Move[] => [move, ...also];

/** Answers questions as long as the wish says how, and takes the maximum. */
function follow(view: View, begun: Draft<RedCathedral>, wish: Wish): Draft<RedCathedral> {
  let draft = begun;
  for (let next = answerTo(view, draft, wish); next; next = answerTo(view, draft, wish))
    draft = extend(redCathedral, draft, next);
  return draft;
}

/** Whether the turn begun in this view continues, with something to decide. */
function continues({ table, seat }: View, { view: now, sealed }: Draft<RedCathedral>): boolean {
  return !sealed && now.table.turn === table.turn && redCathedral.toMove(now.table) === seat;
}

function answerTo(view: View, draft: Draft<RedCathedral>, { up, slot }: Wish): Move | undefined {
  if (!continues(view, draft)) return undefined;
  const offers = offersOf(redCathedral, draft.view);
  const of = <K extends Do>(kind: K) => offers.filter((move): move is MoveOf<K> => move.do === kind);
  switch (asked(draft.view.table).ask) {
    case 'amount':
      return of('amount').at(-1);
    case 'face':
      return up === undefined ? undefined : of('face').find((move) => move.up === up);
    case 'slot':
      return of('slot').find((move) => move.slot === slot);
    default:
      return undefined;
  }
}

/** Whether this player can pay for a tile face up in this slot now. */
export function isPayable({ table, seat }: View, slot: Slot): boolean {
  return isAffordable(table, at(table.players, seat), slot);
}

/** Whether no free slot is affordable: then face down is the only option, wherever the tile goes. */
export function isDownOnly(asking: RcAsking): boolean {
  const free = SLOT_LIST.filter((slot) => slotLine(asking, slot, false) !== undefined);
  return free.length > 0 && !free.some((slot) => isPayable(asking.view, slot));
}

/**
 * Puts the tile into this slot. If it is still open which banner goes (RC-C1), it is the one from the inventory, unless only
 * the other one frees this slot.
 */
export function slotLine({ view, offers }: RcAsking, slot: Slot, up: boolean): PlayAnswer | undefined {
  const direct = offers.find((move) => move.do === 'slot' && move.slot === slot);
  if (direct) return lineOf(view, direct, { up });
  const banners = offers.filter((move) => move.do === 'banner');
  const lines = banners.map((move) => lineOf(view, move, { up, slot }));
  return lines.find((line) => movesOf(line).some((move) => move.do === 'slot'));
}

/** Everything available at the place without a further question, and the roll that ends the visit. */
export interface Rest {
  /** What can still be taken: the place itself, a workshop tile, free influence. */
  readonly left: readonly Move[];
  /** All of it and the roll; undefined if something has to be chosen first. */
  readonly all: PlayAnswer | undefined;
}

/** Whether an influence action only gives. */
const ONLY_GIVES: Record<Action['act'], boolean> = {
  sell: false,
  buy: false,
  deliver: false,
  swap: false,
  rubles: true,
  trade: false,
  activate: true,
  recognition: true,
  prestige: false,
};

function isGift(action: Action | undefined): boolean {
  return action !== undefined && ONLY_GIVES[action.act];
}

export function restOf({ view, offers }: RcAsking): Rest {
  const left = offers.filter(
    (move) =>
      move.do === 'take' ||
      move.do === 'activate' ||
      (move.do === 'use' && isGift(actionAt(view.table, move.action))),
  );
  let draft = startDraft<RedCathedral>(view);
  for (const move of left) {
    const offered = continues(view, draft) && offersOf(redCathedral, draft.view).includes(move);
    if (!offered) return { left, all: undefined };
    draft = follow(view, extend(redCathedral, draft, move), {});
  }
  const roll =
    continues(view, draft) && offersOf(redCathedral, draft.view).find((move) => move.do === 'roll');
  return { left, all: roll ? answerOf(extend(redCathedral, draft, roll)) : undefined };
}

/** All ways to fill a section within the remaining deliveries, those with most kinds first. */
export function deliveriesTo({ view, offers }: RcAsking, section: Where): PlayAnswer[] {
  const fitting = deliverable(view.table, view.seat, section);
  const most = Math.min(deliveriesLeft(view.table), totalOf(fitting));
  const lines = choose(fitting, most, 0).map((kinds) => {
    let draft = startDraft<RedCathedral>(view);
    for (const kind of kinds) {
      const offer = offersOf(redCathedral, draft.view).find(
        (move) => move.do === 'deliver' && move.section === section && move.kind === kind,
      );
      if (!offer || (draft.steps.length > 0 && !continues(view, draft))) break;
      draft = extend(redCathedral, draft, offer);
    }
    return draft;
  });
  return lines.filter(({ steps }) => steps.length > 0 && offers.includes(at(steps, 0).move)).map(answerOf);
}

/** All different ways to take `count` cubes out of a pile, as lists of kinds. */
function choose(pile: Pile, count: number, from: number): number[][] {
  if (count === 0) return [[]];
  return MATERIALS.flatMap((_, kind) =>
    kind < from || countOf(pile, kind) === 0
      ? []
      : choose(pile - cubes(kind, 1), count - 1, kind).map((rest) => [kind, ...rest]),
  );
}
