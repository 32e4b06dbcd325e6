import { read, id as someId } from '@archivolt/protocol';
import { type Answer, refused } from '../answer.ts';
import type { PageCursor } from '../store/store.ts';

/** Reads the place in a list from `?before=TIME&id=ID`; without `before` a list begins at its newest entry. */
export function readCursor(query: { before?: string; id?: string }): Answer<{ after?: PageCursor }> {
  if (query.before === undefined) return { ok: true };
  const at = Number(query.before);
  const id = query.id === undefined ? undefined : read(someId, query.id);
  if (!Number.isSafeInteger(at) || (query.id !== undefined && id === undefined)) return refused('malformed');
  return { ok: true, after: { at, id } };
}
