import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { meOf } from '../accounts/me.ts';
import { refused } from '../answer.ts';
import { SharedLimit, tooMany } from '../limits.ts';
import { isIpHost } from '../notify/addresses.ts';
import { invitePerson } from '../notify/notices.ts';
import type { Pusher } from '../notify/pusher.ts';
import { announcementOf } from '../operator/announcement.ts';
import { routesOf } from './route.ts';

/** Subscriptions per person. */
const MAX_SUBSCRIPTIONS = 10;
const HOUR_MS = 3_600_000;

/** Routes for notifications: available channels, push subscriptions, and invitations. */
export function pushRoutes(app: FastifyInstance, deps: AccountDeps, pusher: Pusher | null): void {
  const route = routesOf(app, deps);
  const { store, settings, now } = deps;
  const invitationLimit = new SharedLimit(deps, 'invitation by', 30, HOUR_MS);

  route('GET /api/server', {}, async ({ person }) => {
    const [me, announced] = await Promise.all([
      person && meOf(store, person),
      store.operator.announcement(now()),
    ]);
    const announcement = announced ? announcementOf(announced) : null;
    return { me, mail: settings.mail !== undefined, push: pusher?.key ?? null, announcement };
  });

  route('POST /api/me/push', {}, async ({ person, body }) => {
    // No push service has a numeric address; one that is given probably points at an internal host (SSRF).
    if (!URL.canParse(body.endpoint) || isIpHost(body.endpoint)) return refused('malformed');
    if (!pusher) return refused('notPossible');
    const known = (await store.notices.pushesOf(person.id)).filter(
      ({ endpoint }) => endpoint !== body.endpoint,
    );
    if (known.length >= MAX_SUBSCRIPTIONS) return refused('notPossible');
    await store.notices.addPush({ person: person.id, ...body });
    return undefined;
  });

  route('DELETE /api/me/push', {}, async ({ person, body }) => {
    const own = await store.notices.pushesOf(person.id);
    if (!own.some(({ endpoint }) => endpoint === body.endpoint)) return refused('notFound');
    await store.notices.removePush(body.endpoint);
    return undefined;
  });

  route('POST /api/tables/:id/invitations', {}, async ({ person, id, body }) => {
    const table = await store.tables.load(id);
    if (!table) return refused('unknownTable');
    if (table.host !== person.id) return refused('forbidden');
    if (table.status !== 'open') return refused('started');
    const limited = tooMany(await invitationLimit.take(person.id));
    if (limited) return limited;
    // People with a block, or who do not exist, are not notified, and the inviter does not learn that.
    const [invited, blocked] = await Promise.all([
      store.people.load(body.person),
      store.blocks.listBlockedBetween(person.id, [body.person]),
    ]);
    if (invited && !invited.deleted && blocked.length === 0) await invitePerson(deps, table, invited.id);
    return undefined;
  });
}
