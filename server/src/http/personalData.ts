import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { exportPerson } from '../accounts/exportPerson.ts';
import { SESSION_LIFETIME_MS } from '../accounts/sessions.ts';
import { refused } from '../answer.ts';
import { SharedLimit } from '../limits.ts';
import { retentionPeriods } from '../operator/retention.ts';
import { routesOf } from './route.ts';

const DAY_MS = 24 * 3_600_000;

/** Routes for a person's own data: sessions, the export, and how long data is kept. */
export function personalDataRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const route = routesOf(app, deps);
  const { store, settings } = deps;
  const { people } = store;
  const exportLimit = new SharedLimit(deps, 'copy for', 10, DAY_MS);

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
    { limit: ({ person }) => exportLimit.take(person.id) },
    async ({ person, reply }) => {
      reply.header('content-disposition', 'attachment; filename="archivolt.json"');
      return exportPerson(store, person, deps.now());
    },
  );

  route('GET /api/privacy', {}, () => {
    const { contact, mail, push } = settings;
    return {
      contact,
      mail: mail !== undefined,
      push: push !== undefined,
      keep: retentionPeriods(settings),
      session: SESSION_LIFETIME_MS / DAY_MS,
    };
  });
}
