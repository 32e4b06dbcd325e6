import { plural } from '../format.ts';
import type { HintMessages } from '../messages/hints.ts';

const points = (count: number): string => plural('en', count, { one: '# point', other: '# points' });

export const hints = {
  where: (place) => `Look here: ${place}`,
  themes: {
    points: 'There are points to be had.',
    denies: 'You can hold an opponent back.',
    materials: 'You can get materials that you need.',
    tempo: 'It sets up your next points.',
    money: 'It earns money for later.',
    other: 'It keeps your options open.',
  },
  action: (name) => `Action: ${name}`,
  card: (name) => `Card: ${name}`,
  whichAction: 'Which action?',
  whichCard: 'Which card?',
  whichMove: 'Which move?',
  better: (count) =>
    count === 0
      ? 'The next best option promises about the same.'
      : `About ${points(count)} more at the end than the next best option.`,
} satisfies HintMessages;
