import { at } from '@archivolt/engine';
import {
  cardAt,
  deliverable,
  deliveriesLeft,
  isAffordable,
  kindOf,
  type Move,
  type MoveOf,
  movedDie,
  placeAfter,
  printMove,
  quadrantAt,
  sectionAt,
  type Table,
  totalOf,
} from '@archivolt/red-cathedral';
import type { Situation } from './record.ts';

/** One touch: a thing on the board, a button that answers the question, or one of the five actions. */
export type Touch =
  | { on: 'board'; target: string; line?: readonly Move[] }
  | { on: 'choice'; key: string; move: Move }
  | { on: 'action'; name: 'claim' | 'rubles' | 'reroll' };

const board = (target: string, ...line: Move[]): Touch => ({
  on: 'board',
  target,
  ...(line.length > 0 ? { line } : {}),
});

/**
 * All the ways in which a person can make a move; each is one touch or two. A touch may answer further questions as well: an
 * affordable tile goes face up, and everything available is taken.
 */
export function waysOf(move: Move, situation: Situation): Touch[][] {
  const { view } = situation.draft;
  const { table } = view;
  const button: Touch[] = [{ on: 'choice', key: printMove(move), move }];
  switch (move.do) {
    case 'claim':
      return [
        [board(`section:${move.section}`, move)],
        [{ on: 'action', name: 'claim' }, board(`section:${move.section}`, move)],
      ];
    case 'banner':
      return [button, [board(`banner:${move.from}`, move)]];
    case 'slot':
      return slotWays(move, situation);
    case 'deliver': {
      const targets = situation.offers.filter((offer) => offer.do === 'deliver' && offer.kind === move.kind);
      const goods = `goods:${move.kind}`;
      const section = board(`section:${move.section}`, move);
      const byHand = targets.length === 1 ? [board(goods, move)] : [board(goods), section];
      // A section that needs no choice takes all that fits.
      const fitting = totalOf(deliverable(table, view.seat, move.section));
      return fitting <= deliveriesLeft(table) ? [byHand, [section]] : [byHand];
    }
    case 'decorate': {
      const kind = kindOf(table, sectionAt(table, move.section));
      const section = board(`section:${move.section}`, move);
      return [[section], [board(`ornament:${kind}`), section]];
    }
    case 'acquire':
      return [[board(`die:${move.die}`), board(`place:${placeAfter(table, move)}`, move)]];
    case 'take':
      return [button, [board(`place:${placeOfMoved(table)}`, move)]];
    case 'use': {
      const quadrant = quadrantAt(placeOfMoved(table));
      return cardAt(table, quadrant).actions[move.action]
        ? [button, [board(`influence:${quadrant}:${move.action}`, move)]]
        : [button];
    }
    case 'activate':
      return [button, [board(`slot:${move.slot}`, move)]];
    case 'sell':
    case 'give':
    case 'return':
      return [button, [board(`goods:${move.kind}`, move)]];
    case 'choose':
    case 'buy':
    case 'get':
      return [button, [board(`supply:${move.kind}`, move)]];
    case 'swap':
      return [[board(`place:${move.place}`, move)]];
    case 'rubles':
      return [[{ on: 'action', name: 'rubles' }]];
    case 'reroll':
      return [[{ on: 'action', name: 'reroll' }, board(`place:${move.place}`, move)]];
    case 'ivanClaim':
    case 'ivanOrnament':
      return [[board(`section:${move.section}`, move)]];
    case 'face':
    case 'gems':
    case 'stop':
    case 'amount':
    case 'roll':
    case 'end':
      return [button];
    default:
      return move satisfies never;
  }
}

/** An affordable tile goes face up; otherwise face down is chosen explicitly, unless it is the only option. */
function slotWays(move: MoveOf<'slot'>, { draft, offers }: Situation): Touch[][] {
  const { table, seat } = draft.view;
  const payable = (slot: number): boolean => isAffordable(table, at(table.players, seat), slot);
  const slot = `slot:${move.slot}`;
  if (payable(move.slot)) return [[board(slot, move, { do: 'face', up: true })]];
  const down: Touch = { on: 'choice', key: `slot ${move.slot} down`, move };
  const any = offers.some((offer) => offer.do === 'slot' && payable(offer.slot));
  return any ? [[down], [board(slot), down]] : [[down], [board(slot, move, { do: 'face', up: false })]];
}

function placeOfMoved(table: Table): number {
  const die = movedDie(table);
  if (die === null) throw new Error('no die has been moved');
  return at(table.dice, die).place;
}
