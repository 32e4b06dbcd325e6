import { plural } from '../format.ts';
import type { StatisticsMessages } from '../messages/statistics.ts';

export const statistics: StatisticsMessages = {
  title: 'Statistics',
  lead: 'Your finished games on this device, and your online games when you are signed in.',
  none: {
    name: 'No finished games yet',
    note: 'Play a game to the end, and its result will appear here.',
    play: 'Play a game',
  },
  reading: 'Reading your games…',
  nothing: 'No game matches these filters.',
  filter: {
    label: 'Filters',
    game: 'Game',
    mode: 'Mode',
    players: 'Players',
    person: 'Who',
    opponent: 'Opponent',
    seat: 'Seat',
    time: 'Period',
    all: 'All',
  },
  modes: { solo: 'Solo', bots: 'Against bots', device: 'On one device', online: 'Online' },
  times: { month: 'Last 30 days', quarter: 'Last 90 days', year: 'Last 365 days' },
  seat: (number) => `Seat ${number}`,
  bot: (level) => `Bot, ${level}`,
  figures: {
    games: 'Games',
    won: 'Won',
    shared: 'Shared',
    lost: 'Lost',
    winRate: 'Win rate',
    mean: 'Average points',
    best: 'Best result',
    margin: 'Average margin',
    accuracy: 'Average accuracy',
    luck: 'Average luck',
    accuracyShort: 'Accuracy',
    luckShort: 'Luck',
  },
  course: {
    title: 'Points from game to game',
    note: 'The second line is the average of the last five games.',
    game: 'Game',
    points: 'Points',
    mean: 'Average of five',
    table: 'Show as a table',
  },
  sources: {
    title: 'Where your points come from',
    own: 'You',
    others: 'Your opponents',
    source: 'Source',
    titleOf: 'Where the points come from',
    othersOf: 'Opponents',
  },
  others: 'Other people',
  rating: {
    title: (game, players) =>
      `Rating: ${game}, ${plural('en', players, { one: '# player', other: '# players' })}`,
    name: 'Rating after the game',
  },
  study: {
    title: 'Accuracy and luck',
    accuracy: 'Accuracy from game to game',
    luck: 'Luck from game to game',
    luckNote:
      'How much rolls and draws changed your chance of winning over a whole game, in percentage points, compared with average luck. It evens out over many games.',
    luckNoteOf:
      'How much rolls and draws changed this player’s chance of winning over a whole game, in percentage points, compared with average luck. It evens out over many games.',
    source:
      'Accuracy and luck come from studies that the player’s own devices made after the games. The server does not check them.',
    some: (studied, games) =>
      `${studied} of ${plural('en', games, { one: '# game', other: '# games' })} studied.`,
    note: 'Accuracy and luck are known only for games that have been studied. To study a game, bots play on from every position; this takes about half a minute, longer on a slow device. It runs in the background, one game after another, and you can stop it at any time.',
    start: 'Study these games',
    progress: (game, games) => `Game ${game} of ${games}`,
    failed: (n) =>
      plural('en', n, { one: '# game could not be studied.', other: '# games could not be studied.' }),
    ready: (n) => plural('en', n, { one: '# game has been studied.', other: '# games have been studied.' }),
  },
  by: {
    title: 'Comparison',
    game: 'By game',
    mode: 'By mode',
    players: 'By number of players',
    seat: 'By seat',
    opponent: 'By opponent',
  },
  export: {
    title: 'Export',
    note: 'The games selected by the filters, one line for each of your seats.',
    csv: 'Save as CSV',
    json: 'Save as JSON',
  },
  forget: {
    name: 'Forget the results on this device',
    title: 'Forget these results?',
    text: 'The results of games that you have deleted will be gone for good. Games that are still here are counted again the next time you open this page.',
    yes: 'Forget them',
    no: 'Keep them',
  },
};
