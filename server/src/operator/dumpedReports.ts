import { readJson } from '@archivolt/protocol';
import { literal, nullable, number, object, string, variant } from 'valibot';

/** A reported message, with what the operator needs to judge it. */
export interface ReportedMessage {
  readonly at: number;
  readonly table: string;
  readonly line: number;
  readonly why: string;
  readonly note: string;
  /** The person who reported it. */
  readonly by: string;
  readonly message: { readonly person: string; readonly name: string; readonly text: string };
}

const dumpRow = variant('of', [
  object({
    of: literal('reports'),
    row: object({
      table: string(),
      line: number(),
      by: string(),
      why: string(),
      note: string(),
      at: number(),
    }),
  }),
  object({
    of: literal('lines'),
    row: object({
      table: string(),
      line: number(),
      person: string(),
      text: nullable(string()),
      phrase: nullable(string()),
    }),
  }),
  object({ of: literal('people'), row: object({ id: string(), name: string() }) }),
]);

/** Reports in a dump, newest first. Reads it twice: for the reports, then for the messages. */
export async function readReports(dump: () => AsyncIterable<string>): Promise<ReportedMessage[]> {
  const reports = new Map<string, Omit<ReportedMessage, 'message'>[]>();
  for await (const text of dump()) {
    const read = readJson(dumpRow, text);
    if (read?.of !== 'reports') continue;
    const key = `${read.row.table} ${read.row.line}`;
    reports.set(key, [...(reports.get(key) ?? []), read.row]);
  }
  const messages = new Map<string, { person: string; text: string }>();
  const names = new Map<string, string>();
  for await (const text of dump()) {
    const read = readJson(dumpRow, text);
    if (read?.of === 'people') names.set(read.row.id, read.row.name);
    if (read?.of !== 'lines') continue;
    const { table, line, person, text: words, phrase } = read.row;
    if (reports.has(`${table} ${line}`))
      messages.set(`${table} ${line}`, { person, text: words ?? phrase ?? '' });
  }
  const found = [...reports].flatMap(([key, rows]) => {
    const { person, text } = messages.get(key) ?? { person: '', text: '' };
    return rows.map((one) => ({ ...one, message: { person, name: names.get(person) ?? '', text } }));
  });
  return found.sort((a, b) => b.at - a.at);
}
