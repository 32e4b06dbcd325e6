import type { OperatorEntry } from '@archivolt/protocol';
import { newId } from '../ids.ts';
import type { AuditRow, PageCursor, Store } from '../store/store.ts';

/** The variable part of an audit entry. */
export type Act = Pick<AuditRow, 'act'> & Partial<Pick<AuditRow, 'person' | 'table' | 'facts'>>;

export async function addAuditEntry(store: Store, by: string, at: number, done: Act): Promise<void> {
  await store.operator.addAudit({ id: newId(), at, by, person: null, table: null, facts: {}, ...done });
}

/** The log with names, newest first. */
export async function loadAuditLog(
  store: Store,
  limit: number,
  after?: PageCursor,
): Promise<OperatorEntry[]> {
  const rows = await store.operator.loadAudit(limit, after);
  const ids = new Set(rows.flatMap(({ by, person }) => [by, ...(person === null ? [] : [person])]));
  const people = new Map((await store.people.loadMany([...ids])).map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    byName: people.get(row.by) ?? '',
    personName: row.person === null ? '' : (people.get(row.person) ?? ''),
  }));
}
