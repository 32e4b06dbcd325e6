import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import type { Bot } from '@archivolt/botkit';
import { greedyBot, LEVELS, randomBot, sensible } from '@archivolt/bots';
import { levelBot } from '@archivolt/bots/node';
import { at, each, type Game, offersOf, type Seat, seeded, viewOf } from '@archivolt/engine';
import {
  type Event,
  type Move,
  type Options,
  PLACES,
  type RedCathedral,
  redCathedral,
  type Table,
} from '@archivolt/red-cathedral';
import { redCathedralBotKit } from './index.ts';
import { redCathedralSense } from './sense.ts';

/*
 * The test counts over some games; this counts over many:
 *
 *     npx tsx --conditions=source games/red-cathedral/bot/blunders.testing.ts 1000 casual skilled
 *
 * A slow level can have one seat per game, whose turns alone are then counted; seeds can be divided among processes:
 *
 *     npx tsx --conditions=source games/red-cathedral/bot/blunders.testing.ts 500 master --against greedy --players 2 --first 500
 */

/** The turns of a game with an obvious blunder, detected from the events and not from how bots decide. */
interface Blunders {
  turns: number;
  /** Materials and market were the same again after trading, buying, selling or swapping. */
  roundTrips: number;
  /** Prestige was sold, but two roubles were left at all times until the end of the turn. */
  idleSales: number;
  /** A die was paid for to go all the way around. */
  laps: number;
}

const DEALS = new Set<Move['do']>(['use', 'give', 'get', 'swap', 'sell', 'buy', 'stop', 'rubles', 'reroll']);

interface Turn {
  number: number;
  seat: Seat;
  /** Stocks seen at the market since the last move that was not a deal. */
  stocks: string[];
  /** The fewest roubles since each sale. */
  sales: number[];
  isRoundTrip: boolean;
  isLap: boolean;
}

const stockOf = (table: Table, seat: Seat): string => `${at(table.players, seat).goods} ${table.market}`;

/** The bots of a table: one in a seat, whose turns are counted, or one in all seats. */
interface Seating {
  readonly bot: Bot<RedCathedral>;
  readonly only?: { readonly seat: Seat; readonly opponents: Bot<RedCathedral> };
}

function blundersOf({ bot, only }: Seating, options: Options, seed: number): Blunders {
  const game: Game<RedCathedral> = redCathedral;
  const luck = seeded(seed);
  const thoughts = seeded(seed + 99);
  const state = game.setup(options, luck);
  const found: Blunders = { turns: 0, roundTrips: 0, idleSales: 0, laps: 0 };
  let turn: Turn | undefined;
  const close = (): void => {
    if (!turn || (only && turn.seat !== only.seat)) return;
    found.turns++;
    if (turn.isRoundTrip) found.roundTrips++;
    if (turn.isLap) found.laps++;
    if (turn.sales.some((fewest) => fewest >= 2)) found.idleSales++;
  };
  for (let seat = game.toMove(state.table); seat !== undefined; seat = game.toMove(state.table)) {
    const { table } = state;
    if (turn?.number !== table.turn) {
      close();
      turn = { number: table.turn, seat, stocks: [], sales: [], isRoundTrip: false, isLap: false };
    }
    const view = viewOf(state, seat);
    const offers = offersOf(game, view);
    const plays = only && seat !== only.seat ? only.opponents : bot;
    const move = plays(view, offers, thoughts);
    if (!DEALS.has(move.do)) turn.stocks = [];
    if (table.todo.at(-1)?.ask === 'market' && move.do === 'use') turn.stocks.push(stockOf(table, seat));
    if (move.do === 'acquire' && move.steps === PLACES) turn.isLap = true;
    const events: Event[] = [];
    game.play(view, move, luck, events);
    // One move may pay and gain: a tile placed face up for the roubles it gives.
    const fewest = Math.min(
      ...events.flatMap((one) => (one.type === 'rubles' && one.seat === seat ? [one.now] : [])),
    );
    turn.sales = turn.sales.map((least) => Math.min(least, fewest));
    if (move.do === 'rubles') turn.sales.push(fewest);
    const isDealt = DEALS.has(move.do) && !['use', 'rubles', 'reroll'].includes(move.do);
    if (isDealt && table.todo.at(-1)?.ask === 'market' && turn.stocks.includes(stockOf(table, seat)))
      turn.isRoundTrip = true;
  }
  close();
  return found;
}

function sumOf(blunders: readonly Blunders[]): Blunders {
  const sum = (key: keyof Blunders) => blunders.reduce((all, one) => all + one[key], 0);
  return {
    turns: sum('turns'),
    roundTrips: sum('roundTrips'),
    idleSales: sum('idleSales'),
    laps: sum('laps'),
  };
}

/** Tables of two to four players, unless a number is given, and both sides; a tenth of them against Ivan. */
function tableOf(index: number, given?: number): Options {
  const players = given ?? (index % 10 === 0 ? 1 : 2 + (index % 3));
  return { players, side: index % 2 === 0 ? 'basic' : 'advanced', influence: 'random', first: 'random' };
}

/** Prefers what could be a blunder: deals, sales and paid laps. */
const mischief: Bot<RedCathedral> = (_view, offers, chance) => {
  const bad = offers.filter((move) => DEALS.has(move.do) || (move.do === 'acquire' && move.steps === PLACES));
  return bad.length > 0 && chance(4) > 0 ? at(bad, chance(bad.length)) : at(offers, chance(offers.length));
};

/** A bot for any seat at this table. */
function botFor(name: string, options: Options): Bot<RedCathedral> {
  if (name === 'random') return randomBot();
  if (name === 'mischief') return mischief;
  if (name === 'filtered mischief') return sensible(redCathedral, redCathedralSense, mischief);
  if (name === 'greedy') return greedyBot(redCathedral, redCathedralBotKit.evaluation);
  const level = LEVELS.find((known) => known === name);
  if (!level) throw new Error(`there is no level ${name}`);
  return levelBot(redCathedralBotKit, level, options, options.players);
}

interface Counting {
  /** The first seed. */
  readonly first?: number;
  /** The bot in all seats but one; without it the level has all seats. */
  readonly against?: string | undefined;
  readonly players?: number | undefined;
}

/** Plays games of a level and counts its blunders. */
export function count(
  level: string,
  games: number,
  { first = 0, against, players }: Counting = {},
): Blunders {
  return sumOf(
    each(games, (index) => {
      const seed = first + index;
      const options = tableOf(seed, players);
      const bot = botFor(level, options);
      if (against === undefined) return blundersOf({ bot }, options, seed);
      const only = { seat: seed % options.players, opponents: botFor(against, options) };
      return blundersOf({ bot, only }, options, seed);
    }),
  );
}

if (argv[1] === import.meta.filename) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      first: { type: 'string', default: '0' },
      against: { type: 'string' },
      players: { type: 'string' },
    },
  });
  const [games = '1000', ...levels] = positionals;
  const first = Number(values.first);
  for (const level of levels.length > 0 ? levels : ['greedy', ...LEVELS]) {
    const start = process.cpuUsage();
    const { turns, roundTrips, idleSales, laps } = count(level, Number(games), {
      first,
      against: values.against,
      players: values.players === undefined ? undefined : Number(values.players),
    });
    const { user, system } = process.cpuUsage(start);
    const cpu = ((user + system) / 1e6).toFixed(0);
    console.log(
      `${level}: ${games} games from seed ${first}, ${turns} turns; round trips ${roundTrips}, idle sales ${idleSales}, laps ${laps}; ${cpu} s of CPU`,
    );
  }
}
