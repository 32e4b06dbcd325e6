import type { Shape, View } from '@archivolt/engine';
import type { Answer, Asked, Outlook, Question, Turn } from './question.ts';

/** A worker, of whichever kind: it is asked one question at a time and answers each once. */
export interface Hand {
  ask(question: Question): void;
  /** Ends it at once, whatever it is doing. */
  dismiss(): void;
}

/** Starts a worker, which tells what it answers and that it broke down. */
export type Hire = (heard: (answer: Answer) => void, broke: (why: string) => void) => Hand;

export interface PoolSettings {
  /** Workers at most; they are started when they are needed. */
  readonly size: number;
  /** Questions that may wait; one more is refused. */
  readonly maxQueue: number;
  /** The longest that anybody may think about one question, in milliseconds. */
  readonly capMs: number;
  /** What a worker gets beyond that to start and to answer, before it is taken for hung (10 s). */
  readonly graceMs?: number;
  /** Told of every question when it is settled, for metrics. */
  readonly onJob?: (report: JobReport) => void;
}

export interface JobReport {
  readonly ask: Question['ask'];
  readonly game: string;
  /** Of a bot that was asked to play. */
  readonly level?: string;
  readonly outcome: Outcome;
  readonly waitedMs: number;
  readonly ms: number;
}

export interface PoolStats {
  readonly workers: number;
  readonly busy: number;
  readonly queued: number;
  /** Questions since the beginning, by how they were settled. */
  readonly settled: Readonly<Record<Outcome, number>>;
  /** Milliseconds that workers have spent on them. */
  readonly ms: number;
}

type Trouble = 'full' | 'closed' | 'hung' | 'failed';
type Outcome = 'done' | 'cancelled' | Trouble;

/** Why a question has no answer. */
export class PoolTrouble extends Error {
  readonly code: Trouble;

  constructor(code: Trouble, why: string) {
    super(why);
    this.code = code;
  }
}

export interface Job<G extends Shape> {
  /** Id of the game. */
  readonly game: string;
  readonly view: View<G>;
  /** Less than the cap of the pool, where so wished. */
  readonly budgetMs?: number;
  /** Takes the question back. A worker that is at it already is ended. */
  readonly signal?: AbortSignal;
}

interface Waiting {
  readonly question: Question;
  /** When it was asked, and when a worker began with it. */
  readonly asked: number;
  begun?: number;
  settle(outcome: Outcome, answer?: unknown): void;
}

interface Desk {
  readonly hand: Hand;
  job?: Waiting;
  limit?: ReturnType<typeof setTimeout>;
}

/**
 * Lets bots think beside the program that asks, which is never held up: questions wait in a queue of limited length,
 * each worker has one at a time, and one that hangs or breaks down is replaced without anybody else noticing.
 */
