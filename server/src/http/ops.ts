import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Desk } from '../accounts/desk.ts';
import type { Metrics } from '../ops/metrics.ts';
import { refuse } from './refuse.ts';

/** A database that takes longer than this is not ready. */
const PATIENCE = 2000;

/** For whoever watches over the server: is it ready, and what does it do. */
export function opsRoutes(app: FastifyInstance, { settings, store }: Desk, metrics: Metrics): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isClosing) return refuse(reply, 'closing');
    try {
      await within(store.ping(), PATIENCE);
      return { ok: true };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ error: 'unavailable' });
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, settings.metrics)) return refuse(reply, 'forbidden');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** From this machine itself, and not passed on by something in front of us. */
function isFromHere({ ip, headers }: FastifyRequest): boolean {
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
  return !isPassedOn && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

async function within<R>(work: Promise<R>, milliseconds: number): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
