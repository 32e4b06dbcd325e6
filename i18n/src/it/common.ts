import type { CommonMessages } from '../messages/common.ts';
import { capital } from '../words.ts';

export const common = {
  levels: {
    random: { name: 'Vagabondo', help: 'Fa una mossa possibile qualsiasi. Ideale per conoscere il gioco.' },
    greedy: { name: 'Apprendista', help: 'Prende ciò che rende di più subito, senza guardare avanti.' },
    child: { name: 'Bambino', help: 'Vede circa metà di ciò che si può fare e prende quello che gli piace.' },
    beginner: {
      name: 'Principiante',
      help: 'Conosce le regole, ma si lascia sfuggire delle mosse e ne giudica male il valore.',
    },
    casual: {
      name: 'Giocatore occasionale',
      help: 'Prende il meglio del momento, senza un piano per il turno.',
    },
    skilled: { name: 'Giocatore abile', help: 'Pianifica tutto il turno, seguendo poche linee di gioco.' },
    expert: { name: 'Esperto', help: 'Pianifica tutto il turno con cura, seguendo molte linee di gioco.' },
    master: { name: 'Maestro', help: 'È chi pensa più a lungo e vede più lontano. Batterlo è un’impresa.' },
    other: (level) => ({ name: capital(level), help: 'Un giocatore controllato dal computer.' }),
  },
  standing: {
    known: { name: 'noto', help: 'Preso dai regolamenti.' },
    deduced: { name: 'dedotto', help: 'Si ricava dai numeri dei regolamenti.' },
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
