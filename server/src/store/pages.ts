import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PageCursor } from './store.ts';

/** A condition for what follows a cursor in a list that has the newest first, and equal times in the order of their ids. */
export function isAfter(cursor: PageCursor | undefined, time: RawBuilder<number>): RawBuilder<SqlBool> {
  if (!cursor) return sql`1 = 1`;
  const { at, id } = cursor;
  if (id === undefined) return sql`${time} < ${at}`;
  return sql`(${time} < ${at} or (${time} = ${at} and ${sql.ref('id')} > ${id}))`;
}
