import { loadMail } from '@archivolt/i18n';
import nodemailer from 'nodemailer';
import type { PersonRow } from '../store/store.ts';
import type { Words } from './words.ts';

export interface Mailer {
  /** Sends a notification with an unsubscribe link. */
  send(person: PersonRow, words: Words): Promise<void>;
  /** Asks whether the address belongs to the person, since anybody may have entered it. */
  confirm(person: PersonRow, address: string, path: string): Promise<void>;
  /** Sends a password reset link. */
  reset(person: PersonRow, path: string): Promise<void>;
  close(): void;
}

/** Milliseconds for each step of sending a message. A silent server is given up long before another process would try. */
const SMTP_TIMEOUT_MS = 20_000;

/** The unsubscribe path of a person. */
const unsubscribePath = ({ unsubscribe }: PersonRow): string => `/api/unsubscribe/${unsubscribe}`;

/** Sends plain text only, so that nothing can be taken for markup. `address` is the public URL. */
export function createMailer(
  server: string,
  from: string,
  address: () => string,
  timeoutMs = SMTP_TIMEOUT_MS,
): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: server,
      // Names come from users; no path or URL in them is ever read.
      disableFileAccess: true,
      disableUrlAccess: true,
      dnsTimeout: timeoutMs,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    },
    { from },
  );
  const link = (path: string) => new URL(path, address()).href;

  return {
    async send(person, { subject, body, path }) {
      if (person.mail === null) return;
      const m = await loadMail(person.language);
      const stop = link(unsubscribePath(person));
      const paragraphs = [
        m.greeting(person.name),
        body,
        `${m.open}\n${link(path)}`,
        `-- \n${m.stop}\n${stop}`,
      ];
      await transport.sendMail({
        to: { name: '', address: person.mail },
        subject,
        text: paragraphs.join('\n\n'),
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
          'Content-Language': person.language,
        },
      });
    },

    async confirm(person, to, path) {
      const m = await loadMail(person.language);
      await transport.sendMail({
        to: { name: '', address: to },
        subject: m.confirm.subject,
        text: [`${m.confirm.body(person.name)}\n${link(path)}`, m.confirm.ignore].join('\n\n'),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': person.language },
      });
    },

    async reset(person, path) {
      if (person.mail === null) return;
      const m = await loadMail(person.language);
      await transport.sendMail({
        to: { name: '', address: person.mail },
        subject: m.reset.subject,
        text: [m.greeting(person.name), `${m.reset.body}\n${link(path)}`, m.reset.ignore].join('\n\n'),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': person.language },
      });
    },

    close: () => transport.close(),
  };
}
