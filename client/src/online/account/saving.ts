import type { Api } from '@archivolt/protocol';
import { call, type Refusal } from '../net/api.ts';
import { server } from '../server.svelte.ts';
import { reauthentication } from './reauthentication.svelte.ts';

/** The outcome of an attempt to save. */
export type SaveOutcome = 'saved' | Refusal;

/** Changes the reader's own account. */
export async function saveMe(wanted: Api['PATCH /api/me']['takes']): Promise<SaveOutcome> {
  const answer = await reauthentication.through(() => call('PATCH /api/me', wanted));
  if (!answer.ok) return answer;
  server.become(answer.value);
  return 'saved';
}
