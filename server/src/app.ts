import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import statics from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { checkHosts } from './http/hosts.ts';
import { serverOptions } from './http/options.ts';
import { refuse } from './http/refuse.ts';
import type { Settings } from './settings.ts';
import { VERSION } from './version.ts';

export type App = FastifyInstance;

const DEFAULT_SETTINGS = { log: 'silent', trustedProxies: 0, publicUrl: undefined } as const;

const HSTS_MAX_AGE_SECONDS = 180 * 24 * 3600;
/** Browser features that none of our pages uses, and that injected code must not get either. */
const PERMISSIONS_POLICY = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi']
  .map((name) => `${name}=()`)
  .join(', ');

/** One year: the name of such a file changes with its content. */
const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
/** Revalidated on every use, mostly with 304 Not Modified. */
const CACHE_REVALIDATE = 'no-cache';

/** Paths of the app's pages. Any other path that is not a file is not found. */
const PAGES =
  /^\/(?:new|play|rules|try|editor|table|people|join)\/[\w-]+\/?$|^\/game\/[\w-]+(?:\/\d+)?\/?$|^\/shared(?:\/\d+)?\/?$|^\/(?:learn|puzzles)(?:\/[\w-]+){0,2}\/?$|^\/online\/new\/[\w-]+\/?$|^\/(?:settings|statistics|online|account|leaderboard|privacy|admin)\/?$/;

/** The web server of the app: its files, its headers and its health check. */
export async function createApp(
  dist: string,
  settings: Pick<Settings, 'log' | 'trustedProxies' | 'publicUrl'> = DEFAULT_SETTINGS,
): Promise<App> {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`the app is not built: ${dist} has no index.html; run npm run build`);
  const app = fastify(serverOptions(settings));

  checkHosts(app, settings);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // A position is rendered into an image through an SVG data URL.
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only if the public URL uses TLS: on a plain address HSTS would lock people out.
    strictTransportSecurity: settings.publicUrl?.startsWith('https:')
      ? { maxAge: HSTS_MAX_AGE_SECONDS, includeSubDomains: false }
      : false,
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
      reply.setHeader('cache-control', hashed ? CACHE_IMMUTABLE : CACHE_REVALIDATE);
    },
  });

  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true, version: VERSION }),
  );

  // The app routes on the client, so all its pages are one file; the app itself reports an unknown address.
  app.setNotFoundHandler((request, reply) => {
    // Not parsed: a URL that starts with two slashes is not valid as a path.
    const [pathname = ''] = request.url.split('?', 1);
    if (pathname.startsWith('/api/')) return refuse(reply, 'notFound');
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || !request.headers.accept?.includes('text/html')) return reply.code(404).send();
    if (!PAGES.test(pathname)) reply.code(404);
    return reply.sendFile('index.html');
  });

  return app;
}
