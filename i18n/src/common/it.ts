import { capital } from '../words.ts';
import type { CommonMessages } from './messages.ts';

export const common = {
  levels: {
    random: { name: 'Vagabondo', help: 'Fa una mossa possibile qualsiasi. Ideale per conoscere il gioco.' },
    greedy: { name: 'Apprendista', help: 'Prende ciò che rende di più subito, senza guardare avanti.' },
    other: (level) => ({ name: capital(level), help: 'Un giocatore automatico.' }),
  },
  standing: {
    known: { name: 'noto', help: 'Preso dai regolamenti.' },
    deduced: { name: 'dedotto', help: 'Segue da numeri dei regolamenti.' },
    reconstructed: {
      name: 'ricostruito',
      help: 'Fissato da noi secondo le regole; i valori stampati possono essere diversi.',
    },
    'partly reconstructed': {
      name: 'in parte ricostruito',
      help: 'In parte dai regolamenti, il resto fissato da noi.',
    },
  },
} satisfies CommonMessages;
