import type { Duration } from '@archivolt/i18n';
import type { PERMANENT_UNTIL as Forever, OperatorPerson } from '@archivolt/protocol';
import { type Answer, call } from '../net/api.ts';
import { serverNow } from '../net/serverClock.ts';

const HOUR_MS = 3_600_000;
/** Importing the value would bundle the schemas. */
export const PERMANENT_UNTIL: typeof Forever = 253_402_214_400_000;

const LENGTHS: Record<Exclude<Duration, 'good'>, number> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  month: 30 * 24 * HOUR_MS,
};
export const DURATIONS = ['hour', 'day', 'week', 'month', 'good'] as const satisfies Duration[];

const untilOf = (duration: Duration): number =>
  duration === 'good' ? PERMANENT_UNTIL : serverNow() + LENGTHS[duration];

/** An operator's action on a person, a message or a table, with the fields it needs. */
export type Act =
  | { act: 'mute' | 'suspend' | 'unmute' | 'unsuspend' | 'rename'; person: OperatorPerson }
  | { act: 'removeLine' | 'closeReport'; table: string; message: number }
  | { act: 'closeTable'; table: string };

export interface ActionInput {
  readonly why: string;
  readonly duration: Duration;
  readonly name: string;
}

export function perform(wanted: Act, { why, duration, name }: ActionInput): Promise<Answer<unknown>> {
  switch (wanted.act) {
    case 'mute':
    case 'unmute': {
      const until = wanted.act === 'mute' ? untilOf(duration) : null;
      return call('POST /api/admin/people/:id/mute', { until, why }, { id: wanted.person.id });
    }
    case 'suspend':
    case 'unsuspend': {
      const until = wanted.act === 'suspend' ? untilOf(duration) : null;
      return call('POST /api/admin/people/:id/suspend', { until, why }, { id: wanted.person.id });
    }
    case 'rename':
      return call('POST /api/admin/people/:id/rename', { name, why }, { id: wanted.person.id });
    case 'removeLine':
      return call('POST /api/admin/messages/remove', { table: wanted.table, message: wanted.message, why });
    case 'closeReport':
      return call('POST /api/admin/reports/close', { table: wanted.table, message: wanted.message, why });
    case 'closeTable':
      return call('POST /api/admin/tables/:id/close', { why }, { id: wanted.table });
  }
}
