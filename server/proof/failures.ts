import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Arena } from './arena.ts';
import { type Place, postgresPlace, sqlitePlace } from './place.ts';
import { pause } from './player.ts';

/** One failure, repeated a number of times. Returns what happened, or why it could not be tried here. */
export interface Failure {
  readonly what: string;
  try(rounds: number, tables: number): Promise<Arena | string>;
}

const CLOCK = fileURLToPath(new URL('./shiftedClock.mjs', import.meta.url));
/** The shortest possible clock. */
const SHORT = { kind: 'live', base: 30, increment: 0 } as const;
const MINUTE = 60_000;

const places = { sqlite: async () => sqlitePlace(), postgres: () => postgresPlace({ isProxied: true }) };
type Kind = keyof typeof places;

/** Does something to the database while two servers use it; neither may die, and every game must continue. */
const database = (
  what: string,
  harm: (database: NonNullable<Place['database']>) => Promise<void>,
): Failure => ({
  what: `postgres ${what}`,
  async try(rounds, tables) {
    const place = await places.postgres();
    if (!place.database) return 'the database is external';
    const arena = await Arena.open(place, { processes: 2, tables });
    for (let round = 0; round < rounds && arena.faults.length === 0; round++) {
      await arena.waitForProgress();
      await harm(place.database);
      await arena.waitForProgress();
    }
    await arena.close();
    return arena;
  },
});

/** Servers whose clock can be set. */
async function startWithClock(kind: Kind, tables: number) {
  const folder = mkdtempSync(join(tmpdir(), 'archivolt-clock-'));
  const file = join(folder, 'offset');
  let offset = 0;
  const shift = (by: number) => {
    offset += by;
    writeFileSync(file, String(offset));
  };
  shift(0);
  const node = ['--import', CLOCK];
  const processes = kind === 'sqlite' ? 1 : 2;
  const wanted = { processes, tables, clock: SHORT, node, env: { PROOF_CLOCK: file } };
  const arena = await Arena.open(await places[kind](), wanted);
  const close = async () => {
    await arena.close();
    rmSync(folder, { recursive: true });
    return arena;
  };
  return { arena, shift, close, processes };
}

const clock = (kind: Kind): Failure => ({
  what: `${kind} clock set by 20 minutes and back by 22`,
  async try(rounds, tables) {
    const { arena, shift, close } = await startWithClock(kind, tables);
    for (let round = 0; round < rounds && arena.faults.length === 0; round++)
      for (const by of [20 * MINUTE, -22 * MINUTE]) {
        await arena.waitForProgress();
        shift(by);
        // Longer than the servers need to notice.
        await pause(2500);
        await arena.waitForProgress();
      }
    return close();
  },
});

/** No waiting is needed: servers that start with a later clock see a longer gap. */
const outage = (kind: Kind): Failure => ({
  what: `${kind} servers down for longer than a clock`,
  async try(rounds, tables) {
    const { arena, shift, close, processes } = await startWithClock(kind, tables);
    for (let round = 0; round < rounds && arena.faults.length === 0; round++) {
      await arena.waitForProgress();
      arena.journal.kills += await arena.kill('all');
      shift(2 * MINUTE);
      await arena.start(processes);
      await arena.waitForProgress();
    }
    return close();
  },
});

/** Handshakes in parallel, and per round. */
const [CONCURRENCY, HANDSHAKES] = [50, 300];

const handshakes: Failure = {
  what: 'refused handshakes',
  async try(rounds, tables) {
    const arena = await Arena.open(await places.sqlite(), { processes: 1, tables });
    const port = Number(new URL(arena.servers[0]?.address ?? '').port);
    for (let sent = 0; sent < rounds * HANDSHAKES; sent += CONCURRENCY) {
      const closed = await Promise.all(Array.from({ length: CONCURRENCY }, () => isClosedAfterRefusal(port)));
      if (closed.includes(false)) arena.faults.push('a refused handshake was left open');
    }
    await arena.waitForProgress();
    // An open connection would prevent a clean stop.
    await arena.close();
    return arena;
  },
};

/** Whether the server closed the connection that it refused. */
function isClosedAfterRefusal(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'GET /socket HTTP/1.1\r\nHost: localhost\r\nOrigin: https://elsewhere.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ),
    );
    socket.setTimeout(10_000, () => socket.destroy(new Error('left open')));
    socket
      .on('error', () => resolve(false))
      .on('close', () => resolve(true))
      .resume();
  });
}

/** Large enough for a few games, small enough to fill. */
const MEGABYTES = 48;

const disk: Failure = {
  what: 'sqlite full disk',
  async try(rounds, tables) {
    const folder = mkdtempSync(join(tmpdir(), 'archivolt-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], {
        stdio: 'ignore',
      });
    } catch {
      rmSync(folder, { recursive: true });
      return 'this machine does not allow mounting a small disk';
    }
    try {
      const arena = await Arena.open(sqlitePlace(folder), { processes: 1, tables });
      const ready = new URL('/readyz', arena.servers[0]?.address);
      for (let round = 0; round < rounds && arena.faults.length === 0; round++) {
        await arena.waitForProgress();
        const filler = join(folder, 'filler');
        await fill(filler);
        if (!(await answersWith(ready, 503)))
          arena.faults.push('a server with a full disk reports that it is ready');
        await rm(filler);
        if (!(await answersWith(ready, 200)))
          arena.faults.push('a server whose disk has space again is not ready');
        await arena.waitForProgress();
      }
      await arena.close();
      return arena;
    } finally {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    }
  },
};

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  const chunk = Buffer.alloc(65_536);
  try {
    for (;;) await file.write(chunk);
  } catch {
    // The disk is full.
  } finally {
    await file.close();
  }
}

async function answersWith(address: URL, status: number): Promise<boolean> {
  for (const until = Date.now() + 30_000; Date.now() < until; await pause(100))
    if ((await fetch(address)).status === status) return true;
  return false;
}

/** Longer than the statement timeout, so that waiting requests are refused. */
const LONG_LOCK = 9000;

export const FAILURES: Readonly<Record<string, Failure>> = {
  handshakes,
  disk,
  'clock-sqlite': clock('sqlite'),
  'clock-postgres': clock('postgres'),
  'away-sqlite': outage('sqlite'),
  'away-postgres': outage('postgres'),
  'database-killed': database('killed with queries in flight', (database) => database.restart('kill')),
  'database-restarted': database('restarted with queries in flight', (database) =>
    database.restart('restart'),
  ),
  'database-locked': database('locked for 9 s', (database) => database.lock(LONG_LOCK)),
  'database-silent': database('silent', async (database) => database.silence()),
};
