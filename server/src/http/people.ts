import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { meOf } from '../accounts/me.ts';
import { isReauthenticated } from '../accounts/reauthentication.ts';
import { newSecret } from '../accounts/secrets.ts';
import { signIn, signOut } from '../accounts/sessions.ts';
import { type Answer, refused } from '../answer.ts';
import { newId } from '../ids.ts';
import { addressOf, SharedLimit, tooMany } from '../limits.ts';
import { confirmationPath } from '../notify/confirmation.ts';
import { mailboxOf } from '../notify/mailbox.ts';
import type { Mailer } from '../notify/mailer.ts';
import type { MailQueue } from '../notify/mailQueue.ts';
import type { PersonRow } from '../store/store.ts';
import { routesOf } from './route.ts';

const HOUR_MS = 3_600_000;
const ALL_CHANNELS = { push: true, mail: true };

interface PeopleParts extends AccountDeps {
  readonly mailer: Mailer | null;
  readonly mailQueue: MailQueue;
  /** Removes a person from every table for good. */
  readonly leaveTables: (person: string) => Promise<Answer>;
}

/** Routes for creating, changing and deleting an account. */
export function peopleRoutes(app: FastifyInstance, parts: PeopleParts): void {
  const route = routesOf(app, parts);
  const { store, settings, mailer, mailQueue, now } = parts;
  const guestLimit = new SharedLimit(parts, 'guest from', settings.guests, HOUR_MS);
  const confirmationLimit = new SharedLimit(parts, 'letter', 5, HOUR_MS);
  const takeConfirmation = async (person: PersonRow, mail: string) =>
    (await confirmationLimit.take(person.id)) ?? (await confirmationLimit.take(mailboxOf(mail)));

  route('POST /api/guest', {}, async ({ person: known, body, request, reply }) => {
    // A second identity in the same browser would lose the first one.
    if (known) return refused('notPossible');
    const limited = tooMany(await guestLimit.take(addressOf(request)));
    if (limited) return limited;
    const person: PersonRow = {
      ...body,
      id: newId(),
      created: now(),
      quiet: null,
      mail: null,
      notify: { turn: ALL_CHANNELS, invited: ALL_CHANNELS, finished: ALL_CHANNELS },
      login: null,
      password: null,
      unsubscribe: newSecret(),
      deleted: false,
      admin: false,
      muted: null,
      suspended: null,
      statistics: 'nobody',
    };
    await store.people.create(person);
    await signIn(parts, request, reply, person);
    return meOf(store, person);
  });

  route('GET /api/me', {}, ({ person }) => meOf(store, person));

  route('PATCH /api/me', {}, async ({ person, body, request }) => {
    const { mail, ...change } = body;
    const isNewMail = typeof mail === 'string' && mail !== person.mail;
    if (isNewMail && !mailer) return refused('notPossible');
    // The email address can be used to reset the password.
    if (mail !== undefined && mail !== person.mail && !(await isReauthenticated(parts, request, person)))
      return refused('proofNeeded');
    const limited = isNewMail ? tooMany(await takeConfirmation(person, mail)) : undefined;
    if (limited) return limited;
    const fields = mail === null ? { ...change, mail } : change;
    await store.people.change(person.id, fields);
    const changed = { ...person, ...fields };
    // The address counts once its owner has followed the link.
    if (isNewMail && mailer) {
      const path = await confirmationPath(parts, { person, mail });
      mailQueue.send(() => mailer.confirm(changed, mail, path));
    }
    return meOf(store, changed);
  });

  route('DELETE /api/me', {}, async ({ person, reply }) => {
    const left = await parts.leaveTables(person.id);
    if (!left.ok) return left;
    await store.people.anonymise(person.id);
    signOut(reply);
    return undefined;
  });
}
