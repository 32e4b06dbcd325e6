import { fileURLToPath } from 'node:url';
import { type App, createApp } from './app.ts';

export interface Listening {
  app: App;
  /** Where a browser on this machine finds it. */
  address: string;
}

export interface Where {
  /** Exactly this one; without it 8080 or the next free. */
  port?: number | undefined;
  /** Without it only this machine can reach the server. */
  host?: string | undefined;
  /** The built app. */
  dist?: string | undefined;
}

const FIRST_PORT = 8080;
const TRIES = 20;

/** Starts the server and says where it is. */
export async function serve({
  port,
  host = 'localhost',
  dist = clientDist(),
}: Where = {}): Promise<Listening> {
  const last = port ?? FIRST_PORT + TRIES;
  for (let next = port ?? FIRST_PORT; ; next++) {
    const app = await createApp(dist);
    try {
      await app.listen({ port: next, host });
      const bound = app.addresses().find((address) => typeof address === 'object')?.port ?? next;
      return { app, address: `http://${isEverywhere(host) ? 'localhost' : host}:${bound}/` };
    } catch (thrown) {
      await app.close();
      if (!isTaken(thrown) || next >= last) throw thrown;
    }
  }
}

function clientDist(): string {
  return fileURLToPath(new URL('../../client/dist', import.meta.url));
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function isTaken(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'EADDRINUSE';
}
