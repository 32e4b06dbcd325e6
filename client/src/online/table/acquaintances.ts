import type { TableInfo } from '@archivolt/protocol';
import { call } from '../net/api.ts';

/** Somebody with whom one has sat at a table. */
export interface Acquaintance {
  readonly id: string;
  readonly name: string;
  readonly colour: number;
}

/** Whom one met last comes first. One who has deleted their account has no name any more and cannot be asked. */
export function metAt(
  tables: readonly Pick<TableInfo, 'seats' | 'created'>[],
  me: string | undefined,
): Acquaintance[] {
  const known = new Map<string, Acquaintance>();
  for (const { seats } of [...tables].sort((a, b) => b.created - a.created))
    for (const { person, name, colour } of seats)
      if (person !== null && person !== me && name !== '' && !known.has(person))
        known.set(person, { id: person, name, colour });
  return [...known.values()];
}

/** Nobody else is ever listed: names are not for looking up. */
export async function met(me: string | undefined): Promise<Acquaintance[]> {
  const answers = await Promise.all([
    call('GET /api/me/tables'),
    call('GET /api/me/tables', undefined, { query: { over: 1 } }),
  ]);
  return metAt(
    answers.flatMap((answer) => (answer.ok ? answer.value : [])),
    me,
  );
}
