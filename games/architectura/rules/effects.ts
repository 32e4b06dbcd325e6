import { at, type Seat } from '@archivolt/engine';
import { isFaceUp, isOwnFaceUp, type Spaces, topPiece } from './city.ts';
import type { Effect, Special } from './componentSet.ts';
import { type Components, type Piece, pieceOf } from './components.ts';
import { destroyLower, lowerInStreet } from './moves/destruction.ts';
import { askOpponents, canPlayFaceDown } from './moves/faceDown.ts';
import { rebuildable } from './moves/rebuild.ts';
import { swappable } from './moves/swap.ts';
import { protectable, tokenSpaces } from './moves/tokens.ts';
import { askToTurn, turnable, turning } from './moves/turnCards.ts';
import type { Events, Table } from './state.ts';
import type { Building, Space } from './vocabulary.ts';

/** The source of an effect: AR-K16 lets a card carry out the effect of another one as its own. */
export interface Source {
  readonly seat: Seat;
  readonly space: Space;
  readonly building: Building;
}

/** AR-E2: whether the effect could do anything now, by public knowledge. */
function couldApply(table: Table, components: Components, source: Source, effect: Effect): boolean {
  const { seat, space } = source;
  const player = at(table.players, seat);
  switch (effect.kind) {
    case 'turn':
      return turnable(table, components, turning(table, seat, effect.whose, effect.count)) !== 0;
    case 'destroyLower': {
      const { hits, open } = lowerInStreet(table, components, seat, space);
      return (hits | open) !== 0;
    }
    case 'rebuild':
      return rebuildable(table, seat) !== 0;
    case 'tokenOnSpace':
      return player.tokens > 0 && tokenSpaces(table, seat) !== 0;
    case 'opponentsFaceDown':
      return table.players.some((_, other) => other !== seat && canPlayFaceDown(table, other));
    case 'swapAdjacent':
      return swappable(table, components, seat, space) !== 0;
    case 'protect':
      return player.tokens > 0 && protectable(table, components, seat) !== 0;
    case 'handLimit':
      return effect.cards > player.limit;
    case 'special':
      return couldBeSpecial(table, components, source, effect.special);
    default:
      return effect satisfies never;
  }
}

/** Carries out an effect, or asks for its parameters. */
export function applyEffect(
  table: Table,
  components: Components,
  source: Source,
  effect: Effect,
  events: Events,
): void {
  const { seat, space } = source;
  switch (effect.kind) {
    case 'turn':
      askToTurn(table, components, turning(table, seat, effect.whose, effect.count));
      return;
    case 'destroyLower':
      destroyLower(table, components, seat, space, events);
      return;
    case 'opponentsFaceDown':
      askOpponents(table, seat);
      return;
    case 'rebuild':
      if (couldApply(table, components, source, effect)) table.todo.push({ ask: 'rebuild', seat });
      return;
    case 'tokenOnSpace':
      if (couldApply(table, components, source, effect)) table.todo.push({ ask: 'token', seat });
      return;
    case 'swapAdjacent':
      if (couldApply(table, components, source, effect)) table.todo.push({ ask: 'swap', seat, space });
      return;
    case 'protect':
      if (couldApply(table, components, source, effect)) table.todo.push({ ask: 'protect', seat });
      return;
    case 'handLimit':
      raiseLimit(table, seat, effect.cards, events);
      return;
    case 'special':
      applySpecial(table, components, source, effect.special);
      return;
    default:
      effect satisfies never;
  }
}

/** AR-D1: for the rest of the game; the higher one counts. */
function raiseLimit(table: Table, seat: Seat, to: number, events: Events): void {
  const player = at(table.players, seat);
  if (to <= player.limit) return;
  events?.push({ type: 'limitRaised', rule: 'AR-D1', seat, from: player.limit, to });
  player.limit = to;
}

function couldBeSpecial(table: Table, components: Components, source: Source, special: Special): boolean {
  switch (special) {
    case 'copy':
      return copyable(table, components, source) !== 0;
    case 'replay':
      return (
        at(table.players, source.seat).hand > 0 &&
        returnable(table, source.seat, barred(components, source)) !== 0
      );
    default:
      return special satisfies never;
  }
}

function applySpecial(table: Table, components: Components, source: Source, special: Special): void {
  if (!couldBeSpecial(table, components, source, special)) return;
  const { seat, space, building } = source;
  switch (special) {
    case 'copy':
      table.todo.push({ ask: 'copy', seat, space, building });
      return;
    case 'replay':
      table.todo.push({ ask: 'return', seat, not: barred(components, source) });
      return;
    default:
      special satisfies never;
  }
}

export const NONE: Building = -1;

/** A card that copies the effect of AR-K3 cannot return itself; otherwise play would never end (AR-K16). */
function barred(components: Components, { building }: Source): Building {
  return isCopying(pieceOf(components, building)) ? building : NONE;
}

export function isCopying({ effect }: Piece): boolean {
  return effect?.kind === 'special' && effect.special === 'copy';
}

/** The player's face-up cards in the city, including the one that returns them: AR-K3. */
export function returnable(table: Table, seat: Seat, not: Building): Spaces {
  let found = 0;
  for (let space = 0; space < table.top.length; space++) {
    if (isOwnFaceUp(table, seat, space) && at(table.top, space) !== not) found |= 1 << space;
  }
  return found;
}

/** The first face-up card in the city of each kind whose effect could be copied now (AR-K16). */
export function copyable(table: Table, components: Components, source: Source): Spaces {
  let found = 0;
  const ids: string[] = [];
  for (let space = 0; space < table.top.length; space++) {
    if (!isFaceUp(table, space)) continue;
    const piece = topPiece(table, components, space);
    if (ids.includes(piece.id) || !canCopy(table, components, source, piece)) continue;
    ids.push(piece.id);
    found |= 1 << space;
  }
  return found;
}

export function canCopy(table: Table, components: Components, source: Source, piece: Piece): boolean {
  if (piece.effect === undefined || isCopying(piece)) return false;
  return couldApply(table, components, source, piece.effect);
}
