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
  safeParse,
  string,
  union,
} from 'valibot';

/** The few shapes that many messages are made of. */

/** Letters that are not mistaken for one another. */
export const id = pipe(string(), regex(/^[a-z2-9]{10,24}$/));
export const version = pipe(number(), integer(), minValue(0), maxValue(1_000_000));
export const seat = pipe(number(), integer(), minValue(0), maxValue(3));
export const colour = pipe(number(), integer(), minValue(0), maxValue(3));
/** Milliseconds since 1970, as the server counts them. */
export const time = pipe(number(), integer(), minValue(0));
export const count = pipe(number(), integer(), minValue(0));
export const hex = pipe(string(), regex(/^(?:[0-9a-f]{2})+$/), maxLength(128));

export const text = (most: number, least = 1) => pipe(string(), minLength(least), maxLength(most));

/** What a sentence is made of. */
export const facts = record(string(), union([string(), number(), boolean()]));

export const GAME_IDS = ['red-cathedral', 'architectura'] as const;
export type GameId = (typeof GAME_IDS)[number];
export const gameId = picklist(GAME_IDS);

export const LANGUAGES = ['en', 'fr', 'de', 'it', 'pt-PT', 'pt-BR'] as const;
export const language = picklist(LANGUAGES);

/** Reads a value from outside; undefined when it is not what it should be. */
export function read<S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> | undefined {
  const parsed = safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

/** The same from a text, which may be no JSON at all. */
export function readJson<S extends GenericSchema>(schema: S, json: string): InferOutput<S> | undefined {
  try {
    return read(schema, JSON.parse(json));
  } catch {
    return undefined;
  }
}
