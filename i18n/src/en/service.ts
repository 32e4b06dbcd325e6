import { plural } from '../format.ts';
import type { ServiceMessages } from '../messages/service.ts';

export const service = {
  maintenance: {
    title: 'Maintenance',
    coming: (starts, ends) =>
      `The server will be down for maintenance from ${starts} to ${ends}. Games will continue afterwards; clocks are stopped in the meantime.`,
    now: (ends) => `The server is down for maintenance until ${ends}. Games will continue afterwards.`,
    hide: 'Hide',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What this server stores about you, for how long, and who can see it. It loads nothing from other sites, shows no advertising and does not track anyone.',
    contact: (who) => `Run by ${who}.`,
    noContact: 'The operator of this server has not given any contact details.',
    what: 'What',
    howLong: 'How long',
    who: 'Who can see it',
    days: (n) => plural('en', n, { one: '# day', other: '# days' }),
    forever: 'Indefinitely',
    untilDeleted: 'Until you delete it or your account',
    rows: {
      name: { what: 'Name, colour, ratings', who: 'Everybody' },
      guest: {
        what: 'A guest: name, colour, language, time zone, games',
        who: 'Name and games: everybody. The rest: you',
      },
      account: {
        what: 'An account: username, a hash of the password, passkeys, sessions, tokens',
        who: 'You; the operator sees the username',
      },
      mail: {
        what: 'Email address, once confirmed',
        who: 'Only you; used for the notifications you choose and to reset your password',
      },
      lessons: { what: 'Your progress in the lessons', who: 'You' },
      push: { what: 'The address at which your browser receives push notifications', who: 'Nobody' },
      statistics: {
        what: 'Statistics of your finished games, with accuracy and luck in those you have studied',
        who: 'You; people you have played with, or everybody, if you choose this in your account',
      },
      games: { what: 'Finished games with all moves', who: 'Anyone who may see the table' },
      closed: { what: 'Tables whose game never started', who: 'Anyone who may see the table' },
      talk: { what: 'Messages at tables', who: 'Anyone who may see the table' },
      reports: { what: 'Reported messages, with the reason', who: 'The operators' },
      addresses: { what: 'IP address', who: 'Nobody; used to limit abuse and password guessing' },
      log: { what: 'What operators have done, and whom it concerned', who: 'The operators' },
    },
    unused: (n) =>
      plural('en', n, { one: 'after # day without a visit', other: 'after # days without a visit' }),
    session: (n) =>
      plural('en', n, {
        one: 'A browser that has not been used for # day is signed out.',
        other: 'A browser that has not been used for # days is signed out.',
      }),
    minutes: 'From a few minutes to a few hours, as a hash',
    rights: {
      name: 'Your rights',
      note: 'In your account you can download everything that is stored about you, end every session and delete the account. Deleting it immediately removes your name, address, keys, ratings and the text of your messages. Games stay, without your name, because they belong to the other players too.',
    },
    device: {
      name: 'On your device',
      note: 'Games on this device, against bots or with several people, never leave it. The server sets one cookie that keeps you signed in and one that recognises a browser in which you have entered your password.',
    },
    account: 'Go to your account',
  },
} satisfies ServiceMessages;
