import type { OperatorReport } from '@archivolt/protocol';
import type { ReportRow, Store } from '../store/store.ts';
import { operatorPerson } from './people.ts';

/** Messages shown before and after a reported one. */
const CONTEXT_MESSAGES = 6;
const MAX_REPORTS = 200;

/** Reported messages, latest first, each with its context and with everybody who has reported it. */
export async function loadReports(store: Store, isClosed: boolean): Promise<OperatorReport[]> {
  const byMessage = new Map<string, ReportRow[]>();
  for (const row of await store.chat.reports(MAX_REPORTS, isClosed)) {
    const key = `${row.table} ${row.line}`;
    byMessage.set(key, [...(byMessage.get(key) ?? []), row]);
  }
  return Promise.all([...byMessage.values()].map((rows) => reportOf(store, rows)));
}

async function reportOf(store: Store, rows: readonly ReportRow[]): Promise<OperatorReport> {
  const [latest] = rows;
  if (!latest) throw new Error('there is no report of this message');
  const { table, line: message, at, closed } = latest;
  const [around, reporters] = await Promise.all([
    store.chat.messagesBetween(table, message - CONTEXT_MESSAGES, message + CONTEXT_MESSAGES),
    store.people.loadMany(rows.map(({ by }) => by)),
  ]);
  const speaker = around.find((each) => each.number === message)?.person ?? null;
  const person = speaker === null ? undefined : await store.people.load(speaker);
  const nameOf = (id: string) => reporters.find((reporter) => reporter.id === id)?.name ?? '';
  return {
    table,
    message,
    at,
    closed,
    reports: rows.map(({ by, why, note, at }) => ({ by, name: nameOf(by), why, note, at })),
    person: person ? await operatorPerson(store, person) : null,
    around,
  };
}
