import type { FastifyInstance } from 'fastify';
import { accounts, isForHouse } from '../accounts/accounts.ts';
import type { Desk } from '../accounts/desk.ts';
import { errors } from './errors.ts';
import { addressOf, isTooMuch, Limit } from './limits.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { signInRoutes } from './signIn.ts';
import { tokenRoutes } from './tokens.ts';

const MINUTE = 60_000;

/** Everything between the door and the tables: errors as codes, limits, who asks, and the routes of people. */
export async function reception(app: FastifyInstance, desk: Desk): Promise<void> {
  errors(app);
  const addresses = new Limit(desk.settings.requests, MINUTE, desk.now);
  const people = new Limit(desk.settings.requests, MINUTE, desk.now);
  app.addHook('onRequest', async (request, reply) => {
    if (isForHouse(request.url) && isTooMuch(reply, addresses.take(addressOf(request)))) return reply;
  });
  await accounts(app, desk);
  app.addHook('onRequest', async (request, reply) => {
    if (request.person && isTooMuch(reply, people.take(request.person.id))) return reply;
  });

  peopleRoutes(app, desk);
  signInRoutes(app, desk);
  passkeyRoutes(app, desk);
  tokenRoutes(app, desk);
}
