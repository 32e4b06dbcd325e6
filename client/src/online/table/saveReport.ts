import { download } from '../../ui/download.ts';
import { call } from '../net/api.ts';

/** What those who sit at a frozen table may know of its fault, as a file. */
export async function saveReport(table: string): Promise<void> {
  const answer = await call('GET /api/tables/:id/report', undefined, { id: table });
  if (answer.ok) download(`archivolt-${table}-report.json`, JSON.stringify(answer.value, null, 2));
}
