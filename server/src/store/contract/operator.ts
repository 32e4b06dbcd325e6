import type { Announcement, OperatorAct } from '@archivolt/protocol';
import type { PageCursor } from './pages.ts';
import type { PersonRow } from './people.ts';

/** An operator's action. */
export interface AuditRow {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly act: OperatorAct;
  readonly person: string | null;
  readonly table: string | null;
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
}

export interface AnnouncementRow extends Announcement {
  readonly id: string;
  readonly at: number;
}

/** The health of a process in the minute that ended at `at`. */
export interface SampleRow {
  readonly at: number;
  readonly process: string;
  /** Moves stored in that minute. */
  readonly moves: number;
  /** People present at any table at its end, in all processes. */
  readonly people: number;
  /** Requests and submissions that failed because of a server error. */
  readonly errors: number;
  /** Median and 99th percentile of the reply time to moves, in seconds; null if nobody moved. */
  readonly middle: number | null;
  readonly slowest: number | null;
  /** Free bytes on the disk; null if unknown. */
  readonly free: number | null;
}

export interface OperatorStore {
  admins(): Promise<PersonRow[]>;
  addAudit(entry: AuditRow): Promise<void>;
  /** Newest first, and by id if they have the same time. */
  loadAudit(limit: number, after?: PageCursor): Promise<AuditRow[]>;
  /** Replaces the current announcement; null removes it. */
  announce(announcement: AnnouncementRow | null): Promise<void>;
  announcement(now: number): Promise<AnnouncementRow | undefined>;
  addSample(sample: SampleRow): Promise<void>;
  samples(since: number): Promise<SampleRow[]>;
  /** The number of open reports about a person's messages. */
  openReportsOf(person: string): Promise<number>;
}

/** Deletes old data in small batches, oldest first. Each method returns how many rows it deleted. */
export interface RetentionStore {
  /** Guests without a way to sign in again, last seen before this time, who sit at no running table. */
  inactiveGuests(before: number, limit: number): Promise<string[]>;
  /** Email addresses and push subscriptions of people not seen since. */
  deleteAddresses(before: number, limit: number): Promise<number>;
  /** Chat messages before this time, with the reports about them. */
  deleteChat(before: number, limit: number): Promise<number>;
  /** Tables created before this time whose game never started or was closed by an operator. */
  deleteClosed(before: number, limit: number): Promise<number>;
  /** Finished games, with their log. */
  deleteGames(before: number, limit: number): Promise<number>;
  /** Audit entries and health samples before these times. */
  deleteRecords(audit: number, samples: number): Promise<void>;
}
