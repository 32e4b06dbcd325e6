import type { GuideWords } from '../messages/guide.ts';

export const guide: GuideWords = {
  points: (from, to) => `Seus pontos: de ${from} para ${to}.`,
  values: 'Conta o valor no topo. Ao ser jogada, a carta é comparada com a carta à esquerda.',
  empty: 'Uma carta pode vir para cá quando o espaço à esquerda estiver ocupado.',
  ruin: 'Uma carta destruída não tem valor nem efeito. Outra carta pode ser jogada por cima.',
  token: 'Uma ficha guarda um espaço para seu dono ou protege uma carta dos outros.',
  yard: 'As cartas ao lado da cidade não ocupam espaço nela.',
  street: 'As ruas se abrem em ordem e são construídas da esquerda para a direita.',
  rotate: 'Rotaciona a carta em 1 passo: o valor seguinte fica no topo.',
};
