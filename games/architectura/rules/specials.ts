import { at, type Reason } from '@archivolt/engine';
import { has, lowest, only } from './cards.ts';
import { joinHand, leaveHand, placed, returnToken, uncover } from './changes.ts';
import { isFaceUp, topPiece } from './city.ts';
import { applyEffect, canCopy, copyable, isCopying, NONE, returnable } from './effects.ts';
import { type Kit, kitOf, offeredPiece, type Piece, pieceAt, pieceNamed, pieceOf } from './kit.ts';
import { isPayable, playCard } from './moves/place.ts';
import type { Rule } from './moves/rule.ts';
import { DECLINE, RETURN } from './offers.ts';
import { because, notFaceUp, notInHand, notOwn } from './reasons.ts';
import type { Events, Table, Todos, View } from './state.ts';
import type { Space } from './vocabulary.ts';

// The moves of the two effects that contain a whole play: the Manufactory's (AR-K3) and the Forge's (AR-K16).

/** Whether a hand card could be played on the freed space. The returned card may pay for it. */
function hasReplay({ table, seat, mine }: View, kit: Kit): boolean {
  const player = at(table.players, seat);
  for (let rest = mine.hand; rest !== 0; rest &= rest - 1) {
    const piece = pieceAt(kit, seat, lowest(rest));
    if (!piece.beside && isPayable(player, piece, player.hand)) return true;
  }
  return false;
}

export const returnCard: Rule<'return'> = {
  answers: ['return', 'decline'],
  legal(view, todo, offers) {
    offers.push(DECLINE);
    if (!hasReplay(view, kitOf(view.table))) return;
    for (let rest = returnable(view.table, view.seat, todo.not); rest !== 0; rest &= rest - 1) {
      offers.push(at(RETURN, lowest(rest)));
    }
  },
  play({ table, seat, mine }, _todo, move, _chance, events) {
    if (move.do !== 'return') return;
    const { space } = move;
    const piece = topPiece(table, kitOf(table), space);
    events?.push({ type: 'returned', rule: 'AR-K3', ...placed(piece, space) });
    returnToken(table, space, 'AR-X9', events);
    uncover(table, space);
    joinHand(at(table.players, seat), mine, piece.number);
    table.todo.push({ ask: 'replay', seat, space, not: piece.building });
  },
  why(view, todo, move) {
    if (move.do !== 'return') return [];
    const { table, seat } = view;
    const reasons: Reason[] = [];
    if (!hasReplay(view, kitOf(table))) reasons.push(because('AR-K3', 'nothingToReplay'));
    const bad = notFaceUp(table, move.space, 'AR-K3');
    if (bad.length > 0) return [...reasons, ...bad];
    if (at(table.top, move.space) === todo.not)
      reasons.push(because('AR-K16', 'notItself', { space: move.space }));
    return [...reasons, ...notOwn(table, seat, move.space, 'AR-K3')];
  },
};

/** The play within a play: another hand card, on that very space, whether eligible or not (AR-K3, AR-P4). */
export const replay: Rule<'replay'> = {
  answers: ['play'],
  legal(view, todo, offers) {
    const { table, seat, mine } = view;
    const kit = kitOf(table);
    const moves = at(kit.offers, seat).play;
    for (let rest = mine.hand; rest !== 0; rest &= rest - 1) {
      const piece = pieceAt(kit, seat, lowest(rest));
      if (canReplay(view, todo, piece)) offers.push(at(at(moves, piece.number), todo.space));
    }
  },
  play(view, _todo, move, _chance, events) {
    if (move.do !== 'play') return;
    const kit = kitOf(view.table);
    playCard(view, kit, offeredPiece(kit, view.seat, move.card), move.space, events);
  },
  why(view, todo, move) {
    if (move.do !== 'play') return [];
    const kit = kitOf(view.table);
    const reasons = notInHand(view, kit, move.card);
    const piece = pieceNamed(kit, view.seat, move.card);
    if (move.space !== todo.space) reasons.push(because('AR-K3', 'otherSpace', { space: todo.space }));
    if (piece === undefined) return reasons;
    if (piece.building === todo.not) reasons.push(because('AR-K3', 'justReturned', { card: piece.id }));
    else if (piece.beside) reasons.push(because('AR-K3', 'belongsBeside', { card: piece.id }));
    else if (!canReplay(view, todo, piece)) {
      reasons.push(because('AR-K3', 'costTooHigh', { cost: piece.cost, others: otherCards(view, piece) }));
    }
    return reasons;
  },
};

