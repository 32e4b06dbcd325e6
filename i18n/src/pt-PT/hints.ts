import { plural } from '../format.ts';
import type { HintMessages } from '../messages/hints.ts';

const points = (count: number): string => plural('pt-PT', count, { one: '# ponto', other: '# pontos' });

export const hints = {
  where: (place) => `Olha aqui: ${place}`,
  themes: {
    points: 'Há pontos para ganhar.',
    denies: 'Podes travar um adversário.',
    materials: 'Podes obter materiais de que precisas.',
    tempo: 'Prepara os teus próximos pontos.',
    money: 'Dá dinheiro para mais tarde.',
    other: 'Deixa-te mais opções em aberto.',
  },
  action: (name) => `Ação: ${name}`,
  card: (name) => `Carta: ${name}`,
  whichAction: 'Que ação?',
  whichCard: 'Que carta?',
  whichMove: 'Que jogada?',
  better: (count) =>
    count === 0
      ? 'A segunda opção promete mais ou menos o mesmo.'
      : `Cerca de ${points(count)} a mais no fim do que com a segunda opção.`,
} satisfies HintMessages;
