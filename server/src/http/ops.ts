import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { isWithin, parseNetworks } from '../networks.ts';
import type { Metrics } from '../ops/metrics.ts';
import { failureCode } from '../store/errors.ts';
import { withTimeout } from '../timeout.ts';
import { refuse } from './refuse.ts';

/** Readiness timeout of the database, in milliseconds. */
const PING_TIMEOUT_MS = 2000;

/** Minimum time between two probes of the database, in milliseconds, however many clients ask. */
const PROBE_INTERVAL_MS = 100;

/** Routes for monitoring: readiness and metrics. */
export function opsRoutes(app: FastifyInstance, { settings, store }: AccountDeps, metrics: Metrics): void {
  let isClosing = false;
  const allowed = parseNetworks(settings.metricsFrom);
  const isAllowed = ({ ip, headers }: FastifyRequest): boolean =>
    allowed !== undefined && !isForwarded(headers) && isWithin(allowed, ip);

  app.addHook('preClose', async () => {
    isClosing = true;
  });

  let lastProbe: { readonly at: number; readonly answer: Promise<void> } | undefined;
  const probe = (): Promise<void> => {
    const at = performance.now();
    if (!lastProbe || at - lastProbe.at > PROBE_INTERVAL_MS)
      lastProbe = { at, answer: withTimeout(store.ping(), PING_TIMEOUT_MS) };
    return lastProbe.answer;
  };

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isClosing) return refuse(reply, 'closing');
    try {
      await probe();
      return { ok: true };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: moves cannot be stored');
      return reply.code(503).send({ error: failureCode(error) });
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request) && !hasToken(request, settings.metrics)) return refuse(reply, 'forbidden');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Whether a proxy forwarded the request. A proxy may not say so, which is why no address is trusted by default. */
function isForwarded(headers: FastifyRequest['headers']): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
