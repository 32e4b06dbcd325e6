import type { ExpressionBuilder } from 'kysely';
import type { DatabaseAdapter } from './adapter.ts';
import { tableFrom } from './columns.ts';
import type { Schema } from './schema.ts';
import type { TableStore } from './store.ts';

type TablesExpression = ExpressionBuilder<Schema, 'tables'>;

/** Whether a seated person has the table open. */
const isAttended =
  (now: number) =>
  ({ exists, selectFrom }: TablesExpression) =>
    exists(
      selectFrom('presence')
        .innerJoin('seats', (seats) =>
          seats.onRef('seats.table', '=', 'presence.table').onRef('seats.person', '=', 'presence.person'),
        )
        .select('presence.table')
        .whereRef('presence.table', '=', 'tables.id')
        .where('presence.until', '>', now),
    );

/** Whether there is a block, in either direction, between the person and somebody seated. */
const isBlocked =
  (person: string) =>
  ({ exists, selectFrom }: TablesExpression) =>
    exists(
      selectFrom('seats')
        .innerJoin('blocks', (blocks) =>
          blocks.on(({ or, and, eb, ref }) =>
            or([
              and([eb('blocks.by', '=', ref('seats.person')), eb('blocks.person', '=', person)]),
              and([eb('blocks.by', '=', person), eb('blocks.person', '=', ref('seats.person'))]),
            ]),
          ),
        )
        .select('seats.table')
        .whereRef('seats.table', '=', 'tables.id'),
    );

/**
 * Queries for the tables that people are shown and given. They are filtered in the database, so that no number of other
 * tables hides a match.
 */
export function lobbyQueries({
  db,
  writeVolatile,
}: DatabaseAdapter): Pick<
  TableStore,
  'listOpen' | 'listWatchable' | 'findMatching' | 'countOpen' | 'clearOrigins'
> {
  const inLobby = () =>
    db
      .selectFrom('tables')
      .where('tables.status', '=', 'open')
      .where('tables.access', '=', 'open')
      // A table that only waits for salts has no free seat.
      .where('tables.freeSeats', '>', 0);

  return {
    async listOpen(now, limit) {
      const rows = await inLobby()
        .selectAll('tables')
        .orderBy(isAttended(now), 'desc')
        .orderBy('tables.created', 'desc')
        .limit(limit)
        .execute();
      return rows.map(tableFrom);
    },

    async listWatchable(now, limit) {
      const rows = await db
        .selectFrom('tables')
        .selectAll('tables')
        .where('tables.status', '=', 'playing')
        .where('tables.access', '=', 'open')
        .where('tables.spectators', '=', 1)
        .orderBy(isAttended(now), 'desc')
        .orderBy('tables.started', 'desc')
        .limit(limit)
        .execute();
      return rows.map(tableFrom);
    },

    async findMatching({ person, game, options, clock, rated, presentOrSince }, now, limit) {
      const rows = await inLobby()
        .selectAll('tables')
        .where('tables.game', '=', game)
        .where(
          'tables.options',
          'in',
          options.map((each) => JSON.stringify(each)),
        )
        .where('tables.clock', '=', JSON.stringify(clock))
        .where('tables.rated', '=', rated ? 1 : 0)
        .where('tables.delay', '=', 0)
        .where('tables.bots', '=', 0)
        .where(({ eb }) => eb.or([eb('tables.host', 'is', null), eb('tables.host', '!=', person)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('seats')
                .select('seats.table')
                .whereRef('seats.table', '=', 'tables.id')
                .where('seats.person', '=', person),
            ),
          ),
        )
        .where((where) => where.not(isBlocked(person)(where)))
        .$if(presentOrSince !== undefined, (those) =>
          those.where((where) =>
            where.or([where('tables.created', '>', presentOrSince ?? 0), isAttended(now)(where)]),
          ),
        )
        .orderBy('tables.created')
        .orderBy('tables.id')
        .limit(limit)
        .execute();
      return rows.map(tableFrom);
    },

    async countOpen(of) {
      const { count } = await inLobby()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$if('host' in of, (those) => those.where('tables.host', '=', 'host' in of ? of.host : ''))
        .$if('origin' in of, (those) => those.where('tables.origin', '=', 'origin' in of ? of.origin : ''))
        .executeTakeFirstOrThrow();
      return count;
    },

    async clearOrigins() {
      await writeVolatile((db) =>
        db
          .updateTable('tables')
          .set({ origin: null })
          .where('origin', 'is not', null)
          .where('status', 'in', ['finished', 'closed'])
          .execute(),
      );
    },
  };
}
