import type { RefusalCode } from '@archivolt/protocol';
import type { GenericSchema } from 'valibot';

/** The refusals that any request may get. */
export const COMMON_REFUSALS = [
  'malformed',
  'signIn',
  'forbidden',
  'suspended',
  'notFound',
  'tooLarge',
  'tooMany',
  'unavailable',
  'cannotSave',
  'closing',
] as const satisfies readonly RefusalCode[];

/** The documentation of one route. */
export interface RouteDescription {
  readonly summary: string;
  readonly takes?: GenericSchema;
  /** A JSON schema, or the media type of anything else; absent for an empty response with status 204. */
  readonly gives?: GenericSchema | 'text/html' | 'text/plain' | 'text/css';
  readonly status?: 200 | 201;
  /** The query parameters, with a sentence each. */
  readonly query?: Readonly<Record<string, string>>;
  /** In addition to `COMMON_REFUSALS`, and to `proofNeeded` of a route for `proved`. */
  readonly refusals?: readonly RefusalCode[];
  /** Who may use it; by default anybody who is signed in. */
  readonly for?: Audience;
}

/**
 * `anybody`: without a session. `signedIn`: with a cookie or a token. `browser`: not with a token, which must not
 * extend its own rights. `proved`: in a browser, with the password or a passkey verified recently. `operator`: in a
 * browser, by an appointed operator.
 */
export type Audience = 'anybody' | 'signedIn' | 'browser' | 'proved' | 'operator';

/** The refusals of a route, in addition to `COMMON_REFUSALS`. */
export const refusalsOf = ({ refusals = [], for: audience }: RouteDescription): readonly RefusalCode[] =>
  audience === 'proved' ? [...refusals, 'proofNeeded'] : refusals;
