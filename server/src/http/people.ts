import { guest, profileChange, read } from '@archivolt/protocol';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../accounts/desk.ts';
import { inPerson, meOf, signedIn } from '../accounts/me.ts';
import { newSecret } from '../accounts/secrets.ts';
import { signIn, signOut } from '../accounts/sessions.ts';
import { newId } from '../ids.ts';
import { confirmationPath } from '../notify/confirmation.ts';
import type { Mailer } from '../notify/mailer.ts';
import type { PersonRow } from '../store/store.ts';
import { addressOf, isTooMuch, SharedLimit } from './limits.ts';
import { refuse } from './refuse.ts';

const HOUR = 3_600_000;
const ALL = { push: true, mail: true };

interface PeopleParts extends Desk {
  readonly mailer: Mailer | null;
  /** Gets a person up from every table for good. */
  readonly leaveTables: (person: string) => Promise<void>;
}

/** Coming in, being somebody, and being forgotten. */
export function peopleRoutes(app: FastifyInstance, parts: PeopleParts): void {
  const { store, settings, mailer, now } = parts;
  const guests = new SharedLimit(parts, 'guest from', settings.guests, HOUR);
  const letters = new SharedLimit(parts, 'letter', 5, HOUR);
  const note = (error: unknown) => app.log.warn({ err: error }, 'a confirmation was not sent');

  app.post('/api/guest', async (request, reply) => {
    const wanted = read(guest, request.body);
    if (!wanted) return refuse(reply, 'malformed');
    // Another identity in the same browser would lose the first one.
    if (request.person) return refuse(reply, 'notPossible');
    if (isTooMuch(reply, await guests.take(addressOf(request)))) return reply;
    const person: PersonRow = {
      ...wanted,
      id: newId(),
      created: now(),
      quiet: null,
      mail: null,
      notify: { turn: ALL, invited: ALL, finished: ALL },
      login: null,
      password: null,
      unsubscribe: newSecret(),
      deleted: false,
    };
    await store.people.create(person);
    await signIn(parts, request, reply, person);
    return reply.code(201).send(await meOf(store, person));
  });

  app.get('/api/me', async (request, reply) => {
    const person = signedIn(request, reply);
    return person ? meOf(store, person) : reply;
  });

  app.patch('/api/me', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    const wanted = read(profileChange, request.body);
    if (!wanted) return refuse(reply, 'malformed');
    const { mail, ...change } = wanted;
    const isNewMail = typeof mail === 'string' && mail !== person.mail;
    if (isNewMail && !mailer) return refuse(reply, 'notPossible');
    if (isNewMail && isTooMuch(reply, (await letters.take(person.id)) ?? (await letters.take(mail))))
      return reply;
    const fields = mail === null ? { ...change, mail } : change;
    await store.people.change(person.id, fields);
    const changed = { ...person, ...fields };
    // It counts once its owner has followed the link.
    if (isNewMail)
      mailer?.confirm(changed, mail, await confirmationPath(parts, { person, mail })).catch(note);
    return meOf(store, changed);
  });

  app.delete('/api/me', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    await parts.leaveTables(person.id);
    await store.people.forget(person.id);
    signOut(reply);
    return reply.code(204).send();
  });
}
