import type { FastifyInstance } from 'fastify';
import { authenticateRequests, isApiRequest } from '../accounts/accounts.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import type { Answer } from '../answer.ts';
import { addressOf, Limit, tooMany } from '../limits.ts';
import type { Mailer } from '../notify/mailer.ts';
import { MailQueue } from '../notify/mailQueue.ts';
import type { Pusher } from '../notify/pusher.ts';
import { logRequests } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { VERSION } from '../version.ts';
import { adminRoutes } from './admin.ts';
import { documentRoute } from './document/openapi.ts';
import { handleErrors } from './errors.ts';
import { AddressGuard } from './guard.ts';
import { mailRoutes } from './mail.ts';
import { moderationRoutes } from './moderation.ts';
import { opsRoutes } from './ops.ts';
import { passkeyRoutes } from './passkeys.ts';
import { passwordResetRoutes } from './passwordReset.ts';
import { peopleRoutes } from './people.ts';
import { personalDataRoutes } from './personalData.ts';
import { pushRoutes } from './push.ts';
import { ratingRoutes } from './ratings.ts';
import { refuseWith } from './refuse.ts';
import { signInRoutes } from './signIn.ts';
import { tokenRoutes } from './tokens.ts';

export interface HttpParts extends AccountDeps {
  readonly metrics: Metrics;
  /** Null if the settings name no mail server. */
  readonly mailer: Mailer | null;
  readonly pusher: Pusher | null;
  /** Removes a person from every table for good. */
  readonly leaveTables: (person: string) => Promise<Answer>;
  /** Closes a table and notifies its viewers. */
  readonly closeTable: (table: string) => Promise<Answer>;
}

const MINUTE_MS = 60_000;

/**
 * Registers errors, rate limits, authentication and all HTTP routes but those of tables. Returns the rate limit of
 * addresses.
 */
export async function registerHttpRoutes(app: FastifyInstance, parts: HttpParts): Promise<AddressGuard> {
  const { settings, metrics, now } = parts;
  handleErrors(app);
  logRequests(app);
  metrics.timeRequests(app);

  const guard = new AddressGuard({ ...settings, now });
  guard.protect(app.server);
  const personLimit = new Limit(settings.requests, MINUTE_MS, now);
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiRequest(request)) return;
    // Responses depend on the session.
    reply.header('cache-control', 'no-store');
    const limited = tooMany(guard.take(addressOf(request)));
    if (limited) return refuseWith(reply, limited);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.isOverLimit) guard.charge(addressOf(request));
  });
  await authenticateRequests(app, parts);
  app.addHook('onRequest', async (request, reply) => {
    const limited = tooMany(request.person ? personLimit.take(request.person.id) : undefined);
    if (limited) return refuseWith(reply, limited);
  });

  const mailQueue = new MailQueue({ metrics, log: app.log });
  app.addHook('onClose', async () => mailQueue.close());
  peopleRoutes(app, { ...parts, mailQueue });
  passwordResetRoutes(app, { ...parts, mailQueue });
  personalDataRoutes(app, parts);
  adminRoutes(app, parts);
  signInRoutes(app, parts);
  passkeyRoutes(app, parts);
  tokenRoutes(app, parts);
  pushRoutes(app, parts, parts.pusher);
  mailRoutes(app, parts);
  moderationRoutes(app, parts);
  ratingRoutes(app, parts);
  opsRoutes(app, parts, metrics);
  documentRoute(app, VERSION);
  return guard;
}
