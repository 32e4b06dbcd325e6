import type { Notice } from '@archivolt/protocol';
import type { AccountDeps } from '../accounts/deps.ts';
import { SharedLimit } from '../limits.ts';
import { notificationTime } from '../quietHours.ts';
import type { PersonRow, TableRow } from '../store/store.ts';

/** Grace period before a notification, in milliseconds: time to come back or to move. */
const GRACE_MS = 30_000;
/** Invitations per hour that one person is notified of by email or push. */
const INVITATIONS_PER_HOUR = 6;

/** When a person to move is notified if they do not come back; null for never. */
export function turnDue(deps: AccountDeps, person: PersonRow): number | null {
  return wants(deps, person, 'turn')
    ? notificationTime(deps.now(), GRACE_MS, person.quiet, person.zone)
    : null;
}

/** It has been a person's turn since a version, and the grace period is over. */
export async function notifyTurn(
  deps: AccountDeps,
  table: TableRow,
  person: string,
  version: number,
): Promise<void> {
  await addNotice(deps, table, person, 'turn', version, 0);
}

/** Notifies all players that a game is over. */
export async function notifyFinished(deps: AccountDeps, table: TableRow): Promise<void> {
  for (const { person } of table.seats)
    if (person) await addNotice(deps, table, person, 'finished', table.version);
}

/** Notifies the others, who may have left, that somebody proposes a rematch. */
export async function notifyRematch(deps: AccountDeps, table: TableRow, by: string): Promise<void> {
  for (const { person } of table.seats)
    if (person && person !== by) await addNotice(deps, table, person, 'invited', table.version);
}

/**
 * The host invites somebody to an open table. The lobby shows it immediately; a notification follows if they do not
 * come.
 */
export async function invitePerson(deps: AccountDeps, table: TableRow, person: string): Promise<void> {
  await deps.store.invitations.add(table.id, person, deps.now());
  // Limits notifications however many people invite; the lobby lists all invitations.
  const notificationLimit = new SharedLimit(deps, 'invitation to', INVITATIONS_PER_HOUR, 3_600_000);
  if ((await notificationLimit.take(person)) !== undefined) return;
  await addNotice(deps, table, person, 'invited', 0);
}

async function addNotice(
  deps: AccountDeps,
  { id: table }: TableRow,
  person: string,
  kind: Notice,
  version: number,
  graceMs = GRACE_MS,
): Promise<void> {
  const { settings, store, now } = deps;
  if (!canNotify(settings)) return;
  const row = await store.people.load(person);
  if (!row || !wants(deps, row, kind)) return;
  const due = notificationTime(now(), graceMs, row.quiet, row.zone);
  await store.notices.add({ person, kind, table, version, due });
}

/** Whether any notification channel is configured. */
export function canNotify({ mail, push }: AccountDeps['settings']): boolean {
  return mail !== undefined || push !== undefined;
}

/** Whether the person wants this notification on any channel. */
export function wants({ settings }: Pick<AccountDeps, 'settings'>, person: PersonRow, kind: Notice): boolean {
  const { push, mail } = person.notify[kind];
  if (person.deleted) return false;
  return (
    (push && settings.push !== undefined) || (mail && settings.mail !== undefined && person.mail !== null)
  );
}
