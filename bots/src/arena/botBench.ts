import { type Bot, LEVELS, type Level } from '@archivolt/botkit';
import { at, copyView, type GameTypes, offersOf, seeded, type View, viewOf } from '@archivolt/engine';
import { botOf, CONFIGS, plannerOf } from '../ladder.ts';
import type { TrainingTask } from '../learn/learner.ts';
import { selfPlay } from '../learn/selfPlay.ts';
import { fitOf, withTask } from '../learn/tasks.ts';
import { WEIGHTS_FOLDER, weightsIn } from '../net/folder.ts';
import { useAssembly } from '../net/kernel.ts';
import { think } from '../search/search.ts';
import { DEPTHS } from '../study/moment.ts';
import { PlayedGame } from '../study/recorded.ts';
import { recordGame } from '../study/recordGame.ts';
import { Study } from '../study/study.ts';
import { weightsOf } from './roster.ts';

/** Benchmarks of a bot: each call does one unit of work and returns how much it was. */
export interface BotBench {
  /** Plays a training game; returns the number of decisions. */
  selfPlay(): number;
  /** Evaluates positions with the net; returns the number of evaluations. */
  evaluate(): number;
  /** Searches one decision; returns the number of simulations. */
  search(): number;
  /** Makes one decision as a bot of the given level, in a position with a choice. */
  decide(level: Level): void;
  /** Studies the next decision of a finished game; returns the number of decisions. */
  study(): number;
  /** The number of decisions in that game. */
  readonly studied: number;
}

const EXPLORATION_RATE = 0.05;
const MAX_DECISIONS = 400;
/** Evaluations per call; batched, so that reading the clock is not part of the measurement. */
const BATCH_SIZE = 1000;
const { beam: BEAM, budget: BUDGET } = CONFIGS.master;

/** Benchmarks the bots of a game with the bundled weights. */
export function benchAtTable(game: string, players: number, seed: number): BotBench {
  return withTask(game, players, (task) => benchOf(task, seed));
}

function benchOf<G extends GameTypes>(task: TrainingTask<G>, seed: number): BotBench {
  useAssembly();
  const loaded = weightsOf(task, (game, players) => weightsIn(WEIGHTS_FOLDER, game, players));
  if (!loaded.ok) throw new Error(loaded.why);
  const { net } = loaded;
  if (!BEAM || !BUDGET) throw new Error('the master plans and looks ahead');
  const [beam, budget] = [BEAM, { ...BUDGET, ms: Number.POSITIVE_INFINITY }];
  const { game, features, players } = task;
  const chance = seeded(seed);
  const { seats } = fitOf(task);
  const planner = plannerOf(task, net, seats);
  const { value } = planner.planning;
  const skilled = botOf(task, net, seats, CONFIGS.skilled);
  const choices = choicesOf(task, skilled, seed);
  let asked = 0;
  const next = () => at(choices, asked++ % choices.length);
  const sitting = Array.from({ length: players }, () => skilled);
  const played = new PlayedGame(game, recordGame(game, task.options(chance), sitting, chance));
  const finished = new Study(task, net, played);
  const studied = played.stretches.length;
  let studies = 0;
  const bots = new Map(LEVELS.map((level) => [level, botOf(task, net, seats, CONFIGS[level])]));
  return {
    selfPlay() {
      const settings = { game, features, tries: EXPLORATION_RATE, longest: MAX_DECISIONS };
      const seated = Array.from({ length: players }, () => ({ learns: true, planner }) as const);
      return selfPlay(settings, task.options(chance), seated, chance).decisions;
    },
    evaluate() {
      for (let count = 0; count < BATCH_SIZE; count++) value.evaluate(next().view);
      return BATCH_SIZE;
    },
    search() {
      const { view, offers } = next();
      return think(planner, view, offers, chance, beam, budget).simulations;
    },
    decide(level) {
      const { view, offers } = next();
      bots.get(level)?.(view, offers, chance);
    },
    study() {
      finished.moment(studies++ % studied, DEPTHS.normal);
      return 1;
    },
    studied,
  };
}

/**
 * Number of games to take positions from, and the distance between positions: a bot must not find its previous plan still
 * valid.
 */
const GAMES = 2;
const SAMPLE_INTERVAL = 7;

/** Positions with a choice, from games between planning bots. */
function choicesOf<G extends GameTypes>(
  { game, options }: TrainingTask<G>,
  bot: Bot<G>,
  seed: number,
): { view: View<G>; offers: readonly G['move'][] }[] {
  const choices: { view: View<G>; offers: readonly G['move'][] }[] = [];
  let decisions = 0;
  for (let played = 0; played < GAMES; played++) {
    const chance = seeded(seed + played);
    const state = game.setup(options(chance), chance);
    for (;;) {
      const seat = game.toMove(state.table);
      if (seat === undefined) break;
      const view = viewOf(state, seat);
      const offers = offersOf(game, view);
      if (offers.length > 1 && decisions++ % SAMPLE_INTERVAL === 0)
        choices.push({ view: copyView(game, view), offers });
      game.play(view, bot(view, offers, chance), chance);
    }
  }
  return choices;
}
