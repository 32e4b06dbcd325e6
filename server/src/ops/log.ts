import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { newId } from '../ids.ts';
import type { Settings } from '../settings.ts';

/** Never written down, however deep they lie in what is logged. */
const SECRETS = [
  'password',
  'current',
  'secret',
  'token',
  'code',
  'cookie',
  'authorization',
  'seed',
  'salt',
  'invite',
  'unsubscribe',
  'state',
  'keys',
];

/** How the server writes its log: a line of JSON for each thing, with the id of the request it belongs to. */
export function logOptions(
  settings: Pick<Settings, 'log'>,
  stream?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  return {
    logger: {
      level: settings.log,
      redact: {
        paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-${name}"]`]),
        censor: '…',
      },
      serializers: { req: requestOf, err: errorOf },
      ...(stream && { stream }),
    },
    genReqId: () => newId(12),
    // One line when it is answered says all that the two usual ones do.
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** One line for each request, and its id in the answer, so that somebody can ask about it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    const facts = { req: request, status, milliseconds: Math.round(elapsedTime * 10) / 10 };
    const level: keyof Pick<FastifyBaseLogger, 'info' | 'debug'> = request.url.startsWith('/api/')
      ? 'info'
      : 'debug';
    request.log[level](facts, 'answered');
  });
}

/** What was asked for by whom; neither headers nor queries, and of a secret in the path only that there is one. */
function requestOf(request: FastifyRequest) {
  const pattern = request.routeOptions?.url;
  return {
    method: request.method,
    path: pattern?.includes(':token') ? pattern : pathOf(request.url),
    person: request.person?.id,
    from: request.ip,
  };
}

/** A link of a mail that was cut off or added to still holds its secret. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/^(\/+api\/+(?:unsubscribe|mail)\/).*/i, '$1…');
}

/** Errors of databases carry the values that were to be written. */
function errorOf(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, reason: error.code, stack: error.stack ?? '' };
}
