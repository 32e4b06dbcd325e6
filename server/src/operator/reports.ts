import type { OperatorReport } from '@archivolt/protocol';
import type { ReportRow, Store } from '../store/store.ts';
import { operatorPerson } from './people.ts';

/** Messages shown before and after a reported one. */
const AROUND = 6;
const MOST = 200;

/** Reported messages, latest first, each with its context and with everybody who has reported it. */
export async function reportsFor(store: Store, isClosed: boolean): Promise<OperatorReport[]> {
  const lines = new Map<string, ReportRow[]>();
  for (const row of await store.chat.reports(MOST, isClosed)) {
    const key = `${row.table} ${row.line}`;
    lines.set(key, [...(lines.get(key) ?? []), row]);
  }
  return Promise.all([...lines.values()].map((rows) => reportOf(store, rows)));
}

async function reportOf(store: Store, rows: readonly ReportRow[]): Promise<OperatorReport> {
  const [latest] = rows;
  if (!latest) throw new Error('a report of nothing');
  const { table, line: message, at, closed } = latest;
  const [around, reporters] = await Promise.all([
    store.chat.messagesBetween(table, message - AROUND, message + AROUND),
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
