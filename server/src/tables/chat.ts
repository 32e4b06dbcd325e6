import { MAX_CHAT_LENGTH, type newMessage } from '@archivolt/protocol';
import type { InferOutput } from 'valibot';
import { sanctionOf } from '../accounts/sanctions.ts';
import { type Answer, DONE, refused } from '../answer.ts';
import { seatOf } from './info.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

const HIDDEN_CHARACTERS = /(?:(?!\u200d)\p{C}|\s)+/gu;

/** Sends a chat message to everybody who sees the table. Only players may write. */
export async function sendChatMessage(
  { parts, chatLimit }: Rooms,
  { row }: Room,
  person: string,
  message: InferOutput<typeof newMessage>,
): Promise<Answer> {
  const [text, phrase] = [message.text ?? null, message.phrase ?? null];
  const seat = seatOf(row, person);
  if (seat === null) return refused('notSeated');
  if (row.status === 'closed') return refused('over');
  const speaker = await parts.store.people.load(person);
  const muted = speaker && sanctionOf(speaker, 'muted', parts.now());
  if (muted) return refused('muted', muted);
  // Removes characters that reorder or hide text, except the joiners within emoji.
  const plain = text === null ? null : text.normalize('NFC').replace(HIDDEN_CHARACTERS, ' ').trim();
  if ((plain === null) === (phrase === null)) return refused('malformed');
  if (plain === '') return refused('empty');
  if (plain !== null && plain.length > MAX_CHAT_LENGTH) return refused('tooLong', { most: MAX_CHAT_LENGTH });
  const seconds = chatLimit.take(person);
  if (seconds !== undefined) return refused('tooMany', { seconds });
  const at = parts.now();
  await parts.store.chat.add({ table: row.id, at, person, seat, text: plain, phrase });
  return DONE;
}
