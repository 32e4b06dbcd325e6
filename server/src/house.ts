import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { createPool } from '@archivolt/bots/node';
import type { Desk } from './accounts/desk.ts';
import type { App } from './app.ts';
import { reception } from './http/reception.ts';
import { tableRoutes } from './http/tables.ts';
import { newSeed } from './ids.ts';
import { createMailer } from './notify/mailer.ts';
import { canTell, noticeFinished, noticeRematch, noticeTurn, turnDue } from './notify/notices.ts';
import { createPusher } from './notify/pusher.ts';
import { Teller } from './notify/teller.ts';
import { Metrics } from './ops/metrics.ts';
import { settle, settleRest } from './ratings/settle.ts';
import { closeForsaken } from './rooms/forsaken.ts';
import { leaveAll } from './rooms/goodbye.ts';
import { Rooms } from './rooms/rooms.ts';
import { Rules } from './rules/rules.ts';
import { BadSetting, namesOf, type Settings } from './settings.ts';
import { sockets } from './socket/index.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

/** Everything of a running server but its door. */
export interface House {
  /** Begins to see to the tables. `address` is where people find it, if the settings do not say. */
  start(address: string): void;
  /** After the door is closed. */
  close(): Promise<void>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Opens the store and puts everything that people can ask for into the app. */
export async function openHouse(app: App, settings: Settings, seed = newSeed): Promise<House> {
  const store = await storeOf(settings);
  const { log } = app;
  const now = Date.now;
  const desk: Desk = { settings, store, now };
  const { bots: size, botQueue: maxQueue, botMilliseconds: capMs } = settings;
  const pool = createPool({ size, maxQueue, capMs });
  const rules = new Rules(settings.step);
  const metrics = new Metrics(store, () => pool.stats());
  let address = settings.base ?? '';
  const mailer =
    settings.mail === undefined ? null : createMailer(settings.mail, settings.mailFrom, () => address);
  const pusher = settings.push === undefined ? null : await createPusher(store, settings.push);
  const teller = new Teller({ ...desk, log, mailer, pusher });
  const rooms = new Rooms({
    ...desk,
    pool,
    rules,
    log,
    metrics,
    hooks: {
      turnDue: (person) => turnDue(desk, person),
      onTurn: (table, person, version) => noticeTurn(desk, table, person, version),
      onRematch: (table, by) => noticeRematch(desk, table, by),
      endMatters: ({ rated }) => rated || canTell(settings),
      async onFinished(table) {
        await settle(store, table);
        await noticeFinished(desk, table);
      },
    },
    newSeed: seed,
    process: `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`,
  });

  const leaveTables = (person: string) => leaveAll(rooms, person);
  await reception(app, { ...desk, metrics, mailer, pusher, leaveTables });
  tableRoutes(app, { rooms });
  await sockets(app, { rooms });

  const tidy = (): void => {
    Promise.all([
      store.people.sweep(now()),
      store.notices.sweep(now() - 90 * DAY),
      settleRest(store, now() - DAY),
      closeForsaken(rooms),
    ]).catch((err) => log.error({ err }, 'the store cannot be tidied'));
  };
  let tidying: NodeJS.Timeout | undefined;

  return {
    start(found) {
      address ||= found;
      rooms.start();
      teller.start();
      // What was left when the server was stopped, however long ago.
      settleRest(store, 0).catch((err) => log.error({ err }, 'results are not in the ratings'));
      tidying = setInterval(tidy, 10 * MINUTE);
    },
    async close() {
      clearInterval(tidying);
      await teller.stop();
      pool.close();
      await rules.close();
      mailer?.close();
      pusher?.close();
      await store.close();
    },
  };
}

/** A database or a folder that cannot be used is a setting that was wrong. */
async function storeOf(settings: Settings): Promise<Store> {
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

/** Where several ways were tried the message is empty, and the code says it. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || ('code' in thrown ? String(thrown.code) : thrown.name);
}
