import { type Kysely, sql } from 'kysely';

const YEAR = 365 * 24 * 3_600_000;

/**
 * The operator console: operators, audit log, announcements and health over time; when a session was last proved;
 * tokens that expire; emails that are retried without repeating the push notification.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('admin', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('people').addColumn('muted', 'bigint').execute();
  await db.schema.alterTable('people').addColumn('suspended', 'bigint').execute();
  await db.schema
    .createIndex('people_mail')
    .on('people')
    .expression(sql`lower(${sql.ref('mail')})`)
    .execute();
  await db.schema.createIndex('people_created').on('people').column('created').execute();

  await db.schema.alterTable('sessions').addColumn('proved', 'bigint').execute();
  await sql`update sessions set expires = ${Date.now() + YEAR} where kind = 'token' and expires is null`.execute(
    db,
  );

  await db.schema.alterTable('reports').addColumn('closed', 'bigint').execute();
  await db.schema.alterTable('reports').addColumn('closedBy', 'text').execute();
  await db.schema.createIndex('reports_at').on('reports').column('at').execute();
  await db.schema.createIndex('lines_at').on('lines').column('at').execute();
  await db.schema.createIndex('lines_person').on('lines').column('person').execute();

  await db.schema
    .alterTable('notices')
    .addColumn('pushed', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('table', 'text')
    .addColumn('facts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_key', ['id'])
    .execute();
  await db.schema.createIndex('audit_at').on('audit').column('at').execute();

  await db.schema
    .createTable('announcements')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('starts', 'bigint', (column) => column.notNull())
    .addColumn('ends', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('announcements_key', ['id'])
    .execute();

  await db.schema
    .createTable('samples')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('process', 'text', (column) => column.notNull())
    .addColumn('moves', 'bigint', (column) => column.notNull())
    .addColumn('people', 'bigint', (column) => column.notNull())
    .addColumn('errors', 'bigint', (column) => column.notNull())
    .addColumn('middle', 'double precision')
    .addColumn('slowest', 'double precision')
    .addColumn('free', 'bigint')
    .addPrimaryKeyConstraint('samples_key', ['at', 'process'])
    .execute();
}
