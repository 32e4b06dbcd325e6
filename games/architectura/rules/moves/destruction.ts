import { at, each, type Seat } from '@archivolt/engine';
import { lowest } from '../cards.ts';
import { destroy, moveCard, placed } from '../changes.ts';
import { blockOf, eligibleSpaces, isFaceUp, isProtected, topPiece, valueAt } from '../city.ts';
import { type Components, componentsOf } from '../components.ts';
import { ALLOW, DECLINE, MOVE, SPARE } from '../offers.ts';
import { notEligible, reason } from '../reasons.ts';
import type { RuleNumber } from '../ruleNumbers.ts';
import type { Events, Table, Todos } from '../state.ts';
import { BLOCKS, type Space } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

/** Destroys a card, unless it may move away instead (AR-K7). */
export function strike(
  table: Table,
  components: Components,
  space: Space,
  rule: RuleNumber,
  events: Events,
): void {
  const piece = topPiece(table, components, space);
  if (piece.escapes && eligibleSpaces(table, piece.seat) !== 0) {
    table.todo.push({ ask: 'escape', seat: piece.seat, space });
  } else {
    destroy(table, components, space, rule, events);
  }
}

/** AR-K7: the owner decides, in anybody's turn; eligibility is the owner's (AR-X5). */
export const moveAway: Rule<'escape', 'move' | 'decline'> = {
  answers: ['move', 'decline'],
  legal({ table, seat }, _todo, offers) {
    offers.push(DECLINE);
    for (let rest = eligibleSpaces(table, seat); rest !== 0; rest &= rest - 1)
      offers.push(at(MOVE, lowest(rest)));
  },
  play({ table }, todo, move, _chance, events) {
    if (move.do === 'move') moveCard(table, componentsOf(table), todo.space, move.space, 'AR-K7', events);
    else destroy(table, componentsOf(table), todo.space, 'AR-K7', events);
  },
  why({ table, seat }, todo, move) {
    if (move.do === 'decline') return [];
    if (move.space === todo.space) return [reason('AR-X5', 'otherSpace', { space: move.space })];
    return notEligible(table, seat, move.space);
  },
};

/**
 * The blocks of a street that an effect hits: face-up cards of lower value, all values read first (AR-K4). `open` are the
 * player's own protected ones, for which the owner decides; an opponent's protected card is not hit (AR-X9).
 */
export function lowerInStreet(
  table: Table,
  components: Components,
  seat: Seat,
  space: Space,
): { hits: number; open: number } {
  const start = space - blockOf(space);
  const limit = valueAt(table, components, space);
  let hits = 0;
  let open = 0;
  for (let block = 0; block < BLOCKS; block++) {
    const other = start + block;
    if (!isFaceUp(table, other) || valueAt(table, components, other) >= limit) continue;
    const piece = topPiece(table, components, other);
    if (!isProtected(table, piece, other)) hits |= 1 << block;
    else if (piece.seat === seat) open |= 1 << block;
  }
  return { hits, open };
}

export function destroyLower(
  table: Table,
  components: Components,
  seat: Seat,
  space: Space,
  events: Events,
): void {
  const { hits, open } = lowerInStreet(table, components, seat, space);
  if (open !== 0) table.todo.push({ ask: 'spareHits', seat, space, hits, open });
  else hitAll(table, components, seat, space, hits, events);
}

/** First all cards that cannot escape, then the others one after the other. */
function hitAll(
  table: Table,
  components: Components,
  seat: Seat,
  space: Space,
  hits: number,
  events: Events,
): void {
  const start = space - blockOf(space);
  // AR-K4: all values are read before anything falls, because a falling card may change the value of its neighbour.
  const values =
    events && each(BLOCKS, (block) => ((hits >> block) & 1 ? valueAt(table, components, start + block) : 0));
  let escaping = 0;
  for (let rest = hits; rest !== 0; rest &= rest - 1) {
    const block = lowest(rest);
    if (topPiece(table, components, start + block).escapes) escaping |= 1 << block;
    else destroy(table, components, start + block, 'AR-K4', events, values?.[block]);
  }
  if (escaping !== 0) table.todo.push({ ask: 'escapes', seat, space, hits: escaping });
}

/** The next card that may escape: in turn order from the active player. */
export function nextEscape(table: Table, todo: Todos['escapes'], events: Events): void {
  const components = componentsOf(table);
  const start = todo.space - blockOf(todo.space);
  const seats = table.players.length;
  let next = -1;
  let soonest = seats;
  for (let rest = todo.hits; rest !== 0; rest &= rest - 1) {
    const block = lowest(rest);
    const wait = (topPiece(table, components, start + block).seat - todo.seat + seats) % seats;
    if (wait >= soonest) continue;
    soonest = wait;
    next = block;
  }
  const hits = todo.hits & ~(1 << next);
  if (hits !== 0) table.todo.push({ ...todo, hits });
  strike(table, components, start + next, 'AR-K4', events);
}

/** AR-K4, AR-X9: the player decides for each of their own protected cards before anything is destroyed. */
export const spareHits: Rule<'spareHits', 'spare' | 'allow'> = {
  answers: ['spare', 'allow'],
  legal(_view, _todo, offers) {
    offers.push(SPARE, ALLOW);
  },
  play({ table, seat }, todo, move, _chance, events) {
    const components = componentsOf(table);
    const asked = todo.open & -todo.open;
    const open = todo.open & ~asked;
    const hits = move.do === 'allow' ? todo.hits | asked : todo.hits;
    if (move.do === 'spare') {
      const space = sparedSpace(todo);
      events?.push({ type: 'spared', rule: 'AR-X9', ...placed(topPiece(table, components, space), space) });
    }
    if (open !== 0) table.todo.push({ ...todo, hits, open });
    else hitAll(table, components, seat, todo.space, hits, events);
  },
  why: () => [],
};

/** The space of the current question. */
export function sparedSpace(todo: Todos['spareHits']): Space {
  return todo.space - blockOf(todo.space) + lowest(todo.open);
}
