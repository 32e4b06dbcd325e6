// Sends due notifications, as a server does, until it is killed: `sender.testing.ts DATA_FOLDER MAIL_URL`.

import { readSettings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { createMailer } from './mailer.ts';
import { Notifier } from './notifier.ts';

const [data = '', mail = ''] = process.argv.slice(2);
const settings = readSettings({ data, mail }, {});
const store = await openStore(settings);
const mailer = createMailer(mail, 'games@example.org', () => 'http://localhost/');
const log = { warn: (facts: object, message: string) => console.error(message, facts) };
await new Notifier({
  settings,
  store,
  now: Date.now,
  log,
  mailer,
  pusher: null,
  metrics: { countMail() {} },
}).sendDue();
