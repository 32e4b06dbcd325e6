import { plural } from '../format.ts';
import type { HintMessages } from '../messages/hints.ts';

const points = (count: number): string => plural('fr', count, { one: '# point', other: '# points' });

export const hints = {
  where: (place) => `Regardez ici : ${place}`,
  themes: {
    points: 'Il y a des points à prendre.',
    denies: 'Vous pouvez freiner quelqu’un.',
    materials: 'Il y a des matériaux qu’il vous faut.',
    tempo: 'Cela prépare vos prochains points.',
    money: 'Cela rapporte de l’argent pour la suite.',
    other: 'Cela vous laisse le choix pour la suite.',
  },
  action: (name) => `Action : ${name}`,
  card: (name) => `Carte : ${name}`,
  whichAction: 'Quelle action ?',
  whichCard: 'Quelle carte ?',
  whichMove: 'Quel coup ?',
  better: (count) =>
    count === 0
      ? 'La deuxième meilleure option promet à peu près autant.'
      : `Environ ${points(count)} de plus à la fin qu’avec la deuxième meilleure option.`,
} satisfies HintMessages;
