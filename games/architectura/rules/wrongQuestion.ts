import { at, type Seat } from '@archivolt/engine';
import { count, has, listed } from './cards.ts';
import { blockOf, isFaceUp, isInCity, isOwnFaceUp, isProtected, ownerOf, topPiece } from './city.ts';
import { type Components, componentsOf, pieceOf } from './components.ts';
import { tokensLeft } from './contradiction.ts';
import { isCopying } from './effects.ts';
import { ruleFor } from './moves/index.ts';
import { payableWith } from './moves/pay.ts';
import type { Mine, Table, Todo } from './state.ts';
import { type Building, CARDS_A_COLOUR, type Move, type Space } from './vocabulary.ts';
import { type Wrong, wrong } from './wrong.ts';

/** Why the table cannot be waiting for this; undefined if the rules could have asked it. */
export function wrongQuestion(table: Table, todo: Todo, mine: readonly Mine[]): Wrong | undefined {
  const components = componentsOf(table);
  const { seat } = todo;
  switch (todo.ask) {
    case 'pay': {
      const { cost, id, seat: owner } = pieceOf(components, todo.building);
      if (owner !== seat)
        return wrong('question', 'AR-K17', '{card} does not belong to the player who pays', { card: id });
      if (todo.left > cost) return wrong('question', 'AR-K17', '{card} costs {cost}', { card: id, cost });
      if (isPlaced(table, todo.building))
        return wrong('question', 'AR-T1', '{card} has already been played', { card: id });
      if (isFaceUp(table, todo.space))
        return wrong('question', 'AR-P1', 'there is a face-up card in this space');
      return count(payableWith(table, todo, at(mine, seat))) < todo.left
        ? wrong('question', 'AR-K17', 'too few cards are left to pay with')
        : undefined;
    }
    case 'effect': {
      const piece = pieceOf(components, todo.building);
      if (piece.effect === undefined) return wrong('question', 'AR-E1', 'this card has no effect');
      return piece.seat === seat && isFaceUp(table, todo.space) && at(table.top, todo.space) === todo.building
        ? undefined
        : wrong('question', 'AR-E1', 'this card has not just been played there');
    }
    case 'spare':
      return isOwnProtected(table, components, seat, todo.space)
        ? undefined
        : wrong('question', 'AR-C7', 'only the player’s own protected card can be spared');
    case 'spareHits':
      return todo.open !== 0 &&
        blocks(todo.space, todo.open).every((space) => isOwnProtected(table, components, seat, space))
        ? undefined
        : wrong('question', 'AR-X9', 'only the player’s own protected cards can be spared');
    case 'escapes':
      return todo.hits !== 0 &&
        blocks(todo.space, todo.hits).every((space) => escapes(table, components, space))
        ? undefined
        : wrong('question', 'AR-K7', 'no card that is hit there may move away');
    case 'escape':
      return escapes(table, components, todo.space) && isOwnFaceUp(table, seat, todo.space)
        ? undefined
        : wrong('question', 'AR-K7', 'the player asked has no card there that may move away');
    case 'return':
      return count(at(mine, seat).hand) < at(table.players, seat).limit
        ? undefined
        : wrong('question', 'AR-K3', 'a card has just been played, so the hand cannot be full');
    case 'replay':
      if (isFaceUp(table, todo.space))
        return wrong('question', 'AR-K3', 'there is a face-up card in this space');
      return todo.not < 0 || has(at(mine, seat).hand, pieceOf(components, todo.not).number)
        ? undefined
        : wrong('question', 'AR-K3', 'the returned card must be in the hand');
    case 'copy':
      return at(table.top, todo.space) === todo.building &&
        isFaceUp(table, todo.space) &&
        isCopying(topPiece(table, components, todo.space))
        ? undefined
        : wrong('question', 'AR-K16', 'there is no face-up card in this space that copies effects');
    case 'leave': {
      const piece = pieceOf(components, todo.building);
      const isAround = isPlaced(table, todo.building) || has(at(table.players, seat).known, piece.number);
      return piece.seat === seat && isCopying(piece) && isAround
        ? undefined
        : wrong('question', 'AR-K16', 'only a card that has copied an effect leaves the game');
    }
    case 'token':
    case 'protect':
      return tokensLeft(table, seat) > 0
        ? undefined
        : wrong('question', 'AR-X9', 'no token is left to place');
    case 'swap':
      return isFaceUp(table, todo.space)
        ? undefined
        : wrong('question', 'AR-K11', 'there is no face-up card to swap');
    case 'turn':
    case 'endTurn':
      return seat === table.active ? undefined : wrong('question', 'AR-T1', 'it is another player’s turn');
    case 'swaps':
    case 'show':
      return at(table.players, seat).deck === 0
        ? undefined
        : wrong('question', 'AR-V3', 'this deck has already been chosen and shown');
    case 'turnCards':
    case 'rebuild':
    case 'faceDown':
      return undefined; // whether there is an answer says enough
    default:
      return todo satisfies never;
  }
}

/** Whether the current question has an answer. */
export function hasAnswer(table: Table, mine: readonly Mine[]): boolean {
  const todo = table.todo.at(-1);
  if (todo === undefined) return true;
  const offers: Move[] = [];
  ruleFor(todo).legal({ table, seat: todo.seat, mine: at(mine, todo.seat) }, todo, offers);
  return offers.length > 0;
}

/** Whether a card is in the city, beneath another card, beside the city or out of the game. */
function isPlaced(table: Table, building: Building): boolean {
  const { beside, fallen, removed } = at(table.players, ownerOf(building));
  return isInCity(table, building) || has(beside | fallen | removed, building % CARDS_A_COLOUR);
}

const blocks = (space: Space, set: number): Space[] =>
  listed(set).map((block) => space - blockOf(space) + block);

const isOwnProtected = (table: Table, components: Components, seat: Seat, space: Space): boolean =>
  isOwnFaceUp(table, seat, space) && isProtected(table, topPiece(table, components, space), space);

const escapes = (table: Table, components: Components, space: Space): boolean =>
  isFaceUp(table, space) && topPiece(table, components, space).escapes;
