import { newToken, read, type Token } from '@archivolt/protocol';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../accounts/desk.ts';
import { inPerson } from '../accounts/me.ts';
import { hashOf, newSecret } from '../accounts/secrets.ts';
import { newId } from '../ids.ts';
import type { SessionRow } from '../store/store.ts';
import { refuse } from './refuse.ts';

const MOST = 10;

/** So that a token is known for what it is where somebody left it lying about. */
const PREFIX = 'archivolt_';

/** Tokens with which a program plays for a person. A token is shown once; afterwards only its hash is known. */
export function tokenRoutes(app: FastifyInstance, { store, now }: Desk): void {
  const { people } = store;

  app.get('/api/me/tokens', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    return (await people.sessionsOf(person.id, 'token')).map(shown);
  });

  app.post('/api/me/tokens', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    const wanted = read(newToken, request.body);
    if (!wanted) return refuse(reply, 'malformed');
    if ((await people.sessionsOf(person.id, 'token')).length >= MOST) return refuse(reply, 'notPossible');
    const secret = PREFIX + newSecret();
    const session: SessionRow = {
      hash: hashOf(secret),
      person: person.id,
      kind: 'token',
      id: newId(),
      label: wanted.label,
      created: now(),
      expires: null,
      used: null,
    };
    await people.addSession(session);
    return reply.code(201).send({ ...shown(session), secret });
  });

  app.delete<{ Params: { id: string } }>('/api/me/tokens/:id', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    const tokens = await people.sessionsOf(person.id, 'token');
    const session = tokens.find(({ id }) => id === request.params.id);
    if (!session || !(await people.endSession(session.hash))) return refuse(reply, 'notFound');
    return reply.code(204).send();
  });
}

function shown({ id, label, created, used }: SessionRow): Token {
  return { id, label, created, used };
}
