import {
  canExchange,
  cardsToDraw,
  compareValues,
  type Event,
  fallsBeside,
  HAND_LIMIT,
  hasCard,
  kitOf,
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
  ArchitecturaMessages,
  Context,
  Declinable,
  Fate,
  Figure,
  OwnedCard,
  Seat,
  Source,
  Spot,
  Target,
  Who,
} from './messages/game.ts';
import {
  buildingAt,
  fateOf,
  owned,
  seatName,
  sourceOf,
  spotOf,
  targetAt,
  threatOf,
  whoIs,
} from './things.ts';

export { seatName } from './things.ts';

/** Finds out what events, questions, moves and reasons mean at a table, and has it said. */

type Messages = ArchitecturaMessages;

export function eventSentence(m: Messages, event: Event, context: Context): string {
  const { events } = m;
  const who = (seat: Seat): Who => whoIs(seat, context);
  const its = ({ card, owner }: { card: string; owner: Seat }): OwnedCard => owned(card, owner, context);
  switch (event.type) {
    case 'ready':
    case 'passed':
    case 'skipped':
      return events[event.type](who(event.seat));
    case 'shown':
      return events.shown(who(event.seat), event.added, event.leftOut);
    case 'turnBegan':
      return events.turnBegan(who(event.seat), event.turn);
    case 'searched':
    case 'copied':
      return events[event.type](who(event.seat), event.card);
    case 'exchanged':
      return events.exchanged(who(event.seat), event.count);
    case 'drew':
      return events.drew(who(event.seat), event.count, event.hand, event.deck);
    case 'played':
      return events.played(
        who(event.owner),
        event.card,
        spotOf(event.space),
        figure(event.value),
        event.covers,
      );
    case 'playedBeside':
      return events.playedBeside(who(event.owner), event.card, figure(event.value));
    case 'declined':
      return events.declined[declinable(event.ask)](who(event.seat));
    case 'compared': {
      const how = compareValues(event.value, event.played);
      return events.compared(its(event), how, figure(event.value), figure(event.played));
    }
    case 'shielded':
      return events.shielded(its(event));
    case 'spared':
      return events.spared(who(event.owner), event.card);
    case 'turned':
      return events.turned(
        its(event),
        event.way,
        figure(event.from),
        figure(event.to),
        event.to > event.from,
      );
    case 'destroyed':
      return events.destroyed(its(event), figure(event.from), event.beside);
    case 'rebuilt':
      return events.rebuilt(who(event.owner), event.card, spotOf(event.space), figure(event.to));
    case 'moved':
      return events.moved(who(event.owner), event.card, spotOf(event.from), spotOf(event.space));
    case 'swapped':
      return events.swapped(its(event.one), its(event.other));
    case 'returned':
      return events.returned(who(event.owner), event.card, spotOf(event.space));
    case 'removed':
      return events.removed(its(event), event.from);
    case 'playedFaceDown': {
      const spot = event.space === null ? null : spotOf(event.space);
      return events.playedFaceDown(who(event.owner), event.card, spot);
    }
    case 'tokenPlaced':
      return events.tokenPlaced(who(event.seat), spotOf(event.space), event.on);
    case 'tokenReturned':
      return events.tokenReturned(who(event.seat), spotOf(event.space));
    case 'limitRaised':
      return events.limitRaised(who(event.seat), event.to);
    case 'revalued':
      return events.revalued(its(event), figure(event.from), figure(event.to));
    case 'ended':
      return events.ended;
    default:
      return event satisfies never;
  }
}

const DECLINABLE: Record<Declinable, true> = {
  turnCards: true,
  return: true,
  escape: true,
  rebuild: true,
  swap: true,
  protect: true,
  copy: true,
};

function declinable(ask: string | undefined): Declinable | 'other' {
  return ask !== undefined && Object.hasOwn(DECLINABLE, ask) ? (ask as Declinable) : 'other';
}

/** What is asked of the player who decides; the others read who that is. Nothing asked: the game is over. */
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
      const { id, fallenPay } = pieceOf(kitOf(table), todo.building);
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
      return asks.leave(pieceOf(kitOf(table), todo.building).id);
    case 'endTurn':
      return asks.endTurn(cardsToDraw(player));
    case 'effect':
    case 'escapes':
      return asks.goOn;
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

/** For the screen between two players at one device: who is asked out of turn, and by which card. */
export function handOverSentence(m: Messages, todo: Todo, context: Context): string {
  const name = seatName(todo.seat, context);
  if (todo.seat === context.table.active) return m.hotSeat.pass(name);
  // Nobody is the reader while the device changes hands.
  return m.hotSeat.asked(name, sourceOf(todo, { ...context, me: undefined }));
}

/** The card that asks: the one that is paid for, whose effect it is, or that strikes; null where nothing but the turn asks. */
export function askingCard(todo: Todo, context: Context): string | null {
  const { card, through } = sourceOf(todo, context);
  return through ?? card;
}

/** What a button says, for a move that may be made or not. */
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

/** The card that may be fetched from the deck: it stands in the deck that was shown to all (AR-K14). */
function searchedCard({ table, me }: Context): string | null {
  const seat = me ?? table.active;
  const kit = kitOf(table);
  const { deck } = at(table.players, seat);
  const number = listCards(at(kit.searched, seat)).find((one) => hasCard(deck, one));
  return number === undefined ? null : pieceAt(kit, seat, number).id;
}

function sparedBuilding(todo: Todo | undefined, context: Context): OwnedCard | null {
  if (todo?.ask === 'spare') return buildingAt(todo.space, context);
  return todo?.ask === 'spareHits' ? buildingAt(sparedSpace(todo), context) : null;
}

function allowedFate(table: Table, todo: Todo | undefined): Fate | null {
  if (todo?.ask === 'spare') return fateOf(table, todo.space, todo.change);
  return todo?.ask === 'spareHits' ? { change: 'destroy', to: '' } : null;
}

/** Null for a card that cannot be turned. */
function turnedTo(table: Table, space: Space, way: Way): Figure | null {
  if ((table.face[space] ?? -1) < 0) return null;
  return pieceOf(kitOf(table), at(table.top, space)).single
    ? null
    : figure(valueTurned(table, kitOf(table), space, way));
}

/** As few words as will do beside a picture of the thing. */
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
      // To let something be destroyed is more than to do without something (AR-K7).
      const escapes = context.table.todo.at(-1)?.ask === 'escape';
      return escapes ? m.moves.decline.escape : commands.decline.name;
    }
    default:
      return move satisfies never;
  }
}
