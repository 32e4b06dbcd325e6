import type { Kysely, Transaction } from 'kysely';
import type { ObserverRelay } from './errors.ts';
import type { BackupTable, Schema } from './schema.ts';
import type { News, TableStore } from './store.ts';

export type StoreTransaction = Transaction<Schema>;
export type Publish = (news: News) => void;

/** Adapts one database: what SQLite and PostgreSQL do differently. Everything above it is shared. */
export interface DatabaseAdapter {
  readonly db: Kysely<Schema>;
  /** True if several processes may use the database at the same time. */
  readonly isShared: boolean;
  /** Runs a transaction. What it passes to `publish` is published once the transaction is on disk. */
  transact<R>(work: (trx: StoreTransaction, publish: Publish) => Promise<R>): Promise<R>;
  /** Runs one durable statement that publishes nothing. */
  write<R>(work: (db: Kysely<Schema>) => Promise<R>): Promise<R>;
  /** Runs one statement on data that expires anyway (leases, presence, counters): it need not reach the disk. */
  writeVolatile<R>(work: (db: Kysely<Schema>) => Promise<R>): Promise<R>;
  /** Takes an advisory lock on `name` until the transaction ends. */
  advisoryLock(trx: StoreTransaction, name: string): Promise<void>;
  /** Reads the row of a table and locks it (`select … for update`) until the transaction ends. */
  lockRow(trx: StoreTransaction, table: string): Promise<Schema['tables'] | undefined>;
  /** Moves that arrive together share a transaction (a group commit). */
  readonly append: TableStore['append'];
  listen(listener: Publish): () => void;
  /** Reads everything from one consistent snapshot. */
  snapshot(): AsyncGenerator<{ table: BackupTable; row: object }>;
  /** Rejects when moves cannot be stored at present. */
  ping(): Promise<void>;
  /** The faults that the database's own integrity check finds. */
  integrity(): Promise<string[]>;
  /** Names database settings under which acknowledged writes may be lost. */
  unsafeSettings(): Promise<string[]>;
  /** Reports errors and waiting times to the metrics. */
  readonly observer: ObserverRelay;
  /** True if the error is a violation of a unique constraint. */
  isUniqueViolation(thrown: unknown): boolean;
  close(): Promise<void>;
}
