import { at, type Chance, type Seat, type State } from '@archivolt/engine';
import { type Cards, count, has, NO_CARDS, only, pickOne } from './cards.ts';
import { ownerOf } from './city.ts';
import { componentsOf } from './components.ts';
import { BASIC_DECK } from './moves/decks.ts';
import {
  type Architectura,
  copyMine,
  copyTable,
  type Mine,
  type Player,
  type Table,
  type View,
} from './state.ts';
import { type Building, CARDS_A_COLOUR } from './vocabulary.ts';

/**
 * Samples a state consistent with this view: the unseen cards of the others are dealt at random, as far as public knowledge
 * allows.
 */
export function imagine(view: View, chance: Chance): State<Architectura> {
  const table = copyTable(view.table);
  const mine = table.players.map((_, seat) =>
    seat === view.seat ? copyMine(view.mine) : imagineMine(table, seat, chance),
  );
  return { table, mine };
}

function imagineMine(table: Table, seat: Seat, chance: Chance): Mine {
  const player = at(table.players, seat);
  if (player.deck === NO_CARDS)
    return { hand: NO_CARDS, fresh: imagineDeck(table, seat, chance), under: NO_CARDS };
  const unseen = player.deck & ~seenCards(table, seat);
  // Constraints may leave a card no place if others were dealt first: then deal again.
  for (let attempt = 0; attempt < 1000; attempt++) {
    const dealt = tryToDeal(player, unseen, chance);
    if (dealt !== undefined) return dealt;
  }
  throw new Error(`no deal is consistent with what seat ${seat} is known to hold`);
}

/** AR-V3: a deck that has not been shown may be any. */
function imagineDeck(table: Table, seat: Seat, chance: Chance): Cards {
  const swaps = at(componentsOf(table).offers, seat).replace;
  let deck = BASIC_DECK;
  for (let left = chance(table.swaps + 1); left > 0; left--) {
    const possible = swaps.filter(({ additional, basic }) => has(deck, basic) && !has(deck, additional));
    if (possible.length === 0) break;
    const { additional, basic } = at(possible, chance(possible.length));
    deck = (deck & ~only(basic)) | only(additional);
  }
  return deck;
}

/** The cards of a seat that everybody can see: in the city, beside it, out of the game, or being paid for. */
export function seenCards(table: Table, seat: Seat): Cards {
  const { beside, fallen, removed } = at(table.players, seat);
  let seen = beside | fallen | removed;
  const see = (building: Building): void => {
    if (building >= 0 && ownerOf(building) === seat) seen |= only(building % CARDS_A_COLOUR);
  };
  for (const building of table.top) see(building);
  for (const { building } of table.covered) see(building);
  for (const todo of table.todo) if (todo.ask === 'pay') see(todo.building);
  return seen;
}

/** Space left in each place while cards are dealt. */
interface Room {
  hand: number;
  fresh: number;
  under: number;
}

function tryToDeal(player: Player, unseen: Cards, chance: Chance): Mine | undefined {
  const mine: Mine = { hand: player.known, fresh: NO_CARDS, under: NO_CARDS };
  const room: Room = { hand: player.hand - count(player.known), fresh: player.fresh, under: player.under };
  const dealAll = (cards: Cards, allowed: () => Room): boolean => {
    for (let rest = cards; rest !== NO_CARDS; ) {
      const card = pickOne(rest, chance);
      rest &= ~card;
      const place = pickPlace(allowed(), chance);
      if (place === undefined) return false;
      mine[place] |= card;
      room[place]--;
    }
    return true;
  };
  const { lacks, buried, neverBuried } = player;
  const free = unseen & ~player.known & ~buried;
  // A buried card is still under the deck, or among those drawn from there.
  let raised = player.raised;
  const whereBuried = (): Room => ({ hand: Math.min(room.hand, raised), fresh: 0, under: room.under });
  for (let rest = buried; rest !== NO_CARDS; rest &= rest - 1) {
    const before = room.hand;
    const card = rest & -rest;
    const ok = dealAll(card, () => ((lacks & card) !== 0 ? { ...whereBuried(), hand: 0 } : whereBuried()));
    if (!ok) return undefined;
    raised -= before - room.hand;
  }
  const ok =
    dealAll(free & lacks & neverBuried, () => ({ hand: 0, fresh: room.fresh, under: 0 })) &&
    dealAll(free & lacks & ~neverBuried, () => ({ ...room, hand: 0 })) &&
    dealAll(free & ~lacks & neverBuried, () => ({ ...room, under: 0 })) &&
    dealAll(free & ~lacks & ~neverBuried, () => room);
  return ok ? mine : undefined;
}

/** A random place, weighted by the space it has. */
function pickPlace(room: Room, chance: Chance): keyof Mine | undefined {
  const all = room.hand + room.fresh + room.under;
  if (all === 0) return undefined;
  const pick = chance(all);
  if (pick < room.hand) return 'hand';
  return pick < room.hand + room.fresh ? 'fresh' : 'under';
}
