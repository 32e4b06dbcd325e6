import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Counts } from '../rooms/parts.ts';
import type { Store } from '../store/store.ts';

/** What the bots do at the moment, as their pool tells it. */
interface BotStats {
  readonly workers: number;
  readonly busy: number;
  readonly queued: number;
}

/** From a fraction of a millisecond to what nobody would wait for. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Numbers for the operator, in Prometheus' words. Whatever is counted at once is asked for when somebody reads. */
export class Metrics implements Counts {
  readonly registry = new Registry();
  readonly #moves: Counter<'game' | 'by'>;
  readonly #moveSeconds: Histogram;
  readonly #sockets: Gauge;
  readonly #requestSeconds: Histogram<'route' | 'status'>;

  constructor(store: Store, bots: () => BotStats | undefined) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#moves = new Counter({
      name: 'archivolt_moves_total',
      help: 'Submissions stored, by game and by who made them',
      labelNames: ['game', 'by'],
      registers,
    });
    this.#moveSeconds = new Histogram({
      name: 'archivolt_move_seconds',
      help: 'From a person’s submission to its answer, waiting and writing included',
      buckets: SECONDS,
      registers,
    });
    this.#sockets = new Gauge({ name: 'archivolt_sockets', help: 'Open sockets', registers });
    this.#requestSeconds = new Histogram({
      name: 'archivolt_request_seconds',
      help: 'From a request to its answer',
      labelNames: ['route', 'status'],
      buckets: SECONDS,
      registers,
    });
    new Gauge({
      name: 'archivolt_tables',
      help: 'Tables by status',
      labelNames: ['status'],
      registers,
      async collect() {
        for (const [status, count] of Object.entries(await store.tables.counts()))
          this.set({ status }, count);
      },
    });
    new Gauge({
      name: 'archivolt_bots',
      help: 'Threads of bots, those that think, and turns that wait for one',
      labelNames: ['what'],
      registers,
      collect() {
        for (const [what, count] of Object.entries(pick(bots()))) this.set({ what }, count);
      },
    });
  }

  moved(game: string, by: 'person' | 'bot' | 'house'): void {
    this.#moves.inc({ game, by });
  }

  answered(milliseconds: number): void {
    this.#moveSeconds.observe(milliseconds / 1000);
  }

  socketOpened(): void {
    this.#sockets.inc();
  }

  socketClosed(): void {
    this.#sockets.dec();
  }

  /** Times every request by its route; files of the app are one. */
  timeRequests(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown';
      this.#requestSeconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
  }
}

function pick(stats: BotStats | undefined): BotStats {
  const { workers = 0, busy = 0, queued = 0 } = stats ?? {};
  return { workers, busy, queued };
}
