import { formatPercent, plural } from '../format.ts';
import type { GuideMessages } from '../messages/guide.ts';

export const guide = {
  since: {
    title: 'Since your last turn',
    again: 'Show again',
    forYou: 'For you',
    mark: 'Mark what has changed',
  },
  log: {
    players: 'Turns of',
    everybody: 'Everybody',
    search: 'Search the log',
    nothing: 'Nothing in the log matches.',
  },
  help: {
    title: 'Help and shortcuts',
    keys: 'You can play the whole game with the keyboard.',
    move: 'Move between lists; use the arrow keys inside a list',
    next: 'Next available option (Shift: previous)',
    touch: 'Use the focused item, or hear why you cannot',
    confirm: 'Confirm the turn',
    undo: 'Undo one step',
    undoTurn: 'Undo the whole turn',
    why: 'Say why the focused item is not possible',
    actions: 'Go to the actions',
    log: 'Go to the log',
    score: 'Open the score sheet',
    aid: 'Open the player aid',
    skip: 'Skip the animation',
    letGo: 'Put back what you are holding, or close',
    help: 'This help',
    hint: 'A hint: the best moves',
    space: 'Space',
    again: 'See once more what the others did',
  },
  hints: {
    thinking: 'Thinking about your turn…',
    win: (win) => `${formatPercent('en', win)} chance of winning`,
    asGood: 'about as good',
    lead: (points) =>
      points === 0
        ? 'about level'
        : plural(
            'en',
            Math.abs(points),
            points > 0
              ? { one: '# point ahead', other: '# points ahead' }
              : { one: '# point behind', other: '# points behind' },
          ),
    tryOut: 'Try it: you can undo it.',
    found: (best) => `Best move: ${best}`,
    nothing: 'No hint was found this time.',
    rough: 'A rough estimate: the bots’ training data could not be used.',
  },
  weakened: {
    missing: 'The bots’ training data could not be loaded. Until it can, they play by simple rules.',
    unfit: 'The bots’ training data does not fit this game, so they play by simple rules.',
    hung: 'A bot took too long and played the first good move.',
    failed: 'A bot ran into an error and played the first good move.',
  },
  ended: {
    resigned: (winners, count, by) =>
      `${winners === undefined ? 'You win' : count > 1 ? `${winners} share the victory` : `${winners} wins`} because ${by ?? 'you'} resigned.`,
    allResigned: 'All players resigned.',
    standIn: (names) => `A bot finished the game for ${names ?? 'you'}.`,
  },
  inspect: { rules: 'Rules', last: (turn) => `Last change, turn ${turn}` },
  rule: { previous: 'Previous rule', next: 'Next rule', whole: 'All the rules' },
} satisfies GuideMessages;
