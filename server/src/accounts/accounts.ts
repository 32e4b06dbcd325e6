import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.ts';
import type { Signed } from '../store/store.ts';
import type { Desk } from './desk.ts';
import { isOwnOrigin } from './origin.ts';
import { COOKIE, touch, whoHas } from './sessions.ts';

/** Knows who asks, for every request and for the socket's; turns away what another site made a browser send. */
export async function accounts(app: FastifyInstance, desk: Desk): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('person', null);
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!isForHouse(request)) return;
    if (isForged(desk, request)) return refuse(reply, 'forbidden');
    const signed = await signedBy(desk, request);
    request.person = signed?.person ?? null;
    request.session = signed?.session ?? null;
    await touch(desk, request, reply);
  });
}

/** Files of the app are the same for everybody. Asked by route: an address can be written in more than one way. */
export function isForHouse({ routeOptions, url }: FastifyRequest): boolean {
  return /^\/(?:api\/|socket\b)/.test(routeOptions.url ?? url);
}

async function signedBy(desk: Desk, request: FastifyRequest): Promise<Signed | undefined> {
  const token = tokenOf(request);
  if (token !== undefined) return whoHas(desk, token, 'token');
  const secret = request.cookies[COOKIE];
  return secret === undefined ? undefined : whoHas(desk, secret, 'browser');
}

function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * A browser adds the cookie to whatever any page makes it send. A page of ours is known by its Origin; and JSON cannot
 * be sent from elsewhere without asking us first. Programs have no cookie, and what has a token is meant.
 */
function isForged({ settings }: Desk, request: FastifyRequest): boolean {
  const isSocket = request.headers.upgrade !== undefined;
  const isMutating = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
  if ((!isSocket && !isMutating) || tokenOf(request) !== undefined) return false;
  if (hasOwnProof(request)) return false;
  const hasCookie = request.cookies[COOKIE] !== undefined;
  if ((hasCookie || request.headers.origin !== undefined) && !isOwnOrigin(settings, request)) return true;
  // DELETE needs no body: a browser asks before it sends one from elsewhere.
  return hasCookie && isMutating && request.method !== 'DELETE' && !isJson(request);
}

/** The links of a mail carry all that is needed, and are posted to by mail programs. */
function hasOwnProof({ routeOptions }: FastifyRequest): boolean {
  return /^\/api\/(?:unsubscribe|mail)\//.test(routeOptions.url ?? '');
}

function isJson(request: FastifyRequest): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
}
