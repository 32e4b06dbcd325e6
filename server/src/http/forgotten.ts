import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { markDevice } from '../accounts/knownDevice.ts';
import { meOf } from '../accounts/me.ts';
import { passwordWait, seal } from '../accounts/passwords.ts';
import { signIn } from '../accounts/sessions.ts';
import { refused } from '../answer.ts';
import { addressOf, SharedLimit, tooMany } from '../limits.ts';
import type { Letters } from '../notify/letters.ts';
import type { Mailer } from '../notify/mailer.ts';
import { readerOf } from '../notify/reader.ts';
import { personIn, resetPath } from '../notify/reset.ts';
import { routesOf } from './route.ts';

const HOUR = 3_600_000;
/** Limit of accounts with the same address that get an email for one request. */
const MOST = 5;

interface ForgottenParts extends AccountDeps {
  readonly mailer: Mailer | null;
  readonly letters: Letters;
}

/** Password reset by email, for people with a confirmed address. */
export function forgottenRoutes(app: FastifyInstance, parts: ForgottenParts): void {
  const route = routesOf(app, parts);
  const { store, settings, mailer, letters } = parts;
  const { people } = store;
  const byAddress = new SharedLimit(parts, 'forgotten from', 10, HOUR);
  const byReader = new SharedLimit(parts, 'forgotten by', 3, HOUR);
  const tries = new SharedLimit(parts, 'reset from', 20, HOUR);

  route('POST /api/forgotten', {}, async ({ body, request, reply }) => {
    if (!mailer) return refused('notPossible');
    const late = tooMany(await byAddress.take(addressOf(request)));
    if (late) return late;
    // The response reveals neither whether the account exists, nor whether it got an email before, nor by its timing.
    reply.code(204).send();
    if ((await byReader.take(readerOf(body.mail))) !== undefined) return undefined;
    for (const person of (await people.findByMail(body.mail)).slice(0, MOST)) {
      const path = await resetPath(parts, person);
      letters.send(() => mailer.reset(person, path));
    }
    return undefined;
  });

  route(
    'POST /api/reset/look',
    { limit: ({ request }) => tries.take(addressOf(request)) },
    async ({ body }) => {
      const person = await personIn(parts, body.link);
      return person ? { name: person.name, login: person.login } : refused('badLink');
    },
  );

  route(
    'POST /api/reset',
    { limit: async ({ request }) => (await tries.take(addressOf(request))) ?? passwordWait() },
    async ({ body, request, reply }) => {
      const person = await personIn(parts, body.link);
      if (!person) return refused('badLink');
      const login = person.login ?? body.login;
      if (login === undefined) return refused('malformed');
      const password = await seal(body.password, settings.passwordCost);
      if ((await people.change(person.id, { login, password })) === 'taken') return refused('nameTaken');
      // An intruder must not stay signed in.
      await people.endSessions(person.id, ['browser', 'code', 'token']);
      const claimed = { ...person, login, password };
      await signIn(parts, request, reply, claimed, true);
      await markDevice(parts, request, reply, person.id);
      return meOf(store, claimed);
    },
  );
}
