import {
  botSeat,
  newTable,
  playNow,
  read,
  sit as sitting,
  submission,
  id as tableId,
  version,
} from '@archivolt/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signedIn } from '../accounts/me.ts';
import { type Answer, refused } from '../rooms/answer.ts';
import { fileOf, reportOf } from '../rooms/papers.ts';
import type { Rooms } from '../rooms/rooms.ts';
import {
  createTable,
  giveToBot,
  invitedTo,
  leave,
  look,
  openTables,
  play,
  sit,
  tablesOf,
} from '../rooms/tables.ts';
import { submitTurn } from '../rooms/turns.ts';
import { isTooMuch, Limit } from './limits.ts';
import { refuse } from './refuse.ts';

const MINUTE = 60_000;
/** Tables that one person may make or join in a minute. */
const SEATS_PER_MINUTE = 30;

type WithId = { Params: { id: string } };

/** Tables: the open ones, one's own, sitting down, getting up, and what can be taken home. */
export function tableRoutes(app: FastifyInstance, { rooms }: { rooms: Rooms }): void {
  const seats = new Limit(SEATS_PER_MINUTE, MINUTE, rooms.parts.now);

  app.get('/api/tables', () => openTables(rooms.parts));

  app.post('/api/tables', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    const wanted = read(newTable, request.body);
    if (!wanted) return refuse(reply, 'malformed');
    if (isTooMuch(reply, seats.take(person.id))) return reply;
    return send(reply, await createTable(rooms, person, wanted), ({ own }) => reply.code(201).send(own));
  });

  app.post('/api/play', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    const wanted = read(playNow, request.body);
    if (!wanted) return refuse(reply, 'malformed');
    if (isTooMuch(reply, seats.take(person.id))) return reply;
    return send(reply, await play(rooms, person, wanted), ({ own }) => reply.send(own));
  });

  app.get<WithId>('/api/tables/:id', async (request, reply) => {
    const id = idOf(request);
    const own = id ? await look(rooms, id, request.person?.id ?? null) : refused('unknownTable');
    return send(reply, own, ({ own }) => reply.send(own));
  });

  app.post<WithId>('/api/tables/:id/sit', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    const id = idOf(request);
    const wanted = read(sitting, request.body);
    if (!id) return refuse(reply, 'unknownTable');
    if (!wanted) return refuse(reply, 'malformed');
    if (isTooMuch(reply, seats.take(person.id))) return reply;
    return send(reply, await sit(rooms, id, person, wanted), ({ own }) => reply.send(own));
  });

  app.post<WithId>('/api/tables/:id/bot', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    const id = idOf(request);
    const wanted = read(botSeat, request.body);
    if (!id) return refuse(reply, 'unknownTable');
    if (!wanted) return refuse(reply, 'malformed');
    return send(reply, await giveToBot(rooms, id, person, wanted), ({ own }) => reply.send(own));
  });

  app.post<WithId>('/api/tables/:id/leave', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    const id = idOf(request);
    const left = id ? await leave(rooms, id, person.id) : refused('unknownTable');
    return send(reply, left, () => reply.code(204).send());
  });

  app.post<WithId>('/api/tables/:id/moves', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    const id = idOf(request);
    const turn = read(submission, request.body);
    if (!id) return refuse(reply, 'unknownTable');
    if (!turn) return refuse(reply, 'malformed');
    const answer = await submitTurn(rooms, id, person.id, turn.version, turn.moves);
    return send(reply, answer, ({ version }) => reply.send({ version }));
  });

  app.get<WithId & { Querystring: { since?: string } }>('/api/tables/:id/view', async (request, reply) => {
    const id = idOf(request);
    const since = request.query.since === undefined ? 0 : read(version, Number(request.query.since));
    if (!id) return refuse(reply, 'unknownTable');
    if (since === undefined) return refuse(reply, 'malformed');
    const viewer = { person: request.person?.id ?? null, offers: true, send: () => undefined };
    const shown = await rooms.at(id, async (room) => ({
      ok: true,
      table: await room.showing.shown(viewer, since),
    }));
    return send(reply, shown, ({ table }) => reply.send(table));
  });

  app.get<WithId & { Querystring: { before?: string } }>('/api/tables/:id/log', async (request, reply) => {
    const id = idOf(request);
    const before = read(version, Number(request.query.before));
    if (!id) return refuse(reply, 'unknownTable');
    if (before === undefined) return refuse(reply, 'malformed');
    const viewer = { person: request.person?.id ?? null, offers: false, send: () => undefined };
    const told = await rooms.at(id, async (room) => ({
      ok: true,
      told: await room.showing.logBefore(viewer, before),
    }));
    return send(reply, told, ({ told }) => reply.send(told));
  });

  app.get<WithId>('/api/tables/:id/file', async (request, reply) => {
    const id = idOf(request);
    if (!id) return refuse(reply, 'unknownTable');
    const answer = await rooms.at(id, (room) => fileOf(room, request.person?.id ?? null));
    return send(reply, answer, ({ file }) => reply.send(file));
  });

  app.get<WithId>('/api/tables/:id/report', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    const id = idOf(request);
    if (!id) return refuse(reply, 'unknownTable');
    const answer = await rooms.at(id, (room) => reportOf(room, person.id));
    return send(reply, answer, ({ report }) => reply.send(report));
  });

  app.get('/api/me/invitations', async (request, reply) => {
    const person = signedIn(request, reply);
    return person ? invitedTo(rooms.parts, person.id) : reply;
  });

  app.delete<WithId>('/api/me/invitations/:id', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    const id = idOf(request);
    if (!id) return refuse(reply, 'unknownTable');
    await rooms.parts.store.invitations.decline(id, person.id);
    return reply.code(204).send();
  });

  app.get<{ Querystring: { over?: string; before?: string } }>('/api/me/tables', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    const { over, before } = request.query;
    const until = before === undefined ? undefined : Number(before);
    if (until !== undefined && !Number.isSafeInteger(until)) return refuse(reply, 'malformed');
    return tablesOf(rooms.parts, person.id, over === '1' ? 'over' : 'running', until);
  });
}

function idOf(request: FastifyRequest<WithId>): string | undefined {
  return read(tableId, request.params.id);
}

function send<V>(reply: FastifyReply, answer: Answer<V>, done: (value: V) => FastifyReply): FastifyReply {
  if (answer.ok) return done(answer);
  const { why, facts, reasons } = answer;
  return refuse(reply, why, facts, reasons);
}
