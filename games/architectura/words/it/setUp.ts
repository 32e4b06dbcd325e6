import { words } from '@archivolt/i18n';
import type { SetUpMessages } from '../messages/setUp.ts';

const { n } = words('it', 'di ');

export const setUp: SetUpMessages = {
  players: { name: 'Giocatori', help: 'Il numero di giocatori, da 2 a 4. Ognuno aggiunge una strada.' },
  swaps: { name: 'Mazzi', help: 'Quante carte base ognuno può sostituire con carte aggiuntive.' },
  basic: { name: 'Gioco base', help: 'Tutti giocano con le stesse 12 carte.' },
  advanced: { name: 'Mazzi avanzati', help: 'Ognuno sceglie in segreto un mazzo prima della partita.' },
  rolled: { name: 'Tira un dado', help: 'Un dado decide il numero massimo di sostituzioni, da 1 a 6.' },
  firstPlayer: { name: 'Primo giocatore', help: 'Chi comincia; si procede poi in senso orario.' },
  anyone: { name: 'A caso', help: 'Il caso decide chi comincia.' },
  colours: { name: 'Colori', help: 'Ogni colore ha il proprio stemma.' },
  countPlayers: (k) => n(k, 'giocatore', 'giocatori'),
  countSwaps: (k) => n(k, 'sostituzione', 'sostituzioni'),
  components: {
    decks: 'Carte dei mazzi',
    values: 'Valori delle carte',
    printed: 'Effetti stampati',
    ours: 'Effetti di Scuola, Palazzo, Parco e Tempio',
  },
};
