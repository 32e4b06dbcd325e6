import type { Notice } from '@archivolt/protocol';
import type { Desk } from '../accounts/desk.ts';
import { afterSilence } from '../rooms/quiet.ts';
import type { PersonRow, TableRow } from '../store/store.ts';

/** Whoever is about to look needs no mail: time to come back, or to move at once. */
const GRACE = 30_000;

/** When a person who is to move now is told, if they do not come by themselves; null: not at all. */
export function turnDue(desk: Desk, person: PersonRow): number | null {
  return wants(desk, person, 'turn') ? afterSilence(desk.now(), GRACE, person.quiet, person.zone) : null;
}

/** It is a person's turn since a version, and the time to come by themselves is over. */
export async function noticeTurn(
  desk: Desk,
  table: TableRow,
  person: string,
  version: number,
): Promise<void> {
  await notice(desk, table, person, 'turn', version, 0);
}

/** A game is over: told to everybody who sat there. */
export async function noticeFinished(desk: Desk, table: TableRow): Promise<void> {
  for (const { person } of table.seats)
    if (person) await notice(desk, table, person, 'finished', table.version);
}

/** Somebody would like to play again: the others may have left. */
export async function noticeRematch(desk: Desk, table: TableRow, by: string): Promise<void> {
  for (const { person } of table.seats)
    if (person && person !== by) await notice(desk, table, person, 'invited', table.version);
}

/** The host asks somebody to come to an open table: seen in the lobby at once, and told if they do not come. */
export async function noticeInvited(desk: Desk, table: TableRow, person: string): Promise<void> {
  await desk.store.invitations.add(table.id, person, desk.now());
  await notice(desk, table, person, 'invited', 0);
}

async function notice(
  desk: Desk,
  { id: table }: TableRow,
  person: string,
  kind: Notice,
  version: number,
  grace = GRACE,
): Promise<void> {
  const { settings, store, now } = desk;
  if (!canTell(settings)) return;
  const row = await store.people.load(person);
  if (!row || !wants(desk, row, kind)) return;
  const due = afterSilence(now(), grace, row.quiet, row.zone);
  await store.notices.add({ person, kind, table, version, due });
}

/** Whether there is any way by which somebody could be told anything. */
export function canTell({ mail, push }: Desk['settings']): boolean {
  return mail !== undefined || push !== undefined;
}

/** Whether there is any way by which the person wants to be told this. */
export function wants({ settings }: Pick<Desk, 'settings'>, person: PersonRow, kind: Notice): boolean {
  const { push, mail } = person.notify[kind];
  if (person.deleted) return false;
  return (
    (push && settings.push !== undefined) || (mail && settings.mail !== undefined && person.mail !== null)
  );
}
