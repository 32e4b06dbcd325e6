import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** So many different statements are kept at most; there are fewer, but a list of ids makes one for each length. */
const MOST = 500;
const CHANGES_SCHEMA = /^\s*(?:create|drop|alter)\b/i;

/** The database as Kysely wants it, with statements that are prepared once. */
export function keepingStatements(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const made = database.prepare(sql);
      if (kept.size >= MOST || CHANGES_SCHEMA.test(sql)) kept.clear();
      else kept.set(sql, made);
      return made;
    },
  };
}
