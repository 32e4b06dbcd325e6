import type { Token } from '@archivolt/protocol';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { hashOf, newSecret } from '../accounts/secrets.ts';
import { refused } from '../answer.ts';
import { newId } from '../ids.ts';
import type { SessionRow } from '../store/store.ts';
import { routesOf } from './route.ts';

const MAX_TOKENS = 10;
const DAY_MS = 24 * 3_600_000;

/** Makes a leaked token recognisable, also for secret scanners. */
const TOKEN_PREFIX = 'archivolt_';

/** API tokens, with which a program plays for a person. A token is shown once; only its hash is stored. */
export function tokenRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const route = routesOf(app, deps);
  const { store, now } = deps;
  const { people } = store;

  route('GET /api/me/tokens', {}, async ({ person }) =>
    (await people.sessionsOf(person.id, 'token')).map(publicToken),
  );

  route('POST /api/me/tokens', {}, async ({ person, body }) => {
    if ((await people.sessionsOf(person.id, 'token')).length >= MAX_TOKENS) return refused('notPossible');
    const secret = TOKEN_PREFIX + newSecret();
    const session: SessionRow = {
      hash: hashOf(secret),
      person: person.id,
      kind: 'token',
      id: newId(),
      label: body.label,
      created: now(),
      expires: now() + body.days * DAY_MS,
      used: null,
      proved: null,
    };
    await people.addSession(session);
    return { ...publicToken(session), secret };
  });

  route('DELETE /api/me/tokens/:id', {}, async ({ person, id }) => {
    const tokens = await people.sessionsOf(person.id, 'token');
    const session = tokens.find((each) => each.id === id);
    return session && (await people.endSession(session.hash)) ? undefined : refused('notFound');
  });
}

function publicToken({ id, label, created, used, expires }: SessionRow): Token {
  return { id, label, created, used, expires };
}
