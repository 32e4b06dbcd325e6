import { mute, read, report } from '@archivolt/protocol';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../accounts/desk.ts';
import { signedIn } from '../accounts/me.ts';
import { isTooMuch, SharedLimit } from './limits.ts';
import { refuse } from './refuse.ts';

const HOUR = 3_600_000;

/** What one can do about what others say: hear no more of somebody, or tell the operator. */
export function talkRoutes(app: FastifyInstance, desk: Desk): void {
  const { store, now } = desk;
  const reports = new SharedLimit(desk, 'report by', 20, HOUR);

  app.post('/api/reports', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    const given = read(report, request.body);
    if (!given) return refuse(reply, 'malformed');
    const [line] = await store.talk.lines(given.table, given.line - 1);
    if (line?.line !== given.line || line.person === person.id) return refuse(reply, 'notFound');
    if (isTooMuch(reply, await reports.take(person.id))) return reply;
    await store.talk.report({ ...given, by: person.id, at: now() });
    const { table, why } = given;
    request.log.warn({ table, line: given.line, why, by: person.id }, 'a line was reported');
    return reply.code(204).send();
  });

  app.get('/api/me/mutes', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    return store.talk.mutedBy(person.id);
  });

  app.post('/api/me/mutes', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    const given = read(mute, request.body);
    if (!given || given.person === person.id) return refuse(reply, 'malformed');
    if (!(await store.people.load(given.person))) return refuse(reply, 'notFound');
    await store.talk.mute(person.id, given.person, given.muted);
    return reply.code(204).send();
  });
}
