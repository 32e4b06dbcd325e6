import { capital } from '../words.ts';
import type { CommonMessages } from './messages.ts';

export const common = {
  levels: {
    random: { name: 'Vagabundo', help: 'Faz uma jogada possível qualquer. Bom para conhecer o jogo.' },
    greedy: { name: 'Aprendiz', help: 'Fica com o que mais rende de imediato, sem olhar mais longe.' },
    other: (level) => ({ name: capital(level), help: 'Um jogador automático.' }),
  },
  standing: {
    known: { name: 'conhecido', help: 'Tirado dos livros de regras.' },
    deduced: { name: 'deduzido', help: 'Decorre de números dos livros de regras.' },
    reconstructed: {
      name: 'reconstituído',
      help: 'Fixado por nós conforme as regras; os valores impressos podem ser outros.',
    },
    'partly reconstructed': {
      name: 'em parte reconstituído',
      help: 'Em parte dos livros de regras, o resto fixado por nós.',
    },
  },
} satisfies CommonMessages;
