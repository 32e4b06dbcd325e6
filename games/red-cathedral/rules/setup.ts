import {
  at,
  type Chance,
  type CheckResult,
  check,
  draw,
  each,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Seat,
  type State,
  shuffled,
  text,
  union,
  withDefault,
} from '@archivolt/engine';
import { kindAt, where } from './cathedral.ts';
import type { ComponentSet } from './componentSet.ts';
import { base, componentsOf, hasComponents } from './components.ts';
import { facts, opponentColour } from './facts.ts';
import { claimForIvan } from './ivan.ts';
import { bad } from './mistakes.ts';
import { EMPTY } from './pile.ts';
import {
  IVAN,
  type Ivan,
  type Options,
  type Player,
  type RedCathedral,
  type Section,
  type Table,
} from './state.ts';
import { TURN } from './todo.ts';
import {
  BANNERS,
  BANNERS_ASIDE,
  BANNERS_ON_INVENTORY,
  COLOURS,
  DICE,
  FACES,
  GROUPS,
  KINDS,
  ORNAMENTS_EACH,
  PLACES,
  RECOGNITION,
  SIDES,
  type Side,
  SLOTS,
  SOLO_CARDS,
  type Tile,
} from './vocabulary.ts';
import { isTileInPlay } from './workshop.ts';

/** Set-up of a table: RC-P, and RC-V1 to RC-V3 for one player. */

export const START_SPACE = 2; // RC-S1
const START_RUBLES = [3, 4, 4, 5]; // RC-P10

export function readOptions(value: unknown): CheckResult<Options> {
  return check((given, path) => {
    const options = object<Options>({
      players: integer(facts.players.fewest, facts.players.most),
      side: withDefault<Side>('basic', oneOf(...SIDES)),
      influence: withDefault<Options['influence']>('random', oneOf('random', 'first')),
      first: withDefault<Options['first']>(
        'random',
        union(oneOf('random'), integer(0, facts.players.most - 1)),
      ),
      colours: optional(list(integer(0, COLOURS.length - 1))),
      set: optional(text),
    })(given, path);
    const { players, first, colours, set } = options;
    if (first !== 'random' && first >= players)
      bad('first', 'a seat from 0 to {last}, or random', { last: players - 1 });
    if (colours && colours.length !== players)
      bad('colours', 'one colour for each of {players} players', { players });
    if (colours && new Set(colours).size !== players) bad('colours', 'different colours');
    if (set !== undefined && !hasComponents(set))
      bad('set', 'a component set that is loaded; {set} is not', { set });
    return options;
  }, value);
}

export function setup(options: Options, chance: Chance): State<RedCathedral> {
  const set = options.set === undefined ? base : componentsOf({ set: options.set });
  const solo = options.players === 1;
  const market = shuffled(
    set.resources.map((_, tile) => tile),
    chance,
  ); // RC-P4
  const influence = dealInfluence(set, options, chance);
  const dice = rollIn(set, market, chance);
  const towers = raiseTowers(set, solo ? 2 : options.players, chance);
  const first = solo ? 0 : options.first === 'random' ? chance(options.players) : options.first;
  const table: Table = {
    set: set.id,
    side: options.side,
    turn: 1,
    active: first,
    rerolled: false,
    ending: null,
    todo: [TURN],
    players: coloursOf(options).map((colour, seat) => seatPlayer(colour, seat, first, options)),
    supply: set.supply,
    market,
    influence,
    dice,
    towers,
    ivan: solo ? seatIvan(set, chance) : null,
  };
  if (solo) claimFirstBase(set, table);
  return { table, mine: each(options.players, () => null) };
}

/** RC-P1. */
function coloursOf(options: Options): number[] {
  const colours = options.colours ?? each(options.players, (seat) => seat);
  if (options.players > 1) return colours;
  return [...colours, opponentColour(at(colours, 0))];
}

/** RC-P2, RC-P3, RC-P10. */
function seatPlayer(colour: number, seat: Seat, first: Seat, options: Options): Player {
  const isIvan = options.players === 1 && seat === IVAN;
  const order = (seat - first + options.players) % options.players;
  return {
    colour,
    space: START_SPACE,
    rubles: isIvan ? 0 : at(START_RUBLES, order),
    goods: EMPTY,
    covered: isIvan ? 0 : BANNERS_ON_INVENTORY,
    aside: isIvan ? BANNERS : BANNERS_ASIDE, // RC-V1: six banners, no workshop
    slots: each(SLOTS, () => null),
    up: each(SLOTS, () => false),
    ornaments: ORNAMENTS_EACH.map((count) => (options.side === 'basic' && !isIvan ? count : 0)),
  };
}

/** RC-P5: one card of each group, on a quadrant each. */
function dealInfluence(set: ComponentSet, options: Options, chance: Chance): number[] {
  const cards = GROUPS.map((_, group) => {
    if (options.influence === 'first') return at(set.firstGame, group);
    const ofGroup = set.influence.flatMap((card, index) => (card.group === group ? [index] : []));
    return draw(ofGroup, chance);
  });
  return shuffled(cards, chance);
}

/** RC-P6: rolled, and laid out in random order clockwise from the recognition tile. */
function rollIn(set: ComponentSet, market: readonly Tile[], chance: Chance): Table['dice'] {
  const start = market.findIndex((tile) => at(set.resources, tile).gain === RECOGNITION);
  const order = shuffled(
    DICE.map((_, die) => die),
    chance,
  );
  return DICE.map((_, die) => ({ place: (start + order.indexOf(die)) % PLACES, shows: 1 + chance(FACES) }));
}

/** RC-P7 to RC-P9. */
function raiseTowers(set: ComponentSet, players: number, chance: Chance): Section[][] {
  const plans = set.plans.filter((plan) => plan.players === players);
  const { heights } = at(plans, chance(plans.length));
  const decks = KINDS.map((_, kind) =>
    set.sections.flatMap((card, index) => (card.kind === kind ? [index] : [])),
  );
  const tiles = set.tiles.flatMap((tile, index) => (isTileInPlay(tile, players) ? [index] : []));
  return heights.map((height) =>
    each(height, (level) => ({
      card: draw(at(decks, kindAt(level, height)), chance),
      tile: draw(tiles, chance),
      banner: null,
      done: false,
      delivered: EMPTY,
      ornament: null,
    })),
  );
}

/** RC-V2: the cards in a row, one of his die tiles on each. */
function seatIvan(set: ComponentSet, chance: Chance): Ivan {
  const dice = set.tiles.flatMap(({ benefit, marked }) =>
    marked && benefit.kind === 'die' ? [benefit.die] : [],
  ); // RC-V1
  return {
    row: shuffled(SOLO_CARDS, chance),
    dice: shuffled(dice, chance),
    up: dice.map(() => true),
    inventory: EMPTY,
    construction: EMPTY,
    placed: 0,
  };
}

/** RC-V3: the base with the most recognition, the leftmost if tied. */
function claimFirstBase(set: ComponentSet, table: Table): void {
  const worth = table.towers.map((tower) => at(set.sections, at(tower, 0).card).recognition);
  claimForIvan(table, where(worth.indexOf(Math.max(...worth)), 0), 'RC-V3', undefined);
}
