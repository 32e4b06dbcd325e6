import type { Kysely, Transaction } from 'kysely';
import type { KeptTable, Schema } from './schema.ts';
import type { Append, News } from './store.ts';

export type Work = Transaction<Schema>;
export type Tell = (news: News) => void;

/** The line to a database: what SQLite and PostgreSQL do each in their own way. Everything else is the same. */
export interface Link {
  readonly db: Kysely<Schema>;
  /** Does all of the work or nothing; what it tells is told when it is on the disk. */
  transact<R>(work: (trx: Work, tell: Tell) => Promise<R>): Promise<R>;
  /** One statement that changes something and of which nobody need be told. */
  write<R>(work: (db: Kysely<Schema>) => Promise<R>): Promise<R>;
  /** The same of something that ends by itself in a while: it need not be on the disk. */
  pass<R>(work: (db: Kysely<Schema>) => Promise<R>): Promise<R>;
  /** Until the end of the transaction nobody else passes here with this name. */
  alone(trx: Work, name: string): Promise<void>;
  /** The row of a table, held against other transactions until this one ends. */
  hold(trx: Work, table: string): Promise<Schema['tables'] | undefined>;
  /** Writes entries of different tables together: whether each was stored, or why it could not be. */
  append(entries: readonly Append[]): Promise<(boolean | Error)[]>;
  listen(listener: Tell): () => void;
  /** Everything that is kept, from one moment. */
  snapshot(): AsyncGenerator<{ table: KeptTable; row: object }>;
  /** A value that must be unique is there already. */
  isTaken(thrown: unknown): boolean;
  close(): Promise<void>;
}

/** Those who want to hear of changes in this process. */
export class Listeners {
  readonly #all = new Set<Tell>();

  listen(listener: Tell): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(news: readonly News[]): void {
    for (const each of news) for (const listener of this.#all) listener(each);
  }
}
