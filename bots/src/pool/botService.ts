import { type BeamOptions, type Bot, type BotKit, LEVELS, type SearchBudget } from '@archivolt/botkit';
import { at, type Chance, type GameTypes, rulesAt, type View, viewOf } from '@archivolt/engine';
import { withBotKitNamed } from '../botKits.ts';
import { greedyBot } from '../greedy.ts';
import { botOf, configOf, plannerOf } from '../ladder.ts';
import { fitAt } from '../net/fit.ts';
import type { Net } from '../net/net.ts';
import { type Fit, readWeights } from '../net/weights.ts';
import { randomBot } from '../random.ts';
import { prospectOf } from '../search/explain.ts';
import type { Stop } from '../search/stop.ts';
import { choiceOf } from '../study/choice.ts';
import { DEPTHS, type DepthName, type Moment } from '../study/moment.ts';
import { PlayedGame } from '../study/recorded.ts';
import { RoundEvaluator } from '../study/roundEvaluator.ts';
import { Study } from '../study/study.ts';
import type {
  Assessment,
  ComparisonRequest,
  Fallback,
  Question,
  StudyRequest,
  StudyResult,
  Turn,
  TurnComparison,
  WorkerReply,
  WorkerResult,
} from './question.ts';
import { thinkTurn } from './thinkTurn.ts';

/** Loads the weights for a game and a number of players; undefined if there are none. */
export type WeightsLoader = (game: string, players: number) => Promise<Uint8Array | undefined>;

/** Search settings for hints; the time limit comes with the request. */
const BEAM: BeamOptions = { width: 6, positions: 300, samples: 3 };
const BUDGET: SearchBudget = { candidates: 6, simulations: 96, turns: 3 };

/** Comparisons of the same position come out the same. */
const SEED = 100_000;

type Judgement = { readonly net?: Net; readonly fallback?: Fallback };

/** Request handler inside a worker, in the browser and on the server. Handles one request at a time. */
export class BotService {
  readonly #loadWeights: WeightsLoader;
  readonly #chance: Chance;
  readonly #nets = new Map<string, Promise<Judgement>>();
  #studying:
    | {
        readonly name: string;
        readonly fallback: Fallback | undefined;
        moment(index: number, depth: DepthName): Moment;
      }
    | undefined;

  constructor(loadWeights: WeightsLoader, chance: Chance) {
    this.#loadWeights = loadWeights;
    this.#chance = chance;
  }

  /** Never rejects: an error is also a reply. */
  async answer(question: Question): Promise<WorkerReply> {
    const { id } = question;
    try {
      return { id, ok: true, result: await this.#resultOf(question) };
    } catch (thrown) {
      return { id, ok: false, why: thrown instanceof Error ? thrown.message : String(thrown) };
    }
  }

  #resultOf(question: Question): Promise<WorkerResult> {
    return withBotKitNamed(question.game, (newest): Promise<WorkerResult> => {
      const botKit = underRules(newest, question.rules);
      if (question.ask === 'study') return this.#study(botKit, question);
      return question.ask === 'compare' ? this.#compare(botKit, question) : this.#at(botKit, question);
    });
  }

