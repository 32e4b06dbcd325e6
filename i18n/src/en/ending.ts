import type { EndingMessages, Person } from '../messages/ending.ts';
import { capital, figure, words } from '../words.ts';

const { n } = words('en-GB');
const points = (k: number): string => n(k, 'point', 'points');
const by = ({ me, name }: Person): string => (me ? 'you' : name);
const its = ({ me, name }: Person): string => (me ? 'your' : `${name}’s`);

/** Ahead, behind or level. */
const standing = (lead: number): string =>
  lead === 0 ? 'level' : `${points(Math.abs(lead))} ${lead > 0 ? 'ahead' : 'behind'}`;

export const ending: EndingMessages = {
  sources: 'Where the points came from',
  lead: ({ decided }, winner, more, next, less) =>
    `${decided} the difference: ${points(more)} for ${by(winner)}, ${figure(less)} for ${by(next)}.`,
  ahead: ({ at }, who, more, less) =>
    `${who.me ? 'You were' : `${who.name} was`} ahead ${at}, ${figure(more)} to ${figure(less)}.`,
  most: ({ most }, who, k) => `${capital(its(who))} largest source of points: ${most}, ${points(k)}.`,
  best: (who, line, k) => `${capital(its(who))} best single score was ${points(k)}: ${line}.`,
  turn: {
    title: 'The decisive turn',
    swing: (turn, player, winner, from, to) =>
      `Turn ${turn}, played by ${by(player)}, changed the score most: ${winner.me ? 'you' : winner.name} went from ${standing(from)} to ${standing(to)}.`,
    watch: 'Watch this turn',
  },
  course: {
    title: 'Points turn by turn',
    note: 'What everybody would have scored if the game had ended after that turn.',
    turn: 'Turn',
    table: 'Show as a table',
  },
};
