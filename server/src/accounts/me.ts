import type { Me } from '@archivolt/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.ts';
import type { PersonRow, Store } from '../store/store.ts';

/** A person as they see themselves. */
export async function meOf(store: Store, person: PersonRow): Promise<Me> {
  const { id, name, colour, language, zone, quiet, mail, notify, login } = person;
  const passkeys = await store.people.passkeysOf(id);
  return {
    id,
    name,
    colour,
    language,
    zone,
    quiet,
    mail,
    notify,
    login,
    passkeys: passkeys.map(({ id, label, created }) => ({ id, label, created })),
  };
}

/** Whoever is signed in; otherwise says so, and undefined. */
export function signedIn(request: FastifyRequest, reply: FastifyReply): PersonRow | undefined {
  if (!request.person) refuse(reply, 'signIn');
  return request.person ?? undefined;
}

/** The same for what only the person may do, with the page open: a program's token must not make more of itself. */
export function inPerson(request: FastifyRequest, reply: FastifyReply): PersonRow | undefined {
  if (request.person && request.session?.kind !== 'browser') {
    refuse(reply, 'forbidden');
    return undefined;
  }
  return signedIn(request, reply);
}
