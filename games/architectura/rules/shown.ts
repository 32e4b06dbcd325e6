import { at, type Seat } from '@archivolt/engine';
import { type Cards, NO_CARDS, only } from './cards.ts';
import { cover, moveCard, swapCards, uncover } from './changes.ts';
import { DESTROYED, NOBODY, turnedFace } from './city.ts';
import { componentsOf, offeredPiece } from './components.ts';
import { BASIC_DECK, showAs } from './moves/decks.ts';
import type { Player, Table } from './state.ts';
import type { Building, Event } from './vocabulary.ts';

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
      const kept = BASIC_DECK & ~cards(table, event.seat, event.leftOut);
      showAs(table, componentsOf(table), event.seat, kept | cards(table, event.seat, event.added));
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
      cover(table, event.space, buildingOf(table, event), 0);
      return;
    case 'playedBeside':
      at(table.players, event.owner).hand--;
      at(table.players, event.owner).beside |= cards(table, event.owner, [event.card]);
      return;
    case 'playedFaceDown': {
      const player = at(table.players, event.owner);
      player.hand--;
      if (event.space === null) player.fallen |= cards(table, event.owner, [event.card]);
      else cover(table, event.space, buildingOf(table, event), DESTROYED);
      return;
    }
    case 'turned':
      table.face[event.space] = turnedFace(at(table.face, event.space), event.way);
      return;
    case 'destroyed':
      if (event.beside) {
        uncover(table, event.space);
        at(table.players, event.owner).fallen |= cards(table, event.owner, [event.card]);
      } else table.face[event.space] = DESTROYED;
      return;
    case 'rebuilt':
      table.face[event.space] = 0;
      return;
    case 'moved':
      moveCard(table, componentsOf(table), event.from, event.space, event.rule, undefined);
      return;
    case 'swapped':
      swapCards(table, componentsOf(table), event.one.space, event.other.space, event.rule, undefined);
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
      table.token[event.space] = NOBODY;
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

function buildingOf(table: Table, { owner, card }: { owner: Seat; card: string }): Building {
  return offeredPiece(componentsOf(table), owner, card).building;
}

/** Cards of a seat by their names, as a set. */
function cards(table: Table, seat: Seat, names: readonly string[]): Cards {
  const components = componentsOf(table);
  return names.reduce((set, name) => set | only(offeredPiece(components, seat, name).number), NO_CARDS);
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

function remove(table: Table, event: Extract<Event, { type: 'removed' }>): void {
  const { owner, card, from, space } = event;
  const player = at(table.players, owner);
  const set = cards(table, owner, [card]);
  player.removed |= set;
  if (from === 'hand') player.hand--;
  if (from === 'beside') player.fallen &= ~set;
  if (from !== 'city' || space === null) return;
  const gone = buildingOf(table, event);
  if (at(table.top, space) === gone) uncover(table, space);
  else table.covered = table.covered.filter((one) => one.building !== gone);
}
