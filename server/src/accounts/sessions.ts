import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../ids.ts';
import type { AuthenticatedSession, PersonRow, SessionRow, Store } from '../store/store.ts';
import type { AccountDeps } from './deps.ts';
import { deviceOf } from './device.ts';
import { baseOf } from './origin.ts';
import { sanctionOf } from './sanctions.ts';
import { hashOf, newSecret } from './secrets.ts';

const COOKIE = 'archivolt';
/** For TLS: browsers accept it from this host only, and not from others under the same domain. */
const HOST_COOKIE = '__Host-archivolt';
const HOUR = 3_600_000;
/** The longest lifetime that browsers allow a cookie; every use renews it. */
export const LIFE = 400 * 24 * HOUR;

/** The session secret in the cookie. */
export function secretIn(request: FastifyRequest): string | undefined {
  return request.cookies[HOST_COOKIE] ?? request.cookies[COOKIE];
}

/**
 * The session of a browser. Behind TLS the plain cookie, which another host of the domain could have set, is accepted
 * only for sessions older than the `__Host-` cookie.
 */
export async function whoBrings(
  deps: AccountDeps,
  request: FastifyRequest,
): Promise<AuthenticatedSession | undefined> {
  const secret = secretIn(request);
  const signed = secret === undefined ? undefined : await whoHas(deps, secret, 'browser');
  if (!signed || !isSecure(deps, request) || request.cookies[HOST_COOKIE] !== undefined) return signed;
  const since = await deps.store.notices.secret('host cookies since', () => String(deps.now()));
  return signed.session.created < Number(since) ? signed : undefined;
}

/** The session with this secret, unless it has expired. */
export async function whoHas(
  { store, now }: AccountDeps,
  secret: string,
  kind: 'browser' | 'token',
): Promise<AuthenticatedSession | undefined> {
  const signed = await store.people.authenticate(hashOf(secret));
  if (signed?.session.kind !== kind || !isRunning(signed.session, now())) return undefined;
  return signed.person.deleted ? undefined : signed;
}

export function isRunning(session: SessionRow, now: number): boolean {
  return session.expires === null || session.expires > now;
}

/** Whether a socket may stay open; checked whenever there is news of its person. */
export async function isStillSigned(store: Store, session: SessionRow, now: number): Promise<boolean> {
  const current = await store.people.authenticate(session.hash);
  if (!current || !isRunning(current.session, now)) return false;
  return !current.person.deleted && sanctionOf(current.person, 'suspended', now) === undefined;
}

/** Records that the session was used, at most once an hour, so that reads cause no writes. */
export async function touch(deps: AccountDeps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { session } = request;
  const now = deps.now();
  if (!session) return;
  const isBrowser = session.kind === 'browser';
  const isOld = isBrowser && isSecure(deps, request) && request.cookies[HOST_COOKIE] === undefined;
  const isDue = now - (session.used ?? 0) >= HOUR;
  if (!isDue && !isOld) return;
  if (isDue)
    await deps.store.people.touchSession(session.hash, now, isBrowser ? now + LIFE : session.expires);
  const secret = secretIn(request);
  if (isBrowser && secret) giveCookie(deps, request, reply, secret);
}

/**
 * Signs this browser in as a person, replacing any other. `isProved`: the password or a passkey was verified for it.
 */
export async function signIn(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  person: PersonRow,
  isProved = false,
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
    expires: created + LIFE,
    used: created,
    proved: isProved ? created : null,
  };
  await deps.store.people.addSession(session);
  request.person = person;
  request.session = session;
  giveCookie(deps, request, reply, secret);
}

export function signOut(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
  reply.clearCookie(HOST_COOKIE, { path: '/', secure: true });
}

function isSecure(deps: AccountDeps, request: FastifyRequest): boolean {
  return baseOf(deps.settings, request).startsWith('https:');
}

function giveCookie(deps: AccountDeps, request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const secure = isSecure(deps, request);
  reply.setCookie(secure ? HOST_COOKIE : COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: LIFE / 1000,
  });
  if (secure && request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, { path: '/' });
}
