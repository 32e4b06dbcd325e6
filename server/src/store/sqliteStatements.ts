import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** Limit of cached statements; there are fewer, but a list of ids makes one for each length. */
const MOST = 500;
const CHANGES_SCHEMA = /^\s*(?:create|drop|alter)\b/i;

/** The database as Kysely expects it, with a cache of prepared statements. */
export function keepingStatements(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      // A transaction takes the write lock before it reads, so that no operator's command can write in between.
      const sql = text === 'begin' ? 'begin immediate' : text;
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const made = database.prepare(sql);
      if (kept.size >= MOST || CHANGES_SCHEMA.test(sql)) kept.clear();
      else kept.set(sql, made);
      return made;
    },
  };
}
