import { download } from '../../ui/download.ts';
import { call } from '../net/api.ts';

/** Downloads the fault report of a frozen table, as far as its players may know it. */
export async function saveReport(table: string): Promise<void> {
  const answer = await call('GET /api/tables/:id/report', undefined, { id: table });
  if (answer.ok) download(`archivolt-${table}-report.json`, JSON.stringify(answer.value, null, 2));
}
