import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '../store/rows.testing.ts';
import { createMailer } from './mailer.ts';
import { MailServer } from './smtp.testing.ts';

const server = new MailServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

test.each(['isDeaf', 'isMute'] as const)(
  'sending times out if the mail server stops responding (%s)',
  async (how) => {
    server[how] = true;
    // Nodemailer's own limits are half a minute for a greeting and ten for anything later.
    const mailer = createMailer(server.url, 'games@example.org', () => 'http://localhost/', 200);
    const sent = mailer.confirm(aPerson(), 'ada@example.org', '/confirm');
    await expect(sent).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    mailer.close();
    server[how] = false;
  },
);
