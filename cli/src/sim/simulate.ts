import type { Bot } from '@archivolt/bots';
import {
  at,
  type Chance,
  type Game,
  type GameTypes,
  type ScoreSheet,
  type State,
  seeded,
} from '@archivolt/engine';
import type { Entry } from '@archivolt/terminal';
import { type BotName, botNamed } from '../bots.ts';

/** Plays many games and collects statistics. */

export interface Simulation<G extends GameTypes> {
  options: G['options'];
  levels: readonly BotName[];
  games: number;
  seed: number;
  /** Turn limit after which a game is abandoned: the rules of a game need not end a stalled one. */
  turns: number;
}

export interface Watcher<G extends GameTypes> {
  /** Called after every game; the sheet is missing if the game was abandoned. */
  game?(index: number, state: State<G>, sheet: ScoreSheet | undefined): void;
  /** Whether a decision is drawn at random instead of made by the bot. */
  isDrawn?(move: G['move']): boolean;
}

export interface SimulationCounts {
  games: number;
  unfinished: number;
  decisions: number;
  /** Turns of each game, including abandoned ones. */
  turns: number[];
  /** Final totals of each finished game. */
  totals: number[][];
  /** The seats that share first place in each finished game. */
  winners: number[][];
  cpuSeconds: number;
}

/** Spaces seeds so far apart that games of different seeds do not coincide. */
function seedOf(seed: number, game: number): number {
  return seed * 1_000_003 + game;
}

export function simulate<G extends GameTypes>(
  entry: Entry<G>,
  simulation: Simulation<G>,
  watcher: Watcher<G> = {},
): SimulationCounts {
  const { options, levels, games, seed, turns } = simulation;
  const counted: SimulationCounts = {
    games,
    unfinished: 0,
    decisions: 0,
    turns: [],
    totals: [],
    winners: [],
    cpuSeconds: 0,
  };
  const isRandom = levels.every((level) => level === 'random') && watcher.isDrawn === undefined;
  const bots = levels.map((level) => botNamed(entry, level, options, levels.length));
  for (let index = 0; index < games; index++) {
    const chance = seeded(seedOf(seed, index));
    const state = entry.game.setup(options, chance);
    const start = process.cpuUsage();
    // A bot has its own random numbers, so that sampling does not affect the dice.
    const own = seeded(seedOf(seed, index) + 0x5eed);
    counted.decisions += isRandom
      ? playRandomly(entry, state, chance, own, turns)
      : playWith(entry, state, chance, own, turns, bots, watcher);
    const { user, system } = process.cpuUsage(start);
    counted.cpuSeconds += (user + system) / 1e6;
    counted.turns.push(entry.game.turnOf(state.table).number);
    const finished = entry.game.toMove(state.table) === undefined;
    const sheet = finished ? entry.game.score(state.table) : undefined;
    if (sheet) {
      counted.totals.push(sheet.totals);
      counted.winners.push(at(sheet.places, 0));
    } else counted.unfinished++;
    watcher.game?.(index, state, sheet);
  }
  return counted;
}

/** Fast path without copies or new lists. Returns the number of decisions. */
export function playRandomly<G extends GameTypes>(
  entry: Pick<Entry<G>, 'game'>,
  state: State<G>,
  chance: Chance,
  own: Chance,
  turns: number,
): number {
  const { game } = entry;
  const { table } = state;
  const offers: G['move'][] = [];
  const view = { table, seat: 0, mine: at(state.mine, 0) };
  let decisions = 0;
  for (let seat = game.toMove(table); seat !== undefined; seat = game.toMove(table)) {
    if (game.turnOf(table).number > turns) break;
    view.seat = seat;
    view.mine = at(state.mine, seat);
    offers.length = 0;
    game.legal(view, offers);
    game.play(view, at(offers, own(offers.length)), chance);
    decisions++;
  }
  return decisions;
}

function playWith<G extends GameTypes>(
  entry: Entry<G>,
  state: State<G>,
  chance: Chance,
  own: Chance,
  turns: number,
  bots: readonly Bot<G>[],
  { isDrawn }: Watcher<G>,
): number {
  const { game } = entry;
  let decisions = 0;
  for (let seat = game.toMove(state.table); seat !== undefined; seat = game.toMove(state.table)) {
    if (game.turnOf(state.table).number > turns) break;
    const view = { table: state.table, seat, mine: at(state.mine, seat) };
    const offers = offersFor(game, view);
    const drawn = isDrawn !== undefined && offers.every(isDrawn);
    const move = drawn ? at(offers, own(offers.length)) : at(bots, seat)(view, offers, own);
    game.play(view, move, chance);
    decisions++;
  }
  return decisions;
}

function offersFor<G extends GameTypes>(game: Game<G>, view: Parameters<Game<G>['legal']>[0]): G['move'][] {
  const offers: G['move'][] = [];
  game.legal(view, offers);
  return offers;
}
