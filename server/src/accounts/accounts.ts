import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.ts';
import type { AuthenticatedSession } from '../store/store.ts';
import type { AccountDeps } from './deps.ts';
import { isOwnOrigin } from './origin.ts';
import { sanctionOf } from './sanctions.ts';
import { findBrowserSession, findSession, readSecret, touchSession } from './sessions.ts';

/** Authenticates every request, including the socket's, and rejects cross-site requests. */
export async function authenticateRequests(app: FastifyInstance, deps: AccountDeps): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('person', null);
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiRequest(request)) return;
    if (isForged(deps, request)) return refuse(reply, 'forbidden');
    const authenticated = await authenticate(deps, request);
    request.person = authenticated?.person ?? null;
    request.session = authenticated?.session ?? null;
    await touchSession(deps, request, reply);
    const suspended = authenticated && sanctionOf(authenticated.person, 'suspended', deps.now());
    if (suspended && !isForSuspended(request)) return refuse(reply, 'suspended', suspended);
  });
}

/** What a suspended person can still do: read about it, export their data, and leave. */
function isForSuspended({ method, routeOptions }: FastifyRequest): boolean {
  return SUSPENDED_ROUTES.has(`${method} ${routeOptions.url}`);
}
const SUSPENDED_ROUTES = new Set([
  'GET /api/server',
  'GET /api/me',
  'GET /api/privacy',
  'GET /api/me/export',
  'POST /api/me/proof',
  'POST /api/me/proof/options',
  'POST /api/me/proof/passkey',
  'POST /api/logout',
  'POST /api/logout/everywhere',
  'DELETE /api/me',
]);

/**
 * Files of the app are the same for everybody. Decided by route, because a path can be written in more than one way.
 */
export function isApiRequest({ routeOptions, url }: FastifyRequest): boolean {
  return /^\/(?:api\/|socket\b)/.test(routeOptions.url ?? url);
}

async function authenticate(
  deps: AccountDeps,
  request: FastifyRequest,
): Promise<AuthenticatedSession | undefined> {
  const token = tokenOf(request);
  if (token !== undefined) return findSession(deps, token, 'token');
  return findBrowserSession(deps, request);
}

function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Whether the request may be forged (CSRF). A browser adds the cookie to whatever any page makes it send. Our own pages
 * are known by their Origin, and another site cannot send JSON without a preflight. Programs have no cookie, and a
 * token is sent on purpose.
 */
function isForged({ settings }: AccountDeps, request: FastifyRequest): boolean {
  const isSocket = request.headers.upgrade !== undefined;
  const isMutating = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
  if ((!isSocket && !isMutating) || tokenOf(request) !== undefined) return false;
  if (hasOwnProof(request)) return false;
  const hasCookie = readSecret(request) !== undefined;
  if ((hasCookie || request.headers.origin !== undefined) && !isOwnOrigin(settings, request)) return true;
  // DELETE needs no body: a cross-site one requires a preflight.
  return hasCookie && isMutating && request.method !== 'DELETE' && !isJson(request);
}

/** Links in emails carry their own proof, and mail programs post to them. */
function hasOwnProof({ routeOptions }: FastifyRequest): boolean {
  return /^\/api\/(?:unsubscribe|mail)\//.test(routeOptions.url ?? '');
}

function isJson(request: FastifyRequest): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
}
