import { plural } from '../format.ts';
import type { EntranceMessages } from './messages.ts';

export const entrance = {
  entry: {
    title: 'How shall we call you?',
    lead: 'That is all. No mail address, no password. You can secure your name later, if you like it here.',
    name: 'Name',
    colour: 'Favourite colour',
    language: 'Language',
    enter: 'Come in',
    signIn: 'I have been here before',
  },
  now: {
    title: 'Play now',
    lead: 'We look for a table that fits, or set one up and wait with you.',
    game: 'Game',
    pace: 'Pace',
    paces: {
      live: { name: 'Live', note: 'everybody stays at the table' },
      slow: { name: 'Slow', note: 'a move a day is enough' },
    },
    players: 'Players',
    anyNumber: 'Any number',
    go: 'Play now',
  },
  create: {
    title: (game) => `New table: ${game}`,
    seats: {
      name: 'Seats',
      note: 'Seats are in turn order. You take one; the others are for people or bots.',
    },
    seat: (n) => `Seat ${n}`,
    me: 'You',
    meNote: 'To sit elsewhere, choose “You” there.',
    open: 'Free for somebody',
    openNote: 'The game begins when every free seat is taken.',
    bot: (level) => `Bot: ${level}`,
    clock: {
      name: 'Clock',
      note: 'When time runs out a bot takes over, and hands back as soon as you return.',
    },
    kinds: {
      none: { name: 'No clock', note: 'among friends' },
      live: { name: 'Live', note: 'a stock of time, and some more for every turn' },
      slow: { name: 'Slow', note: 'so much time for every move; your quiet hours do not count' },
    },
    minutes: 'Minutes each',
    seconds: 'Seconds more a turn',
    perMove: 'Time a move',
    access: { name: 'Who may come', note: 'Onlookers need the link in any case.' },
    accesses: {
      open: { name: 'Everybody', note: 'the table is shown in the lobby' },
      invitation: { name: 'By invitation', note: 'whoever has the link' },
    },
    rated: { name: 'Rating', note: 'Bots are rated in the same list as people.' },
    ratings: {
      friendly: { name: 'Friendly', note: 'nothing is at stake' },
      rated: { name: 'Rated', note: 'the result changes your rating' },
    },
    delay: { name: 'Onlookers', note: 'They never see a hand. They may also be behind by a while.' },
    noDelay: 'at the same time',
    go: 'Set up the table',
  },
  bot: { give: 'Give it to a bot', free: 'Make it free again', level: 'How well the bot plays' },
  facts: {
    title: 'What you find here',
    friends: {
      name: 'Friends come by a link',
      note: 'Set up a table and send its link, or show its QR code. A name is enough; nobody needs an account.',
    },
    pace: {
      name: 'At one sitting, or by and by',
      note: 'Live with a clock, or a move a day. If you like, you are told when it is your turn.',
    },
    bots: {
      name: 'Bots in the empty chairs',
      note: 'At a table of your own, bots take the chairs you give them, as strong as you choose.',
    },
    dice: {
      name: 'Honest dice',
      note: 'After the game your own device can check every roll and every card drawn.',
    },
  },
  card: {
    rating: (n) => `rating ${n}`,
    points: (n) => plural('en', n, { one: '# point', other: '# points' }),
  },
  join: {
    title: 'You are invited',
    lead: (host, game) =>
      host ? `${host} invites you to a game of ${game}.` : `A seat is free in a game of ${game}.`,
    sit: 'Sit down',
    watch: 'Just watch',
    full: 'All seats are taken, but you may watch.',
  },
} satisfies EntranceMessages;
