import { at, type Chance, type Seat } from '@archivolt/engine';
import { NO_CARDS, pickOne } from './cards.ts';
import type { Events, Player, Table, View } from './state.ts';

/** Draws `count` cards, those put under the deck last (AR-T3). The number and kind of random picks is public. */
export function drawCards(view: View, count: number, chance: Chance): void {
  const { table, seat, mine } = view;
  const player = at(table.players, seat);
  for (let drawn = 0; drawn < count; drawn++) {
    if (player.fresh > 0) {
      const card = pickOne(mine.fresh, chance);
      mine.fresh &= ~card;
      mine.hand |= card;
      player.fresh--;
    } else {
      const card = pickOne(mine.under, chance);
      mine.under &= ~card;
      mine.hand |= card;
      player.under--;
      player.raised++;
    }
    player.hand++;
    player.lacks = NO_CARDS; // any of them may just have come
  }
  if (player.under === 0 && player.raised > 0) {
    // The last of the buried cards is in the hand, and so are all that were known to be there.
    player.known |= player.buried;
    player.buried = NO_CARDS;
    player.neverBuried = NO_CARDS;
    player.raised = 0;
  }
}

/** AR-D1: how many cards the player has to draw. */
export function cardsToDraw(player: Player): number {
  return Math.max(0, Math.min(player.limit - player.hand, player.fresh + player.under));
}

/** Ends a seat's turn: AR-D1, then the next player's turn. The view must be that seat's if there is anything to draw. */
export function endTurn(view: View, seat: Seat, chance: Chance, events: Events): void {
  const { table } = view;
  const player = at(table.players, seat);
  const count = cardsToDraw(player);
  if (count > 0) {
    drawCards(view, count, chance);
    table.quiet = -1;
    const deck = player.fresh + player.under;
    events?.push({ type: 'drew', rule: 'AR-D1', seat, count, hand: player.hand, deck });
  }
  passOn(table, events);
}

/** AR-S4, AR-T2, AR-G1: the next player who has cards; or the end, after a round in which nothing happened. */
function passOn(table: Table, events: Events): void {
  at(table.players, table.active).searches = false; // AR-K14: only before the first turn
  const seats = table.players.length;
  for (table.quiet++; table.quiet < seats; table.quiet++) {
    table.active = (table.active + 1) % seats;
    table.turn++;
    const { hand, fresh, under } = at(table.players, table.active);
    if (hand + fresh + under > 0) {
      table.todo.push({ ask: 'turn', seat: table.active });
      events?.push({ type: 'turnBegan', rule: 'AR-T1', seat: table.active, turn: table.turn });
      return;
    }
    events?.push({ type: 'skipped', rule: 'AR-T2', seat: table.active });
  }
  events?.push({ type: 'ended', rule: 'AR-G1' });
}
