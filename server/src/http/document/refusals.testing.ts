import type { FastifyInstance } from 'fastify';
import { COMMON_REFUSALS, type RouteDescription, refusalsOf } from './routeDescription.ts';
import { ROUTES } from './routes.ts';

/** Records the refusals of requests. Returns a function that throws if a route's description lacks any of them. */
export function watchRefusals(app: FastifyInstance): () => void {
  const routes = new Map<string, RouteDescription>(Object.entries(ROUTES));
  const missing = new Set<string>();
  app.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    const address = `${method} ${routeOptions.url}`;
    const route = routes.get(address);
    const isJson = String(reply.getHeader('content-type')).includes('json');
    if (!route || reply.statusCode < 400 || !isJson || typeof payload !== 'string') return;
    const { error } = JSON.parse(payload) as { error: string };
    const described: readonly string[] = [...COMMON_REFUSALS, ...refusalsOf(route)];
    if (!described.includes(error)) missing.add(`${address}: ${error}`);
  });
  return () => {
    if (missing.size > 0) throw new Error(`refusals without a description: ${[...missing].join(', ')}`);
  };
}
