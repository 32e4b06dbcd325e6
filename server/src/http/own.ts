import type { FastifyInstance } from 'fastify';
import { copyOf } from '../accounts/copy.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import { LIFE } from '../accounts/sessions.ts';
import { refused } from '../answer.ts';
import { SharedLimit } from '../limits.ts';
import { keeping } from '../operator/retention.ts';
import { routesOf } from './route.ts';

const DAY = 24 * 3_600_000;

/** Routes for a person's own data: sessions, the export, and how long data is kept. */
export function ownRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const route = routesOf(app, deps);
  const { store, settings } = deps;
  const { people } = store;
  const copies = new SharedLimit(deps, 'copy for', 10, DAY);

  route('GET /api/me/sessions', {}, async ({ person, request }) => {
    const sessions = await people.sessionsOf(person.id, 'browser');
    return sessions.map(({ id, label, created, used }) => ({
      id,
      label,
      created,
      used,
      current: id === request.session?.id,
    }));
  });

  route('DELETE /api/me/sessions/:id', {}, async ({ person, id }) => {
    const sessions = await people.sessionsOf(person.id, 'browser');
    const session = sessions.find((each) => each.id === id);
    return session && (await people.endSession(session.hash)) ? undefined : refused('notFound');
  });

  route('PATCH /api/me/lessons', {}, ({ person, body }) => store.lessons.merge(person.id, body));

  route(
    'GET /api/me/export',
    { limit: ({ person }) => copies.take(person.id) },
    async ({ person, reply }) => {
      reply.header('content-disposition', 'attachment; filename="archivolt.json"');
      return copyOf(store, person, deps.now());
    },
  );

  route('GET /api/privacy', {}, () => {
    const { contact, mail, push } = settings;
    return {
      contact,
      mail: mail !== undefined,
      push: push !== undefined,
      keep: keeping(settings),
      session: LIFE / DAY,
    };
  });
}
