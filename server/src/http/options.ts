import type { FastifyReply, FastifyServerOptions } from 'fastify';
import { logOptions } from '../ops/log.ts';
import type { Settings } from '../settings.ts';
import { LONGEST_BODY } from './errors.ts';
import { refuse } from './refuse.ts';

/** The id of a passkey may be long, and so may a token in an email. */
const LONGEST_PARAMETER = 2000;

/** Plugin timeout, in milliseconds: a busy machine may start slowly. */
const START = 60_000;

/** Timeout for a complete request, in milliseconds, against clients that send a byte a minute. */
const PATIENCE = 30_000;

/** Options of the server: logging, limits, and which proxies are trusted. */
export function serverOptions(
  settings: Pick<Settings, 'log' | 'trustedProxies'>,
  stream?: { write(line: string): void },
): FastifyServerOptions {
  const { trustedProxies } = settings;
  return {
    ...logOptions(settings, stream),
    trustProxy: (_address, hop) => hop < trustedProxies,
    bodyLimit: LONGEST_BODY,
    pluginTimeout: START,
    requestTimeout: PATIENCE,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // A malformed URL, before any route is found.
    frameworkErrors: (_error, _request, reply) => void refuse(reply as FastifyReply, 'malformed'),
  };
}
