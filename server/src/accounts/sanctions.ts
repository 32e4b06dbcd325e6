import { PERMANENT_UNTIL } from '@archivolt/protocol';
import type { PersonRow } from '../store/store.ts';

/** When a sanction ends, for the refusal; empty if it is permanent. */
function endOf(until: number): { until?: number } {
  return until < PERMANENT_UNTIL ? { until } : {};
}

/** The facts of a sanction in force; undefined if there is none. */
export function sanctionOf(
  person: PersonRow,
  kind: 'muted' | 'suspended',
  now: number,
): { until?: number } | undefined {
  const until = person[kind];
  return until !== null && until > now ? endOf(until) : undefined;
}
