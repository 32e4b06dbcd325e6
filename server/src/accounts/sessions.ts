import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../ids.ts';
import type { PersonRow, SessionRow, Signed, Store } from '../store/store.ts';
import type { Desk } from './desk.ts';
import { baseOf } from './origin.ts';
import { hashOf, newSecret } from './secrets.ts';

export const COOKIE = 'archivolt';
const HOUR = 3_600_000;
/** As long as browsers keep a cookie at most; every use begins it anew. */
const LIFE = 400 * 24 * HOUR;

/** Who has this secret; nobody when it has ended. */
export async function whoHas(
  { store, now }: Desk,
  secret: string,
  kind: 'browser' | 'token',
): Promise<Signed | undefined> {
  const signed = await store.people.signed(hashOf(secret));
  if (signed?.session.kind !== kind || !isRunning(signed.session, now())) return undefined;
  return signed.person.deleted ? undefined : signed;
}

export function isRunning(session: SessionRow, now: number): boolean {
  return session.expires === null || session.expires > now;
}

/** Whether a socket may stay: asked again whenever there is news of its person. */
export async function isStillSigned(store: Store, session: SessionRow, now: number): Promise<boolean> {
  const current = await store.people.session(session.hash);
  return current !== undefined && isRunning(current, now);
}

/** Remembers that the session was used: at most once an hour, so that reading writes nothing. */
export async function touch(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { session } = request;
  const now = desk.now();
  if (!session || now - (session.used ?? 0) < HOUR) return;
  const isBrowser = session.kind === 'browser';
  await desk.store.people.touchSession(session.hash, now, isBrowser ? now + LIFE : session.expires);
  const secret = request.cookies[COOKIE];
  if (isBrowser && secret) giveCookie(desk, request, reply, secret);
}

/** Signs this browser in as that person, instead of whoever it was. */
export async function signIn(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  person: PersonRow,
): Promise<void> {
  if (request.session?.kind === 'browser') await desk.store.people.endSession(request.session.hash);
  const secret = newSecret();
  const created = desk.now();
  const session: SessionRow = {
    hash: hashOf(secret),
    person: person.id,
    kind: 'browser',
    id: newId(),
    label: '',
    created,
    expires: created + LIFE,
    used: created,
  };
  await desk.store.people.addSession(session);
  request.person = person;
  request.session = session;
  giveCookie(desk, request, reply, secret);
}

export function signOut(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

function giveCookie(desk: Desk, request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: baseOf(desk.settings, request).startsWith('https:'),
    maxAge: LIFE / 1000,
  });
}
