import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { refused } from '../answer.ts';
import { SharedLimit, tooMany } from '../limits.ts';
import { routesOf } from './route.ts';

const HOUR_MS = 3_600_000;
/** Limit of blocks per person. */
const MAX_BLOCKED = 500;

/** Routes for blocking people and reporting chat messages. */
export function moderationRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const route = routesOf(app, deps);
  const { store, now } = deps;
  const reportLimit = new SharedLimit(deps, 'report by', 20, HOUR_MS);

  route('POST /api/reports', {}, async ({ person, body, request }) => {
    const { message, ...report } = body;
    const { table, why } = report;
    const [reported] = await store.chat.messagesBetween(table, message, message);
    if (!reported || reported.person === person.id) return refused('notFound');
    const limited = tooMany(await reportLimit.take(person.id));
    if (limited) return limited;
    await store.chat.report({ ...report, line: message, by: person.id, at: now() });
    request.log.warn({ table, message, why, by: person.id }, 'chat message reported');
    return undefined;
  });

  route('GET /api/me/blocks', {}, async ({ person }) => {
    const people = await store.people.loadMany(await store.blocks.listBlocked(person.id));
    return people.map(({ id, name }) => ({ person: id, name }));
  });

  route('POST /api/me/blocks', {}, async ({ person, body }) => {
    if (body.person === person.id) return refused('malformed');
    if (!(await store.people.load(body.person))) return refused('notFound');
    if (body.blocked && (await store.blocks.listBlocked(person.id)).length >= MAX_BLOCKED)
      return refused('notPossible');
    await store.blocks.block(person.id, body.person, body.blocked);
    return undefined;
  });
}
