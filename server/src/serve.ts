import { createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { type App, createApp } from './app.ts';
import { openServer } from './server.ts';
import { BadSetting, namesOf, type Settings } from './settings.ts';
import { withTimeout } from './timeout.ts';

export interface RunningServer {
  readonly app: App;
  /** The URL for a browser on this machine. */
  readonly address: string;
  /** Where the data is stored, without passwords. */
  readonly dataLocation: string;
  /** Finishes in-flight moves and stops. Rejects if that takes too long; the process must be killed then. */
  close(): Promise<void>;
}

/** Milliseconds for open requests once the listener is closed. */
const REQUEST_GRACE_MS = 2000;
/** Deadline for the whole shutdown, in milliseconds: Docker kills the process after ten seconds. */
const SHUTDOWN_TIMEOUT_MS = 8000;
const FIRST_PORT = 8080;
const PORT_TRIES = 20;

/**
 * V8 flags for a process with thousands of short-lived moves per second beside thousands of long-lived tables.
 * Allocation-site pretenuring learns during the quiet start, when most objects are still in use, that the objects of a
 * move live long; dead moves would then fill the old generation. A higher heap growing factor makes full collections
 * wait until the heap is five times as large: the tables stay, and marking them takes cores from the players. A V8 that
 * no longer knows a flag prints a warning and continues.
 */
const V8_FLAGS = ['--no-allocation-site-pretenuring', '--heap-growing-percent=400'];

/** Dependencies that callers may replace. */
export interface ServeOverrides {
  /** The folder of the built client. */
  readonly dist?: string;
  /** Creates the secret seed for the dice of a table. */
  readonly newSeed?: () => string;
  /** Ends the process immediately, because the disk has lost a write. */
  readonly fatal?: () => void;
}

/** The conventional exit code for a failing disk (EX_IOERR). */
const EX_IOERR = 74;

/** Starts the server and returns its address. */
export async function serve(
  settings: Settings,
  { dist = clientDist(), newSeed, fatal = () => process.exit(EX_IOERR) }: ServeOverrides = {},
): Promise<RunningServer> {
  const { host, data, database } = settings;
  for (const flag of V8_FLAGS) setFlagsFromString(flag);
  const app = await createApp(dist, settings);
  const server = await openServer(app, settings, { ...(newSeed && { newSeed }), fatal });
  const connections = connectionsOf(app);
  const closeAll = async (): Promise<void> => {
    // Browsers connect in advance; an idle connection would block the shutdown for ever.
    const idleTimer = setTimeout(() => app.server.closeAllConnections(), REQUEST_GRACE_MS);
    // Node does not track upgraded connections, so they are closed here.
    const upgradedTimer = setTimeout(() => {
      for (const connection of connections) connection.destroy();
    }, SHUTDOWN_TIMEOUT_MS - REQUEST_GRACE_MS);
    await app.close();
    clearTimeout(idleTimer);
    clearTimeout(upgradedTimer);
    await server.close();
  };
  const close = (): Promise<void> => withTimeout(closeAll(), SHUTDOWN_TIMEOUT_MS);
  try {
    await listen(app, host, settings.port);
    const bound = app.addresses().find((address) => typeof address === 'object')?.port;
    const address = `http://${isWildcard(host) ? 'localhost' : host}:${bound}/`;
    server.start(address);
    return { app, address, dataLocation: database === undefined ? data : describeDatabase(database), close };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

/** All open connections, upgraded ones included. */
function connectionsOf(app: App): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => {
    open.add(connection);
    connection.once('close', () => open.delete(connection));
  });
  return open;
}

/** A database by name and host, without credentials. */
function describeDatabase(database: string): string {
  const { host, pathname } = new URL(database);
  return `the database ${pathname.slice(1)} at ${host}`;
}

async function listen(app: App, host: string, wanted: number): Promise<void> {
  try {
    await app.listen({ host, port: wanted < 0 ? await freePort(host) : wanted });
  } catch (thrown) {
    const code = codeOf(thrown);
    if (code === undefined) throw thrown;
    if (UNAVAILABLE_PORT_CODES.includes(code))
      throw new BadSetting(namesOf('port'), `a port that is free for us, not ${wanted} (${code})`);
    throw new BadSetting(namesOf('host'), `an address of this machine, not "${host}" (${code})`);
  }
}

/** The port is in use, or needs privileges. */
const UNAVAILABLE_PORT_CODES = ['EADDRINUSE', 'EACCES'];

function codeOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : undefined;
}

/** The default port or the first free one after it. */
async function freePort(host: string): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORT_TRIES; port++)
    if (await isFree(port, host)) return port;
  throw new Error(`none of the ports from ${FIRST_PORT} to ${FIRST_PORT + PORT_TRIES - 1} is free`);
}

function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error) =>
      UNAVAILABLE_PORT_CODES.includes(codeOf(error) ?? '') ? resolve(false) : reject(error),
    );
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

function clientDist(): string {
  return fileURLToPath(new URL('../../client/dist', import.meta.url));
}

function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}
