import { type InferOutput, nullable, object, optional, picklist, strictObject, string } from 'valibot';
import { count, id, seat, text, time } from './schema.ts';

/** Things that are said so often that they need no typing; everybody reads them in their own language. */
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

export const LONGEST_LINE = 300;

/** Either a phrase or a text: the text is never anything but text. One that is too long is refused as such. */
export const said = strictObject({
  text: optional(string()),
  phrase: optional(phrase),
});

export const line = object({
  /** Counts the lines of a table from 1. */
  line: count,
  at: time,
  person: nullable(id),
  name: text(24, 0),
  seat: nullable(seat),
  text: nullable(text(LONGEST_LINE)),
  phrase: nullable(phrase),
});
export type Line = InferOutput<typeof line>;
