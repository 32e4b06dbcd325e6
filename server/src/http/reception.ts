import type { FastifyInstance } from 'fastify';
import { accounts, isForHouse } from '../accounts/accounts.ts';
import type { Desk } from '../accounts/desk.ts';
import type { Mailer } from '../notify/mailer.ts';
import type { Pusher } from '../notify/pusher.ts';
import { logRequests } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { errors } from './errors.ts';
import { addressOf, isTooMuch, Limit } from './limits.ts';
import { mailRoutes } from './mail.ts';
import { opsRoutes } from './ops.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { pushRoutes } from './push.ts';
import { ratingRoutes } from './ratings.ts';
import { signInRoutes } from './signIn.ts';
import { talkRoutes } from './talk.ts';
import { tokenRoutes } from './tokens.ts';

export interface ReceptionParts extends Desk {
  readonly metrics: Metrics;
  /** Null where the settings name no server for it. */
  readonly mailer: Mailer | null;
  readonly pusher: Pusher | null;
  /** Gets a person up from every table for good. */
  readonly leaveTables: (person: string) => Promise<void>;
}

const MINUTE = 60_000;

/** Everything between the door and the tables: errors as codes, limits, who asks, and the routes of people. */
export async function reception(app: FastifyInstance, parts: ReceptionParts): Promise<void> {
  const { settings, metrics, now } = parts;
  errors(app);
  logRequests(app);
  metrics.timeRequests(app);

  const addresses = new Limit(settings.requests, MINUTE, now);
  const people = new Limit(settings.requests, MINUTE, now);
  app.addHook('onRequest', async (request, reply) => {
    if (!isForHouse(request)) return;
    // What is answered depends on who asks.
    reply.header('cache-control', 'no-store');
    if (isTooMuch(reply, addresses.take(addressOf(request)))) return reply;
  });
  await accounts(app, parts);
  app.addHook('onRequest', async (request, reply) => {
    if (request.person && isTooMuch(reply, people.take(request.person.id))) return reply;
  });

  peopleRoutes(app, parts);
  signInRoutes(app, parts);
  passkeyRoutes(app, parts);
  tokenRoutes(app, parts);
  pushRoutes(app, parts, parts.pusher);
  mailRoutes(app, parts);
  talkRoutes(app, parts);
  ratingRoutes(app, parts);
  opsRoutes(app, parts, metrics);
}
