import { levelName } from '../messages/common.ts';
import type { MailMessages } from '../messages/mail.ts';
import { common } from './common.ts';

export const mail = {
  level: (level) => levelName(common, level).name,
  turn: {
    subject: ({ game }) => `Your turn: ${game}`,
    body: ({ game, others, count, until }) =>
      [
        others === ''
          ? `It is your turn in ${game}.`
          : `It is your turn in ${game}; ${others} ${count === 1 ? 'is' : 'are'} waiting for your move.`,
        until === '' ? '' : ` You have until ${until}.`,
      ].join(''),
  },
  invited: {
    subject: ({ game, by }) => `${by} invites you: ${game}`,
    body: ({ game, by }) => `${by} has reserved a seat for you at a ${game} table.`,
  },
  finished: {
    subject: ({ game }) => `The game is over: ${game}`,
    body: ({ game, winners, won, count }) => {
      if (won && count === 1) return `Your game of ${game} is over, and you won.`;
      if (won) return `Your game of ${game} is over. First place is shared by ${winners}.`;
      return count === 1
        ? `Your game of ${game} is over. The winner is ${winners}.`
        : `Your game of ${game} is over. First place is shared by ${winners}.`;
    },
  },
  confirm: {
    subject: 'Please confirm your address',
    body: (name) =>
      `${name} would like to receive Archivolt notifications at this address. To confirm, open this link:`,
    ignore: 'If this was not you, ignore this email and you will not hear from us again.',
  },
  reset: {
    subject: 'A new password',
    body: 'Somebody asked for a new password for your Archivolt account. To choose one, open this link within an hour:',
    ignore: 'If this was not you, ignore this email: your password stays the same.',
  },
  greeting: (name) => `Hello ${name},`,
  open: 'Go to the table:',
  stop: 'To unsubscribe from Archivolt emails:',
  pages: {
    stop: {
      title: 'Unsubscribe',
      question: (name) => `Stop sending email to ${name}?`,
      button: 'Unsubscribe',
      done: 'Done. You will get no more email from Archivolt. You can change this in your account at any time.',
    },
    confirm: {
      title: 'Confirm your address',
      question: (name) => `Send notifications about ${name}’s games to this address?`,
      button: 'Yes, this is my address',
      done: 'Thank you. Notifications about your games will be sent to this address.',
    },
    unknown: {
      title: 'This link is not valid',
      body: 'It is incomplete, too old, or belongs to an account that no longer exists.',
    },
    home: 'Go to Archivolt',
  },
} satisfies MailMessages;
