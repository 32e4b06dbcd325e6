import type { ArchitecturaAid } from '../messages/aid.ts';

export const aid = {
  titles: {
    turn: 'O seu turno',
    compare: 'A comparação',
    buildings: 'Construções desta partida',
    symbols: 'Símbolos',
    limits: 'Limites',
    end: 'Fim e pontuação',
  },
  turn: {
    play: 'Jogue uma carta: à direita de outra, no início da próxima rua ou sobre uma ruína.',
    compare: 'Compare-a com a carta à esquerda dela.',
    effect: 'Aplique o efeito dela. Você pode não usar um efeito opcional.',
    draw: (cards) => `Compre até ter ${cards} cartas na mão.`,
  },
  compare: {
    equal: 'Valores iguais: nada acontece.',
    up: 'Carta da esquerda maior: ela sobe um passo.',
    down: 'Carta da esquerda menor: ela desce um passo.',
    destroy: 'Carta da esquerda com metade ou menos: ela é destruída.',
    protected: 'Carta da esquerda protegida por um adversário: ela não muda.',
  },
  card: {
    top: 'Conta o valor no topo.',
    sides: 'À esquerda está o valor para o qual ela sobe; à direita, o valor para o qual ela desce.',
    basic: 'O pequeno losango marca o valor básico, com o qual a carta é jogada.',
  },
  limits: {
    streets: (streets, blocks) => `${streets} ruas com ${blocks} quadras cada, abertas em ordem.`,
    run: (cards) =>
      `A carta que você joga não pode formar uma fila de ${cards} ou mais cartas suas viradas para cima em uma rua.`,
    deck: (cards, tokens) => `Cada jogador tem um baralho de ${cards} cartas e ${tokens} fichas.`,
  },
  end: {
    ends: 'A partida acaba quando ninguém mais pode jogar uma carta.',
    values: 'As suas cartas viradas para cima valem o próprio valor. X e N são lidos no fim.',
    ties: 'Empate: mais cartas viradas para cima, depois a carta de menor valor.',
  },
} satisfies ArchitecturaAid;
