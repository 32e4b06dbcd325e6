import {
  type Chance,
  type CheckResult,
  check,
  each,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Read,
  type State,
  text,
} from '@archivolt/engine';
import { NO_CARDS } from './cards.ts';
import { DESTROYED, NO_CARD, NOBODY } from './city.ts';
import { componentSetIds, componentsOf, STANDARD } from './components.ts';
import { facts } from './facts.ts';
import { bad } from './mistakes.ts';
import { BASIC_DECK, deal, showAs } from './moves/decks.ts';
import type { Architectura, Mine, Options, Player, Table } from './state.ts';
import {
  ADDITIONAL,
  BASIC,
  BLOCKS,
  COLOURS,
  type Colour,
  HAND_LIMIT,
  MOST_PLAYERS,
  TOKENS,
} from './vocabulary.ts';

const swaps: Read<number | 'rolled'> = (value, path) =>
  value === 'rolled' ? value : integer(0, ADDITIONAL)(value, path);

const colours: Read<readonly Colour[]> = (value, path) => {
  const read = list(oneOf(...COLOURS))(value, path);
  read.forEach((colour, index) => {
    if (read.indexOf(colour) !== index) bad(`${path}[${index}]`, 'a colour that no other seat has');
  });
  return read;
};

export function readOptions(value: unknown): CheckResult<Options> {
  return check((given, path) => {
    const options = object<Options>({
      players: integer(facts.players.fewest, facts.players.most),
      swaps: optional(swaps),
      first: optional(integer(0, MOST_PLAYERS - 1)),
      colours: optional(colours),
      set: optional(text),
    })(given, path);
    if ((options.first ?? 0) >= options.players)
      bad('first', 'a seat below {players}', { players: options.players });
    if (options.colours && options.colours.length !== options.players) {
      bad('colours', 'one colour for each of the {players} players', { players: options.players });
    }
    if (options.set !== undefined && !componentSetIds().includes(options.set)) {
      bad('set', 'a known component set: {known}', { known: componentSetIds().join(', ') });
    }
    return options;
  }, value);
}

/** AR-S1 to AR-S4. In the advanced game the decks are chosen first, and dealt when they are shown (AR-V3). */
export function setup(options: Options, chance: Chance): State<Architectura> {
  const { players } = options;
  const spaces = players * BLOCKS;
  const table: Table = {
    set: options.set ?? STANDARD.id,
    colours: (options.colours ?? COLOURS.slice(0, players)).map((colour) => colour.charAt(0)).join(''),
    swaps: options.swaps === 'rolled' ? chance(ADDITIONAL) + 1 : (options.swaps ?? 0), // AR-V2
    turn: 1,
    active: options.first ?? chance(players),
    quiet: 0,
    players: each(players, newPlayer),
    top: filled(spaces, NO_CARD),
    face: filled(spaces, DESTROYED),
    token: filled(spaces, NOBODY),
    covered: [],
    todo: [],
  };
  const mine = each(players, (): Mine => ({ hand: NO_CARDS, fresh: BASIC_DECK, under: NO_CARDS }));
  table.todo.push({ ask: 'turn', seat: table.active });
  if (table.swaps > 0) {
    for (let seat = players - 1; seat >= 0; seat--) table.todo.push({ ask: 'show', seat });
    for (let seat = players - 1; seat >= 0; seat--) table.todo.push({ ask: 'swaps', seat });
  } else {
    mine.forEach((own, seat) => {
      showAs(table, componentsOf(table), seat, own.fresh);
      deal({ table, seat, mine: own }, chance);
    });
  }
  return { table, mine };
}

/** A list of equal numbers. Pushing one by one avoids a holey array, so that reads stay fast for the whole game. */
export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let index = 0; index < length; index++) list.push(value);
  return list;
}

export function newPlayer(): Player {
  return {
    hand: 0,
    fresh: BASIC,
    under: 0,
    tokens: TOKENS,
    limit: HAND_LIMIT,
    exchanged: false,
    searches: false,
    deck: NO_CARDS,
    beside: NO_CARDS,
    fallen: NO_CARDS,
    removed: NO_CARDS,
    known: NO_CARDS,
    lacks: NO_CARDS,
    buried: NO_CARDS,
    neverBuried: NO_CARDS,
    raised: 0,
  };
}
