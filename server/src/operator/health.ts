import type { HealthSample } from '@archivolt/protocol';
import type { MetricValue, Registry } from 'prom-client';
import { diskSpace } from '../ops/disk.ts';
import type { Settings } from '../settings.ts';
import type { SampleRow, Store } from '../store/store.ts';

const MINUTE_MS = 60_000;

interface HealthParts {
  readonly store: Store;
  readonly settings: Pick<Settings, 'data' | 'database'>;
  readonly registry: Registry;
  readonly process: string;
  readonly now: () => number;
  readonly log: { error(facts: object, message: string): void };
}

/** The type definitions omit the metric names of a histogram's parts. */
type Value = MetricValue<string> & { metricName?: string };

const sum = (values: readonly Value[]): number => values.reduce((total, { value }) => total + value, 0);

/** Refusals of a submission that are a server error. */
const SERVER_FAULTS = new Set(['unavailable', 'cannotSave']);

/** Totals since the process started. */
interface Totals {
  readonly moves: number;
  readonly errors: number;
  /** Replies to moves that took at most this many seconds. */
  readonly buckets: readonly (readonly [seconds: number, count: number])[];
}

/** Records the health of this process every minute, from its own metrics, so that the operator can see its history. */
export class Health {
  readonly #parts: HealthParts;
  #before: Totals = { moves: 0, errors: 0, buckets: [] };
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: HealthParts) {
    this.#parts = parts;
  }

  start(): void {
    const { log } = this.#parts;
    this.#timer = setInterval(() => {
      this.sample().catch((err) => log.error({ err }, 'failed to record health figures'));
    }, MINUTE_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async sample(): Promise<void> {
    const { store, process, now } = this.#parts;
    const totals = await this.#totals();
    const before = this.#before;
    this.#before = totals;
    const answered = totals.buckets.map(([seconds, count], index) => {
      return [seconds, count - (before.buckets[index]?.[1] ?? 0)] as const;
    });
    await store.operator.addSample({
      at: Math.floor(now() / MINUTE_MS) * MINUTE_MS,
      process,
      moves: totals.moves - before.moves,
      errors: totals.errors - before.errors,
      people: await store.tables.countPresent(now()),
      middle: quantile(answered, 0.5),
      slowest: quantile(answered, 0.99),
      free: await this.#freeBytes(),
    });
  }

  async #totals(): Promise<Totals> {
    const [moves, requests, refused, seconds] = await Promise.all([
      this.#values('archivolt_moves_total'),
      this.#values('archivolt_request_seconds'),
      this.#values('archivolt_submissions_refused_total'),
      this.#values('archivolt_move_seconds'),
    ]);
    const failedRequests = requests.filter(
      ({ metricName, labels }) => metricName?.endsWith('_count') && Number(labels.status) >= 500,
    );
    return {
      moves: sum(moves),
      errors:
        sum(failedRequests) + sum(refused.filter(({ labels }) => SERVER_FAULTS.has(String(labels.why)))),
      buckets: seconds
        .filter(({ metricName }) => metricName?.endsWith('_bucket'))
        .map(({ labels, value }) => [
          labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le),
          value,
        ]),
    };
  }

  /** Empty for a metric that this program does not have. */
  async #values(name: string): Promise<Value[]> {
    return (await this.#parts.registry.getSingleMetric(name)?.get())?.values ?? [];
  }

  /** A remote database has a disk that cannot be measured here. */
  async #freeBytes(): Promise<number | null> {
    const { data, database } = this.#parts.settings;
    if (database !== undefined) return null;
    return (await diskSpace(data))?.free ?? null;
  }
}

/** The time within which this share was answered: the bound of its bucket, or the last finite bound. */
function quantile(
  buckets: readonly (readonly [seconds: number, count: number])[],
  share: number,
): number | null {
  const total = buckets.at(-1)?.[1] ?? 0;
  if (total === 0) return null;
  const bounds = buckets.filter(([seconds]) => Number.isFinite(seconds));
  const found = bounds.find(([, count]) => count >= total * share) ?? bounds.at(-1);
  return found?.[0] ?? null;
}

/** Combines the samples of all processes: counts are added, and of times the worst is used. */
export function combineSamples(rows: readonly SampleRow[]): HealthSample[] {
  const minutes = new Map<number, HealthSample>();
  for (const { process: _, ...row } of rows) {
    const known = minutes.get(row.at);
    minutes.set(row.at, known ? addSamples(known, row) : row);
  }
  return [...minutes.values()];
}

function addSamples(a: HealthSample, b: HealthSample): HealthSample {
  return {
    at: a.at,
    moves: a.moves + b.moves,
    errors: a.errors + b.errors,
    // Each process has counted the people of all processes.
    people: Math.max(a.people, b.people),
    middle: worst(a.middle, b.middle, Math.max),
    slowest: worst(a.slowest, b.slowest, Math.max),
    free: worst(a.free, b.free, Math.min),
  };
}

function worst(a: number | null, b: number | null, of: (a: number, b: number) => number): number | null {
  return a === null || b === null ? (a ?? b) : of(a, b);
}
