import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { createPool } from '@archivolt/bots/node';
import type { AccountDeps } from './accounts/deps.ts';
import type { App } from './app.ts';
import { registerHttpRoutes } from './http/routes.ts';
import { tableRoutes } from './http/tables.ts';
import { newSeed } from './ids.ts';
import { createMailer } from './notify/mailer.ts';
import { canNotify, notifyFinished, notifyRematch, notifyTurn, turnDue } from './notify/notices.ts';
import { Notifier } from './notify/notifier.ts';
import { createPusher } from './notify/pusher.ts';
import { Health } from './operator/health.ts';
import { deleteExpired } from './operator/retention.ts';
import { Heartbeat } from './ops/heartbeat.ts';
import { Metrics } from './ops/metrics.ts';
import { SteadyClock } from './ops/steadyClock.ts';
import { settle, settleMissed } from './ratings/settle.ts';
import { Rules } from './rules/rules.ts';
import { BadSetting, namesOf, type Settings } from './settings.ts';
import { socketRoute } from './socket/index.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { closeAbandonedTables, closeTable, leaveAllTables } from './tables/leaving.ts';
import { Rooms } from './tables/rooms.ts';

/** A running server without its listener. */
export interface Server {
  /** Starts the background work. `address` is the public URL if the settings do not name one. */
  start(address: string): void;
  /** Called after the listener is closed. */
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Dependencies that callers may replace. */
export interface ServerParts {
  /** Creates the secret seed for the dice of a table. */
  readonly newSeed?: () => string;
  /** Called when a write may be lost: the process must end before it acknowledges anything else. */
  readonly fatal: () => void;
}

/** Opens the store and registers all routes in the app. */
export async function openServer(
  app: App,
  settings: Settings,
  { newSeed: seed = newSeed, fatal }: ServerParts,
): Promise<Server> {
  const store = await openDurableStore(settings);
  const { log } = app;
  const clock = new SteadyClock();
  const { now } = clock;
  const heartbeat = new Heartbeat(store, clock, log);
  const deps: AccountDeps = { settings, store, now };
  const { bots: size, botQueue: maxQueue, botMilliseconds: capMs } = settings;
  const pool = createPool({
    size,
    maxQueue,
    capMs,
    isYielding: true,
    onJob: (job) => metrics.botAnswered(job),
  });
  const rules = new Rules(settings.stepTimeoutMs);
  const metrics = new Metrics(store, () => pool.stats());
  const syncFailed = (err: unknown): void => {
    log.fatal({ err }, 'sync to disk failed; stopping, because written data may be lost');
    fatal();
  };
  store.observe(metrics.storeObserver(syncFailed));
  if (settings.database === undefined) metrics.watchDisk(settings.data);
  let address = settings.publicUrl ?? '';
  const mailer =
    settings.mail === undefined ? null : createMailer(settings.mail, settings.mailFrom, () => address);
  const pusher = settings.push === undefined ? null : await createPusher(store, settings.push);
  const notifier = new Notifier({ ...deps, log, mailer, pusher, metrics });
  const processName = `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`;
  const health = new Health({ ...deps, log, registry: metrics.registry, process: processName });
  const rooms = new Rooms({
    ...deps,
    pool,
    rules,
    log,
    metrics,
    hooks: {
      turnDue: (person) => turnDue(deps, person),
      onTurn: (table, person, version) => notifyTurn(deps, table, person, version),
      onRematch: (table, by) => notifyRematch(deps, table, by),
      hasWorkAtEnd: ({ rated }) => rated || canNotify(settings),
      async onFinished(table) {
        await notifyFinished(deps, table);
      },
      onResultPublic: async (table) => void (await settle(store, table)),
    },
    newSeed: seed,
    heartbeat,
    process: processName,
  });

  // Before the first request: the writer of moves has started, and the clocks are right.
  await store.ping();
  await heartbeat.ensureFresh();

  const leaveTables = (person: string) => leaveAllTables(rooms, person);
  const guard = await registerHttpRoutes(app, {
    ...deps,
    metrics,
    mailer,
    pusher,
    leaveTables,
    closeTable: (table) => closeTable(rooms, table),
  });
  tableRoutes(app, { rooms });
  await socketRoute(app, { rooms, guard });

  const cleanUp = (): void => {
    Promise.all([
      store.people.sweep(now()),
      store.notices.sweep(now() - 90 * DAY_MS),
      settleMissed(store, now() - DAY_MS, now()),
      closeAbandonedTables(rooms),
      store.tables.clearOrigins(),
      deleteExpired(store, settings, now()),
    ]).catch((err) => log.error({ err }, 'failed to clean up the store'));
  };
  let cleanUpTimer: NodeJS.Timeout | undefined;

  return {
    start(listenAddress) {
      address ||= listenAddress;
      rooms.start();
      notifier.start();
      health.start();
      // Rates games left over from the last run, however long ago.
      settleMissed(store, 0, now()).catch((err) => log.error({ err }, 'failed to rate finished games'));
      cleanUpTimer = setInterval(cleanUp, 10 * MINUTE_MS);
    },
    async close() {
      clearInterval(cleanUpTimer);
      health.stop();
      await notifier.stop();
      pool.close();
      await rules.close();
      mailer?.close();
      pusher?.close();
      await store.close();
    },
  };
}

/** An unusable database or folder is reported as a bad setting. */
async function openDurableStore(settings: Settings): Promise<Store> {
  const store = await openConfiguredStore(settings);
  const unsafe = settings.unsafeDatabase ? [] : await store.unsafeSettings();
  if (unsafe.length === 0) return store;
  await store.close();
  throw new BadSetting(
    namesOf('database'),
    `a PostgreSQL that loses no acknowledged writes, not one with ${unsafe.join(' and ')} off; ` +
      `where that does not matter, start with ${namesOf('unsafeDatabase')}`,
  );
}

async function openConfiguredStore(settings: Settings): Promise<Store> {
  try {
    return await openStore(settings);
  } catch (thrown) {
    const [name, what] =
      settings.database === undefined
        ? (['data', 'a folder'] as const)
        : (['database', 'a PostgreSQL'] as const);
    throw new BadSetting(namesOf(name), `${what} that can be used: ${reasonOf(thrown)}`);
  }
}

/** The error of several connection attempts has an empty message; its code says what failed. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || ('code' in thrown ? String(thrown.code) : thrown.name);
}
