import type { PersonRow, Store } from '../store/store.ts';

/** More than anybody has; an export that is cut off says so. */
const MAX_ROWS = 100_000;

/**
 * Exports everything that is stored about a person, for themselves. Secrets are left out (a password hash is of use
 * only to thieves), and so is what others have said or know.
 */
export async function exportPerson(store: Store, person: PersonRow, now: number): Promise<object> {
  const { people, tables, chat, notices, ratings, invitations } = store;
  const { password, unsubscribe: _, deleted: __, ...profile } = person;
  const [
    passkeys,
    sessions,
    tokens,
    running,
    over,
    messages,
    pushes,
    blocked,
    rated,
    invited,
    lessons,
    studies,
  ] = await Promise.all([
    people.passkeysOf(person.id),
    people.sessionsOf(person.id, 'browser'),
    people.sessionsOf(person.id, 'token'),
    tables.listByPerson(person.id, 'running', MAX_ROWS),
    tables.listByPerson(person.id, 'over', MAX_ROWS),
    chat.messagesBy(person.id, MAX_ROWS),
    notices.pushesOf(person.id),
    store.blocks.listBlocked(person.id),
    ratings.loadByPerson(person.id),
    invitations.listTables(person.id, MAX_ROWS),
    store.lessons.load(person.id),
    store.studies.load(person.id),
  ]);
  return {
    made: new Date(now).toISOString(),
    profile: { ...profile, hasPassword: password !== null },
    passkeys: passkeys.map(({ id, label, created, transports }) => ({ id, label, created, transports })),
    sessions: sessions.map(({ id, label, created, used, expires }) => ({
      id,
      label,
      created,
      used,
      expires,
    })),
    tokens: tokens.map(({ id, label, created, used, expires }) => ({ id, label, created, used, expires })),
    pushServices: pushes.map(({ endpoint }) => new URL(endpoint).origin),
    ratings: rated,
    tables: [...running, ...over].map(({ id, game, status, created, started, finished, seats, result }) => ({
      id,
      game,
      status,
      created,
      started,
      finished,
      seat: seats.findIndex((seat) => seat.person === person.id),
      result,
    })),
    messages: messages.map(({ table, at, text, phrase }) => ({ table, at, text, phrase })),
    blocked,
    invitations: invited.map(({ id }) => id),
    lessons,
    studies: [...studies].map(([table, study]) => ({ table, ...study })),
  };
}
