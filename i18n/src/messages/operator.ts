import type { OperatorAct } from '@archivolt/protocol';
import type { NotedName } from './shell.ts';

/** The sanctions that an operator can impose, and their durations. */
export type Duration = 'hour' | 'day' | 'week' | 'month' | 'good';

/** The operator console. */
export interface OperatorMessages {
  title: string;
  lead: string;
  /** For readers who are not operators. */
  forbidden: NotedName;
  parts: Record<'reports' | 'people' | 'maintenance' | 'health' | 'audit', string>;
  reports: {
    open: string;
    closed: string;
    none: string;
    /** The person who reported the message. */
    by(name: string): string;
    context: string;
    table: string;
  };
  people: {
    search: string;
    find: string;
    none: string;
    guest: string;
    operator: string;
    here(since: string): string;
    seen(moment: string): string;
    reports(n: number): string;
    muted(moment: string): string;
    mutedForGood: string;
    suspended(moment: string): string;
    suspendedForGood: string;
  };
  /** Names of buttons, and titles of what they open. */
  acts: Record<
    'mute' | 'unmute' | 'suspend' | 'unsuspend' | 'rename' | 'removeLine' | 'closeReport' | 'closeTable',
    string
  >;
  form: {
    why: string;
    duration: string;
    durations: Record<Duration, string>;
    name: string;
    go: string;
    cancel: string;
  };
  maintenance: {
    note: string;
    starts: string;
    ends: string;
    text: string;
    announce: string;
    withdraw: string;
    done: string;
    current(starts: string, ends: string): string;
  };
  health: {
    range: string;
    moves: string;
    people: string;
    errors: string;
    latency: string;
    middle: string;
    slowest: string;
    free: string;
    none: string;
    table: string;
    time: string;
    highest(value: string): string;
  };
  audit: {
    none: string;
    more: string;
    /** The actions of the audit log; `to` is a person's name, or empty. */
    entry: Record<OperatorAct, (to: string) => string>;
    until(moment: string): string;
    forGood: string;
    renamed(before: string, name: string): string;
  };
}
