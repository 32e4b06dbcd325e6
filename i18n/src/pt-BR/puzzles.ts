import type { PuzzleMessages } from '../messages/puzzles.ts';

export const puzzles: PuzzleMessages = {
  title: 'Problemas',
  lead: 'Posições de partidas entre bots em que um turno é claramente o melhor. Descubra qual.',
  find: 'Descubra o melhor turno',
  note: 'Jogue o seu turno completo e confirme. Dicas são permitidas.',
  number: (number, of) => `Problema ${number} de ${of}`,
  solved: (solved, of) => `${solved} de ${of} resolvidos`,
  name: (number) => `Problema ${number}`,
  state: { solved: 'Resolvido', tried: 'Tentado', fresh: 'Novo' },
  next: 'Próximo problema',
  again: 'Tentar de novo',
  all: 'Todos os problemas',
  solution: 'Mostrar a solução',
  judging: 'Comparando o seu turno com o melhor…',
  failed: 'Não foi possível comparar o seu turno. Tente de novo.',
  verdict: {
    best: 'Resolvido. Nenhum turno é melhor.',
    asGood: 'Resolvido. É tão bom quanto o melhor turno.',
    worse: (points) =>
      `Ainda não: assim você perde ${points} ${points === '1' ? 'ponto percentual' : 'pontos percentuais'} de chance de vitória.`,
  },
  yours: 'O seu turno',
  best: 'O melhor turno',
  missing: { title: 'Este problema não existe', text: 'Talvez tenha sido substituído por outro.' },
};
