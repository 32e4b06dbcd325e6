import {
  type Ask,
  BLOCKS,
  type Building,
  blockOf,
  type Components,
  compareValues,
  componentsOf,
  type Effect,
  foresee,
  isFaceUp,
  lowerInStreet,
  type Piece,
  pieceOf,
  type Space,
  streetOf,
  type Table,
  type Todo,
  topPiece,
  valueAt,
  valueTurned,
} from '@archivolt/architectura';
import { at } from '@archivolt/engine';
import { figure } from '@archivolt/i18n';
import type {
  Context,
  Declinable,
  Fate,
  Outcome,
  OwnedCard,
  Seat,
  Source,
  Spot,
  Target,
  Who,
} from './messages/game.ts';

/** Resolves spaces, cards and questions at a table to the things that sentences mention. */

export function seatName(seat: Seat, { names }: Context): string {
  return names[seat] ?? `${seat + 1}`;
}

export function whoIs(seat: Seat, context: Context): Who {
  return { name: seatName(seat, context), me: seat === context.me };
}

export function spotOf(space: Space): Spot {
  return { street: streetOf(space) + 1, block: blockOf(space) + 1 };
}

export function owned(card: string, owner: Seat, context: Context): OwnedCard {
  return { card, owner: whoIs(owner, context) };
}

/** The top building of a space, face up or not; null if there is none, or no such space. */
export function buildingAt(space: Space, context: Context): OwnedCard | null {
  const { table } = context;
  const building = table.top[space] ?? -1;
  if (building < 0) return null;
  const piece = pieceOf(componentsOf(table), building);
  return owned(piece.id, piece.seat, context);
}

export function targetAt(space: Space, context: Context): Target {
  return { spot: spotOf(space), building: buildingAt(space, context) };
}

/** What is about to happen to a building: AR-C3 to AR-C5. */
export function fateOf(table: Table, space: Space, change: Fate['change']): Fate {
  if (change === 'destroy') return { change, to: '' };
  return {
    change,
    to: figure(valueTurned(table, componentsOf(table), space, change === 'up' ? 'cw' : 'ccw')),
  };
}

/** The effect of comparing if this card were played on the space, with formatted numbers. */
export function outcomeAt(table: Table, piece: Piece, space: Space): Outcome {
  const { left } = foresee(table, piece, space);
  return {
    what: left.what,
    to: 'to' in left ? figure(left.to) : '',
    choice: 'choice' in left && left.choice,
  };
}

/** The effect that asks each question; null if the turn or the table asks. */
const EFFECTS: Record<Ask, ((effect: Effect, todo: Todo) => boolean) | null> = {
  turnCards: (effect, todo) =>
    effect.kind === 'turn' && todo.ask === 'turnCards' && effect.whose === todo.whose,
  return: (effect) => effect.kind === 'special' && effect.special === 'replay',
  spareHits: ({ kind }) => kind === 'destroyLower',
  rebuild: ({ kind }) => kind === 'rebuild',
  token: ({ kind }) => kind === 'tokenOnSpace',
  faceDown: ({ kind }) => kind === 'opponentsFaceDown',
  swap: ({ kind }) => kind === 'swapAdjacent',
  protect: ({ kind }) => kind === 'protect',
  replay: (effect) => effect.kind === 'special' && effect.special === 'replay',
  copy: (effect) => effect.kind === 'special' && effect.special === 'copy',
  swaps: null,
  show: null,
  turn: null,
  pay: null,
  spare: null,
  escape: null,
  effect: null,
  escapes: null,
  leave: null,
  endTurn: null,
};

/** The card that asks a question. The table stores the effect and not the card, so only one card may have it. */
export function sourceOf(todo: Todo, context: Context): Source {
  const { table } = context;
  const components = componentsOf(table);
  const known = knownSource(todo, context);
  if (known !== null) return { card: known.card, through: null, by: known.owner };
  const isIts = EFFECTS[todo.ask];
  const cards = new Set(
    components.pieces.flatMap(({ effect, id }) =>
      effect !== undefined && isIts?.(effect, todo) ? [id] : [],
    ),
  );
  const forge = todo.ask === 'copy' ? undefined : copyingForge(table);
  return {
    card: cards.size === 1 ? ([...cards][0] ?? null) : null,
    through: forge === undefined ? null : pieceOf(components, forge).id,
    by: whoIs(table.active, context),
  };
}

/** The card that the question itself names: the one being paid for, the one that strikes or is compared. */
function knownSource(todo: Todo, context: Context): OwnedCard | null {
  switch (todo.ask) {
    case 'pay': {
      const { id, seat } = pieceOf(componentsOf(context.table), todo.building);
      return owned(id, seat, context);
    }
    case 'spare':
      return buildingAt(todo.space + 1, context);
    case 'escape':
      return threatOf(todo, context) ?? buildingAt(todo.space, context);
    default:
      return null;
  }
}

/** The Forge whose copied effect is being carried out; it has yet to leave the game (AR-K16). */
function copyingForge({ todo }: Table): Building | undefined {
  for (const entry of todo) if (entry.ask === 'leave') return entry.building;
  return undefined;
}

/** The card that is about to destroy the one that may move away (AR-K7); null if that is uncertain. */
export function threatOf(todo: Extract<Todo, { ask: 'escape' }>, context: Context): OwnedCard | null {
  const { table } = context;
  const components = componentsOf(table);
  const beneath = table.todo.at(-2);
  // The effect of a card still waits while that card is being compared.
  if (beneath?.ask === 'effect' && beneath.space === todo.space + 1)
    return buildingAt(beneath.space, context);
  if (beneath?.ask === 'escapes') return buildingAt(beneath.space, context);
  const threats = threatsInStreet(table, components, todo.space);
  return threats.length === 1 ? buildingAt(at(threats, 0), context) : null;
}

/** The spaces of the active player's cards that may have struck: the right neighbour, or one that hits its street. */
function threatsInStreet(table: Table, components: Components, space: Space): Space[] {
  const start = space - blockOf(space);
  const forge = copyingForge(table);
  const found: Space[] = [];
  for (let other = start; other < start + BLOCKS; other++) {
    if (other === space || !isFaceUp(table, other)) continue;
    const piece = topPiece(table, components, other);
    if (piece.seat !== table.active) continue;
    const compares =
      other === space + 1 &&
      piece.effect === undefined &&
      compareValues(valueAt(table, components, space), valueAt(table, components, other)) === 'destroy';
    const strikes = piece.effect?.kind === 'destroyLower' || piece.building === forge;
    if (compares || (strikes && isHitFrom(table, components, other, space))) found.push(other);
  }
  return found;
}

/** AR-K4: whether a strike from one space would hit the card on another space of its street. */
function isHitFrom(table: Table, components: Components, from: Space, space: Space): boolean {
  const { hits, open } = lowerInStreet(table, components, topPiece(table, components, from).seat, from);
  return (((hits | open) >> blockOf(space)) & 1) === 1;
}

/** The question that is declined, if declining it has its own text. */
export function declinable(ask: Ask | undefined): Declinable | 'other' {
  switch (ask) {
    case 'turnCards':
    case 'return':
    case 'escape':
    case 'rebuild':
    case 'swap':
    case 'protect':
    case 'copy':
      return ask;
    case 'swaps':
    case 'show':
    case 'turn':
    case 'pay':
    case 'spare':
    case 'spareHits':
    case 'replay':
    case 'token':
    case 'faceDown':
    case 'effect':
    case 'escapes':
    case 'leave':
    case 'endTurn':
    case undefined:
      return 'other';
    default:
      return ask satisfies never;
  }
}