  /** The same every time it is asked for, like a study. */
  async #compare<G extends GameTypes>(botKit: BotKit<G>, asked: ComparisonRequest): Promise<TurnComparison> {
    const view = asked.view as View<G>;
    const { played, lines, depth } = asked;
    const { net, fallback } = await this.#judgement(fitAt(botKit.game, botKit.features, view));
    const planner = plannerOf(botKit, net, botKit.features.seats(view.table));
    const evaluator = new RoundEvaluator(planner);
    const { comparisons } = DEPTHS[depth];
    const choice = choiceOf<G>(planner, evaluator, view, played, lines, comparisons, SEED);
    return { choice, ...(fallback ? { fallback } : {}) };
  }

  /** Judges a decision. The decisions of a game are requested one after the other, so the replayed game is cached. */
  async #study<G extends GameTypes>(
    botKit: BotKit<G>,
    { recorded, index, depth }: StudyRequest,
  ): Promise<StudyResult> {
    const name = JSON.stringify(recorded);
    if (this.#studying?.name !== name) {
      // The record names its own rules version.
      const played = new PlayedGame(botKit.game, recorded, botKit.positions);
      const view = viewOf(at(played.states, 0), 0);
      const { net, fallback } = await this.#judgement(fitAt(botKit.game, botKit.features, view));
      const study = new Study(botKit, net, played);
      this.#studying = { name, fallback, moment: (which, how) => study.moment(which, DEPTHS[how]) };
    }
    const { fallback, moment } = this.#studying;
    // A failed download is retried at the next request.
    if (fallback?.code === 'missing') this.#studying = undefined;
    return { moment: moment(index, depth), ...(fallback ? { fallback } : {}) };
  }

  /** The view arrives as plain data, so this is the one place where its type is trusted. */
  async #at<G extends GameTypes>(
    botKit: BotKit<G>,
    question: Extract<Question, { ask: 'think' | 'advise' }>,
  ): Promise<Turn<G> | Assessment<G>> {
    const view = question.view as View<G>;
    const { level } = { level: '', ...question };
    if (level === 'random') return this.#turn(botKit, randomBot(), view);
    if (level === 'greedy') return this.#turn(botKit, greedyBot(botKit.game, botKit.evaluation), view);
    const { net, fallback } = await this.#judgement(fitAt(botKit.game, botKit.features, view));
    const because = fallback ? { fallback } : {};
    const stop = deadline(question.ms);
    const { ms } = question;
    const seats = botKit.features.seats(view.table);
    if (question.ask === 'advise') {
      const planner = plannerOf(botKit, net, seats);
      const budget = { ...BUDGET, ms };
      return {
        ...prospectOf(planner, view, this.#chance, BEAM, budget, question.most, stop),
        ...because,
      };
    }
    // An unknown level, from a later version, is played at the highest level.
    const config = configOf(LEVELS.find((known) => known === level) ?? 'master', botKit);
    const { budget } = config;
    const hurried = budget ? { budget: { ...budget, ms: Math.min(ms, budget.ms ?? ms) } } : {};
    const bot = botOf(botKit, net, seats, { ...config, ...hurried }, stop);
    return { ...this.#turn(botKit, bot, view), ...because };
  }

  #turn<G extends GameTypes>({ game }: BotKit<G>, bot: Bot<G>, view: View<G>): Turn<G> {
    return { moves: thinkTurn(game, bot, view, this.#chance) };
  }

  /** The net for a table, or why there is none. A failed download is retried at the next request. */
  #judgement(fit: Fit): Promise<Judgement> {
    const name = `${fit.game} ${fit.players} ${fit.set}`;
    const known = this.#nets.get(name);
    if (known) return known;
    const judgement = this.#fetch(fit);
    this.#nets.set(name, judgement);
    judgement.then(({ fallback }) => {
      if (fallback?.code === 'missing') this.#nets.delete(name);
    });
    return judgement;
  }

  async #fetch(fit: Fit): Promise<Judgement> {
    const { game, players } = fit;
    let bytes: Uint8Array | undefined;
    try {
      bytes = await this.#loadWeights(game, players);
    } catch (thrown) {
      return {
        fallback: { code: 'missing', why: thrown instanceof Error ? thrown.message : String(thrown) },
      };
    }
    if (!bytes)
      return {
        fallback: { code: 'missing', why: `there are no weights for ${game} with ${players} players` },
      };
    const loaded = readWeights(bytes, fit);
    return loaded.ok ? { net: loaded.net } : { fallback: { code: 'unfit', why: loaded.why } };
  }
}

/** A game is judged by the rules it began under. */
function underRules<G extends GameTypes>(
  botKit: BotKit<G>,
  version: number = botKit.game.rulesVersion,
): BotKit<G> {
  const game = rulesAt(botKit.game, version);
  if (!game) throw new RangeError(`${botKit.game.id} has no rules ${version}`);
  return { ...botKit, game };
}

function deadline(ms: number): Stop {
  const end = performance.now() + ms;
  return {
    get aborted() {
      return performance.now() >= end;
    },
  };
}
