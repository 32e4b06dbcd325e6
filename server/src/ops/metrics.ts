import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StoreObserver } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import type { Counts } from '../tables/parts.ts';
import { withTimeout } from '../timeout.ts';
import { VERSION } from '../version.ts';
import { diskSpace } from './disk.ts';

/** The current load of the bot pool. */
interface BotStats {
  readonly workers: number;
  readonly busy: number;
  readonly queued: number;
}

/** Histogram buckets, from a millisecond to ten seconds. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Timeout for a number from the database, in milliseconds. */
const QUERY_TIMEOUT_MS = 2000;

/** Prometheus metrics for the operator. Gauges are computed when they are scraped. */
export class Metrics implements Counts {
  readonly registry = new Registry();
  readonly #moves: Counter<'game' | 'by'>;
  readonly #moveSeconds: Histogram;
  readonly #sockets: Gauge;
  readonly #socketsRefused: Counter<'status'>;
  readonly #requestSeconds: Histogram<'route' | 'status'>;
  readonly #refused: Counter<'why'>;
  readonly #databaseErrors: Counter<'code'>;
  readonly #databaseWaits: Histogram<'what'>;
  readonly #botWaits: Histogram;
  readonly #mails: Counter<'result'>;

  constructor(store: Store, bots: () => BotStats | undefined) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#moves = new Counter({
      name: 'archivolt_moves_total',
      help: 'Submissions stored, by game and by kind of player',
      labelNames: ['game', 'by'],
      registers,
    });
    this.#moveSeconds = new Histogram({
      name: 'archivolt_move_seconds',
      help: 'Time from a person’s submission to its answer, including queueing and the write to disk',
      buckets: BUCKETS_SECONDS,
      registers,
    });
    this.#sockets = new Gauge({ name: 'archivolt_sockets', help: 'Open sockets', registers });
    this.#socketsRefused = new Counter({
      name: 'archivolt_sockets_refused_total',
      help: 'Refused socket handshakes, by HTTP status',
      labelNames: ['status'],
      registers,
    });
    this.#requestSeconds = new Histogram({
      name: 'archivolt_request_seconds',
      help: 'Time from a request to its response',
      labelNames: ['route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers,
    });
    this.#refused = new Counter({
      name: 'archivolt_submissions_refused_total',
      help: 'Submissions refused, by error code; unavailable and cannotSave are server faults',
      labelNames: ['why'],
      registers,
    });
    this.#databaseErrors = new Counter({
      name: 'archivolt_database_errors_total',
      help: 'Database errors, by error code of the database or the system',
      labelNames: ['code'],
      registers,
    });
    this.#databaseWaits = new Histogram({
      name: 'archivolt_database_wait_seconds',
      help: 'Time spent waiting for a connection, for a batch of moves to be stored, or for other writes',
      labelNames: ['what'],
      buckets: BUCKETS_SECONDS,
      registers,
    });
    this.#botWaits = new Histogram({
      name: 'archivolt_bot_wait_seconds',
      help: 'Time from the start of a bot’s turn until a thread takes it up',
      buckets: BUCKETS_SECONDS,
      registers,
    });
    new Gauge({
      name: 'archivolt_version_info',
      help: 'The running version, as a label',
      labelNames: ['version', 'node'],
      registers,
    }).set({ version: VERSION, node: process.version }, 1);
    this.#mails = new Counter({
      name: 'archivolt_letters_total',
      help: 'Emails by outcome: sent, retried after an error, failed for good, or over the recipient’s limit',
      labelNames: ['result'],
      registers,
    });
    new Gauge({
      name: 'archivolt_tables',
      help: 'Tables by status',
      labelNames: ['status'],
      registers,
      async collect() {
        // A hanging database must not keep the operator from reading the other metrics.
        const counts = await withTimeout(store.tables.countByStatus(), QUERY_TIMEOUT_MS).catch(
          () => undefined,
        );
        this.reset();
        for (const [status, count] of Object.entries(counts ?? {})) this.set({ status }, count);
      },
    });
    new Gauge({
      name: 'archivolt_bots',
      help: 'Bot threads, busy bot threads, and turns waiting for a thread',
      labelNames: ['what'],
      registers,
      collect() {
        for (const [what, count] of Object.entries(botCounts(bots()))) this.set({ what }, count);
      },
    });
  }

  moved(game: string, by: 'person' | 'bot' | 'server'): void {
    this.#moves.inc({ game, by });
  }

  answered(milliseconds: number): void {
    this.#moveSeconds.observe(milliseconds / 1000);
  }

  refused(why: string): void {
    this.#refused.inc({ why });
  }

  /** Counts the events of the store; the caller handles a failed sync. */
  storeObserver(syncFailed: StoreObserver['syncFailed']): StoreObserver {
    return {
      failed: (code) => this.#databaseErrors.inc({ code }),
      waited: (what, milliseconds) => this.#databaseWaits.observe({ what }, milliseconds / 1000),
      syncFailed,
    };
  }

  /** The bot pool has answered a request. */
  botAnswered({ waitedMs }: { readonly waitedMs: number }): void {
    this.#botWaits.observe(waitedMs / 1000);
  }

  /** Free space on the disk of the data folder. */
  watchDisk(folder: string): void {
    new Gauge({
      name: 'archivolt_disk_bytes',
      help: 'Size and free space of the disk that holds the data folder',
      labelNames: ['what'],
      registers: [this.registry],
      async collect() {
        this.reset();
        const space = await diskSpace(folder);
        if (!space) return;
        this.set({ what: 'size' }, space.size);
        this.set({ what: 'free' }, space.free);
      },
    });
  }

  socketOpened(): void {
    this.#sockets.inc();
  }

  socketClosed(): void {
    this.#sockets.dec();
  }

  socketRefused(status: number): void {
    this.#socketsRefused.inc({ status });
  }

  countMail(result: 'sent' | 'retried' | 'failed' | 'limited'): void {
    this.#mails.inc({ result });
  }

  /** Measures every request by its route; files of the app count as one route. */
  timeRequests(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown';
      this.#requestSeconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
  }
}

function botCounts(stats: BotStats | undefined): BotStats {
  const { workers = 0, busy = 0, queued = 0 } = stats ?? {};
  return { workers, busy, queued };
}
