import type { FastifyRequest } from 'fastify';
import type { PersonRow } from '../store/store.ts';
import type { AccountDeps } from './deps.ts';

/** How long a verified password or passkey counts as recent, in milliseconds. */
const RECENT_MS = 10 * 60_000;

/**
 * Whether the person has recently re-authenticated, or cannot, as a guest. A browser that was left open must not be
 * enough to delete an account or to add a key to it.
 */
export async function isReauthenticated(
  { store, now }: AccountDeps,
  { session }: FastifyRequest,
  person: PersonRow,
): Promise<boolean> {
  if (session?.proved && session.proved > now() - RECENT_MS) return true;
  return person.password === null && (await store.people.passkeysOf(person.id)).length === 0;
}
