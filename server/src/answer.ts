import type { Reason } from '@archivolt/engine';
import type { RefusalCode } from '@archivolt/protocol';

/** A player's mistake as a value: a code, the facts for its message, and the reasons from the rules. */
export interface Refused {
  readonly ok: false;
  readonly why: RefusalCode;
  readonly facts?: Record<string, string | number | boolean>;
  readonly reasons?: readonly Reason[];
}

export type Answer<V = object> = ({ readonly ok: true } & V) | Refused;

export const DONE = { ok: true } as const;

export function refused(why: RefusalCode, facts?: Refused['facts'], reasons?: readonly Reason[]): Refused {
  return { ok: false, why, ...(facts && { facts }), ...(reasons?.length && { reasons }) };
}
