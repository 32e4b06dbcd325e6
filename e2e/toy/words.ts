import type { Reason, Seat } from '@archivolt/engine';
import type { CardWords, GameWords, RuleBook, TableSpeaker } from '@archivolt/i18n';
import type { Stones } from './rules.ts';

/** A game for players has a file per language; this one says the same in all of them. */
export const loadCard = async (): Promise<CardWords> => ({
  name: 'Stones',
  line: 'Take one, two or three stones. Whoever takes the last one wins.',
  players: '2 to 4 players',
  time: '2 min',
  parts: 'stones',
  poster: 'A heap of stones',
});

const countStones = (count: number): string => `${count} ${count === 1 ? 'stone' : 'stones'}`;

export const say = {
  ask: (left: number): string => `Take up to three of ${countStones(left)}.`,
  take: (count: number): string => `Take ${countStones(count)}`,
  event: (event: Stones['event'], name: string): string =>
    event.type === 'took'
      ? `${name} takes ${countStones(event.stones)}; ${event.left} left.`
      : `Turn ${event.turn}: ${name}.`,
  reason: ({ code, facts }: Reason): string =>
    code === 'tooMany'
      ? `You can take at most ${facts?.most} stones.`
      : `There are only ${facts?.left} left.`,
  won: (name: string): string => `${name} has taken the last stone and wins.`,
  left: (count: number): string => `${countStones(count)} left`,
};

/** The sentences of the game, for pages and the terminal. */
export const speakerOf = (nameOf: (seat: Seat, table: Stones['table']) => string): TableSpeaker<Stones> => ({
  title: 'Stones',
  seatName: nameOf,
  ask: ({ table: { left } }) => say.ask(left),
  event: (event, table) => say.event(event, nameOf(event.seat, table)),
  move: (move) => say.take(move.stones),
  scoreLabel: () => 'Last stone',
  scoreHelp: () => undefined,
  tieBreak: (code) => code,
  winner: ({ totals }, table) => say.won(nameOf(totals.indexOf(1), table)),
});

export const rules: RuleBook<string> = {
  chapters: { T: 'The turn', E: 'The end' },
  texts: {
    'ST-T1': 'In your turn you take one, two or three stones from the heap.',
    'ST-E1': 'Whoever takes the last stone wins.',
  },
  synonyms: [['stone', 'stones', 'pebble']],
};

export const sources = {
  last: {
    name: 'Last stone',
    decided: 'The last stone made',
    most: 'the last stone',
    at: 'with the last stone',
  },
};

export const loadGameWords = async (): Promise<GameWords> => ({
  sources,
  setUp: {
    players: { name: 'Players', help: 'From 2 to 4.' },
    firstPlayer: { name: 'First player', help: 'Who begins.' },
    anyone: { name: 'Random', help: 'The first player is drawn at random.' },
    countPlayers: (count) => `${count} players`,
    choices: {
      heap: {
        name: 'Heap',
        help: 'How many stones there are.',
        value: (value) => ({ name: countStones(Number(value)) }),
      },
    },
  },
});
