import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import statics from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { serverOptions } from './http/options.ts';
import { refuse } from './http/refuse.ts';
import type { Settings } from './settings.ts';

export type App = FastifyInstance;

const QUIET = { log: 'silent', proxies: 0 } as const;

/** A year: the name of such a file changes with its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Asked for again every time, and answered with "not changed" mostly. */
const ASK_AGAIN = 'no-cache';

/** The addresses that are pages of the app; anything else that is no file is not found. */
const PAGES =
  /^\/(?:new|play|rules|table|people|join)\/[\w-]+\/?$|^\/online\/new\/[\w-]+\/?$|^\/(?:settings|online|account|leaderboard)\/?$/;

/** The server of the app: its files, its headers, and whether it is well. */
export async function createApp(
  dist: string,
  settings: Pick<Settings, 'log' | 'proxies'> = QUIET,
): Promise<App> {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`the app is not built: ${dist} has no index.html`);
  const app = fastify(serverOptions(settings));

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whoever puts TLS in front decides on it; on a plain local address the promise would lock people out.
    strictTransportSecurity: false,
    // Isolates the page; nothing is loaded from elsewhere anyway.
    crossOriginEmbedderPolicy: true,
    referrerPolicy: { policy: 'no-referrer' },
  });

  await app.register(statics, {
    root: dist,
    preCompressed: true,
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(dist, 'assets/'));
      reply.setHeader('cache-control', hashed ? FOR_EVER : ASK_AGAIN);
    },
  });

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));

  // The app reads its address itself, so all its pages are one file; a wrong address is told as such, in the app's words.
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname.startsWith('/api/')) return refuse(reply, 'notFound');
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || !request.headers.accept?.includes('text/html')) return reply.code(404).send();
    if (!PAGES.test(pathname)) reply.code(404);
    return reply.sendFile('index.html');
  });

  return app;
}
