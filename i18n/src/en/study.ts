import type { StudyMessages } from '../messages/study.ts';

/** “+1”, “−1” and “1” take the singular. */
const percentagePoints = (points: string): string =>
  `${points} ${/^\D?1$/.test(points) ? 'percentage point' : 'percentage points'}`;

export const study: StudyMessages = {
  title: 'Study of this game',
  close: 'Close the study',
  smaller: 'Show only the curve',
  larger: 'Show the whole study',
  progress: (done, total) => `${done} of ${total} decisions`,
  ready: 'The study is ready.',
  stop: 'Stop',
  resume: 'Continue',
  deeper: 'Think longer',
  failed: 'The study could not be completed.',
  retry: 'Try again',
  shown: 'Curve',
  chances: 'Chance of winning',
  scores: 'Expected score',
  course: 'Course of the game',
  turn: 'Turn',
  end: 'End',
  standing: (name, value) => `${name} ${value}`,
  accuracy: 'What accuracy means',
  accuracyOf: (name, accuracy) => `${name}: accuracy ${accuracy} of 100`,
  luckOf: (points) => `Luck ${points}`,
  accuracyNote:
    'The average score of a player’s decisions. A decision that gives nothing away scores 100. One that gives away 5 percentage points of the chance of winning scores 80, 10 points 65 and 20 points 42.',
  turning: 'Turning points',
  gaveAway: (turn, name, points) => `Turn ${turn}: ${name}’s decision gave away ${percentagePoints(points)}.`,
  lucky: (turn, name, points) =>
    `Turn ${turn}: ${name} was lucky with a roll or draw, worth ${percentagePoints(points)}.`,
  unlucky: (turn, name, points) =>
    `Turn ${turn}: ${name} was unlucky with a roll or draw, which cost ${percentagePoints(points)}.`,
  nothingTurned: 'No single decision, roll or draw changed much.',
  decisions: 'Decisions',
  whose: 'Whose decisions',
  decision: (turn, played) => `Turn ${turn}: ${played}`,
  best: 'best',
  lost: (points) => `−${points}`,
  luck: (points) => `Luck of the roll or draw: ${percentagePoints(points)}`,
  played: 'Played',
  others: 'Other options, best first',
  win: (percent) => `${percent} to win`,
  lead: (points) => (points === 0 ? 'level' : points > 0 ? `${points} ahead` : `${-points} behind`),
  expected: 'What might have followed',
  turnOf: (name, moves) => `${name}: ${moves}`,
  show: 'Show this position',
  table: 'All decisions as a table',
  luckShort: 'Luck',
  lostShort: 'Given away',
  how: 'Where these numbers come from',
  notes: [
    'The curve is calculated with all cards face up, as they were dealt. From each position, bots of the level “Skilled player” play on many times, the same in every seat.',
    'A decision is compared with its alternatives only on the basis of what the player could see: hidden cards are dealt again each time, and all alternatives face the same cards and dice.',
    'Luck is how much a roll or draw changed things compared with the average of many others in its place.',
  ],
  rough: 'This is a rough study, because the bots’ training data could not be loaded.',
};
