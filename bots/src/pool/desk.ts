import type { Chance, Shape, View } from '@archivolt/engine';
import type { Bot } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { botOf, plannerOf, RUNGS, type School, styleOf } from '../ladder.ts';
import { fitAt } from '../net/fit.ts';
import type { Net } from '../net/net.ts';
import { type Fit, readWeights } from '../net/weights.ts';
import { randomBot } from '../random.ts';
import { architecturaSchool, redCathedralSchool } from '../schools.ts';
import type { Effort, Stop } from '../search/effort.ts';
import { prospectOf } from '../search/explain.ts';
import type { Care } from '../search/planner.ts';
import type { Answer, Fallback, Outlook, Question, Turn } from './question.ts';
import { thinkTurn } from './thinkTurn.ts';

/** Fetches the weights for a game and a number of players; nothing where there are none. */
export type Library = (game: string, players: number) => Promise<Uint8Array | undefined>;

/** How advice is thought over; the time is the asker's. */
const CARE: Care = { width: 6, positions: 300, samples: 3 };
const EFFORT: Effort = { candidates: 6, simulations: 96, turns: 3 };

type Judgement = { readonly net?: Net; readonly fallback?: Fallback };

/** Where questions are answered, one after the other: the inside of a worker, in a browser as on a server. */
export class Desk {
  readonly #library: Library;
  readonly #chance: Chance;
  readonly #nets = new Map<string, Promise<Judgement>>();

  constructor(library: Library, chance: Chance) {
    this.#library = library;
    this.#chance = chance;
  }

  /** Never rejects: what goes wrong is an answer as well. */
  async answer(question: Question): Promise<Answer> {
    const { id } = question;
    try {
      return { id, ok: true, result: await this.#resultOf(question) };
    } catch (thrown) {
      return { id, ok: false, why: thrown instanceof Error ? thrown.message : String(thrown) };
    }
  }

  #resultOf(question: Question): Promise<Turn<Shape> | Outlook<Shape>> {
    switch (question.game) {
      case redCathedralSchool.game.id:
        return this.#at(redCathedralSchool, question);
      case architecturaSchool.game.id:
        return this.#at(architecturaSchool, question);
      default:
        throw new Error(`no bot plays ${question.game}`);
    }
  }

  /** The view comes from outside as plain data, so its type is taken on trust here, once. */
  async #at<G extends Shape>(school: School<G>, question: Question): Promise<Turn<G> | Outlook<G>> {
    const view = question.view as View<G>;
    const { level } = { level: '', ...question };
    if (level === 'random') return this.#turn(school, randomBot(), view);
    if (level === 'greedy') return this.#turn(school, greedyBot(school.game, school.evaluation), view);
    const { net, fallback } = await this.#judgement(fitAt(school.game, school.features, view));
    const because = fallback ? { fallback } : {};
    const stop = deadline(question.ms);
    const { ms } = question;
    const seats = school.features.seats(view.table);
    if (question.ask === 'advise') {
      const planner = plannerOf(school, net, seats);
      const effort = { ...EFFORT, ms };
      return {
        ...prospectOf(planner, view, this.#chance, CARE, effort, question.most, stop),
        ...because,
      };
    }
    // A level of a later edition is played as well as we can.
    const style = styleOf(RUNGS.find((known) => known === level) ?? 'master', school.game.id);
    const { effort } = style;
    const hurried = effort ? { effort: { ...effort, ms: Math.min(ms, effort.ms ?? ms) } } : {};
    const bot = botOf(school, net, seats, { ...style, ...hurried }, stop);
    return { ...this.#turn(school, bot, view), ...because };
  }

  #turn<G extends Shape>({ game }: School<G>, bot: Bot<G>, view: View<G>): Turn<G> {
    return { moves: thinkTurn(game, bot, view, this.#chance) };
  }

  /** The net for a table, or why there is none. What could not be fetched is asked for again the next time. */
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
      bytes = await this.#library(game, players);
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

function deadline(ms: number): Stop {
  const end = performance.now() + ms;
  return {
    get aborted() {
      return performance.now() >= end;
    },
  };
}
