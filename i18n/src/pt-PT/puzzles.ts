import type { PuzzleMessages } from '../messages/puzzles.ts';

export const puzzles: PuzzleMessages = {
  title: 'Problemas',
  lead: 'Posições de partidas entre bots em que um turno é claramente o melhor. Descobre-o.',
  find: 'Descobre o melhor turno',
  note: 'Joga o teu turno completo e confirma-o. As sugestões são permitidas.',
  number: (number, of) => `Problema ${number} de ${of}`,
  solved: (solved, of) => `${solved} de ${of} resolvidos`,
  name: (number) => `Problema ${number}`,
  state: { solved: 'Resolvido', tried: 'Tentado', fresh: 'Novo' },
  next: 'Próximo problema',
  again: 'Tentar de novo',
  all: 'Todos os problemas',
  solution: 'Mostrar a solução',
  judging: 'A comparar o teu turno com o melhor…',
  failed: 'Não foi possível comparar o teu turno. Tenta de novo.',
  verdict: {
    best: 'Resolvido. Nenhum turno é melhor.',
    asGood: 'Resolvido. É tão bom como o melhor turno.',
    worse: (points) =>
      `Ainda não: assim perdes ${points} ${points === '1' ? 'ponto percentual' : 'pontos percentuais'} de probabilidade de vitória.`,
  },
  yours: 'O teu turno',
  best: 'O melhor turno',
  missing: { title: 'Este problema não existe', text: 'Talvez tenha sido substituído por outro.' },
};
