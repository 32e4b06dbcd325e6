import type { CommonMessages } from '../messages/common.ts';
import { capital } from '../words.ts';

export const common = {
  levels: {
    random: { name: 'Flâneur', help: 'Joue n’importe quel coup possible. Idéal pour découvrir le jeu.' },
    greedy: { name: 'Apprenti', help: 'Prend ce qui rapporte le plus tout de suite, sans voir plus loin.' },
    child: {
      name: 'Enfant',
      help: 'Ne voit qu’environ la moitié des possibilités et prend ce qui lui plaît.',
    },
    beginner: {
      name: 'Débutant',
      help: 'Connaît les règles, mais oublie des coups et en juge mal la valeur.',
    },
    casual: {
      name: 'Joueur occasionnel',
      help: 'Prend ce qu’il y a de mieux sur le moment, sans plan pour le tour.',
    },
    skilled: { name: 'Joueur habile', help: 'Prépare tout son tour, en suivant quelques idées.' },
    expert: { name: 'Expert', help: 'Prépare tout son tour avec soin, en suivant de nombreuses idées.' },
    master: {
      name: 'Maître',
      help: 'Réfléchit le plus longtemps et voit le plus loin. Le battre est un exploit.',
    },
    other: (level) => ({ name: capital(level), help: 'Un joueur ordinateur.' }),
  },
  standing: {
    known: { name: 'connu', help: 'Tiré des livrets de règles.' },
    deduced: { name: 'déduit', help: 'Découle de nombres donnés par les livrets.' },
    reconstructed: {
      name: 'reconstitué',
      help: 'Fixé par nous selon les règles ; les valeurs imprimées peuvent différer.',
    },
    'partly reconstructed': {
      name: 'en partie reconstitué',
      help: 'En partie tiré des livrets, le reste fixé par nous.',
    },
  },
} satisfies CommonMessages;
