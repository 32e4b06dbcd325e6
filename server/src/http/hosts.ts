import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { refuse } from './refuse.ts';

const MISDIRECTED = 421;

/**
 * Refuses requests that are not meant for this server: two `Host` headers, of which a proxy may have used the other
 * one, and, if a public URL is set, another fully qualified name (DNS rebinding). IP addresses and names without a dot
 * are allowed, because proxies and health checks use them.
 */
export function checkHosts(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  app.addHook('onRequest', async (request, reply) => {
    if (hostHeaders(request) > 1) return refuse(reply, 'malformed');
    if (own !== undefined && isForeign(request.hostname, own))
      return reply.code(MISDIRECTED).send({ error: 'forbidden' });
  });
}

function hostHeaders({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}

function isForeign(host: string | undefined, own: string): boolean {
  const name = (host ?? '')
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  return name.includes('.') && isIP(name) === 0 && name !== own;
}
