import {
  canExchange,
  cardsToDraw,
  componentsOf,
  fallsBeside,
  HAND_LIMIT,
  pieceOf,
  type Space,
  sparedSpace,
  type Todo,
} from '@archivolt/architectura';
import { at } from '@archivolt/engine';
import type { Context, ArchitecturaMessages as Messages, OwnedCard, Source } from './messages/game.ts';
import { buildingAt, fateOf, seatName, sourceOf, spotOf, threatOf, whoIs } from './things.ts';

/** The questions in words. */

/** The question to the deciding player; the others read who is deciding. Without a question the game is over. */
export function askSentence(m: Messages, todo: Todo | undefined, context: Context): string {
  const { asks } = m;
  const { me } = context;
  if (todo === undefined) return asks.over;
  return me !== undefined && me !== todo.seat ? waiting(m, todo, context) : question(m, todo, context);
}

function waiting({ asks }: Messages, todo: Todo, context: Context): string {
  const who = whoIs(todo.seat, context);
  if (todo.ask === 'swaps') return asks.choosesDeck(who);
  const source = sourceOf(todo, context);
  return source.card === null ? asks.waiting(who) : asks.waitingFor(source, who);
}

function question(m: Messages, todo: Todo, context: Context): string {
  const { asks } = m;
  const { table } = context;
  const player = at(table.players, todo.seat);
  const source = sourceOf(todo, context);
  switch (todo.ask) {
    case 'swaps':
      return asks.swaps(table.swaps);
    case 'show':
      return asks.show(HAND_LIMIT);
    case 'turn':
      return asks.turn(canExchange({ table, seat: todo.seat }));
    case 'pay': {
      const { id, fallenPay } = pieceOf(componentsOf(table), todo.building);
      return asks.pay(id, todo.left, fallenPay && player.fallen !== 0);
    }
    case 'spare': {
      const building = mustStand(todo.space, context);
      return asks.spare(
        building,
        fateOf(table, todo.space, todo.change),
        buildingAt(todo.space + 1, context),
      );
    }
    case 'spareHits':
      return asks.spareHits(source, mustStand(sparedSpace(todo), context));
    case 'escape':
      return asks.escape(mustStand(todo.space, context), threatOf(todo, context));
    case 'turnCards':
      return todo.whose === 'each'
        ? turnEach(m, source, todo.owners, context)
        : asks.turnOwn(source, todo.left, todo.turned !== 0);
    case 'replay':
      return asks.replay(spotOf(todo.space));
    case 'faceDown':
      return asks.faceDown(source, fallsBeside(player));
    case 'return':
    case 'rebuild':
    case 'token':
    case 'swap':
    case 'protect':
    case 'copy':
      return asks[todo.ask](source);
    case 'leave':
      return asks.leave(pieceOf(componentsOf(table), todo.building).id);
    case 'endTurn':
      return asks.endTurn(cardsToDraw(player));
    case 'effect':
    case 'escapes':
      return asks.continue;
    default:
      return todo satisfies never;
  }
}

function mustStand(space: Space, context: Context): OwnedCard {
  const building = buildingAt(space, context);
  if (building === null) throw new RangeError(`no building on space ${space}`);
  return building;
}

/** Names the players whose cards may still be turned (AR-K1), the reader as "you". */
function turnEach({ asks, terms }: Messages, source: Source, owners: number, context: Context): string {
  const left = context.table.players.map((_, seat) => seat).filter((seat) => (owners & (1 << seat)) !== 0);
  const [only, ...others] = left;
  if (only !== undefined && others.length === 0) return asks.turnOne(source, whoIs(only, context));
  const names = left.map((seat) => (seat === context.me ? terms.you : seatName(seat, context)));
  return asks.turnEach(source, terms.and(names));
}

/** For the handover screen: who is asked out of turn, and by which card. */
export function handOverSentence(m: Messages, todo: Todo, context: Context): string {
  // There is no reader during a handover.
  return m.hotSeat.asked(seatName(todo.seat, context), sourceOf(todo, { ...context, me: undefined }));
}

/** The card that asks: the one being paid for, with the effect, or that strikes; null if the turn itself asks. */
export function askingCard(todo: Todo, context: Context): string | null {
  const { card, through } = sourceOf(todo, context);
  return through ?? card;
}
