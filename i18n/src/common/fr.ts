import { capital } from '../words.ts';
import type { CommonMessages } from './messages.ts';

export const common = {
  levels: {
    random: { name: 'Flâneur', help: 'Joue n’importe quel coup possible. Idéal pour découvrir le jeu.' },
    greedy: { name: 'Apprenti', help: 'Prend ce qui rapporte le plus tout de suite, sans voir plus loin.' },
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
