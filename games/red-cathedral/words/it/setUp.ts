import { words } from '@archivolt/i18n';
import type { SetUpMessages } from '../messages/setUp.ts';

const { n } = words('it', 'di ');

export const setUp: SetUpMessages = {
  players: { name: 'Giocatori', help: 'Il numero di giocatori, da 1 a 4.' },
  side: { name: 'Lato delle botteghe', help: 'Lo stesso lato delle plance Bottega per tutti.' },
  basic: {
    name: 'Base',
    help: 'Tutte le decorazioni sono disponibili da subito; uno spazio costa da 2 a 4 rubli.',
  },
  advanced: {
    name: 'Avanzato',
    help: 'Le decorazioni si sbloccano nella bottega; ogni spazio costa 3 rubli.',
  },
  influence: { name: 'Carte Influenza', help: 'In ogni quadrante del mercato c’è la carta di un gruppo.' },
  random: { name: 'A caso', help: 'Per ogni gruppo si pesca una di tre carte.' },
  first: { name: 'Prima partita', help: 'Le carte consigliate per cominciare.' },
  firstPlayer: { name: 'Primo giocatore', help: 'Chi comincia riceve 3 rubli; gli altri 4, 4 e 5.' },
  anyone: { name: 'A caso', help: 'Il caso decide chi comincia.' },
  colours: { name: 'Colori', help: 'Il dado del tuo colore e quello bianco vanno oltre pagando rubli.' },
  solo: {
    name: 'Solitario contro Ivan',
    help: 'Ivan segue le sue cinque carte; cominci tu.',
    opponent: 'Ivan',
  },
  countPlayers: (k) => n(k, 'giocatore', 'giocatori'),
  components: {
    supply: 'Riserva generale',
    track: 'Tracciato del punteggio',
    resources: 'Tessere Risorsa',
    influence: 'Carte Influenza',
    firstGame: 'Carte della prima partita',
    sections: 'Carte Cattedrale',
    tiles: 'Tessere Bottega',
    plans: 'Carte Progetto di Costruzione',
    boards: 'Plance Bottega',
  },
};
