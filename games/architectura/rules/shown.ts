import { at, type Seat } from '@archivolt/engine';
import { cover, uncover } from './changes.ts';
import { turnedFace } from './city.ts';
import { kitOf, pieceNamed } from './kit.ts';
import type { Player, Table } from './state.ts';
import { BASIC, type Event, type Space } from './vocabulary.ts';

/**
 * Applies an event to the table as the viewer sees it. Between two positions events are shown one after the other; this is
 * not the rules but what the events say, and the tests of every game compare both.
 */
export function showEvent(table: Table, event: Event): void {
  switch (event.type) {
    case 'ready':
      table.todo = table.todo.filter(({ ask, seat }) => ask !== 'swaps' || seat !== event.seat);
      return;
    case 'shown': {
      const player = at(table.players, event.seat);
      const basic = (1 << BASIC) - 1;
      player.deck =
        (basic & ~cards(table, event.seat, event.leftOut)) | cards(table, event.seat, event.added);
      player.searches = (player.deck & at(kitOf(table).searched, event.seat)) !== 0;
      table.todo = table.todo.filter(({ ask, seat }) => ask !== 'show' || seat !== event.seat);
      return;
    }
    case 'turnBegan':
      at(table.players, table.active).searches = false;
      table.active = event.seat;
      table.turn = event.turn;
      table.todo = [{ ask: 'turn', seat: event.seat }];
      return;
    case 'skipped':
      table.active = event.seat;
      return;
    case 'searched':
      at(table.players, event.seat).searches = false;
      return;
    case 'exchanged':
      exchange(at(table.players, event.seat), event.count);
      return;
    case 'drew':
      draw(at(table.players, event.seat), event.hand, event.deck);
      return;
    case 'played':
      at(table.players, event.owner).hand--;
      cover(table, event.space, building(table, event.owner, event.card), 0);
      return;
    case 'playedBeside':
      at(table.players, event.owner).hand--;
      at(table.players, event.owner).beside |= cards(table, event.owner, [event.card]);
      return;
    case 'playedFaceDown': {
      const player = at(table.players, event.owner);
      player.hand--;
      if (event.space === null) player.fallen |= cards(table, event.owner, [event.card]);
      else cover(table, event.space, building(table, event.owner, event.card), -1);
      return;
    }
    case 'turned':
      table.face[event.space] = turnedFace(at(table.face, event.space), event.way);
      return;
    case 'destroyed':
      if (event.beside) {
        uncover(table, event.space);
        at(table.players, event.owner).fallen |= cards(table, event.owner, [event.card]);
      } else table.face[event.space] = -1;
      return;
    case 'rebuilt':
      table.face[event.space] = 0;
      return;
    case 'moved':
      move(table, event.from, event.space);
      return;
    case 'swapped':
      for (const list of [table.top, table.face, table.token]) exchangePlaces(list, event.one, event.other);
      return;
    case 'returned':
      uncover(table, event.space);
      at(table.players, event.owner).hand++;
      return;
    case 'removed':
      remove(table, event);
      return;
    case 'tokenPlaced':
      table.token[event.space] = event.seat;
      at(table.players, event.seat).tokens--;
      return;
    case 'tokenReturned':
      table.token[event.space] = -1;
      at(table.players, event.seat).tokens++;
      return;
    case 'limitRaised':
      at(table.players, event.seat).limit = event.to;
      return;
    case 'ended':
      table.todo = [];
      return;
    case 'passed':
    case 'declined':
    case 'compared':
    case 'shielded':
    case 'spared':
    case 'copied':
    case 'revalued':
      return;
    default:
      return event satisfies never;
  }
}

function building(table: Table, seat: Seat, card: string): number {
  const piece = pieceNamed(kitOf(table), seat, card);
  if (!piece) throw new RangeError(`seat ${seat} has no card ${card}`);
  return piece.building;
}

/** Cards of a seat by their names, as a set. */
function cards(table: Table, seat: Seat, names: readonly string[]): number {
  const numbers = at(kitOf(table).numbers, seat);
  return names.reduce((set, name) => set | (1 << (numbers.get(name) ?? 0)), 0);
}

/** AR-T3: the cards put under the deck are drawn last. */
function draw(player: Player, hand: number, deck: number): void {
  player.fresh = Math.max(0, player.fresh - (hand - player.hand));
  player.under = deck - player.fresh;
  player.hand = hand;
}

function exchange(player: Player, count: number): void {
  player.exchanged = true;
  player.searches = false;
  if (player.fresh === 0) return;
  const deck = player.fresh + player.under;
  player.fresh = Math.max(0, player.fresh - count);
  player.under = deck - player.fresh;
}

/** AR-X5: side and token move along. */
function move(table: Table, from: Space, to: Space): void {
  const [card, face, token] = [at(table.top, from), at(table.face, from), at(table.token, from)];
  table.token[from] = -1;
  uncover(table, from);
  cover(table, to, card, face);
  table.token[to] = token;
}

function exchangePlaces(list: number[], one: { space: Space }, other: { space: Space }): void {
  const kept = at(list, one.space);
  list[one.space] = at(list, other.space);
  list[other.space] = kept;
}

function remove(table: Table, { owner, card, from, space }: Extract<Event, { type: 'removed' }>): void {
  const player = at(table.players, owner);
  const set = cards(table, owner, [card]);
  player.removed |= set;
  if (from === 'hand') player.hand--;
  if (from === 'beside') player.fallen &= ~set;
  if (from !== 'city' || space === null) return;
  const gone = building(table, owner, card);
  if (at(table.top, space) === gone) uncover(table, space);
  else table.covered = table.covered.filter((one) => one.building !== gone);
}
