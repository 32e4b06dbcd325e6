import { at, type Chance, type Game, type Shape } from '@archivolt/engine';
import type { Bot } from '../bot.ts';
import type { Features } from '../net/features.ts';
import { Net } from '../net/net.ts';
import { netValue, Policy } from '../search/policy.ts';
import { Adam, type Lesson } from './adam.ts';
import { playToLearn, type Sitter, seatTable } from './selfPlay.ts';

/** What is learned: a game at a number of players, with all its variants mixed. */
export interface Course<G extends Shape> {
  game: Game<G>;
  features: Features<G>;
  players: number;
  /** Options of the next game. */
  options(chance: Chance): G['options'];
  /** Opponents beside oneself and one's older selves. */
  baselines: readonly Bot<G>[];
  /** Whose games are watched at first: a net that knows nothing may never finish a game of its own. */
  teacher: Bot<G>;
  /** Share of the training that is spent watching. */
  watching: number;
}

const BATCH = 192;
/** Positions kept to learn from, and how often each is learned from on average. */
const KEPT = 40_000;
const REPEATS = 1.6;
const OLDER_SELVES = 4;
/** Share of games with a seat for somebody else. */
const GUESTS = 0.2;
const LONGEST_ROUNDS = 60;

/** Settings that change on the way, from the first game to the last. */
export interface Pace {
  done: number;
  tries: number;
  rate: number;
}

/** `done` is the share of the training that is over. */
export function paceAt(done: number): Pace {
  const left = 1 - Math.min(1, done);
  return { done, tries: 0.03 + 0.09 * left, rate: 0.0001 + 0.0014 * left };
}

/** Results against one who does not learn, the newest counting most. */
export interface Standing {
  games: number;
  share: number;
}

/** Plays, remembers, learns; all in one thread. Several of them share what they learn through `Net.weights`. */
export class Learner<G extends Shape> {
  games = 0;
  decisions = 0;
  turns = 0;
  error = 0;
  readonly standings: Standing[];
  private readonly course: Course<G>;
  private readonly net: Net;
  private readonly adam: Adam;
  private readonly self: Sitter<G> & { learns: true };
  private readonly lessons: Lesson[] = [];
  private next = 0;
  private readonly older: Bot<G>[] = [];
  private readonly chance: Chance;

  constructor(course: Course<G>, net: Net, chance: Chance) {
    this.course = course;
    this.net = net;
    this.chance = chance;
    this.adam = new Adam(net);
    this.self = { learns: true, policy: this.policyOf(net) };
    this.standings = course.baselines.map(() => ({ games: 0, share: 0.5 }));
  }

  /** Plays a game and learns about as much as it brought. */
  playAndLearn(pace: Pace): void {
    const { course, chance } = this;
    const others = [...course.baselines, ...this.older];
    const watch = pace.done < course.watching;
    const self: Sitter<G> = watch ? { ...this.self, teacher: course.teacher } : this.self;
    const { sitters, guest, which } = seatTable(course.players, self, others, watch ? 0 : GUESTS, chance);
    const teaching = {
      game: course.game,
      features: course.features,
      net: this.net,
      tries: pace.tries,
      longest: LONGEST_ROUNDS * Math.max(2, course.players),
    };
    const played = playToLearn(teaching, course.options(chance), sitters, chance);
    this.games++;
    this.decisions += played.decisions;
    this.turns += (played.turns - this.turns) / Math.min(this.games, 100);
    if (guest !== undefined && which < course.baselines.length) {
      const standing = at(this.standings, which);
      standing.games++;
      standing.share += (1 - at(played.won, guest) - standing.share) / Math.min(standing.games, 100);
    }
    for (const lesson of played.lessons) this.keep(lesson);
    this.learn((played.lessons.length * REPEATS) / BATCH, pace.rate);
  }

  /** Remembers the net as it is now, to play against later. */
  rememberSelf(): void {
    const copy = new Net(this.net.inputs, this.net.hidden, this.net.seats);
    copy.weights.set(this.net.weights);
    const policy = this.policyOf(copy);
    this.older.push((view, offers, chance) => at(offers, policy.choose(view, offers, chance)));
    if (this.older.length > OLDER_SELVES) this.older.splice(this.chance(OLDER_SELVES), 1);
  }

  private policyOf(net: Net): Policy<G> {
    const { game, features } = this.course;
    return new Policy(game, netValue(features, net), net.seats, features.points, 2);
  }

  private keep(lesson: Lesson): void {
    this.lessons[this.next] = lesson;
    this.next = (this.next + 1) % KEPT;
  }

  private learn(batches: number, rate: number): void {
    const whole = Math.floor(batches) + (this.chance(1000) < (batches % 1) * 1000 ? 1 : 0);
    for (let batch = 0; batch < whole; batch++) {
      const picked = Array.from({ length: BATCH }, () => at(this.lessons, this.chance(this.lessons.length)));
      const error = this.adam.step(picked, rate);
      this.error += (error - this.error) * 0.01;
    }
  }
}
