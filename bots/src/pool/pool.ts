import type { GameTypes, View } from '@archivolt/engine';
import { FairQueue, type Share } from './fairQueue.ts';
import type {
  Assessment,
  ComparisonRequest,
  PoolRequest,
  Question,
  StudyRequest,
  StudyResult,
  Turn,
  TurnComparison,
  WorkerReply,
} from './question.ts';

/** Handle to a worker. It handles one request at a time and replies to each exactly once. */
export interface WorkerHandle {
  ask(question: Question): void;
  /** Terminates it immediately. */
  terminate(): void;
}

/** Starts a worker; the callbacks receive its replies and its failure. */
export type SpawnWorker = (
  onReply: (reply: WorkerReply) => void,
  onFailure: (why: string) => void,
) => WorkerHandle;

export interface PoolSettings {
  /** Maximum number of workers; they are started on demand. */
  readonly size: number;
  /** Maximum queue length; further requests are refused. */
  readonly maxQueue: number;
  /** Maximum thinking time per request, in milliseconds. */
  readonly capMs: number;
  /** Extra time to start and to reply before a worker counts as hung (default: 10 s). */
  readonly graceMs?: number;
  /** Called when a request is settled, for metrics. */
  readonly onJob?: (report: JobReport) => void;
}

export interface JobReport {
  readonly ask: Question['ask'];
  readonly game: string;
  /** The level, for requests that ask a bot to play. */
  readonly level?: string;
  readonly outcome: Outcome;
  readonly waitedMs: number;
  readonly ms: number;
}

export interface PoolStats {
  readonly workers: number;
  readonly busy: number;
  readonly queued: number;
  /** Number of requests so far, by outcome. */
  readonly settled: Readonly<Record<Outcome, number>>;
  /** Milliseconds that workers have spent on them. */
  readonly ms: number;
}

type Trouble = 'full' | 'closed' | 'hung' | 'failed';
type Outcome = 'done' | 'cancelled' | Trouble;

/** Requests without an account share this one. */
const NOBODY: Share = ['', ''];

/** Why a request failed. */
export class PoolError extends Error {
  readonly code: Trouble;

  constructor(code: Trouble, why: string) {
    super(why);
    this.code = code;
  }
}

/** Somebody's question, whatever it is about. */
interface RequestBase {
  /** Id of the game. */
  readonly game: string;
  /** The rules version that the game began under; without it the newest. A study reads it from the record. */
  readonly rules?: number;
  /** A time limit below the cap of the pool. */
  readonly budgetMs?: number;
  /** Aborts the request. A worker that is already running it is terminated. */
  readonly signal?: AbortSignal;
  /** The account that pays for the time. Accounts take turns, so that one with many requests does not delay the others. */
  readonly share?: Share;
}

export interface Job<G extends GameTypes> extends RequestBase {
  readonly view: View<G>;
}

interface PendingRequest {
  readonly question: Question;
  readonly share: Share;
  /** When it was requested, and when a worker started it. */
  readonly asked: number;
  begun?: number;
  settle(outcome: Outcome, answer?: unknown): void;
}

interface Slot {
  readonly worker: WorkerHandle;
  job?: PendingRequest;
  limit?: ReturnType<typeof setTimeout>;
}

/**
 * Worker pool for bots; the caller is never blocked. Requests wait in a bounded queue that shares time fairly. Each worker
 * has one request at a time, and one that hangs or fails is replaced without affecting the other requests.
 */
export class Pool {
  readonly #spawn: SpawnWorker;
  readonly #settings: PoolSettings;
  readonly #queue = new FairQueue<PendingRequest>();
  readonly #slots = new Set<Slot>();
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

  constructor(spawn: SpawnWorker, settings: PoolSettings) {
    this.#spawn = spawn;
    this.#settings = settings;
  }

