import type { Bot, BotKit } from '@archivolt/botkit';
import { at, type Chance, type GameTypes } from '@archivolt/engine';
import { plannerOf } from '../ladder.ts';
import { Net } from '../net/net.ts';
import { planningBot } from '../search/player.ts';
import { Adam, type Sample } from './adam.ts';
import { type Player, seatTable, selfPlay } from './selfPlay.ts';

/** A training task: a game with a number of players and all its variants mixed. */
export interface TrainingTask<G extends GameTypes> extends BotKit<G> {
  players: number;
  /** Options of the next game. */
  options(chance: Chance): G['options'];
  /** Opponents besides the learner and its earlier versions. */
  baselines: readonly Bot<G>[];
  /** The greedy bot at full strength, for measuring. */
  greedy: Bot<G>;
}

const LIGHT_BEAM = { width: 2, positions: 60, samples: 1 };
const BATCH_SIZE = 192;
/** Size of the replay buffer, and the mean number of times a position is used. */
const BUFFER_SIZE = 200_000;
const REPEATS = 3;
const OLDER_SELVES = 4;
/** Share of games with one seat for another opponent. */
const GUEST_SHARE = 0.5;
/** Weight of each baseline relative to one earlier version: opponents with another config show what self-play never tries. */
const BASELINE_WEIGHTS = [1, 5];
/** Warm-up: the first games are too few to learn from at the full rate. */
const WARM_GAMES = 200;
const MAX_ROUNDS = 45;

/** Settings that change over the task of training. */
export interface Schedule {
  done: number;
  tries: number;
  rate: number;
}

/**
 * Learning rate at the start and at the end. The final rate must be low: a trained net that continued at half the initial
 * rate lost three games out of four to its earlier version.
 */
const MAX_RATE = 0.0015;
const MIN_RATE = 0.00003;

/** `done` is the completed share of the training. */
export function scheduleAt(done: number): Schedule {
  const left = 1 - Math.min(1, done);
  return { done, tries: 0.03 + 0.09 * left, rate: MAX_RATE * (MIN_RATE / MAX_RATE) ** (1 - left) };
}

/** Results against an opponent that does not learn, weighted towards recent games. */
export interface Tally {
  games: number;
  share: number;
}

/** Plays games, stores samples and learns, in one thread. Several learners share what they learn through `Net.weights`. */
export class Learner<G extends GameTypes> {
  games = 0;
  decisions = 0;
  turns = 0;
  error = 0;
  readonly tallies: Tally[];
  private readonly task: TrainingTask<G>;
  private readonly net: Net;
  private readonly adam: Adam;
  private readonly self: Player<G> & { learns: true };
  private readonly samples: Sample[] = [];
  private next = 0;
  private readonly older: Bot<G>[] = [];
  private readonly chance: Chance;

  constructor(task: TrainingTask<G>, net: Net, chance: Chance) {
    this.task = task;
    this.net = net;
    this.chance = chance;
    this.adam = new Adam(net);
    this.self = { learns: true, planner: plannerOf(task, net, net.seats) };
    this.tallies = task.baselines.map(() => ({ games: 0, share: 0.5 }));
  }

  /** Plays a game and learns about as many samples as it produced. */
  playAndLearn(schedule: Schedule): void {
    const { task, chance } = this;
    const invited = task.baselines.flatMap((_, index) =>
      Array.from({ length: BASELINE_WEIGHTS[index] ?? 1 }, () => index),
    );
    const others = [...invited.map((index) => at(task.baselines, index)), ...this.older];
    const { seated, guest, which } = seatTable(task.players, this.self, others, GUEST_SHARE, chance);
    const settings = {
      game: task.game,
      features: task.features,
      tries: schedule.tries,
      longest: MAX_ROUNDS * Math.max(2, task.players),
    };
    const played = selfPlay(settings, task.options(chance), seated, chance);
    this.games++;
    this.decisions += played.decisions;
    this.turns += (played.turns - this.turns) / Math.min(this.games, 100);
    const baseline = invited[which];
    if (guest !== undefined && baseline !== undefined) {
      const tally = at(this.tallies, baseline);
      tally.games++;
      tally.share += (1 - at(played.won, guest) - tally.share) / Math.min(tally.games, 100);
    }
    for (const sample of played.samples) this.keep(sample);
    const warm = Math.min(1, this.games / WARM_GAMES);
    this.learn((warm * played.samples.length * REPEATS) / BATCH_SIZE, warm * schedule.rate);
  }

  /** Stores a copy of the current net as a later opponent. */
  rememberSelf(): void {
    const copy = new Net(this.net.inputs, this.net.hidden, this.net.seats);
    copy.weights.set(this.net.weights);
    this.older.push(planningBot(plannerOf(this.task, copy, copy.seats), LIGHT_BEAM));
    if (this.older.length > OLDER_SELVES) this.older.splice(this.chance(OLDER_SELVES), 1);
  }

  private keep(sample: Sample): void {
    this.samples[this.next] = sample;
    this.next = (this.next + 1) % BUFFER_SIZE;
  }

  private learn(batches: number, rate: number): void {
    const whole = Math.floor(batches) + (this.chance(1000) < (batches % 1) * 1000 ? 1 : 0);
    for (let batch = 0; batch < whole; batch++) {
      const picked = Array.from({ length: BATCH_SIZE }, () =>
        at(this.samples, this.chance(this.samples.length)),
      );
      const error = this.adam.step(picked, rate);
      this.error += (error - this.error) * 0.01;
    }
  }
}
