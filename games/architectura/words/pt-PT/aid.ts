import type { ArchitecturaAid } from '../messages/aid.ts';

export const aid = {
  titles: {
    turn: 'O teu turno',
    compare: 'A comparação',
    buildings: 'Edifícios desta partida',
    symbols: 'Símbolos',
    limits: 'Limites',
    end: 'Fim e pontuação',
  },
  turn: {
    play: 'Joga uma carta: à direita de outra, no início da rua seguinte ou sobre uma ruína.',
    compare: 'Compara-a com a carta à sua esquerda.',
    effect: 'Aplica o seu efeito. Podes não usar um efeito facultativo.',
    draw: (cards) => `Tira cartas até teres ${cards} na mão.`,
  },
  compare: {
    equal: 'Valores iguais: nada acontece.',
    up: 'Carta da esquerda mais alta: sobe um passo.',
    down: 'Carta da esquerda mais baixa: desce um passo.',
    destroy: 'Carta da esquerda com metade ou menos: é destruída.',
    protected: 'Carta da esquerda protegida por um adversário: não muda.',
  },
  card: {
    top: 'Conta o valor que está em cima.',
    sides: 'À esquerda está o valor para que sobe, à direita o valor para que desce.',
    basic: 'O pequeno losango marca o valor básico, com que a carta é jogada.',
  },
  limits: {
    streets: (streets, blocks) => `${streets} ruas com ${blocks} quarteirões cada, abertas por ordem.`,
    run: (cards) =>
      `A carta que jogas não pode formar uma fila de ${cards} ou mais cartas tuas viradas para cima numa rua.`,
    deck: (cards, tokens) => `Cada jogador tem um baralho de ${cards} cartas e ${tokens} fichas.`,
  },
  end: {
    ends: 'A partida acaba quando já ninguém pode jogar uma carta.',
    values: 'As tuas cartas viradas para cima dão o seu valor. X e N leem-se no fim.',
    ties: 'Empate: mais cartas viradas para cima, depois a carta de menor valor.',
  },
} satisfies ArchitecturaAid;
