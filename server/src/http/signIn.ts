import { credentials, deviceCode, read, signIn as signInBody } from '@archivolt/protocol';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../accounts/desk.ts';
import { inPerson, meOf } from '../accounts/me.ts';
import { fits, isDated, passwordWait, seal } from '../accounts/passwords.ts';
import { hashOf } from '../accounts/secrets.ts';
import { isRunning, signIn, signOut } from '../accounts/sessions.ts';
import { newId } from '../ids.ts';
import { addressOf, isTooMuch, SharedLimit } from './limits.ts';
import { refuse } from './refuse.ts';

const MINUTE = 60_000;
const CODE_LIFE = 10 * MINUTE;

/** Ways to come back: a password, or a code from another device; and ways to leave. */
export function signInRoutes(app: FastifyInstance, desk: Desk): void {
  const { store, settings, now } = desk;
  const { people } = store;
  const cost = settings.passwords;
  const byAddress = new SharedLimit(desk, 'sign in from', 6, MINUTE);
  // Many, because the limit also locks out the one whose login it is.
  const byLogin = new SharedLimit(desk, 'sign in as', 100, 60 * MINUTE);
  const passwords = new SharedLimit(desk, 'password of', 10, 60 * MINUTE);
  const codesMade = new SharedLimit(desk, 'code for', 10, 60 * MINUTE);
  // Right ones count too: whoever asks for many at once must not be let through before the first was found wrong.
  const codesTried = new SharedLimit(desk, 'code from', 5, 10 * MINUTE);

  app.post('/api/me/credentials', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    const wanted = read(credentials, request.body);
    if (!wanted) return refuse(reply, 'malformed');
    if (isTooMuch(reply, (await passwords.take(person.id)) ?? passwordWait())) return reply;
    if (person.password !== null && !(await fits(wanted.current ?? '', person.password, cost)))
      return refuse(reply, 'wrongLogin');
    const password = await seal(wanted.password, cost);
    const done = await people.change(person.id, { login: wanted.login, password });
    if (done === 'taken') return refuse(reply, 'nameTaken');
    const claimed = { ...person, login: wanted.login, password };
    // Who knew the old password may still be signed in somewhere.
    if (person.password !== null) await people.endSessions(person.id, ['browser', 'code']);
    await signIn(desk, request, reply, claimed);
    return meOf(store, claimed);
  });

  app.post('/api/login', async (request, reply) => {
    const given = read(signInBody, request.body);
    if (!given) return refuse(reply, 'malformed');
    const name = given.login.normalize('NFKC').trim().toLowerCase();
    const wait = (await byAddress.take(addressOf(request))) ?? (await byLogin.take(name)) ?? passwordWait();
    if (isTooMuch(reply, wait)) return reply;
    const person = await people.byLogin(name);
    const isRight = await fits(given.password, person?.password ?? null, cost);
    if (!person || !isRight) return refuse(reply, 'wrongLogin');
    // The operator has raised the cost since.
    if (isDated(person.password, cost))
      await people.change(person.id, { password: await seal(given.password, cost) });
    await signIn(desk, request, reply, person);
    return meOf(store, person);
  });

  app.post('/api/me/code', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    if (isTooMuch(reply, await codesMade.take(person.id))) return reply;
    const [code, created] = [newId(8), now()];
    const expires = created + CODE_LIFE;
    await people.endSessions(person.id, ['code']);
    await people.addSession({
      hash: hashOf(code),
      person: person.id,
      kind: 'code',
      id: newId(),
      label: '',
      created,
      expires,
      used: null,
    });
    return { code, expires };
  });

  app.post('/api/code', async (request, reply) => {
    const given = read(deviceCode, request.body);
    if (!given) return refuse(reply, 'malformed');
    if (isTooMuch(reply, await codesTried.take(addressOf(request)))) return reply;
    const session = await people.session(hashOf(given.code));
    const isGood = session?.kind === 'code' && isRunning(session, now());
    const person = isGood ? await people.load(session.person) : undefined;
    if (!session || !person || person.deleted || !(await people.endSession(session.hash)))
      return refuse(reply, 'badCode');
    await signIn(desk, request, reply, person);
    return meOf(store, person);
  });

  app.post('/api/logout', async (request, reply) => {
    if (request.session?.kind === 'browser') await people.endSession(request.session.hash);
    signOut(reply);
    return reply.code(204).send();
  });

  app.post('/api/logout/everywhere', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    await people.endSessions(person.id, ['browser', 'token', 'code']);
    signOut(reply);
    return reply.code(204).send();
  });
}
