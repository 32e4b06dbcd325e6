import type { StudyMessages } from '../messages/study.ts';

/** “+1”, “−1” and “1” take the singular. */
const percentagePoints = (points: string): string =>
  `${points} ${/^\D?1$/.test(points) ? 'ponto percentual' : 'pontos percentuais'}`;

export const study: StudyMessages = {
  title: 'Análise da partida',
  close: 'Fechar a análise',
  smaller: 'Mostrar só a curva',
  larger: 'Mostrar a análise toda',
  progress: (done, total) => `${done} de ${total} decisões`,
  ready: 'A análise está pronta.',
  stop: 'Parar',
  resume: 'Continuar',
  deeper: 'Pensar mais tempo',
  failed: 'Não foi possível concluir a análise.',
  retry: 'Tentar de novo',
  shown: 'Curva',
  chances: 'Hipóteses de vencer',
  scores: 'Pontuação esperada',
  course: 'Evolução da partida',
  turn: 'Turno',
  end: 'Fim',
  standing: (name, value) => `${name} ${value}`,
  accuracy: 'O que significa a precisão',
  accuracyOf: (name, accuracy) => `${name}: precisão ${accuracy} em 100`,
  luckOf: (points) => `Sorte ${points}`,
  accuracyNote:
    'A nota média das decisões de um jogador. Uma decisão que não desperdiça nada vale 100. Uma que desperdiça 5 pontos percentuais das hipóteses de vencer vale 80; com 10 pontos vale 65 e com 20 vale 42.',
  turning: 'Pontos de viragem',
  gaveAway: (turn, name, points) =>
    `Turno ${turn}: a decisão de ${name} desperdiçou ${percentagePoints(points)}.`,
  lucky: (turn, name, points) =>
    `Turno ${turn}: a sorte num lançamento ou numa carta tirada deu a ${name} ${percentagePoints(points)}.`,
  unlucky: (turn, name, points) =>
    `Turno ${turn}: o azar num lançamento ou numa carta tirada custou a ${name} ${percentagePoints(points)}.`,
  nothingTurned: 'Nenhuma decisão, nenhum lançamento e nenhuma carta tirada mudou muito a partida.',
  decisions: 'Decisões',
  whose: 'Decisões de',
  decision: (turn, played) => `Turno ${turn}: ${played}`,
  best: 'melhor',
  lost: (points) => `−${points}`,
  luck: (points) => `Sorte no lançamento ou na carta tirada: ${percentagePoints(points)}`,
  played: 'Jogado',
  others: 'Outras opções, da melhor para a pior',
  win: (percent) => `${percent} de hipóteses de vencer`,
  lead: (points) =>
    points === 0 ? 'empate' : points > 0 ? `${points} de vantagem` : `${-points} de desvantagem`,
  expected: 'O que poderia ter-se seguido',
  turnOf: (name, moves) => `${name}: ${moves}`,
  show: 'Mostrar esta posição',
  table: 'Todas as decisões em tabela',
  luckShort: 'Sorte',
  lostShort: 'Desperdiçado',
  how: 'De onde vêm estes números',
  notes: [
    'A curva é calculada com todas as cartas à vista, tal como estavam distribuídas. A partir de cada posição, os bots do nível «Jogador hábil» continuam a partida muitas vezes, da mesma forma em todos os lugares.',
    'Uma decisão só é comparada com as alternativas pelo que quem a tomou podia ver: as cartas escondidas são distribuídas de novo de cada vez, e todas as alternativas encontram as mesmas cartas e os mesmos dados.',
    'A sorte é o que um lançamento ou uma carta tirada mudou em relação à média de muitos outros possíveis.',
  ],
  rough: 'Esta análise é aproximada, porque não foi possível carregar os dados de treino dos bots.',
};
