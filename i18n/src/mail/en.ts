import { common } from '../common/en.ts';
import { levelName } from '../common/messages.ts';
import type { MailMessages } from './messages.ts';

export const mail = {
  level: (level) => levelName(common, level).name,
  turn: {
    subject: ({ game }) => `Your turn: ${game}`,
    body: ({ game, others, count, until }) =>
      [
        others === ''
          ? `It is your turn in ${game}.`
          : `It is your turn in ${game}; ${others} ${count === 1 ? 'awaits' : 'await'} your move.`,
        until === '' ? '' : ` You have until ${until}.`,
      ].join(''),
  },
  invited: {
    subject: ({ game, by }) => `${by} invites you: ${game}`,
    body: ({ game, by }) => `${by} has kept a seat for you at a table of ${game}.`,
  },
  finished: {
    subject: ({ game }) => `The game is over: ${game}`,
    body: ({ game, winners, won, count }) => {
      if (won && count === 1) return `Your game of ${game} is over, and you have won.`;
      if (won) return `Your game of ${game} is over. First place is shared by ${winners}.`;
      return count === 1
        ? `Your game of ${game} is over. The winner is ${winners}.`
        : `Your game of ${game} is over. First place is shared by ${winners}.`;
    },
  },
  confirm: {
    subject: 'Please confirm your address',
    body: (name) =>
      `${name} wants news of their games at Archivolt to come to this address. To agree, open this page:`,
    ignore: 'If this was not you, do nothing: no further mail will come.',
  },
  greeting: (name) => `Hello ${name},`,
  open: 'To the table:',
  stop: 'To get no more mail from Archivolt:',
  pages: {
    stop: {
      title: 'No more mail',
      question: (name) => `Shall Archivolt send no more mail to ${name}?`,
      button: 'Stop the mail',
      done: 'Done. Archivolt will send you no more mail. You can change this in your account at any time.',
    },
    confirm: {
      title: 'Confirm the address',
      question: (name) => `Shall news of the games of ${name} come to this address?`,
      button: 'Yes, this is my address',
      done: 'Thank you. News of your games will come to this address.',
    },
    unknown: {
      title: 'This link leads nowhere',
      body: 'It is incomplete, too old, or belongs to an account that no longer exists.',
    },
    home: 'To Archivolt',
  },
} satisfies MailMessages;
