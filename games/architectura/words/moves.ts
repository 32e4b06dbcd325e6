import {
  componentsOf,
  hasCard,
  listCards,
  type Move,
  pieceAt,
  pieceOf,
  type Space,
  sparedSpace,
  type Table,
  type Todo,
  valueTurned,
  type Way,
} from '@archivolt/architectura';
import { at } from '@archivolt/engine';
import { capital, figure } from '@archivolt/i18n';
import type {
  Context,
  Fate,
  Figure,
  ArchitecturaMessages as Messages,
  OwnedCard,
  Spot,
  Target,
} from './messages/game.ts';
import { buildingAt, declinable, fateOf, spotOf, targetAt } from './things.ts';

/** The texts of buttons, in full and in short, for possible and impossible moves. */

export function moveLabel(m: Messages, move: Move, context: Context): string {
  const { moves } = m;
  const { table } = context;
  const todo = table.todo.at(-1);
  const target = (space: Space): Target => targetAt(space, context);
  switch (move.do) {
    case 'replace':
      return moves.replace(move.card, move.by);
    case 'show':
      return moves.show(move.added, move.leftOut);
    case 'continue':
      return moves.continue[todo?.ask === 'leave' || todo?.ask === 'endTurn' ? todo.ask : 'other'];
    case 'search':
      return moves.search(move.put, searchedCard(context));
    case 'ready':
    case 'exchange':
    case 'pass':
      return moves[move.do];
    case 'play':
    case 'faceDown':
      return moves[move.do](move.card, spotOf(move.space));
    case 'playBeside':
    case 'faceDownBeside':
    case 'remove':
    case 'pay':
    case 'copy':
      return moves[move.do](move.card);
    case 'spare':
      return moves.spare(sparedBuilding(todo, context));
    case 'allow':
      return moves.allow(allowedFate(table, todo));
    case 'move': {
      const inn = todo?.ask === 'escape' ? buildingAt(todo.space, context) : null;
      return moves.move(inn?.card ?? null, spotOf(move.space));
    }
    case 'turn':
      return moves.turn(target(move.space), move.way, turnedTo(table, move.space, move.way));
    case 'return':
    case 'rebuild':
    case 'swap':
    case 'protect':
      return moves[move.do](target(move.space));
    case 'token':
      return moves.token(spotOf(move.space));
    case 'decline':
      return moves.decline[declinable(todo?.ask)];
    default:
      return move satisfies never;
  }
}

/** The card that may be searched for, as known from the deck shown to all (AR-K14). */
function searchedCard({ table, me }: Context): string | null {
  const seat = me ?? table.active;
  const components = componentsOf(table);
  const { deck } = at(table.players, seat);
  const number = listCards(at(components.searched, seat)).find((one) => hasCard(deck, one));
  return number === undefined ? null : pieceAt(components, seat, number).id;
}

function sparedBuilding(todo: Todo | undefined, context: Context): OwnedCard | null {
  if (todo?.ask === 'spare') return buildingAt(todo.space, context);
  return todo?.ask === 'spareHits' ? buildingAt(sparedSpace(todo), context) : null;
}

function allowedFate(table: Table, todo: Todo | undefined): Fate | null {
  if (todo?.ask === 'spare') return fateOf(table, todo.space, todo.change);
  return todo?.ask === 'spareHits' ? { change: 'destroy', to: '' } : null;
}

/** Null if the card cannot be turned. */
function turnedTo(table: Table, space: Space, way: Way): Figure | null {
  if ((table.face[space] ?? -1) < 0) return null;
  return pieceOf(componentsOf(table), at(table.top, space)).single
    ? null
    : figure(valueTurned(table, componentsOf(table), space, way));
}

/** A short text beside a picture of the thing. */
export function moveShort(m: Messages, move: Move, context: Context): string {
  const { terms, commands } = m;
  const place = (spot: Spot): string => capital(terms.space(spot));
  switch (move.do) {
    case 'replace': // which one goes matters as much as which one comes
      return `${terms.card(move.card)} › ${terms.card(move.by)}`;
    case 'search':
      return terms.card(move.put);
    case 'pay':
    case 'copy':
      return terms.card(move.card);
    case 'play':
    case 'faceDown':
    case 'move':
    case 'token':
      return place(spotOf(move.space));
    case 'turn': {
      const to = turnedTo(context.table, move.space, move.way);
      return to === null
        ? capital(terms.ways[move.way])
        : `${capital(terms.ways[move.way])}${terms.colon}${to}`;
    }
    case 'return':
    case 'rebuild':
    case 'swap':
    case 'protect': {
      const building = buildingAt(move.space, context);
      return building === null ? place(spotOf(move.space)) : capital(terms.building(building));
    }
    case 'playBeside':
    case 'faceDownBeside':
      return commands.beside.name;
    case 'ready':
    case 'show':
    case 'continue':
    case 'exchange':
    case 'remove':
    case 'pass':
    case 'spare':
    case 'allow':
      return commands[move.do].name;
    case 'decline': {
      // Letting a card be destroyed has its own text (AR-K7).
      const escapes = context.table.todo.at(-1)?.ask === 'escape';
      return escapes ? m.moves.decline.escape : commands.decline.name;
    }
    default:
      return move satisfies never;
  }
}
