import type { BookMessages } from '../messages/book.ts';
import { words } from '../words.ts';

const { and } = words('en');

export const book: BookMessages = {
  example: 'Example',
  before: 'Before',
  after: 'After',
  edit: 'Edit this position',
  tryIt: 'Try it',
  tryTitle: (title) => `Try it: ${title}`,
  steps: 'Step by step',
  setUp: 'The set-up at a glance',
  print: 'Print the rules',
  also: (list) => `Also searched for: ${and(list)}`,
  keys: 'Press / to search, Enter to go to the first result, Esc to clear.',
  total: 'Total',
  sandbox: {
    note: 'You play every seat. Nothing is saved.',
    back: 'Back to the rules',
    again: 'Start over',
    bad: {
      name: 'This position cannot be read',
      note: (at) =>
        `The text of the position in the address is wrong from character ${at} on. Nothing has been changed.`,
      none: 'The address contains no position.',
    },
  },
  synonyms: [
    ['pay', 'price', 'cost'],
    ['end', 'finish', 'over', 'last'],
    ['tie', 'ties', 'tied', 'draw', 'equal', 'tie-break'],
    ['swap', 'switch', 'exchange', 'trade'],
    ['allowed', 'legal', 'available', 'possible'],
    ['score', 'scoring', 'points', 'value'],
  ],
};
