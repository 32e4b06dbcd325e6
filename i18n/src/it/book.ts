import type { BookMessages } from '../messages/book.ts';
import { words } from '../words.ts';

const { and } = words('it');

export const book: BookMessages = {
  example: 'Esempio',
  before: 'Prima',
  after: 'Dopo',
  edit: 'Modifica questa posizione',
  tryIt: 'Prova',
  tryTitle: (title) => `Prova: ${title}`,
  steps: 'Passo dopo passo',
  setUp: 'La preparazione a colpo d’occhio',
  print: 'Stampa le regole',
  also: (list) => `Cercato anche: ${and(list)}`,
  keys: 'Premi / per cercare, Invio per il primo risultato, Esc per cancellare.',
  total: 'Totale',
  sandbox: {
    note: 'Giochi tu per tutti i posti. Niente viene salvato.',
    back: 'Torna alle regole',
    again: 'Ricomincia',
    bad: {
      name: 'Questa posizione non è leggibile',
      note: (at) =>
        `Il testo della posizione nell’indirizzo è sbagliato dal carattere ${at} in poi. Non è stato cambiato nulla.`,
      none: 'L’indirizzo non contiene nessuna posizione.',
    },
  },
  synonyms: [
    ['pagare', 'prezzo', 'costo'],
    ['fine', 'ultimo', 'finire', 'terminare'],
    ['parità', 'pareggio', 'spareggio'],
    ['scambiare', 'scambio', 'scambia', 'barattare'],
    ['permesso', 'possibile', 'disponibile', 'legale'],
    ['valore', 'punteggio', 'punti'],
  ],
};
