import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { markDevice } from '../accounts/knownDevice.ts';
import { meOf } from '../accounts/me.ts';
import { hashPassword, passwordWait } from '../accounts/passwords.ts';
import { signIn } from '../accounts/sessions.ts';
import { refused } from '../answer.ts';
import { addressOf, SharedLimit, tooMany } from '../limits.ts';
import { mailboxOf } from '../notify/mailbox.ts';
import type { Mailer } from '../notify/mailer.ts';
import type { MailQueue } from '../notify/mailQueue.ts';
import { readResetLink, resetPath } from '../notify/reset.ts';
import { routesOf } from './route.ts';

const HOUR_MS = 3_600_000;
/** Limit of accounts with the same address that get an email for one request. */
const MAX_ACCOUNTS = 5;

interface PasswordResetParts extends AccountDeps {
  readonly mailer: Mailer | null;
  readonly mailQueue: MailQueue;
}

/** Password reset by email, for people with a confirmed address. */
export function passwordResetRoutes(app: FastifyInstance, parts: PasswordResetParts): void {
  const route = routesOf(app, parts);
  const { store, settings, mailer, mailQueue } = parts;
  const { people } = store;
  const addressLimit = new SharedLimit(parts, 'forgotten from', 10, HOUR_MS);
  const mailboxLimit = new SharedLimit(parts, 'forgotten by', 3, HOUR_MS);
  const attemptLimit = new SharedLimit(parts, 'reset from', 20, HOUR_MS);

  route('POST /api/forgotten', {}, async ({ body, request, reply }) => {
    if (!mailer) return refused('notPossible');
    const limited = tooMany(await addressLimit.take(addressOf(request)));
    if (limited) return limited;
    // The response reveals neither whether the account exists, nor whether it got an email before, nor by its timing.
    reply.code(204).send();
    if ((await mailboxLimit.take(mailboxOf(body.mail))) !== undefined) return undefined;
    for (const person of (await people.findByMail(body.mail)).slice(0, MAX_ACCOUNTS)) {
      const path = await resetPath(parts, person);
      mailQueue.send(() => mailer.reset(person, path));
    }
    return undefined;
  });

  route(
    'POST /api/reset/look',
    { limit: ({ request }) => attemptLimit.take(addressOf(request)) },
    async ({ body }) => {
      const person = await readResetLink(parts, body.link);
      return person ? { name: person.name, login: person.login } : refused('badLink');
    },
  );

  route(
    'POST /api/reset',
    { limit: async ({ request }) => (await attemptLimit.take(addressOf(request))) ?? passwordWait() },
    async ({ body, request, reply }) => {
      const person = await readResetLink(parts, body.link);
      if (!person) return refused('badLink');
      const login = person.login ?? body.login;
      if (login === undefined) return refused('malformed');
      const password = await hashPassword(body.password, settings.passwordCost);
      if ((await people.change(person.id, { login, password })) === 'taken') return refused('nameTaken');
      // An intruder must not stay signed in.
      await people.endSessions(person.id, ['browser', 'code', 'token']);
      const claimed = { ...person, login, password };
      await signIn(parts, request, reply, claimed, { isReauthenticated: true });
      await markDevice(parts, request, reply, person.id);
      return meOf(store, claimed);
    },
  );
}
