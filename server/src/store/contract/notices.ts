import type { TableRow } from './tables.ts';

export interface PushRow {
  readonly person: string;
  readonly endpoint: string;
  readonly keys: { p256dh: string; auth: string };
}

/** A notification that waits to be sent; kept until it is sent or obsolete. */
export interface NoticeRow {
  readonly id: string;
  readonly person: string;
  readonly kind: 'turn' | 'invited' | 'finished';
  readonly table: string;
  readonly version: number;
  /** Not before this time, because of quiet hours. */
  readonly due: number;
  /** How often a process has taken it, including this time. */
  readonly tries: number;
  /** True if the push notification was sent. */
  readonly pushed: boolean;
}

/** A notice before it is stored. */
export type NewNotice = Omit<NoticeRow, 'id' | 'tries' | 'pushed'>;

export interface NoticeStore {
  addPush(push: PushRow): Promise<void>;
  removePush(endpoint: string): Promise<void>;
  pushesOf(person: string): Promise<PushRow[]>;
  /** Stores one notice per person, kind, table and version. */
  add(notice: NewNotice): Promise<void>;
  /**
   * Takes due notices under a lease: no other process gets them before `until`, and afterwards only if they were not
   * sent. After a few tries they are given up.
   */
  take(now: number, until: number, limit: number): Promise<NoticeRow[]>;
  /** Extends the lease while a notice is still being sent. */
  hold(id: string, until: number): Promise<void>;
  /** Records that the push notification was sent; the email may still be pending. */
  markPushed(id: string): Promise<void>;
  /** Marks a notice as done. */
  markSent(id: string): Promise<void>;
  /** Deletes notices that were sent or given up before this time. */
  sweep(before: number): Promise<void>;
  /** A secret of the server, such as its push keys; created on first use. */
  secret(name: string, make: () => string): Promise<string>;
}

/** Invitations of people to an open table. One ends when its person sits down there or the table no longer waits. */
export interface InvitationStore {
  /** Stores one invitation per table and person; a declined one stays declined. */
  add(table: string, person: string, at: number): Promise<void>;
  decline(table: string, person: string): Promise<void>;
  has(table: string, person: string): Promise<boolean>;
  /**
   * The tables a person is invited to, newest invitation first, without those of hosts with a block in either
   * direction.
   */
  listTables(person: string, limit: number): Promise<TableRow[]>;
  /** The people invited to these tables. */
  listInvited(tables: readonly string[]): Promise<{ table: string; person: string }[]>;
}