  /**
   * The moves that a bot of this level would submit. If the worker hangs or fails, the turn is played greedily and the result
   * says why. Rejects with a `PoolError`, or with the reason of the signal.
   */
  async think<G extends GameTypes>(job: Job<G> & { readonly level: string }): Promise<Turn<G>> {
    const { level, view } = job;
    const ms = this.#msFor(job);
    try {
      return (await this.#ask(job, { ask: 'think', view, level, ms })) as Turn<G>;
    } catch (thrown) {
      if (!(thrown instanceof PoolError)) throw thrown;
      const { code, message } = thrown;
      if ((code !== 'hung' && code !== 'failed') || level === 'greedy') throw thrown;
      const turn = (await this.#ask(job, { ask: 'think', view, level: 'greedy', ms })) as Turn<G>;
      return { ...turn, fallback: { code, why: message } };
    }
  }

  /** Compares a turn with other ways through it. Rejects like `think`. */
  async compare(job: RequestBase & ComparisonRequest): Promise<TurnComparison> {
    const { view, played, lines, depth } = job;
    const ms = this.#msFor(job);
    return (await this.#ask(job, { ask: 'compare', ms, view, played, lines, depth })) as TurnComparison;
  }

  /** Evaluation of the position from the seat of the view, and its best offers. Rejects like `think`. */
  async advise<G extends GameTypes>(job: Job<G> & { readonly most?: number }): Promise<Assessment<G>> {
    const { view, most = 3 } = job;
    return (await this.#ask(job, { ask: 'advise', view, most, ms: this.#msFor(job) })) as Assessment<G>;
  }

  /** Judges one decision of a finished game, with no time limit but the cap of the pool. Rejects like `think`. */
  async study({ recorded, index, depth, ...job }: RequestBase & StudyRequest): Promise<StudyResult> {
    return (await this.#ask(job, {
      ask: 'study',
      recorded,
      index,
      depth,
      ms: this.#msFor(job),
    })) as StudyResult;
  }

  stats(): PoolStats {
    return {
      workers: this.#slots.size,
      busy: [...this.#slots].filter(({ job }) => job).length,
      queued: this.#queue.length,
      settled: { ...this.#settled },
      ms: this.#ms,
    };
  }

  /** Terminates all workers. Pending and later requests are refused. */
  close(): void {
    this.#closed = true;
    const left = [...this.#queue.clear(), ...[...this.#slots].flatMap(({ job }) => job ?? [])];
    for (const slot of this.#slots) this.#terminate(slot);
    for (const { settle } of left) settle('closed', new PoolError('closed', 'the pool is closed'));
  }

  #msFor({ budgetMs }: Pick<RequestBase, 'budgetMs'>): number {
    const { capMs } = this.#settings;
    return Math.min(budgetMs ?? capMs, capMs);
  }

  #ask({ game, rules, signal, share = NOBODY }: RequestBase, asked: PoolRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const question: Question = { id: ++this.#asked, game, rules, ...asked };
      const takeBack = (): void => this.#takeBack(waiting);
      const waiting: PendingRequest = {
        question,
        share,
        asked: performance.now(),
        settle: (outcome, answer) => {
          signal?.removeEventListener('abort', takeBack);
          this.#report(waiting, outcome);
          if (outcome === 'done') resolve(answer);
          else reject(outcome === 'cancelled' ? signal?.reason : answer);
        },
      };
      if (signal?.aborted) waiting.settle('cancelled');
      else if (this.#closed) waiting.settle('closed', new PoolError('closed', 'the pool is closed'));
      else {
        signal?.addEventListener('abort', takeBack);
        this.#queue.push(share, waiting);
        this.#next();
        if (this.#queue.length <= this.#settings.maxQueue) return;
        this.#queue
          .dropLast()
          ?.settle('full', new PoolError('full', `${this.#queue.length} questions are waiting already`));
      }
    });
  }

  #takeBack(waiting: PendingRequest): void {
    this.#queue.remove(waiting.share, waiting);
    for (const slot of this.#slots) if (slot.job === waiting) this.#terminate(slot);
    waiting.settle('cancelled');
    this.#next();
  }

  /** Assigns waiting requests to idle workers. */
  #next(): void {
    for (const slot of this.#slots) if (!slot.job) this.#begin(slot);
    while (this.#queue.length > 0 && this.#slots.size < this.#settings.size) {
      const slot: Slot = {
        worker: this.#spawn(
          (reply) => this.#onReply(slot, reply),
          (why) => this.#onFailure(slot, 'failed', why),
        ),
      };
      this.#slots.add(slot);
      this.#begin(slot);
    }
  }

  #begin(slot: Slot): void {
    const job = this.#queue.take();
    if (!job) return;
    const { ms } = job.question;
    const { graceMs = 10_000 } = this.#settings;
    job.begun = performance.now();
    slot.job = job;
    const why = `no answer after ${ms + graceMs} ms`;
    slot.limit = setTimeout(() => this.#onFailure(slot, 'hung', why), ms + graceMs);
    slot.worker.ask(job.question);
  }

  #onReply(slot: Slot, reply: WorkerReply): void {
    const { job } = slot;
    if (!job || job.question.id !== reply.id) return;
    // A worker that threw may be in any state.
    if (!reply.ok) return this.#onFailure(slot, 'failed', reply.why);
    clearTimeout(slot.limit);
    delete slot.job;
    job.settle('done', reply.result);
    this.#next();
  }

  #onFailure(slot: Slot, code: 'hung' | 'failed', why: string): void {
    const { job } = slot;
    this.#terminate(slot);
    job?.settle(code, new PoolError(code, why));
    this.#next();
  }

  #terminate(slot: Slot): void {
    clearTimeout(slot.limit);
    delete slot.job;
    this.#slots.delete(slot);
    slot.worker.terminate();
  }

  #report({ question, share, asked, begun }: PendingRequest, outcome: Outcome): void {
    const now = performance.now();
    const ms = begun === undefined ? 0 : now - begun;
    if (begun !== undefined) this.#queue.charge(share, Math.max(1, ms));
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
