import { LONGEST_LINE, type said } from '@archivolt/protocol';
import type { InferOutput } from 'valibot';
import { type Answer, DONE, refused } from './answer.ts';
import { seatOf } from './info.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

const HIDDEN = /(?:(?!\u200d)\p{C}|\s)+/gu;

/** Says something at a table, to all who see it. Only those who sit there talk. */
export async function sayLine(
  { parts, talkers }: Rooms,
  { row }: Room,
  person: string,
  line: InferOutput<typeof said>,
): Promise<Answer> {
  const [text, phrase] = [line.text ?? null, line.phrase ?? null];
  const seat = seatOf(row, person);
  if (seat === null) return refused('notSeated');
  if (row.status === 'closed') return refused('over');
  // Nothing that turns the line round or hides in it, but what joins the parts of an emoji.
  const plain = text === null ? null : text.normalize('NFC').replace(HIDDEN, ' ').trim();
  if ((plain === null) === (phrase === null)) return refused('malformed');
  if (plain === '') return refused('empty');
  if (plain !== null && plain.length > LONGEST_LINE) return refused('tooLong', { most: LONGEST_LINE });
  const seconds = talkers.take(person);
  if (seconds !== undefined) return refused('tooMany', { seconds });
  const at = parts.now();
  await parts.store.talk.add({ table: row.id, at, person, seat, text: plain, phrase });
  return DONE;
}
