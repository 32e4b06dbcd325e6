import type { FastifyInstance } from 'fastify';
import { accounts, isApiRequest } from '../accounts/accounts.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import type { Answer } from '../answer.ts';
import { addressOf, Limit, tooMany } from '../limits.ts';
import { Letters } from '../notify/letters.ts';
import type { Mailer } from '../notify/mailer.ts';
import type { Pusher } from '../notify/pusher.ts';
import { logRequests } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { VERSION } from '../version.ts';
import { adminRoutes } from './admin.ts';
import { documentRoute } from './document/openapi.ts';
import { errors } from './errors.ts';
import { forgottenRoutes } from './forgotten.ts';
import { AddressGuard } from './guard.ts';
import { mailRoutes } from './mail.ts';
import { opsRoutes } from './ops.ts';
import { ownRoutes } from './own.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { pushRoutes } from './push.ts';
import { ratingRoutes } from './ratings.ts';
import { refuseWith } from './refuse.ts';
import { signInRoutes } from './signIn.ts';
import { talkRoutes } from './talk.ts';
import { tokenRoutes } from './tokens.ts';

export interface HttpParts extends AccountDeps {
  readonly metrics: Metrics;
  /** Null if the settings name no mail server. */
  readonly mailer: Mailer | null;
  readonly pusher: Pusher | null;
  /** Removes a person from every table for good. */
  readonly leaveTables: (person: string) => Promise<void>;
  /** Closes a table and notifies its viewers. */
  readonly closeTable: (table: string) => Promise<Answer>;
}

const MINUTE = 60_000;

/**
 * Registers errors, rate limits, authentication and all HTTP routes but those of tables. Returns the rate limit of
 * addresses.
 */
export async function registerHttpRoutes(app: FastifyInstance, parts: HttpParts): Promise<AddressGuard> {
  const { settings, metrics, now } = parts;
  errors(app);
  logRequests(app);
  metrics.timeRequests(app);

  const guard = new AddressGuard({ ...settings, now });
  guard.protect(app.server);
  const people = new Limit(settings.requests, MINUTE, now);
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiRequest(request)) return;
    // Responses depend on the session.
    reply.header('cache-control', 'no-store');
    const late = tooMany(guard.take(addressOf(request)));
    if (late) return refuseWith(reply, late);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.isExcess) guard.charge(addressOf(request));
  });
  await accounts(app, parts);
  app.addHook('onRequest', async (request, reply) => {
    const late = tooMany(request.person ? people.take(request.person.id) : undefined);
    if (late) return refuseWith(reply, late);
  });

  const letters = new Letters({ metrics, log: app.log });
  app.addHook('onClose', async () => letters.close());
  peopleRoutes(app, { ...parts, letters });
  forgottenRoutes(app, { ...parts, letters });
  ownRoutes(app, parts);
  adminRoutes(app, parts);
  signInRoutes(app, parts);
  passkeyRoutes(app, parts);
  tokenRoutes(app, parts);
  pushRoutes(app, parts, parts.pusher);
  mailRoutes(app, parts);
  talkRoutes(app, parts);
  ratingRoutes(app, parts);
  opsRoutes(app, parts, metrics);
  documentRoute(app, VERSION);
  return guard;
}
