import { at, type Seat } from '@archivolt/engine';
import { only } from './cards.ts';
import { DESTROYED, fallsBeside, isFaceUp, NO_CARD, NOBODY, topPiece, turnedFace, valueAt } from './city.ts';
import type { Components, Piece } from './components.ts';
import type { RuleNumber } from './ruleNumbers.ts';
import type { Events, Mine, Player, Table } from './state.ts';
import type { Building, CardOnSpace, Space, Way } from './vocabulary.ts';

/** Changes to the cards, each with its event; the rules decide when they may happen. */

export function placed(piece: Piece, space: Space): CardOnSpace {
  return { owner: piece.seat, card: piece.id, space };
}

/** Puts a card on top of a space. The card below is destroyed and stays beneath (AR-P1). */
export function cover(table: Table, space: Space, building: Building, face: number): void {
  const beneath = at(table.top, space);
  if (beneath >= 0) {
    // Sorted by space, so that equal cities are equal as text.
    let index = table.covered.length;
    while (index > 0 && at(table.covered, index - 1).space > space) index--;
    table.covered.splice(index, 0, { space, building: beneath });
  }
  table.top[space] = building;
  table.face[space] = face;
}

/** Removes the top card and uncovers what is beneath (AR-X8). */
export function uncover(table: Table, space: Space): void {
  const { covered } = table;
  let index = covered.length - 1;
  while (index >= 0 && at(covered, index).space !== space) index--;
  table.top[space] = index < 0 ? NO_CARD : at(covered, index).building;
  table.face[space] = DESTROYED;
  if (index >= 0) covered.splice(index, 1);
}

/** A token on the space or its card goes back to its owner. */
export function returnToken(table: Table, space: Space, rule: RuleNumber, events: Events): void {
  const seat = at(table.token, space);
  if (seat < 0) return;
  table.token[space] = NOBODY;
  at(table.players, seat).tokens++;
  events?.push({ type: 'tokenReturned', rule, seat, space });
}

export function placeToken(table: Table, seat: Seat, space: Space, rule: RuleNumber, events: Events): void {
  table.token[space] = seat;
  at(table.players, seat).tokens--;
  events?.push({ type: 'tokenPlaced', rule, seat, space, on: isFaceUp(table, space) ? 'card' : 'space' });
}

/** AR-X3; with AR-K13, the card goes beside the city. `from` is its value, if it was read before others fell. */
export function destroy(
  table: Table,
  components: Components,
  space: Space,
  rule: RuleNumber,
  events: Events,
  from?: number,
): void {
  const piece = topPiece(table, components, space);
  const owner = at(table.players, piece.seat);
  const beside = fallsBeside(owner);
  if (events) {
    const value = from ?? valueAt(table, components, space);
    events.push({ type: 'destroyed', rule, ...placed(piece, space), from: value, beside });
  }
  returnToken(table, space, 'AR-X9', events);
  if (beside) {
    uncover(table, space);
    owner.fallen |= only(piece.number);
  } else {
    table.face[space] = DESTROYED;
  }
}

/** AR-X6: one step. */
export function turn(
  table: Table,
  components: Components,
  space: Space,
  way: Way,
  rule: RuleNumber,
  events: Events,
): void {
  const from = events ? valueAt(table, components, space) : 0;
  table.face[space] = turnedFace(at(table.face, space), way);
  if (!events) return;
  const piece = topPiece(table, components, space);
  events.push({
    type: 'turned',
    rule,
    ...placed(piece, space),
    way,
    from,
    to: valueAt(table, components, space),
  });
}

/** AR-X5: the card keeps its side and its token; the mover's own token on the new space is returned (AR-K8). */
export function moveCard(
  table: Table,
  components: Components,
  from: Space,
  to: Space,
  rule: RuleNumber,
  events: Events,
): void {
  const piece = topPiece(table, components, from);
  const face = at(table.face, from);
  const token = at(table.token, from);
  table.token[from] = NOBODY;
  uncover(table, from);
  returnToken(table, to, 'AR-K8', events);
  cover(table, to, piece.building, face);
  table.token[to] = token;
  events?.push({ type: 'moved', rule, ...placed(piece, to), from });
}

/** AR-X7: sides and tokens move along, cards beneath stay. */
export function swapCards(
  table: Table,
  components: Components,
  one: Space,
  other: Space,
  rule: RuleNumber,
  events: Events,
): void {
  if (events) {
    const first = placed(topPiece(table, components, one), other);
    events.push({
      type: 'swapped',
      rule,
      one: first,
      other: placed(topPiece(table, components, other), one),
    });
  }
  for (const list of [table.top, table.face, table.token]) {
    const kept = at(list, one);
    list[one] = at(list, other);
    list[other] = kept;
  }
}

/** A card publicly leaves the hand, and public knowledge of the hand is updated. */
export function leaveHand(player: Player, mine: Mine, number: number): void {
  const card = only(number);
  mine.hand &= ~card;
  player.hand--;
  player.known &= ~card;
  if ((player.buried & card) !== 0) {
    player.buried &= ~card;
    player.raised--;
  }
}

/** A card publicly joins the hand: AR-X8. */
export function joinHand(player: Player, mine: Mine, number: number): void {
  const card = only(number);
  mine.hand |= card;
  player.hand++;
  player.known |= card;
  player.lacks &= ~card;
}
