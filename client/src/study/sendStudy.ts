import { accuracyOf, luckOfSeat, STUDY_VERSION } from '@archivolt/bots';
import { call } from '../online/net/api.ts';
import type { CompleteStudy } from './storedStudies.ts';

/**
 * Sends what a study found about the reader's own seat of an online game to their account, for their statistics on every
 * device. Without an account or a seat there is nothing to send, and without a connection it is sent next time.
 */
export async function sendStudy(id: string, { moments, depth, isRough }: CompleteStudy): Promise<void> {
  if (isRough) return;
  const found = await call('GET /api/tables/:id', undefined, { id });
  const seat = found.ok && found.value.table.status === 'finished' ? found.value.seat : null;
  if (seat === null) return;
  const accuracy = accuracyOf(moments, seat) ?? null;
  const luck = luckOfSeat(moments, seat);
  await call('POST /api/tables/:id/study', { accuracy, luck, depth, version: STUDY_VERSION }, { id });
}
