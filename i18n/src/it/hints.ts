import { plural } from '../format.ts';
import type { HintMessages } from '../messages/hints.ts';

const points = (count: number): string => plural('it', count, { one: '# punto', other: '# punti' });

export const hints = {
  where: (place) => `Guarda qui: ${place}`,
  themes: {
    points: 'Ci sono punti da prendere.',
    denies: 'Puoi frenare un avversario.',
    materials: 'Puoi ottenere materiali che ti servono.',
    tempo: 'Prepara i tuoi prossimi punti.',
    money: 'Porta denaro per dopo.',
    other: 'Ti lascia più possibilità per dopo.',
  },
  action: (name) => `Azione: ${name}`,
  card: (name) => `Carta: ${name}`,
  whichAction: 'Quale azione?',
  whichCard: 'Quale carta?',
  whichMove: 'Quale mossa?',
  better: (count) =>
    count === 0
      ? 'La seconda opzione promette più o meno lo stesso.'
      : `Circa ${points(count)} in più alla fine rispetto alla seconda opzione.`,
} satisfies HintMessages;
