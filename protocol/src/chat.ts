import {
  exactOptional,
  type InferOutput,
  nullable,
  object,
  optional,
  picklist,
  strictObject,
  string,
} from 'valibot';
import { count, id, seat, text, time } from './schema.ts';

/** Quick chat phrases, shown to everybody in their own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'oneMoment',
  'yourTurn',
  'nice',
  'goodGame',
  'bye',
] as const;
export const phrase = picklist(PHRASES);
export type Phrase = InferOutput<typeof phrase>;

/** Server messages about a player: why a bot plays for them, or that they are back. */
export const SEAT_NEWS = ['resigned', 'timeout', 'left', 'back'] as const;
export type SeatNews = (typeof SEAT_NEWS)[number];

export const MAX_CHAT_LENGTH = 300;

/** Either a phrase or a text, which is always shown as plain text. A text that is too long is refused as such. */
export const newMessage = strictObject({
  text: optional(string()),
  phrase: optional(phrase),
});

/** A chat message. Without text and phrase, its text was removed. */
export const chatMessage = object({
  /** Number of the message at its table, from 1. */
  number: count,
  at: time,
  person: nullable(id),
  name: text(40, 0),
  seat: nullable(seat),
  text: nullable(text(MAX_CHAT_LENGTH)),
  phrase: nullable(phrase),
  /** Server message: the server was down, and the clocks were stopped for this many milliseconds. */
  stopped: exactOptional(count),
  /** Server message about the person of this message. */
  news: nullable(picklist(SEAT_NEWS)),
});
export type ChatMessage = InferOutput<typeof chatMessage>;