function canReplay(view: View, todo: Todos['replay'], piece: Piece): boolean {
  if (piece.building === todo.not || piece.beside) return false;
  return isPayable(at(view.table.players, view.seat), piece, otherCards(view, piece));
}

function otherCards({ table, seat, mine }: View, piece: Piece): number {
  return at(table.players, seat).hand - (has(mine.hand, piece.number) ? 1 : 0);
}

export const copyEffect: Rule<'copy'> = {
  answers: ['copy', 'decline'],
  legal({ table }, todo, offers) {
    offers.push(DECLINE);
    const kit = kitOf(table);
    for (let rest = copyable(table, kit, todo); rest !== 0; rest &= rest - 1) {
      const piece = topPiece(table, kit, lowest(rest));
      offers.push(at(at(kit.offers, piece.seat).copy, piece.number));
    }
  },
  play({ table, seat }, todo, move, _chance, events) {
    if (move.do !== 'copy') return;
    const kit = kitOf(table);
    const effect = faceUpNamed(table, kit, move.card)?.effect;
    if (effect === undefined) throw new RangeError(`${move.card} has no effect to copy`);
    events?.push({ type: 'copied', rule: 'AR-K16', seat, card: move.card });
    table.todo.push({ ask: 'leave', seat, building: todo.building });
    applyEffect(table, kit, todo, effect, events);
  },
  why({ table }, todo, move) {
    if (move.do !== 'copy') return [];
    const kit = kitOf(table);
    const { card } = move;
    const piece = faceUpNamed(table, kit, card);
    if (piece === undefined) return [because('AR-K16', 'notFaceUpInCity', { card })];
    if (piece.effect === undefined || isCopying(piece))
      return [because('AR-K16', 'noInstantEffect', { card })];
    return canCopy(table, kit, todo, piece) ? [] : [because('AR-K16', 'nothingWouldHappen', { card })];
  },
};

function faceUpNamed(table: Table, kit: Kit, id: string): Piece | undefined {
  for (let space = 0; space < table.top.length; space++) {
    if (isFaceUp(table, space) && topPiece(table, kit, space).id === id) return topPiece(table, kit, space);
  }
  return undefined;
}

/** Whether the Forge that has to leave is in its owner's hand. Everybody saw it go there. */
export function leavesFromHand(table: Table, todo: Todos['leave']): boolean {
  const { seat, number } = pieceOf(kitOf(table), todo.building);
  return has(at(table.players, seat).known, number);
}

/** Removes the Forge from the game, wherever it is by now: AR-K16. */
export function leave(view: View, todo: Todos['leave'], events: Events): void {
  const { table } = view;
  const { building } = todo;
  const piece = pieceOf(kitOf(table), building);
  const owner = at(table.players, piece.seat);
  const card = only(piece.number);
  if ((owner.removed & card) !== 0) return; // it has paid a cost meanwhile
  const inHand = leavesFromHand(table, todo);
  const space = inHand ? NONE : table.top.indexOf(building);
  const covered = table.covered.findIndex((one) => one.building === building);
  let from: Space | null = null;
  if (inHand) {
    leaveHand(owner, view.mine, piece.number);
  } else if (space >= 0) {
    from = space;
    if (isFaceUp(table, space)) returnToken(table, space, 'AR-X9', events);
    uncover(table, space);
  } else if (covered >= 0) {
    from = at(table.covered, covered).space;
    table.covered.splice(covered, 1);
  } else {
    owner.fallen &= ~card;
  }
  owner.removed |= card;
  const place = inHand ? 'hand' : from === null ? 'beside' : 'city';
  events?.push({
    type: 'removed',
    rule: 'AR-K16',
    owner: piece.seat,
    card: piece.id,
    from: place,
    space: from,
  });
}
