import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { refused } from '../answer.ts';
import { SharedLimit, tooMany } from '../limits.ts';
import { routesOf } from './route.ts';

const HOUR = 3_600_000;
/** Limit of blocks per person. */
const MOST_BLOCKED = 500;

/** Routes for blocking people and reporting chat messages. */
export function talkRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const route = routesOf(app, deps);
  const { store, now } = deps;
  const reports = new SharedLimit(deps, 'report by', 20, HOUR);

  route('POST /api/reports', {}, async ({ person, body, request }) => {
    const { message, ...report } = body;
    const { table, why } = report;
    const [said] = await store.chat.messages(table, message - 1);
    if (said?.number !== message || said.person === person.id) return refused('notFound');
    const late = tooMany(await reports.take(person.id));
    if (late) return late;
    await store.chat.report({ ...report, line: message, by: person.id, at: now() });
    request.log.warn({ table, message, why, by: person.id }, 'chat message reported');
    return undefined;
  });

  route('GET /api/me/blocks', {}, async ({ person }) => {
    const people = await store.people.loadMany(await store.blocks.by(person.id));
    return people.map(({ id, name }) => ({ person: id, name }));
  });

  route('POST /api/me/blocks', {}, async ({ person, body }) => {
    if (body.person === person.id) return refused('malformed');
    if (!(await store.people.load(body.person))) return refused('notFound');
    if (body.blocked && (await store.blocks.by(person.id)).length >= MOST_BLOCKED)
      return refused('notPossible');
    await store.blocks.block(person.id, body.person, body.blocked);
    return undefined;
  });
}
