import { loadMail } from '@archivolt/i18n';
import nodemailer from 'nodemailer';
import type { PersonRow } from '../store/store.ts';
import type { Words } from './words.ts';

export interface Mailer {
  /** A notice, with the way to get no more of them. */
  tell(person: PersonRow, words: Words): Promise<void>;
  /** Asks whether the address is the person's: anybody may have typed it. */
  confirm(person: PersonRow, address: string, path: string): Promise<void>;
  close(): void;
}

const PATIENCE = 20_000;

/** Where mail can be stopped, for a person. */
const unsubscribePath = ({ unsubscribe }: PersonRow): string => `/api/unsubscribe/${unsubscribe}`;

/** Plain text only: nothing in it can be mistaken for markup. `address` is where people find the house. */
export function createMailer(server: string, from: string, address: () => string): Mailer {
  const transport = nodemailer.createTransport(server, {
    from,
    // Names are people's: neither a path nor an address in them is ever followed.
    disableFileAccess: true,
    disableUrlAccess: true,
    // A server that says nothing is given up long before another process would try it too.
    ...{
      dnsTimeout: PATIENCE,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    },
  });
  const link = (path: string) => new URL(path, address()).href;

  return {
    async tell(person, { subject, body, path }) {
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

    close: () => transport.close(),
  };
}
