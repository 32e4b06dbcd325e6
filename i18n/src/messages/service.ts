import type { NotedName } from './shell.ts';

/** Texts for every user of a server: announced maintenance, and the privacy page. */
export interface ServiceMessages {
  maintenance: {
    title: string;
    /** Before the maintenance begins, and while it lasts. */
    coming(starts: string, ends: string): string;
    now(ends: string): string;
    hide: string;
  };
  privacy: {
    title: string;
    lead: string;
    contact(who: string): string;
    noContact: string;
    /** Column headings: what is stored, for how long, and who can see it. */
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
