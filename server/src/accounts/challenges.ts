import type { FastifyReply, FastifyRequest } from 'fastify';
import { SharedLimit } from '../limits.ts';
import type { AccountDeps } from './deps.ts';
import { publicOrigin } from './origin.ts';
import { newSecret, sign, verifySigned } from './secrets.ts';

const COOKIE = 'archivolt-challenge';
const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** The purpose of a challenge: adding a passkey, proving an identity, or signing in. */
export type Purpose = `add:${string}` | `prove:${string}` | 'signIn';

/** Gives the browser a challenge, signed and valid for a few minutes, so that any process can verify it. */
export async function setChallenge(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const text = JSON.stringify([purpose, challenge, deps.now() + CHALLENGE_LIFETIME_MS]);
  reply.setCookie(COOKIE, sign(await keyOf(deps), text), {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicOrigin(deps.settings, request).startsWith('https:'),
    maxAge: CHALLENGE_LIFETIME_MS / 1000,
  });
}

/** Returns the challenge given for this purpose, once; undefined if it had another purpose or has expired. */
export async function takeChallenge(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: Purpose,
): Promise<string | undefined> {
  reply.clearCookie(COOKIE, { path: '/api' });
  const replayLimit = new SharedLimit(deps, 'challenge', 1, CHALLENGE_LIFETIME_MS);
  const text = verifySigned(await keyOf(deps), request.cookies[COOKIE] ?? '');
  if (text === undefined) return undefined;
  const [givenFor, challenge, until] = JSON.parse(text) as [string, string, number];
  if (givenFor !== purpose || until <= deps.now()) return undefined;
  // Prevents a replay of the cookie and the answer at any process.
  return (await replayLimit.take(challenge)) === undefined ? challenge : undefined;
}

async function keyOf({ store }: AccountDeps): Promise<string> {
  return store.notices.secret('challenges', newSecret);
}
