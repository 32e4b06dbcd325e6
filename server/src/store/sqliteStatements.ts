import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** Limit of cached statements; there are fewer, but a list of ids makes one for each length. */
const MAX_STATEMENTS = 500;
const CHANGES_SCHEMA = /^\s*(?:create|drop|alter)\b/i;

/** The database as Kysely expects it, with a cache of prepared statements. */
export function withStatementCache(database: Database.Database): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      // A transaction takes the write lock before it reads, so that no operator's command can write in between.
      const sql = text === 'begin' ? 'begin immediate' : text;
      const known = cache.get(sql);
      if (known !== undefined) return known;
      const made = database.prepare(sql);
      if (cache.size >= MAX_STATEMENTS || CHANGES_SCHEMA.test(sql)) cache.clear();
      else cache.set(sql, made);
      return made;
    },
  };
}
