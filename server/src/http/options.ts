import type { FastifyReply, FastifyServerOptions } from 'fastify';
import { logOptions } from '../ops/log.ts';
import type { Settings } from '../settings.ts';
import { LONGEST_BODY } from './errors.ts';
import { refuse } from './refuse.ts';

/** The id of a passkey may be long, and so is what a mail carries. */
const LONGEST_PARAMETER = 2000;

/** A machine that is busy with other things may take its time to start. */
const START = 60_000;

/** A request must have arrived whole by then: whoever sends a letter a minute must not hold on to us. */
const PATIENCE = 30_000;

/** How the server is made: what it logs, how much it takes, and whom it believes about addresses. */
export function serverOptions(
  settings: Pick<Settings, 'log' | 'proxies'>,
  stream?: { write(line: string): void },
): FastifyServerOptions {
  const { proxies } = settings;
  return {
    ...logOptions(settings, stream),
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: LONGEST_BODY,
    pluginTimeout: START,
    requestTimeout: PATIENCE,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // An address that cannot be read, before any route is found.
    frameworkErrors: (_error, _request, reply) => void refuse(reply as FastifyReply, 'malformed'),
  };
}
