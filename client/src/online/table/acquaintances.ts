import { call } from '../net/api.ts';

/** Somebody the reader has played with. */
export interface Acquaintance {
  readonly id: string;
  readonly name: string;
  readonly colour: number;
}

/** Earlier opponents, most recent first. Nobody else is ever listed: people cannot be searched for. */
export async function loadAcquaintances(): Promise<Acquaintance[]> {
  const answer = await call('GET /api/me/opponents');
  return answer.ok ? answer.value.map(({ person: id, name, colour }) => ({ id, name, colour })) : [];
}
