import type { GuideWords } from '../messages/guide.ts';

export const guide: GuideWords = {
  points: (from, to) => `Os teus pontos: de ${from} para ${to}.`,
  values: 'Conta o valor que está em cima. Ao ser jogada, a carta compara-se com a carta à sua esquerda.',
  empty: 'Uma carta pode vir para aqui quando o espaço à sua esquerda estiver ocupado.',
  ruin: 'Uma carta destruída não tem valor nem efeito. Pode jogar-se outra por cima.',
  token: 'Uma ficha guarda um espaço para o seu dono ou protege uma carta dos outros.',
  yard: 'As cartas ao lado da cidade não ocupam espaço nela.',
  street: 'As ruas abrem-se por ordem e constroem-se da esquerda para a direita.',
  rotate: 'Roda a carta um passo: fica em cima o valor seguinte.',
};
