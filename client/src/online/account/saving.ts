import type { Api } from '@archivolt/protocol';
import { house } from '../house.svelte.ts';
import { call, type Refusal } from '../net/api.ts';

/** What came of an attempt to save. */
export type Saved = 'saved' | Refusal;

/** Changes something of oneself. */
export async function saveMe(wanted: Api['PATCH /api/me']['takes']): Promise<Saved> {
  const answer = await call('PATCH /api/me', wanted);
  if (!answer.ok) return answer;
  house.become(answer.value);
  return 'saved';
}
