import { type Kysely, sql } from 'kysely';

/**
 * What the lobby selects by: the kind of a table's clock, its free seats and its bots. They were found in the text of
 * other columns before. A process of the previous version does not fill them; its open tables are shown all the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = { clockKind: ['text', 'none'], freeSeats: ['bigint', 1], bots: ['bigint', 0] } as const;
  for (const [name, [type, usual]] of Object.entries(columns))
    await db.schema
      .alterTable('tables')
      .addColumn(name, type, (column) => column.notNull().defaultTo(usual))
      .execute();
  const [free, bot] = ['"person":null,"level":null', '"person":null,"level":"'];
  await sql`update tables set
    "clockKind" = case when clock like '%"kind":"live"%' then 'live' when clock like '%"kind":"slow"%' then 'slow' else 'none' end,
    "freeSeats" = ${timesIn(free)}, bots = ${timesIn(bot)}`.execute(db);
  // Most tables of an address are no longer open, and only the open ones are counted.
  await db.schema.dropIndex('tables_origin').execute();
  await db.schema
    .createIndex('tables_origin')
    .on('tables')
    .columns(['origin', 'status'])
    .where(sql.ref('origin'), 'is not', null)
    .execute();
}

/** How often a text occurs in the column `seats`. */
const timesIn = (text: string) =>
  sql`(length(seats) - length(replace(seats, ${text}, ''))) / ${sql.lit(text.length)}`;
