import { capital } from '../words.ts';
import type { CommonMessages } from './messages.ts';

export const common = {
  levels: {
    random: { name: 'Andarilho', help: 'Faz qualquer jogada possível. Bom para conhecer o jogo.' },
    greedy: { name: 'Aprendiz', help: 'Pega o que rende mais na hora, sem olhar adiante.' },
    other: (level) => ({ name: capital(level), help: 'Um jogador automático.' }),
  },
  standing: {
    known: { name: 'conhecido', help: 'Tirado dos livros de regras.' },
    deduced: { name: 'deduzido', help: 'Decorre de números dos livros de regras.' },
    reconstructed: {
      name: 'reconstruído',
      help: 'Definido por nós conforme as regras; os valores impressos podem ser outros.',
    },
    'partly reconstructed': {
      name: 'em parte reconstruído',
      help: 'Em parte dos livros de regras, o resto definido por nós.',
    },
  },
} satisfies CommonMessages;
