import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const SCRIPT = fileURLToPath(new URL('../../proof/postgres.mjs', import.meta.url));

interface Server {
  /** The URL of a database that may create others. */
  url: string;
  stop(): Promise<void>;
  /** Stops it, hard or cleanly, and starts it again. */
  restart(how: 'kill' | 'restart'): Promise<void>;
}

/** Starts a separate PostgreSQL. It ends with this process at the latest. */
export async function startPostgres(...flags: '--durable'[]): Promise<Server> {
  const child = spawn(process.execPath, [SCRIPT, ...flags], { stdio: ['pipe', 'pipe', 'inherit'] });
  const said = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${child.exitCode}`);
  // The test process need not wait for it.
  child.unref();
  return {
    url: String(said[0]).trim(),
    async restart(how) {
      const back = once(child.stdout, 'data');
      child.stdin.write(`${how}\n`);
      await back;
    },
    async stop() {
      child.ref();
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
}

let shared: Promise<string> | undefined;
let databases = 0;

/** The PostgreSQL of DATABASE_URL, or one shared by all tests of this worker. */
function sharedServer(): Promise<string> {
  const given = process.env.DATABASE_URL;
  shared ??= given ? Promise.resolve(given) : startPostgres().then(({ url }) => url);
  return shared;
}

/** Creates a database in the given server, or in the shared one. */
export async function emptyDatabase(server?: string): Promise<string> {
  const url = new URL(server ?? (await sharedServer()));
  const name = `test_${process.pid}_${Date.now()}_${databases++}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
