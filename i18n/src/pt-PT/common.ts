import type { CommonMessages } from '../messages/common.ts';
import { capital } from '../words.ts';

export const common = {
  levels: {
    random: { name: 'Vagabundo', help: 'Faz uma jogada possível qualquer. Bom para conhecer o jogo.' },
    greedy: { name: 'Aprendiz', help: 'Fica com o que mais rende de imediato, sem olhar mais longe.' },
    child: { name: 'Criança', help: 'Vê cerca de metade do que é possível e fica com o que lhe agrada.' },
    beginner: { name: 'Principiante', help: 'Conhece as regras, mas deixa escapar jogadas e avalia-as mal.' },
    casual: { name: 'Jogador ocasional', help: 'Fica com o melhor do momento, sem um plano para o turno.' },
    skilled: { name: 'Jogador hábil', help: 'Planeia o turno inteiro, seguindo poucas linhas de jogo.' },
    expert: { name: 'Perito', help: 'Planeia o turno inteiro com cuidado, seguindo muitas linhas de jogo.' },
    master: { name: 'Mestre', help: 'É quem pensa mais tempo e vê mais longe. Vencê-lo é um feito.' },
    other: (level) => ({ name: capital(level), help: 'Um jogador controlado pelo computador.' }),
  },
  standing: {
    known: { name: 'conhecido', help: 'Tirado dos livros de regras.' },
    deduced: { name: 'deduzido', help: 'Deduz-se dos números dos livros de regras.' },
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
