import { forgetPush, type House, invitation, pushSubscription, read } from '@archivolt/protocol';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../accounts/desk.ts';
import { inPerson, meOf, signedIn } from '../accounts/me.ts';
import { noticeInvited } from '../notify/notices.ts';
import type { Pusher } from '../notify/pusher.ts';
import { isTooMuch, SharedLimit } from './limits.ts';
import { refuse } from './refuse.ts';

/** Browsers of one person. */
const MOST = 10;
const HOUR = 3_600_000;

/** Being told: which ways there are, the browsers that want it, and inviting somebody. */
export function pushRoutes(app: FastifyInstance, desk: Desk, pusher: Pusher | null): void {
  const { store, settings } = desk;
  const invitations = new SharedLimit(desk, 'invitation by', 30, HOUR);

  app.get('/api/house', async (request): Promise<House> => {
    const me = request.person && (await meOf(store, request.person));
    return { me, mail: settings.mail !== undefined, push: pusher?.key ?? null };
  });

  app.post('/api/me/push', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    const given = read(pushSubscription, request.body);
    if (!given) return refuse(reply, 'malformed');
    if (!pusher) return refuse(reply, 'notPossible');
    const known = (await store.notices.pushesOf(person.id)).filter(
      ({ endpoint }) => endpoint !== given.endpoint,
    );
    if (known.length >= MOST) return refuse(reply, 'notPossible');
    await store.notices.addPush({ person: person.id, ...given });
    return reply.code(204).send();
  });

  app.delete('/api/me/push', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    const given = read(forgetPush, request.body);
    if (!given) return refuse(reply, 'malformed');
    const own = await store.notices.pushesOf(person.id);
    if (!own.some(({ endpoint }) => endpoint === given.endpoint)) return refuse(reply, 'notFound');
    await store.notices.removePush(given.endpoint);
    return reply.code(204).send();
  });

  app.post<{ Params: { id: string } }>('/api/tables/:id/invitations', async (request, reply) => {
    const person = signedIn(request, reply);
    if (!person) return reply;
    const wanted = read(invitation, request.body);
    if (!wanted) return refuse(reply, 'malformed');
    const table = await store.tables.load(request.params.id);
    if (!table) return refuse(reply, 'unknownTable');
    if (table.host !== person.id) return refuse(reply, 'forbidden');
    if (table.status !== 'open') return refuse(reply, 'started');
    if (isTooMuch(reply, await invitations.take(person.id))) return reply;
    // Who does not want to hear of this person, or is nobody, is not told; and this person is not told that.
    const [invited, muted] = await Promise.all([
      store.people.load(wanted.person),
      store.talk.mutedBy(wanted.person),
    ]);
    if (!invited || invited.deleted || muted.includes(person.id)) return reply.code(204).send();
    await noticeInvited(desk, table, invited.id);
    return reply.code(204).send();
  });
}
