import type { PuzzleMessages } from '../messages/puzzles.ts';

export const puzzles: PuzzleMessages = {
  title: 'Puzzles',
  lead: 'Positions from games between bots in which one turn is clearly best. Find it.',
  find: 'Find the best turn',
  note: 'Play your whole turn and confirm it. Hints are allowed.',
  number: (number, of) => `Puzzle ${number} of ${of}`,
  solved: (solved, of) => `${solved} of ${of} solved`,
  name: (number) => `Puzzle ${number}`,
  state: { solved: 'Solved', tried: 'Tried', fresh: 'New' },
  next: 'Next puzzle',
  again: 'Try again',
  all: 'All puzzles',
  solution: 'Show the solution',
  judging: 'Comparing your turn with the best one…',
  failed: 'Your turn could not be compared. Try again.',
  verdict: {
    best: 'Solved. No turn is better.',
    asGood: 'Solved. This is as good as the best turn.',
    worse: (points) =>
      `Not yet: this turn gives away ${points} percentage ${points === '1' ? 'point' : 'points'} of your chance of winning.`,
  },
  yours: 'Your turn',
  best: 'The best turn',
  missing: { title: 'There is no such puzzle', text: 'It may have been replaced by another one.' },
};
