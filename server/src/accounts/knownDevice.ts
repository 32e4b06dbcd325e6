import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountDeps } from './deps.ts';
import { publicOrigin } from './origin.ts';
import { newSecret, sign, verifySigned } from './secrets.ts';

const COOKIE = 'archivolt-device';
const COOKIE_LIFETIME_SECONDS = 400 * 24 * 3600;

/**
 * Marks a browser in which somebody has signed in by password. Failed attempts from elsewhere then do not lock this one
 * out, because its own are counted separately. The mark alone grants nothing.
 */
export async function markDevice(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  const mark = sign(await keyOf(deps), JSON.stringify([person, newSecret()]));
  reply.setCookie(COOKIE, mark, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicOrigin(deps.settings, request).startsWith('https:'),
    maxAge: COOKIE_LIFETIME_SECONDS,
  });
}

/** The mark of this browser if that person has signed in here before. */
export async function findKnownDevice(
  deps: AccountDeps,
  request: FastifyRequest,
  person: string | undefined,
): Promise<string | undefined> {
  const text = verifySigned(await keyOf(deps), request.cookies[COOKIE] ?? '');
  if (text === undefined || person === undefined) return undefined;
  const [known, mark] = JSON.parse(text) as [string, string];
  return known === person ? mark : undefined;
}

function keyOf({ store }: AccountDeps): Promise<string> {
  return store.notices.secret('devices', newSecret);
}
