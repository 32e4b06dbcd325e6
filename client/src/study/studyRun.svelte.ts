import {
  type Chances,
  type DepthName,
  type Moment,
  Pool,
  type RecordedGame,
  type SpawnWorker,
  type Stretch,
  stretchesOf,
} from '@archivolt/bots';
import type { ReplayableGame } from '../replay/replayFile.ts';
import type { AnyReplay } from '../replay/replaySession.ts';
import { spawnWorker } from '../session/workerThinker.ts';
import { type CompleteStudy, fingerprintOf, type StoredStudies } from './storedStudies.ts';

/** Concurrent workers; each gets one decision after the other. */
const WORKERS = 2;
/** Timeout of a worker for one decision. */
const CAP_MS = 120_000;

/** A study in progress: how far it is, its results so far, and how to stop it. */
export class StudyRun {
  readonly stretches: readonly Stretch[];
  readonly end: Chances;
  readonly #id: string;
  readonly #print: string;
  readonly #recorded: RecordedGame;
  readonly #store: StoredStudies;
  readonly #spawn: SpawnWorker;
  readonly #complete: ((study: CompleteStudy) => void) | undefined;
  #moments = $state.raw<readonly (Moment | undefined)[]>([]);
  #running = $state.raw<AbortController>();
  #done = $state(0);
  #depth = $state.raw<DepthName>();
  #isRough = $state(false);
  #hasFailed = $state(false);

  /** A stored study is available immediately. `complete` is called with every complete study, a stored one included. */
  constructor(
    session: AnyReplay,
    played: ReplayableGame,
    store: StoredStudies,
    {
      spawn = spawnWorker,
      complete,
    }: { spawn?: SpawnWorker; complete?: ((study: CompleteStudy) => void) | undefined } = {},
  ) {
    const { game, rulesVersion, options, setup, start, submissions } = played;
    this.#id = session.id;
    this.#print = fingerprintOf(played);
    this.#recorded = { game, rulesVersion, options, setup, start, submissions };
    this.#store = store;
    this.#spawn = spawn;
    this.#complete = complete;
    this.stretches = stretchesOf(submissions, (version) => turnAt(session, version));
    const { totals, places } = session.result;
    const first = places[0] ?? [];
    this.end = {
      win: totals.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0)),
      scores: totals,
    };
    this.#restore();
  }

  /** The finished decisions, from the first without a gap. */
  get moments(): readonly Moment[] {
    const gap = this.#moments.indexOf(undefined);
    return (gap < 0 ? this.#moments : this.#moments.slice(0, gap)) as readonly Moment[];
  }
  get done(): number {
    return this.#done;
  }
  get total(): number {
    return this.stretches.length;
  }
  get isRunning(): boolean {
    return this.#running !== undefined;
  }
  get isComplete(): boolean {
    return this.total > 0 && this.moments.length === this.total;
  }
  /** The depth of the finished study. */
  get depth(): DepthName | undefined {
    return this.#depth;
  }
  get isRough(): boolean {
    return this.#isRough;
  }
  /** True if a worker failed. The results so far stay. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Resumes where it was stopped; a deeper study starts again. */
  async run(depth: DepthName = 'normal'): Promise<void> {
    if (this.isRunning || this.#depth === depth) return;
    const running = new AbortController();
    this.#running = running;
    this.#hasFailed = false;
    const isAgain = this.#depth !== undefined;
    const known = isAgain ? [] : this.#moments;
    const due = this.stretches.map((_, index) => index).filter((index) => known[index] === undefined);
    this.#done = this.total - due.length;
    const found = this.stretches.map((_, index) => known[index]);
    const pool = new Pool(this.#spawn, { size: WORKERS, maxQueue: WORKERS, capMs: CAP_MS });
    const { game } = this.#recorded;
    const work = async (): Promise<void> => {
      for (let index = due.shift(); index !== undefined; index = due.shift()) {
        const asked = { game, recorded: this.#recorded, index, depth, signal: running.signal };
        const { moment, fallback } = await pool.study(asked);
        found[index] = moment;
        this.#isRough ||= fallback !== undefined;
        this.#done++;
        if (!isAgain) this.#moments = [...found];
      }
    };
    try {
      await Promise.all(Array.from({ length: WORKERS }, work));
      this.#moments = found;
      this.#depth = depth;
      const whole = { depth, isRough: this.#isRough, moments: this.moments, end: this.end };
      this.#store.save(this.#id, this.#print, whole);
      this.#complete?.(whole);
    } catch {
      this.#hasFailed = !running.signal.aborted;
    } finally {
      pool.close();
      this.#running = undefined;
    }
  }

  stop(): void {
    this.#running?.abort();
  }

  #restore(): void {
    const kept = this.#store.load(this.#id, this.#print);
    if (!kept || kept.moments.length !== this.total) return;
    this.#moments = kept.moments;
    this.#depth = kept.depth;
    this.#isRough = kept.isRough;
    this.#done = this.total;
    this.#complete?.(kept);
  }
}

function turnAt(session: AnyReplay, version: number): number {
  const table = session.tableAt(version);
  if (table === undefined) throw new Error(`there is no version ${version}`);
  return session.game.turnOf(table).number;
}
