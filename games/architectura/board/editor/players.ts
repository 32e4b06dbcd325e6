import {
  type Architectura,
  BASIC,
  type Building,
  CARDS_A_COLOUR,
  componentsOf,
  hasCard,
  isInCity,
  type Mine,
  type Player,
  pieceAt,
  type Table,
  uncover,
} from '@archivolt/architectura';
import { at, type Seat } from '@archivolt/engine';
import { flagField, indexField, numberField } from '@archivolt/table/editing.ts';
import { type ArField, type ArState, ofPlayer, type Words } from './change.ts';

const LIMITS = [1, BASIC] as const;

/** The places of a player's card. A card that is nowhere else is in the deck. */
const PLACES = ['deck', 'hand', 'under', 'beside', 'fallen', 'out', 'inCity'] as const;
type Place = (typeof PLACES)[number];

/** The fields of a player: hand limit, exchange and search, the place of every card, and the replaced cards. */
export function playerFields(state: ArState, seat: Seat, words: Words): ArField[] {
  const { fields } = words;
  const player = at(state.table.players, seat);
  const set = (change: (player: Player) => void) => ofPlayer(state, seat, change);
  const numbers = Array.from({ length: CARDS_A_COLOUR }, (_, card) => card);
  const own = numbers.filter((card) => hasCard(player.deck, card));
  return [
    numberField(fields.limit, player.limit, LIMITS, (value) =>
      set((one) => {
        one.limit = value;
      }),
    ),
    flagField(fields.exchanged, player.exchanged, (value) =>
      set((one) => {
        one.exchanged = value;
      }),
    ),
    flagField(fields.searches, player.searches, (value) =>
      set((one) => {
        one.searches = value;
      }),
    ),
    ...own.flatMap((card) => placeFields(state, seat, card, words)),
    ...numbers.slice(BASIC).flatMap((card) => replacedFields(state, seat, card, words)),
  ];
}

/** Where a card is; undefined if the player does not have it. */
export function placeFields(state: ArState, seat: Seat, card: number, { game, fields }: Words): ArField[] {
  const { table } = state;
  const { deck } = at(table.players, seat);
  if (!hasCard(deck, card)) return [];
  const building = seat * CARDS_A_COLOUR + card;
  const value = placeOf(state, seat, card);
  const offered = PLACES.filter((place) => place !== 'inCity' || isInCity(table, building));
  return [
    {
      kind: 'choice',
      name: game.terms.card(pieceAt(componentsOf(table), seat, card).id),
      value,
      options: offered.map((place) => ({ value: place, name: fields[place] })),
      set: (place) =>
        ofPlayer(state, seat, (player, mine, next) => {
          if (place !== 'inCity') leaveCity(next, building);
          leaveAll(player, mine, 1 << card);
          put(player, mine, place as Place, 1 << card);
        }),
    },
  ];
}

function placeOf({ table, mine }: ArState, seat: Seat, card: number): Place {
  const { beside, fallen, removed } = at(table.players, seat);
  const { hand, under } = at(mine, seat);
  const held: readonly [Place, number][] = [
    ['hand', hand],
    ['under', under],
    ['beside', beside],
    ['fallen', fallen],
    ['out', removed],
  ];
  const found = held.find(([, cards]) => hasCard(cards, card));
  if (found) return found[0];
  return isInCity(table, seat * CARDS_A_COLOUR + card) ? 'inCity' : 'deck';
}

function leaveCity(table: Table, building: Building): void {
  table.covered = table.covered.filter((one) => one.building !== building);
  const space = table.top.indexOf(building);
  if (space >= 0) uncover(table, space);
}

function leaveAll(player: Player, mine: Mine, card: number): void {
  mine.hand &= ~card;
  mine.under &= ~card;
  player.beside &= ~card;
  player.fallen &= ~card;
  player.removed &= ~card;
}

function put(player: Player, mine: Mine, place: Place, card: number): void {
  if (place === 'hand') mine.hand |= card;
  if (place === 'under') mine.under |= card;
  if (place === 'beside') player.beside |= card;
  if (place === 'fallen') player.fallen |= card;
  if (place === 'out') player.removed |= card;
}

/** AR-V1: which basic card an additional one replaces. A deck that is still secret cannot be changed. */
export function replacedFields(state: ArState, seat: Seat, card: number, { game, fields }: Words): ArField[] {
  const { table } = state;
  const components = componentsOf(table);
  const { deck } = at(table.players, seat);
  if (deck === 0 || card < BASIC) return [];
  const name = (number: number): string => game.terms.card(pieceAt(components, seat, number).id);
  const basics = at(components.offers, seat).replace.flatMap(({ additional, basic }) =>
    additional === card ? [basic] : [],
  );
  const replaced = hasCard(deck, card) ? basics.find((basic) => !hasCard(deck, basic)) : undefined;
  const field = indexField<Architectura>(
    `${name(card)}, ${fields.instead}`,
    replaced ?? null,
    basics.map((basic) => ({ value: basic, name: name(basic) })),
    (basic) =>
      ofPlayer(state, seat, (player, mine, next) => {
        leaveCity(next, seat * CARDS_A_COLOUR + (basic ?? card));
        leaveAll(player, mine, 1 << (basic ?? card));
        if (replaced !== undefined) player.deck |= 1 << replaced;
        player.deck &= ~(1 << (basic ?? card));
        if (basic !== null) player.deck |= 1 << card;
      }),
    fields.notInDeck,
  );
  return [field];
}
