import type { Bot, BotKit } from '@archivolt/botkit';
import { type Chance, type CheckResult, type GameTypes, seeded } from '@archivolt/engine';
import { GAME_IDS } from '@archivolt/protocol/ids';
import { withBotKit, withBotKitNamed } from '../botKits.ts';
import { greedyBot } from '../greedy.ts';
import { fitFor } from '../net/fit.ts';
import { Net } from '../net/net.ts';
import type { Fit } from '../net/weights.ts';
import { randomBot } from '../random.ts';
import type { TrainingTask } from './learner.ts';

/** A greedy opponent evaluates few positions in training, because otherwise it would dominate the time per game. */
const QUICK = { positions: 200 };

function quick<G extends GameTypes>(bot: Bot<G>): Bot<G> {
  return (view, offers, chance) => bot(view, offers, chance, QUICK);
}

function read<V>(checked: CheckResult<V>): V {
  if (!checked.ok) throw new Error(`${checked.path}: expected ${checked.expected}`);
  return checked.value;
}

/** The training task of a net for this number of players. */
export function taskOf<G extends GameTypes>(botKit: BotKit<G>, players: number): TrainingTask<G> {
  const { game, evaluation, training } = botKit;
  return {
    ...botKit,
    players,
    options: (chance: Chance) => read(game.readOptions(training.options(players, chance))),
    baselines: [randomBot(), quick(greedyBot(game, evaluation))],
    greedy: greedyBot(game, evaluation),
  };
}

const HIDDEN = 64;

/** An untrained net of the right size, which starts from the hand-written opinions. */
export function blankNet<G extends GameTypes>(task: TrainingTask<G>, chance: Chance): Net {
  const { inputs, seats } = fitOf(task);
  return new Net(inputs, HIDDEN, seats).begin(() => chance(2 ** 30) / 2 ** 30, task.features.opinions);
}

/** All nets: one per game and number of players. */
export const NETS: readonly { game: string; players: number }[] = GAME_IDS.flatMap((id) =>
  withBotKit(id, ({ game, training }) => training.players.map((players) => ({ game: game.id, players }))),
);

/** Runs a function with the training task of a game given by its id. */
export const withTask = <R>(
  game: string,
  players: number,
  use: <G extends GameTypes>(task: TrainingTask<G>) => R,
): R => withBotKitNamed(game, (botKit) => use(taskOf(botKit, players)));

/** The header fields that weights must match to fit a training task. */
export function fitOf<G extends GameTypes>({ game, features, options }: TrainingTask<G>): Fit {
  return fitFor(game, features, options(seeded(1)));
}
