import {
  boolean,
  type GenericSchema,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  picklist,
  pipe,
  record,
  regex,
  safeInteger,
  safeParse,
  string,
  union,
} from 'valibot';
import { GAME_IDS } from './ids.ts';
import { LANGUAGES } from './languages.ts';

/** Schemas shared by many messages. */

/** An id, in letters and digits that are not mistaken for one another. */
export const id = pipe(string(), regex(/^[a-z2-9]{10,24}$/));
export const version = pipe(number(), integer(), minValue(0), maxValue(1_000_000));
export const seat = pipe(number(), integer(), minValue(0), maxValue(3));
export const colour = pipe(number(), integer(), minValue(0), maxValue(3));
/** Milliseconds since 1970 by the server's clock. */
export const time = pipe(number(), safeInteger(), minValue(0));
export const count = pipe(number(), safeInteger(), minValue(0));
export const hex = pipe(string(), regex(/^(?:[0-9a-f]{2})+$/), maxLength(128));

export const text = (max: number, min = 1) => pipe(string(), minLength(min), maxLength(max));

/** The facts of a sentence. */
export const facts = record(string(), union([string(), number(), boolean()]));

export const gameId = picklist(GAME_IDS);

export const language = picklist(LANGUAGES);

/** Validates external input; undefined if it is invalid. */
export function read<S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> | undefined {
  const parsed = safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

/** Like `read` for a text, which may not be valid JSON. */
export function readJson<S extends GenericSchema>(schema: S, json: string): InferOutput<S> | undefined {
  try {
    return read(schema, JSON.parse(json));
  } catch {
    return undefined;
  }
}
