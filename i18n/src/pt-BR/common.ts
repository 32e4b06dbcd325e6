import type { CommonMessages } from '../messages/common.ts';
import { capital } from '../words.ts';

export const common = {
  levels: {
    random: { name: 'Andarilho', help: 'Faz qualquer jogada possível. Bom para conhecer o jogo.' },
    greedy: { name: 'Aprendiz', help: 'Pega o que rende mais na hora, sem olhar adiante.' },
    child: { name: 'Criança', help: 'Vê cerca de metade do que é possível e pega o que mais agrada.' },
    beginner: {
      name: 'Iniciante',
      help: 'Conhece as regras, mas deixa passar jogadas e avalia mal o que valem.',
    },
    casual: { name: 'Jogador ocasional', help: 'Pega o melhor do momento, sem um plano para o turno.' },
    skilled: { name: 'Jogador habilidoso', help: 'Planeja o turno inteiro, seguindo poucas linhas de jogo.' },
    expert: {
      name: 'Especialista',
      help: 'Planeja o turno inteiro com cuidado, seguindo muitas linhas de jogo.',
    },
    master: { name: 'Mestre', help: 'É quem pensa por mais tempo e vê mais longe. Vencê-lo é uma façanha.' },
    other: (level) => ({ name: capital(level), help: 'Um jogador controlado pelo computador.' }),
  },
  standing: {
    known: { name: 'conhecido', help: 'Tirado dos livros de regras.' },
    deduced: { name: 'deduzido', help: 'Deduzido dos números dos livros de regras.' },
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
