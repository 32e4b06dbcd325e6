import { at } from '@archivolt/engine';
import {
  cardAt,
  componentsOf,
  type Move,
  PLACES,
  printMove,
  quadrantOf,
  sectionAt,
  type Table,
} from '@archivolt/red-cathedral';
import type { Standing } from './record.ts';

/** One touch: a thing on the board, a button that answers the question, or one of the five actions. */
export type Touch =
  | { on: 'board'; target: string; move?: Move }
  | { on: 'choice'; key: string; move: Move }
  | { on: 'action'; name: string };

const board = (target: string, move?: Move): Touch => ({ on: 'board', target, ...(move ? { move } : {}) });

/** All the ways in which a person can make a move; each is one touch or two. */
export function waysOf(move: Move, standing: Standing): Touch[][] {
  const { table } = standing.draft.view;
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
      return [[board(`slot:${move.slot}`, move)]];
    case 'deliver': {
      const one =
        standing.offers.filter((offer) => 'section' in offer && offer.section === move.section).length === 1;
      const section = board(`section:${move.section}`, move);
      return [
        [board(`goods:${move.kind}`), section],
        one ? [section] : [board(`section:${move.section}`), ...button],
      ];
    }
    case 'decorate': {
      const kind = at(componentsOf(table).sections, sectionAt(table, move.section).card).kind;
      const section = board(`section:${move.section}`, move);
      return [[section], [board(`ornament:${kind}`), section]];
    }
    case 'acquire': {
      const place = (at(table.dice, move.die).place + move.steps) % PLACES;
      return [[board(`die:${move.die}`), board(`place:${place}`, move)]];
    }
    case 'take':
      return [button, [board(`place:${placeOfMoved(table)}`, move)]];
    case 'use': {
      const quadrant = quadrantOf(table, movedDie(table));
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

function movedDie(table: Table): number {
  const market = table.todo.find((todo) => todo.ask === 'market');
  if (market?.ask !== 'market') throw new Error('no die has been moved');
  return market.die;
}

function placeOfMoved(table: Table): number {
  return at(table.dice, movedDie(table)).place;
}
