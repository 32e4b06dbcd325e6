import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { findKnownDevice, markDevice } from '../accounts/knownDevice.ts';
import { meOf } from '../accounts/me.ts';
import { hashPassword, needsRehash, passwordWait, verifyPassword } from '../accounts/passwords.ts';
import { isReauthenticated } from '../accounts/reauthentication.ts';
import { hashOf } from '../accounts/secrets.ts';
import { isUnexpired, signIn, signOut } from '../accounts/sessions.ts';
import { refused } from '../answer.ts';
import { newId } from '../ids.ts';
import { addressOf, SharedLimit, tooMany } from '../limits.ts';
import type { PersonRow } from '../store/store.ts';
import { routesOf } from './route.ts';

const MINUTE_MS = 60_000;
const CODE_LIFETIME_MS = 10 * MINUTE_MS;

/** Routes for signing in by password or by a code from another device, and for signing out. */
export function signInRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const route = routesOf(app, deps);
  const { store, settings, now } = deps;
  const { people } = store;
  const cost = settings.passwordCost;
  const byAddress = new SharedLimit(deps, 'sign in from', 6, MINUTE_MS);
  // Few attempts per address and login, more per login from all addresses together, because that limit also locks out
  // its owner on a new device. On a known device only its own attempts count.
  const byBoth = new SharedLimit(deps, 'sign in from, as', 20, 60 * MINUTE_MS);
  const byLogin = new SharedLimit(deps, 'sign in as', 100, 60 * MINUTE_MS);
  const byDevice = new SharedLimit(deps, 'sign in on', 20, 60 * MINUTE_MS);
  const passwordLimit = new SharedLimit(deps, 'password of', 10, 60 * MINUTE_MS);
  const codeLimit = new SharedLimit(deps, 'code for', 10, 60 * MINUTE_MS);
  // Correct codes count too: many parallel requests must not pass before the first one was found wrong.
  const codeAttemptLimit = new SharedLimit(deps, 'code from', 5, 10 * MINUTE_MS);

  /** Rate limit for checks of the person's own password. */
  const takePassword = async ({ person }: { person: PersonRow }) =>
    (await passwordLimit.take(person.id)) ?? passwordWait();

  route('POST /api/me/credentials', { limit: takePassword }, async ({ person, body, request, reply }) => {
    if (person.password !== null && !(await verifyPassword(body.current ?? '', person.password, cost)))
      return refused('wrongLogin');
    // Without a password there may be a passkey: a browser that was left open must not be enough.
    if (person.password === null && !(await isReauthenticated(deps, request, person)))
      return refused('proofNeeded');
    const password = await hashPassword(body.password, cost);
    const done = await people.change(person.id, { login: body.login, password });
    if (done === 'taken') return refused('nameTaken');
    const claimed = { ...person, login: body.login, password };
    // Somebody who knew the old password may still be signed in elsewhere.
    if (person.password !== null)
      await people.endSessions(person.id, ['browser', 'code', ...(body.tokens ? ['token' as const] : [])]);
    await signIn(deps, request, reply, claimed, { isReauthenticated: true });
    await markDevice(deps, request, reply, person.id);
    return meOf(store, claimed);
  });

  route('POST /api/login', {}, async ({ body, request, reply }) => {
    const name = body.login.normalize('NFKC').trim().toLowerCase();
    const address = addressOf(request);
    const limitedEarly = tooMany((await byAddress.take(address)) ?? passwordWait());
    if (limitedEarly) return limitedEarly;
    const person = await people.findByLogin(name);
    const device = await findKnownDevice(deps, request, person?.id);
    const wait = device
      ? await byDevice.take(device)
      : ((await byBoth.take(`${address} ${name}`)) ?? (await byLogin.take(name)));
    const limited = tooMany(wait);
    if (limited) return limited;
    const isCorrect = await verifyPassword(body.password, person?.password ?? null, cost);
    if (!person || !isCorrect) return refused('wrongLogin');
    // The operator has raised the cost since.
    if (needsRehash(person.password, cost))
      await people.change(person.id, { password: await hashPassword(body.password, cost) });
    await signIn(deps, request, reply, person, { isReauthenticated: true });
    await markDevice(deps, request, reply, person.id);
    return meOf(store, person);
  });

  route('POST /api/me/proof', { limit: takePassword }, async ({ person, body, request }) => {
    if (!(await verifyPassword(body.password, person.password, cost))) return refused('wrongLogin');
    if (request.session) await people.proveSession(request.session.hash, now());
    return undefined;
  });

  route('POST /api/me/code', { limit: ({ person }) => codeLimit.take(person.id) }, async ({ person }) => {
    const [code, created] = [newId(8), now()];
    const expires = created + CODE_LIFETIME_MS;
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
      proved: null,
    });
    return { code, expires };
  });

  route(
    'POST /api/code',
    { limit: ({ request }) => codeAttemptLimit.take(addressOf(request)) },
    async ({ body, request, reply }) => {
      const session = await people.session(hashOf(body.code));
      const isValid = session?.kind === 'code' && isUnexpired(session, now());
      const person = isValid ? await people.load(session.person) : undefined;
      if (!session || !person || person.deleted || !(await people.endSession(session.hash)))
        return refused('badCode');
      await signIn(deps, request, reply, person);
      return meOf(store, person);
    },
  );

  route('POST /api/logout', {}, async ({ request, reply }) => {
    if (request.session?.kind === 'browser') await people.endSession(request.session.hash);
    signOut(reply);
    return undefined;
  });

  route('POST /api/logout/everywhere', {}, async ({ person, reply }) => {
    await people.endSessions(person.id, ['browser', 'token', 'code']);
    signOut(reply);
    return undefined;
  });
}
