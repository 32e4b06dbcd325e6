import type { StudyMessages } from '../messages/study.ts';

/** “+1”, “−1”, “1” and “0” take the singular. */
const percentagePoints = (points: string): string =>
  `${points} ${/^\D?[01]$/.test(points) ? 'ponto percentual' : 'pontos percentuais'}`;

export const study: StudyMessages = {
  title: 'Análise da partida',
  close: 'Fechar a análise',
  smaller: 'Mostrar só a curva',
  larger: 'Mostrar a análise completa',
  progress: (done, total) => `${done} de ${total} decisões`,
  ready: 'A análise está pronta.',
  stop: 'Parar',
  resume: 'Continuar',
  deeper: 'Pensar por mais tempo',
  failed: 'Não foi possível concluir a análise.',
  retry: 'Tentar de novo',
  shown: 'Curva',
  chances: 'Chance de vencer',
  scores: 'Pontuação esperada',
  course: 'Andamento da partida',
  turn: 'Turno',
  end: 'Fim',
  standing: (name, value) => `${name} ${value}`,
  accuracy: 'O que significa a precisão',
  accuracyOf: (name, accuracy) => `${name}: precisão ${accuracy} de 100`,
  luckOf: (points) => `Sorte ${points}`,
  accuracyNote:
    'A nota média das decisões de um jogador. Uma decisão que não desperdiça nada vale 100. Uma que desperdiça 5 pontos percentuais da chance de vencer vale 80; com 10 pontos vale 65 e com 20 vale 42.',
  turning: 'Momentos decisivos',
  gaveAway: (turn, name, points) =>
    `Turno ${turn}: a decisão de ${name} desperdiçou ${percentagePoints(points)}.`,
  lucky: (turn, name, points) =>
    `Turno ${turn}: a sorte em uma rolagem ou compra deu a ${name} ${percentagePoints(points)}.`,
  unlucky: (turn, name, points) =>
    `Turno ${turn}: o azar em uma rolagem ou compra custou a ${name} ${percentagePoints(points)}.`,
  nothingTurned: 'Nenhuma decisão, rolagem ou compra mudou muito a partida.',
  decisions: 'Decisões',
  whose: 'Decisões de',
  decision: (turn, played) => `Turno ${turn}: ${played}`,
  best: 'melhor',
  lost: (points) => `−${points}`,
  luck: (points) => `Sorte na rolagem ou na compra: ${percentagePoints(points)}`,
  played: 'Jogado',
  others: 'Outras opções, da melhor para a pior',
  win: (percent) => `${percent} de chance de vencer`,
  lead: (points) => (points === 0 ? 'empate' : points > 0 ? `${points} à frente` : `${-points} atrás`),
  expected: 'O que poderia ter acontecido depois',
  turnOf: (name, moves) => `${name}: ${moves}`,
  show: 'Mostrar esta posição',
  table: 'Todas as decisões em tabela',
  luckShort: 'Sorte',
  lostShort: 'Desperdiçado',
  how: 'De onde vêm estes números',
  notes: [
    'A curva é calculada com todas as cartas à mostra, como estavam distribuídas. A partir de cada posição, bots do nível “Jogador habilidoso” continuam a partida muitas vezes, do mesmo jeito em todos os lugares.',
    'Uma decisão só é comparada com as alternativas pelo que quem a tomou podia ver: as cartas escondidas são distribuídas de novo a cada vez, e todas as alternativas encontram as mesmas cartas e os mesmos dados.',
    'A sorte é o que uma rolagem ou compra mudou em relação à média de muitas outras possíveis.',
  ],
  rough: 'Esta é uma análise aproximada, porque não foi possível carregar os dados de treinamento dos bots.',
};
