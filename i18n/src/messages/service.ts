import type { NotedName } from './shell.ts';

/** What concerns everybody who uses this server: maintenance to come, and what is kept about them. */
export interface ServiceMessages {
  maintenance: {
    title: string;
    /** Before it begins, and while it lasts. */
    coming(starts: string, ends: string): string;
    now(ends: string): string;
    hide: string;
  };
  privacy: {
    title: string;
    lead: string;
    contact(who: string): string;
    noContact: string;
    /** Columns: what is kept, for how long, and who can see it. */
    what: string;
    howLong: string;
    who: string;
    days(n: number): string;
    forever: string;
    untilDeleted: string;
    rows: Record<
      | 'name'
      | 'guest'
      | 'account'
      | 'mail'
      | 'push'
      | 'games'
      | 'statistics'
      | 'closed'
      | 'talk'
      | 'reports'
      | 'addresses'
      | 'log'
      | 'lessons',
      PrivacyRow
    >;
    /** After this number of days without a visit. */
    unused(n: number): string;
    session(n: number): string;
    minutes: string;
    rights: NotedName;
    device: NotedName;
    account: string;
  };
}

interface PrivacyRow {
  what: string;
  who: string;
}
