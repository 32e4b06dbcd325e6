import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../ids.ts';
import type { AuthenticatedSession, PersonRow, SessionRow, Store } from '../store/store.ts';
import type { AccountDeps } from './deps.ts';
import { deviceOf } from './device.ts';
import { publicOrigin } from './origin.ts';
import { sanctionOf } from './sanctions.ts';
import { hashOf, newSecret } from './secrets.ts';

const COOKIE = 'archivolt';
/** For TLS: browsers accept it from this host only, and not from others under the same domain. */
const HOST_COOKIE = '__Host-archivolt';
const HOUR_MS = 3_600_000;
/** The longest lifetime that browsers allow a cookie; every use renews it. */
export const SESSION_LIFETIME_MS = 400 * 24 * HOUR_MS;

/** The session secret in the cookie. */
export function readSecret(request: FastifyRequest): string | undefined {
  return request.cookies[HOST_COOKIE] ?? request.cookies[COOKIE];
}

/**
 * The session of a browser. Behind TLS the plain cookie, which another host of the domain could have set, is accepted
 * only for sessions older than the `__Host-` cookie.
 */
export async function findBrowserSession(
  deps: AccountDeps,
  request: FastifyRequest,
): Promise<AuthenticatedSession | undefined> {
  const secret = readSecret(request);
  const found = secret === undefined ? undefined : await findSession(deps, secret, 'browser');
  if (!found || !isSecure(deps, request) || request.cookies[HOST_COOKIE] !== undefined) return found;
  const since = await deps.store.notices.secret('host cookies since', () => String(deps.now()));
  return found.session.created < Number(since) ? found : undefined;
}

/** The session with this secret, unless it has expired. */
export async function findSession(
  { store, now }: AccountDeps,
  secret: string,
  kind: 'browser' | 'token',
): Promise<AuthenticatedSession | undefined> {
  const found = await store.people.authenticate(hashOf(secret));
  if (found?.session.kind !== kind || !isUnexpired(found.session, now())) return undefined;
  return found.person.deleted ? undefined : found;
}

export function isUnexpired(session: SessionRow, now: number): boolean {
  return session.expires === null || session.expires > now;
}

/** Whether a socket may stay open; checked whenever there is news of its person. */
export async function isStillSignedIn(store: Store, session: SessionRow, now: number): Promise<boolean> {
  const current = await store.people.authenticate(session.hash);
  if (!current || !isUnexpired(current.session, now)) return false;
  return !current.person.deleted && sanctionOf(current.person, 'suspended', now) === undefined;
}

/** Records that the session was used, at most once an hour, so that reads cause no writes. */
export async function touchSession(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { session } = request;
  const now = deps.now();
  if (!session) return;
  const isBrowser = session.kind === 'browser';
  const isOld = isBrowser && isSecure(deps, request) && request.cookies[HOST_COOKIE] === undefined;
  const isDue = now - (session.used ?? 0) >= HOUR_MS;
  if (!isDue && !isOld) return;
  if (isDue)
    await deps.store.people.touchSession(
      session.hash,
      now,
      isBrowser ? now + SESSION_LIFETIME_MS : session.expires,
    );
  const secret = readSecret(request);
  if (isBrowser && secret) setSessionCookie(deps, request, reply, secret);
}

/**
 * Signs this browser in as a person, replacing any other. `isReauthenticated`: the password or a passkey was verified for it.
 */
export async function signIn(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  person: PersonRow,
  { isReauthenticated = false } = {},
): Promise<void> {
  if (request.session?.kind === 'browser') await deps.store.people.endSession(request.session.hash);
  const secret = newSecret();
  const created = deps.now();
  const session: SessionRow = {
    hash: hashOf(secret),
    person: person.id,
    kind: 'browser',
    id: newId(),
    label: deviceOf(request.headers['user-agent']),
    created,
    expires: created + SESSION_LIFETIME_MS,
    used: created,
    proved: isReauthenticated ? created : null,
  };
  await deps.store.people.addSession(session);
  request.person = person;
  request.session = session;
  setSessionCookie(deps, request, reply, secret);
}

export function signOut(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
  reply.clearCookie(HOST_COOKIE, { path: '/', secure: true });
}

function isSecure(deps: AccountDeps, request: FastifyRequest): boolean {
  return publicOrigin(deps.settings, request).startsWith('https:');
}

function setSessionCookie(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): void {
  const secure = isSecure(deps, request);
  reply.setCookie(secure ? HOST_COOKIE : COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: SESSION_LIFETIME_MS / 1000,
  });
  if (secure && request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, { path: '/' });
}
