import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { newId } from '../ids.ts';
import type { Settings } from '../settings.ts';

/** Redacted at any depth. */
const REDACTED_FIELDS = [
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

/** Options of the log: one line of JSON per event, with the id of its request. */
export function logOptions(
  settings: Pick<Settings, 'log'>,
  stream?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  return {
    logger: {
      level: settings.log,
      redact: {
        paths: REDACTED_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-${name}"]`]),
        censor: '…',
      },
      serializers: { req: requestOf, err: errorOf },
      ...(stream && { stream }),
    },
    genReqId: () => newId(12),
    // One line per response replaces Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** Logs one line per request and returns its id in the response, so that people can ask about it. */
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

/** The request and its person, without headers and query; a secret in the path is masked. */
function requestOf(request: FastifyRequest) {
  const pattern = request.routeOptions?.url;
  return {
    method: request.method,
    path: pattern?.includes(':token') ? pattern : pathOf(request.url),
    person: request.person?.id,
    from: request.ip,
  };
}

/** A link from an email that was truncated or extended still contains its secret. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/^(\/+api\/+(?:unsubscribe|mail)\/).*/i, '$1…');
}

/** Database errors contain the values that were to be written. */
function errorOf(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, reason: error.code, stack: error.stack ?? '' };
}
