import type { FastifyReply, FastifyRequest } from 'fastify';
import { SharedLimit } from '../http/limits.ts';
import type { Desk } from './desk.ts';
import { baseOf } from './origin.ts';
import { newSecret, sign, unsign } from './secrets.ts';

const COOKIE = 'archivolt-challenge';
const LIFE = 5 * 60_000;

/** What a challenge is for: to add a passkey to a person, or to sign in. */
type Purpose = `add:${string}` | 'signIn';

/** Given to the browser, signed and for a few minutes, so that any process can take it back. */
export async function giveChallenge(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const text = JSON.stringify([purpose, challenge, desk.now() + LIFE]);
  reply.setCookie(COOKIE, sign(await keyOf(desk), text), {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: baseOf(desk.settings, request).startsWith('https:'),
    maxAge: LIFE / 1000,
  });
}

/** The challenge that was given for this, once; undefined when it was for something else, or too long ago. */
export async function takeChallenge(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: Purpose,
): Promise<string | undefined> {
  reply.clearCookie(COOKIE, { path: '/api' });
  const once = new SharedLimit(desk, 'challenge', 1, LIFE);
  const text = unsign(await keyOf(desk), request.cookies[COOKIE] ?? '');
  if (text === undefined) return undefined;
  const [givenFor, challenge, until] = JSON.parse(text) as [string, string, number];
  if (givenFor !== purpose || until <= desk.now()) return undefined;
  // Whoever has seen the cookie and the answer must not come in with them again, at whichever process.
  return (await once.take(challenge)) === undefined ? challenge : undefined;
}

async function keyOf({ store }: Desk): Promise<string> {
  return store.notices.secret('challenges', newSecret);
}