export class Pool {
  readonly #hire: Hire;
  readonly #settings: PoolSettings;
  readonly #queue: Waiting[] = [];
  readonly #desks = new Set<Desk>();
  readonly #settled: Record<Outcome, number> = {
    done: 0,
    cancelled: 0,
    full: 0,
    closed: 0,
    hung: 0,
    failed: 0,
  };
  #ms = 0;
  #asked = 0;
  #closed = false;

  constructor(hire: Hire, settings: PoolSettings) {
    this.#hire = hire;
    this.#settings = settings;
  }

  /**
   * What a bot of the level would submit. A worker that hangs or breaks down costs the bot its level for this turn: it
   * is played greedily, and the answer says why. Rejects with a `PoolTrouble`, or with the reason of the signal.
   */
  async think<G extends Shape>(job: Job<G> & { readonly level: string }): Promise<Turn<G>> {
    const { level } = job;
    const ms = this.#msFor(job);
    try {
      return (await this.#ask(job, { ask: 'think', level, ms })) as Turn<G>;
    } catch (thrown) {
      if (!(thrown instanceof PoolTrouble)) throw thrown;
      const { code, message } = thrown;
      if ((code !== 'hung' && code !== 'failed') || level === 'greedy') throw thrown;
      const turn = (await this.#ask(job, { ask: 'think', level: 'greedy', ms })) as Turn<G>;
      return { ...turn, fallback: { code, why: message } };
    }
  }

  /** How the table looks from the seat of the view, and its best few offers. Rejects like `think`. */
  async advise<G extends Shape>(job: Job<G> & { readonly most?: number }): Promise<Outlook<G>> {
    const { most = 3 } = job;
    return (await this.#ask(job, { ask: 'advise', most, ms: this.#msFor(job) })) as Outlook<G>;
  }

  stats(): PoolStats {
    return {
      workers: this.#desks.size,
      busy: [...this.#desks].filter(({ job }) => job).length,
      queued: this.#queue.length,
      settled: { ...this.#settled },
      ms: this.#ms,
    };
  }

  /** Ends all workers. What is still asked, or asked later, is refused. */
  close(): void {
    this.#closed = true;
    const left = [...this.#queue.splice(0), ...[...this.#desks].flatMap(({ job }) => job ?? [])];
    for (const desk of this.#desks) this.#dismiss(desk);
    for (const { settle } of left) settle('closed', new PoolTrouble('closed', 'the pool is closed'));
  }

  #msFor({ budgetMs }: Pick<Job<Shape>, 'budgetMs'>): number {
    const { capMs } = this.#settings;
    return Math.min(budgetMs ?? capMs, capMs);
  }

  #ask<G extends Shape>({ game, view, signal }: Job<G>, asked: Asked): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const question: Question = { id: ++this.#asked, game, view, ...asked };
      const takeBack = (): void => this.#takeBack(waiting);
      const waiting: Waiting = {
        question,
        asked: performance.now(),
        settle: (outcome, answer) => {
          signal?.removeEventListener('abort', takeBack);
          this.#report(waiting, outcome);
          if (outcome === 'done') resolve(answer);
          else reject(outcome === 'cancelled' ? signal?.reason : answer);
        },
      };
      if (signal?.aborted) waiting.settle('cancelled');
      else if (this.#closed) waiting.settle('closed', new PoolTrouble('closed', 'the pool is closed'));
      else {
        signal?.addEventListener('abort', takeBack);
        this.#queue.push(waiting);
        this.#next();
        if (this.#queue.length <= this.#settings.maxQueue) return;
        this.#queue.pop();
        waiting.settle(
          'full',
          new PoolTrouble('full', `${this.#queue.length} questions are waiting already`),
        );
      }
    });
  }

  #takeBack(waiting: Waiting): void {
    const place = this.#queue.indexOf(waiting);
    if (place >= 0) this.#queue.splice(place, 1);
    for (const desk of this.#desks) if (desk.job === waiting) this.#dismiss(desk);
    waiting.settle('cancelled');
    this.#next();
  }

  /** Gives what waits to those who are free. */
  #next(): void {
    for (const desk of this.#desks) if (!desk.job) this.#begin(desk);
    while (this.#queue.length > 0 && this.#desks.size < this.#settings.size) {
      const desk: Desk = {
        hand: this.#hire(
          (answer) => this.#heard(desk, answer),
          (why) => this.#broke(desk, 'failed', why),
        ),
      };
      this.#desks.add(desk);
      this.#begin(desk);
    }
  }

  #begin(desk: Desk): void {
    const job = this.#queue.shift();
    if (!job) return;
    const { ms } = job.question;
    const { graceMs = 10_000 } = this.#settings;
    job.begun = performance.now();
    desk.job = job;
    const why = `no answer after ${ms + graceMs} ms`;
    desk.limit = setTimeout(() => this.#broke(desk, 'hung', why), ms + graceMs);
    desk.hand.ask(job.question);
  }

  #heard(desk: Desk, answer: Answer): void {
    const { job } = desk;
    if (!job || job.question.id !== answer.id) return;
    // Whoever threw may be left in any state.
    if (!answer.ok) return this.#broke(desk, 'failed', answer.why);
    clearTimeout(desk.limit);
    delete desk.job;
    job.settle('done', answer.result);
    this.#next();
  }

  #broke(desk: Desk, code: 'hung' | 'failed', why: string): void {
    const { job } = desk;
    this.#dismiss(desk);
    job?.settle(code, new PoolTrouble(code, why));
    this.#next();
  }

  #dismiss(desk: Desk): void {
    clearTimeout(desk.limit);
    delete desk.job;
    this.#desks.delete(desk);
    desk.hand.dismiss();
  }

  #report({ question, asked, begun }: Waiting, outcome: Outcome): void {
    const now = performance.now();
    const ms = begun === undefined ? 0 : now - begun;
    this.#settled[outcome]++;
    this.#ms += ms;
    this.#settings.onJob?.({
      ask: question.ask,
      game: question.game,
      ...(question.ask === 'think' ? { level: question.level } : {}),
      outcome,
      waitedMs: (begun ?? now) - asked,
      ms,
    });
  }
}
