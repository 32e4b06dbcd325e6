import { read, id as tableId, version } from '@archivolt/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keyedHash, newSecret } from '../accounts/secrets.ts';
import { refused } from '../answer.ts';
import { addressOf, Limit } from '../limits.ts';
import { gamesOf } from '../ratings/games.ts';
import { saveStudy } from '../ratings/studies.ts';
import type { PersonRow } from '../store/store.ts';
import { exportGame, exportHistory, faultReport } from '../tables/exports.ts';
import { hiddenFrom } from '../tables/info.ts';
import {
  createTable,
  giveSeatToBot,
  joinOrCreateTable,
  leaveTable,
  submitSalt,
  takeSeat,
  viewTable,
} from '../tables/joining.ts';
import {
  listInvitations,
  listOpenTables,
  listOpponents,
  listOwnTables,
  loadActivity,
} from '../tables/lobby.ts';
import { mayTakeBack } from '../tables/requests.ts';
import type { Rooms } from '../tables/rooms.ts';
import { submitTurn } from '../tables/submit.ts';
import { LongPolls } from './longPolling.ts';
import { readCursor } from './pages.ts';
import { pickField, routesOf } from './route.ts';

const MINUTE_MS = 60_000;
/** Tables that one person may create or join per minute. */
const SEATS_PER_MINUTE = 30;
/** Games so far that one viewer may load per minute: each is played again from its start. */
const HISTORIES_PER_MINUTE = 20;

/** Routes for tables: lists, sitting down, getting up, and exports. */
export function tableRoutes(app: FastifyInstance, { rooms }: { rooms: Rooms }): void {
  const { parts } = rooms;
  const route = routesOf(app, parts);
  let key: string | undefined;
  /** An address is only compared, never stored: without the server's key it cannot be recovered. */
  const originOf = async (request: FastifyRequest): Promise<string> => {
    key ??= await parts.store.notices.secret('origins', newSecret);
    return keyedHash(key, addressOf(request));
  };
  const seatLimit = new Limit(SEATS_PER_MINUTE, MINUTE_MS, parts.now);
  const limit = ({ person }: { person: PersonRow }) => seatLimit.take(person.id);

  route('GET /api/tables', {}, () => listOpenTables(parts));

  route('POST /api/tables', { limit }, async ({ person, body, request }) =>
    pickField(await createTable(rooms, person, body, await originOf(request)), 'own'),
  );

  route('POST /api/play', { limit }, async ({ person, body, request }) =>
    pickField(await joinOrCreateTable(rooms, person, body, await originOf(request)), 'own'),
  );

  route('GET /api/playing', {}, () => loadActivity(parts));

  route('GET /api/tables/:id', {}, async ({ person, id, query }) =>
    pickField(await viewTable(rooms, id, person?.id ?? null, query.invite), 'own'),
  );

  route('POST /api/tables/:id/sit', { limit }, async ({ person, id, body }) =>
    pickField(await takeSeat(rooms, id, person, body), 'own'),
  );

  route('POST /api/tables/:id/bot', {}, async ({ person, id, body }) =>
    pickField(await giveSeatToBot(rooms, id, person, body), 'own'),
  );

  route('POST /api/tables/:id/salt', {}, async ({ person, id, body }) =>
    pickField(await submitSalt(rooms, id, person, body), 'own'),
  );

  route('GET /api/tables/:id/takeBack', {}, async ({ person, id }) => {
    const possible = await rooms.withRoom(id, (room) => mayTakeBack(room, person.id));
    return possible.ok ? { why: possible.why } : possible;
  });

  route('POST /api/tables/:id/leave', {}, async ({ person, id }) => {
    const left = await leaveTable(rooms, id, person.id);
    return left.ok ? undefined : left;
  });

  route('POST /api/tables/:id/moves', {}, async ({ person, id, body }) => {
    const answer = await submitTurn(rooms, id, person.id, body.version, body.moves);
    return answer.ok ? { version: answer.version } : answer;
  });

  const longPolls = new LongPolls(rooms);
  app.addHook('preClose', async () => longPolls.close());

  route('GET /api/tables/:id/view', {}, async ({ person: viewing, id, query, request, reply }) => {
    const { since: from = '0', after } = query;
    const [since, known] = [read(version, Number(from)), read(version, Number(after ?? 0))];
    if (since === undefined || known === undefined) return refused('malformed');
    const person = viewing?.id ?? null;
    if (after !== undefined) {
      const gone = new AbortController();
      reply.raw.on('close', () => gone.abort());
      const wait = { table: id, person, key: person ?? addressOf(request), since, after: known };
      return pickField(await longPolls.next({ ...wait, disconnected: gone.signal }), 'shown');
    }
    const viewer = { person, offers: true, send: () => undefined };
    const shown = await rooms.withRoom(id, async (room) => {
      const hidden = await hiddenFrom(room, person);
      return hidden ?? { ok: true, table: await room.broadcaster.snapshotFor(viewer, since) };
    });
    return pickField(shown, 'table');
  });

  route('GET /api/tables/:id/log', {}, async ({ person, id, query }) => {
    const before = read(version, Number(query.before));
    if (before === undefined) return refused('malformed');
    const viewer = { person: person?.id ?? null, offers: false, send: () => undefined };
    const log = await rooms.withRoom(id, async (room) => {
      const hidden = await hiddenFrom(room, viewer.person);
      return hidden ?? { ok: true, entries: await room.broadcaster.logBefore(viewer, before) };
    });
    return pickField(log, 'entries');
  });

  const historyLimit = new Limit(HISTORIES_PER_MINUTE, MINUTE_MS, parts.now);
  route(
    'GET /api/tables/:id/history',
    { limit: ({ person, request }) => historyLimit.take(person?.id ?? addressOf(request)) },
    async ({ person: viewing, id }) => {
      const person = viewing?.id ?? null;
      const answer = await rooms.withRoom(
        id,
        async (room) => (await hiddenFrom(room, person)) ?? exportHistory(room, person),
      );
      return pickField(answer, 'history');
    },
  );

  route('GET /api/tables/:id/file', {}, async ({ person: viewing, id }) => {
    const person = viewing?.id ?? null;
    const answer = await rooms.withRoom(
      id,
      async (room) => (await hiddenFrom(room, person)) ?? exportGame(room, person),
    );
    return pickField(answer, 'file');
  });

  route('POST /api/tables/:id/study', {}, ({ person, id, body }) =>
    saveStudy(parts.store, id, person.id, body),
  );

  route('GET /api/tables/:id/report', {}, async ({ person, id }) =>
    pickField(await rooms.withRoom(id, (room) => faultReport(room, person.id)), 'report'),
  );

  route('GET /api/people/:id/games', {}, ({ person, id }) => gamesOf(parts, id, person?.id ?? null));

  route('GET /api/me/opponents', {}, ({ person }) => listOpponents(parts, person.id));

  route('GET /api/me/invitations', {}, ({ person }) => listInvitations(parts, person.id));

  route('DELETE /api/me/invitations/:id', {}, async ({ person, id }) => {
    if (read(tableId, id) === undefined) return refused('unknownTable');
    await parts.store.invitations.decline(id, person.id);
    return undefined;
  });

  route('GET /api/me/tables', {}, ({ person, query }) => {
    const page = readCursor(query);
    if (!page.ok) return page;
    return listOwnTables(parts, person.id, query.over === '1' ? 'over' : 'running', page.after);
  });
}
