import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { type App, createApp } from './app.ts';
import { openHouse } from './house.ts';
import { BadSetting, namesOf, type Settings } from './settings.ts';

export interface Listening {
  readonly app: App;
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Where everything is kept, without passwords. */
  readonly kept: string;
  /** Finishes the moves in hand and stops. */
  close(): Promise<void>;
}

/** Milliseconds for what is in hand when the door closes. */
const PATIENCE = 2000;
const FIRST_PORT = 8080;
const TRIES = 20;

/**
 * How V8 sees to the memory of a process in which thousands of moves a second come and go beside thousands of tables that
 * stay. It learns where to lay what a place in the code makes: from the quiet beginning, where most is still in use when
 * it looks, it would learn that what a move needs lives long, and dead moves would hold others back from being forgotten.
 * And it goes through everything when there is five times as much, and not the sooner the more slowly that grows: tables
 * stay, and to go through them takes the cores from those who play. A V8 that does not know one of these any more says so
 * and goes on.
 */
const MEMORY = ['--no-allocation-site-pretenuring', '--heap-growing-percent=400'];

/** What the house brings along itself, unless somebody else does. */
export interface Brought {
  /** The folder of the built client. */
  readonly dist?: string;
  /** The secret behind the dice of a table. */
  readonly newSeed?: () => string;
}

/** Opens the house and its door, and says where that is. */
export async function serve(
  settings: Settings,
  { dist = clientDist(), newSeed }: Brought = {},
): Promise<Listening> {
  const { host, data, database } = settings;
  for (const flag of MEMORY) setFlagsFromString(flag);
  const app = await createApp(dist, settings);
  const house = await openHouse(app, settings, newSeed);
  const close = async (): Promise<void> => {
    // Browsers connect in advance: a connection that has asked for nothing would hold up the end for ever.
    const late = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
    await app.close();
    clearTimeout(late);
    await house.close();
  };
  try {
    await listen(app, host, settings.port);
    const bound = app.addresses().find((address) => typeof address === 'object')?.port;
    const address = `http://${isEverywhere(host) ? 'localhost' : host}:${bound}/`;
    house.start(address);
    return { app, address, kept: database === undefined ? data : keptAt(database), close };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

/** A database by name and place, without who may go there. */
function keptAt(database: string): string {
  const { host, pathname } = new URL(database);
  return `the database ${pathname.slice(1)} at ${host}`;
}

async function listen(app: App, host: string, wanted: number): Promise<void> {
  try {
    await app.listen({ host, port: wanted < 0 ? await freePort(host) : wanted });
  } catch (thrown) {
    const code = codeOf(thrown);
    if (code === undefined) throw thrown;
    if (TAKEN.includes(code))
      throw new BadSetting(namesOf('port'), `a port that is free for us, not ${wanted} (${code})`);
    throw new BadSetting(namesOf('host'), `an address of this machine, not "${host}" (${code})`);
  }
}

/** Somebody else has the port, or nobody but the operator may. */
const TAKEN = ['EADDRINUSE', 'EACCES'];

function codeOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : undefined;
}

/** The usual port or the first free one after it. */
async function freePort(host: string): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + TRIES; port++) if (await isFree(port, host)) return port;
  throw new Error(`none of the ports from ${FIRST_PORT} to ${FIRST_PORT + TRIES - 1} is free`);
}

function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error) => (TAKEN.includes(codeOf(error) ?? '') ? resolve(false) : reject(error)));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

function clientDist(): string {
  return fileURLToPath(new URL('../../client/dist', import.meta.url));
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}
