import { plural } from '../format.ts';
import type { HintMessages } from '../messages/hints.ts';

const points = (count: number): string => plural('pt-BR', count, { one: '# ponto', other: '# pontos' });

export const hints = {
  where: (place) => `Olhe aqui: ${place}`,
  themes: {
    points: 'Há pontos para ganhar.',
    denies: 'Você pode atrapalhar um adversário.',
    materials: 'Você pode obter materiais de que precisa.',
    tempo: 'Prepara os seus próximos pontos.',
    money: 'Dá dinheiro para mais tarde.',
    other: 'Deixa mais opções em aberto.',
  },
  action: (name) => `Ação: ${name}`,
  card: (name) => `Carta: ${name}`,
  whichAction: 'Qual ação?',
  whichCard: 'Qual carta?',
  whichMove: 'Qual jogada?',
  better: (count) =>
    count === 0
      ? 'A segunda opção promete mais ou menos o mesmo.'
      : `Cerca de ${points(count)} a mais no fim do que com a segunda opção.`,
} satisfies HintMessages;
