import type { EndingMessages, Person } from '../messages/ending.ts';
import type { Source } from '../messages/sources.ts';
import { capital, figure, words } from '../words.ts';

const { n } = words('en-GB');
const points = (k: number): string => n(k, 'point', 'points');
const by = ({ me, name }: Person): string => (me ? 'you' : name);
const its = ({ me, name }: Person): string => (me ? 'your' : `${name}’s`);

const THE: Record<Source, string> = {
  track: 'the score track',
  tower: 'the towers',
  leftovers: 'the leftovers',
  building: 'the buildings in the city',
  beside: 'the cards beside the city',
  adjacent: 'the bonuses for neighbours',
  fallen: 'the bonuses for destroyed cards',
};
const AT: Record<Source, string> = {
  track: 'on the score track',
  tower: 'in the towers',
  leftovers: 'with leftovers',
  building: 'with buildings in the city',
  beside: 'with cards beside the city',
  adjacent: 'with bonuses for neighbours',
  fallen: 'with bonuses for destroyed cards',
};

/** Ahead, behind or level. */
const standing = (lead: number): string =>
  lead === 0 ? 'level' : `${points(Math.abs(lead))} ${lead > 0 ? 'ahead' : 'behind'}`;

export const ending: EndingMessages = {
  sources: 'Where the points came from',
  source: {
    track: 'Score track',
    tower: 'Towers',
    leftovers: 'Leftovers',
    building: 'Buildings in the city',
    beside: 'Cards beside the city',
    adjacent: 'Bonuses for neighbours',
    fallen: 'Bonuses for destroyed cards',
  },
  lead: (source, winner, more, next, less) =>
    `${capital(THE[source])} made the difference: ${points(more)} for ${by(winner)}, ${figure(less)} for ${by(next)}.`,
  ahead: (source, who, more, less) =>
    `${who.me ? 'You were' : `${who.name} was`} ahead ${AT[source]}, ${figure(more)} to ${figure(less)}.`,
  most: (source, who, k) => `${capital(its(who))} largest source of points: ${THE[source]}, ${points(k)}.`,
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
  drawn: { towers: 'The towers and what they gave', city: 'The city and what it gave' },
  towers: { tower: 'Tower', value: 'Value' },
};
