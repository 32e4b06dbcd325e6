import type { FastifyReply, FastifyServerOptions } from 'fastify';
import { logOptions } from '../ops/log.ts';
import type { Settings } from '../settings.ts';
import { MAX_BODY_BYTES } from './errors.ts';
import { refuse } from './refuse.ts';

/** The id of a passkey may be long, and so may a token in an email. */
const MAX_PARAMETER_LENGTH = 2000;

/** Plugin timeout, in milliseconds: a busy machine may start slowly. */
const PLUGIN_TIMEOUT_MS = 60_000;

/** Timeout for a complete request, in milliseconds, against clients that send a byte a minute. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Options of the server: logging, limits, and which proxies are trusted. */
export function serverOptions(
  settings: Pick<Settings, 'log' | 'trustedProxies'>,
  stream?: { write(line: string): void },
): FastifyServerOptions {
  const { trustedProxies } = settings;
  return {
    ...logOptions(settings, stream),
    trustProxy: (_address, hop) => hop < trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    // A malformed URL, before any route is found.
    frameworkErrors: (_error, _request, reply) => void refuse(reply as FastifyReply, 'malformed'),
  };
}
