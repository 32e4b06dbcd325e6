import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** The first schema. It never changes: every later change is a migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const create = (name: string, of: Columns) => columns(db, name, of).execute();

  await create('people', {
    text: ['id', 'name', 'language', 'zone', 'notify', 'unsubscribe'],
    number: ['created', 'colour', 'deleted'],
    textOrNull: ['quiet', 'mail', 'login', 'password'],
    key: ['id'],
  });
  await db.schema.createIndex('people_login').on('people').column('login').unique().execute();
  await db.schema.createIndex('people_unsubscribe').on('people').column('unsubscribe').unique().execute();

  await create('sessions', {
    text: ['hash', 'person', 'kind', 'id', 'label'],
    number: ['created'],
    numberOrNull: ['expires', 'used'],
    key: ['hash'],
  });
  await db.schema.createIndex('sessions_person').on('sessions').columns(['person', 'kind']).execute();
  await db.schema.createIndex('sessions_expires').on('sessions').column('expires').execute();

  await create('passkeys', {
    text: ['id', 'person', 'publicKey', 'transports', 'label'],
    number: ['counter', 'created'],
    key: ['id'],
  });
  await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();

  await create('tables', {
    text: [
      'id',
      'game',
      'options',
      'access',
      'invite',
      'clock',
      'seed',
      'commitment',
      'status',
      'seats',
      'requests',
    ],
    number: ['rulesVersion', 'rated', 'delay', 'created', 'version', 'edition'],
    textOrNull: ['host', 'setup', 'clocks', 'result', 'next', 'fault'],
    numberOrNull: ['started', 'finished', 'toMove', 'wakes'],
    // By far the largest column, and rarely read, so it is last in the row.
    last: ['state'],
    key: ['id'],
  });
  await db.schema.createIndex('tables_status').on('tables').columns(['status', 'created']).execute();
  await db.schema.createIndex('tables_finished').on('tables').columns(['status', 'finished']).execute();
  await db.schema
    .createIndex('tables_wakes')
    .on('tables')
    .column('wakes')
    .where(sql.ref('wakes'), 'is not', null)
    .execute();

  await create('seats', {
    text: ['table', 'person'],
    number: ['seat'],
    key: ['table', 'seat'],
  });
  await db.schema.createIndex('seats_person').on('seats').column('person').execute();

  await create('log', {
    text: ['table', 'kind', 'moves', 'picks', 'events'],
    number: ['version', 'at'],
    numberOrNull: ['seat', 'to'],
    key: ['table', 'version'],
  });

  await create('leases', { text: ['table', 'process'], number: ['until'], key: ['table'] });
  await create('presence', {
    text: ['table', 'person', 'process'],
    number: ['until'],
    key: ['table', 'person', 'process'],
  });

  await create('lines', {
    text: ['table', 'person'],
    number: ['line', 'at'],
    textOrNull: ['text', 'phrase'],
    numberOrNull: ['seat'],
    key: ['table', 'line'],
  });
  await create('reports', {
    text: ['table', 'by', 'why', 'note'],
    number: ['line', 'at'],
    key: ['table', 'line', 'by'],
  });
  await create('mutes', { text: ['by', 'person'], key: ['by', 'person'] });

  await create('ratings', {
    text: ['who', 'game'],
    number: ['players', 'games', 'wins'],
    real: ['mean', 'deviation'],
    key: ['who', 'game', 'players'],
  });
  await create('settled', { text: ['table'], key: ['table'] });

  await create('pushes', {
    text: ['endpoint', 'person', 'p256dh', 'auth'],
    key: ['endpoint'],
  });
  await db.schema.createIndex('pushes_person').on('pushes').column('person').execute();
  await create('notices', {
    text: ['id', 'person', 'kind', 'table'],
    number: ['version', 'due', 'told'],
    key: ['id'],
  });
  await db.schema
    .createIndex('notices_once')
    .on('notices')
    .columns(['person', 'kind', 'table', 'version'])
    .unique()
    .execute();
  await db.schema.createIndex('notices_due').on('notices').columns(['told', 'due']).execute();
  await create('secrets', { text: ['name', 'value'], key: ['name'] });
}

interface Columns {
  text?: readonly string[];
  number?: readonly string[];
  real?: readonly string[];
  textOrNull?: readonly string[];
  numberOrNull?: readonly string[];
  last?: readonly string[];
  key: readonly string[];
}

/** `bigint` and `double precision` are 8 bytes in PostgreSQL, and SQLite reads them as its INTEGER and REAL. */
function columns(db: Kysely<unknown>, table: string, of: Columns): CreateTableBuilder<string, string> {
  let made: CreateTableBuilder<string, string> = db.schema.createTable(table);
  for (const name of of.text ?? []) made = made.addColumn(name, 'text', (column) => column.notNull());
  for (const name of of.number ?? []) made = made.addColumn(name, 'bigint', (column) => column.notNull());
  for (const name of of.real ?? [])
    made = made.addColumn(name, 'double precision', (column) => column.notNull());
  for (const name of of.textOrNull ?? []) made = made.addColumn(name, 'text');
  for (const name of of.numberOrNull ?? []) made = made.addColumn(name, 'bigint');
  for (const name of of.last ?? []) made = made.addColumn(name, 'text');
  return made.addPrimaryKeyConstraint(`${table}_key`, of.key as string[]);
}
