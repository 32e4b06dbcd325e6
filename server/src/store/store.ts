import type { BlockStore, ChatStore } from './contract/chat.ts';
import type { InvitationStore, NoticeStore } from './contract/notices.ts';
import type { OperatorStore, RetentionStore } from './contract/operator.ts';
import type { LessonStore, PersonStore } from './contract/people.ts';
import type { HeartbeatStore, LimitStore } from './contract/processes.ts';
import type { RatingStore } from './contract/ratings.ts';
import type { SheetStore } from './contract/sheets.ts';
import type { StudyStore } from './contract/studies.ts';
import type { TableStore } from './contract/tables.ts';
import type { StoreObserver } from './errors.ts';

export type * from './contract/chat.ts';
export type * from './contract/notices.ts';
export type * from './contract/operator.ts';
export type * from './contract/pages.ts';
export type * from './contract/people.ts';
export type * from './contract/processes.ts';
export type * from './contract/ratings.ts';
export type * from './contract/sheets.ts';
export type * from './contract/studies.ts';
export type * from './contract/tables.ts';

/**
 * Everything that outlives a process. SQLite and PostgreSQL give the same guarantees: acknowledged writes are on disk,
 * and only one of two writers gets a version of a table. The store knows no game rules.
 */
export interface Store {
  readonly tables: TableStore;
  readonly people: PersonStore;
  readonly lessons: LessonStore;
  readonly chat: ChatStore;
  readonly blocks: BlockStore;
  readonly ratings: RatingStore;
  readonly sheets: SheetStore;
  readonly studies: StudyStore;
  readonly notices: NoticeStore;
  readonly invitations: InvitationStore;
  readonly limits: LimitStore;
  readonly heartbeat: HeartbeatStore;
  readonly operator: OperatorStore;
  readonly retention: RetentionStore;
  /**
   * Subscribes to changes of any process, this one included, after they are on disk. Returns the unsubscribe function.
   */
  listen(listener: (news: News) => void): () => void;
  /** Rejects when moves cannot be stored at present; it takes the same path as a move. */
  ping(): Promise<void>;
  /** Integrity faults of the database, one sentence each: damaged pages and indexes, orphaned rows. */
  integrity(): Promise<string[]>;
  /** Names database settings under which acknowledged writes may be lost. */
  unsafeSettings(): Promise<string[]>;
  /** Sets the observer of failures and waiting times. */
  observe(observer: StoreObserver): void;
  /** Everything as lines of JSON, from one consistent snapshot; works during writes. */
  dump(): AsyncIterable<string>;
  /** Fills an empty database from a dump of either database. Throws an error that says what does not fit. */
  restore(lines: AsyncIterable<string>): Promise<void>;
  close(): Promise<void>;
}

/** Small enough for a notification; subscribers load the rest. */
export type News =
  /** A move was stored. */
  | { of: 'played'; table: string; version: number }
  /** Anything else in the row: seats, requests, status. */
  | { of: 'table'; table: string; edition: number }
  /** Somebody started or stopped viewing the table; renewals are not published. */
  | { of: 'presence'; table: string }
  | { of: 'line'; table: string; line: number }
  | { of: 'person'; person: string }
  /** Somebody was invited to a table, or has declined. */
  | { of: 'invited'; table: string; person: string }
  /** The announcement has changed. */
  | { of: 'announced' }
  /** The connection to the other processes was lost: anything may have been missed, so reload. */
  | { of: 'gap' };
