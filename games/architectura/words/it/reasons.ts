import { capital } from '@archivolt/i18n';
import type { Reasons } from '../messages/reasons.ts';
import { card, cards, inside, n, Own, o, ofThe, space, The, the } from './game.ts';

export const reasons = {
  gameOver: 'La partita è finita. Non si può più giocare nulla.',
  notYourDecision: ({ seat }) => `${seat.me ? 'Ora decidi tu' : `Ora decide ${seat.name}`}. Attendi.`,
  otherDecision: ({ ask }) => `Prima devi prendere un’altra decisione. ${ask}`,
  noSuchCard: ({ card: id }) =>
    `Il tuo colore non ha nessuna carta di nome ${card(id)}. Scegli una delle tue carte.`,
  notInHand: ({ card: id }) => `${The(id)} non è tra le carte che puoi usare ora. Scegli un’altra carta.`,
  notInDeck: ({ card: id }) => `${The(id)} non è più nel tuo mazzo. Sostituisci una carta che ci sia.`,
  notAdditional: ({ card: id }) =>
    `${The(id)} è una carta base. Solo le carte aggiuntive ne sostituiscono altre.`,
  alreadySwappedIn: ({ card: id }) => `${The(id)} è già nel tuo mazzo. Scegli un’altra carta aggiuntiva.`,
  cannotReplace: ({ card: id, by: other }) =>
    `${The(other)} non può sostituire ${the(id)}. I valori base devono essere uguali, o il testo della carta deve nominare quella che sostituisce.`,
  noSwapsLeft: ({ most }) =>
    `Non resta nessuna sostituzione; il massimo è ${most}. Conferma il tuo mazzo, o annullane una.`,
  notYourDeck: 'Non è il mazzo che hai preparato. Mostra il tuo.',
  noSuchSpace: ({ streets, blocks }) =>
    `La città non ha questo spazio. Ha ${n(streets, 'strada', 'strade')} con ${blocks} isolati.`,
  spaceTaken: ({ space: at }) =>
    `C’è già una carta scoperta ${inside(at)}. Scegli uno spazio libero o una rovina.`,
  leftIsEmpty: ({ space: at }) =>
    `${capital(space(at))}: lo spazio a sinistra è vuoto. Le strade si costruiscono da sinistra a destra.`,
  streetNotOpen: ({ space: at, first }) =>
    `La strada ${at.street} non si può ancora aprire. Prima viene la strada ${first.street}.`,
  foreignToken: ({ space: at, owner }) =>
    `C’è un segnalino ${owner.me ? 'tuo' : `di ${owner.name}`} ${inside(at)}. Nessun altro può costruire lì.`,
  threeInARow: ({ space: at, run }) =>
    `${capital(inside(at))} avresti ${run} carte scoperte di fila. In 3 o 4 giocatori il massimo è due.`,
  costTooHigh: ({ cost, others }) =>
    `Costa ${cards(cost)}; oltre a questa ${others === 0 ? 'non ne hai' : `ne hai ${others}`} in mano. Scegli un’altra carta.`,
  costPayable: ({ card: id }) =>
    `Puoi pagare ${the(id)}, quindi la carta non viene semplicemente rimossa. Giocala, o giocane un’altra.`,
  noCost: ({ card: id }) =>
    `${The(id)} non ha un costo, quindi non si può rimuovere. Gioca la carta su uno spazio.`,
  belongsBeside: ({ card: id }) => `${The(id)} non occupa spazi in città. Gioca la carta accanto alla città.`,
  belongsInCity: ({ card: id }) => `${The(id)} va in città. Scegli uno spazio.`,
  mustPlay: 'Puoi giocare una carta, quindi devi giocarne una. Scegli una carta e uno spazio.',
  exchangeUsed: 'Hai già cambiato la mano. Si può fare una sola volta per partita.',
  handEmpty: 'La tua mano è vuota: non c’è nulla da cambiare.',
  searchOver: 'Si cerca solo all’inizio del proprio primo turno, prima di cambiare la mano.',
  searchedCardInHand: 'La carta che potresti cercare è già nella tua mano.',
  nothingToSearch: 'Nel tuo mazzo non c’è nessuna carta che si possa cercare.',
  otherSpace: ({ space: at, another }) =>
    another
      ? `La carta è già ${inside(at)}. Scegli un altro spazio.`
      : `La carta deve andare ${inside(at)}, dove si è appena liberato il posto.`,
  justReturned: ({ card: id }) => `Hai appena ripreso ${the(id)}. Gioca un’altra carta.`,
  nothingToReplay: 'Non hai in mano un’altra carta che tu possa giocare e pagare. Rinuncia all’effetto.',
  nothingFaceUp: ({ space: at }) => `Non c’è nessuna carta scoperta ${inside(at)}. Scegline una scoperta.`,
  notYours: ({ space: at, owner }) =>
    `La carta ${inside(at)} è ${owner.me ? 'tua' : `di ${owner.name}`}. Scegli una delle tue.`,
  protected: ({ card: id, owner }) =>
    `${Own({ card: id, owner })} è protett${o(id)}: le tue carte non hanno effetto su di ess${o(id)}. Scegli un’altra carta.`,
  singleValue: ({ card: id }) => `${The(id)} ha un solo valore e non può essere ruotat${o(id)}.`,
  turnedAlready: ({ space: at }) => `La carta ${inside(at)} è già stata ruotata. Scegline un’altra.`,
  playerDone: ({ owner }) =>
    `Una carta ${owner.me ? 'tua' : `di ${owner.name}`} è già stata ruotata. Scegline una di un altro giocatore.`,
  notDestroyed: ({ space: at }) =>
    `Non c’è nessuna carta distrutta in cima: ${space(at)}. Si ricostruiscono solo le rovine.`,
  tokenThere: ({ space: at }) => `C’è già un segnalino ${inside(at)}. Scegli un altro spazio edificabile.`,
  alreadyProtected: ({ card: id }) => `${The(id)} è già protett${o(id)}. Scegli un’altra carta.`,
  notAdjacent: ({ space: at, from: origin }) =>
    `${capital(space(at))}: non è adiacente alla ${space(origin)}. Scegli una carta vicina nella strada o nell’isolato.`,
  notItself: 'Una Fucina che copia questo effetto non può riprendere sé stessa. Scegli un’altra carta.',
  mustAnswer: ({ ask }) => `Non ci si può rinunciare. ${ask}`,
  notFaceUpInCity: ({ card: id }) =>
    `Questa carta non è scoperta in città: ${card(id)}. Scegline una che lo sia.`,
  noInstantEffect: ({ card: id }) => `${The(id)} non ha un effetto immediato da copiare.`,
  nothingWouldHappen: ({ card: id }) =>
    `L’effetto ${ofThe(id)} ora non farebbe nulla. Scegli un altro effetto.`,
  goesBeside: ({ card: id }) =>
    `Le tue carte distrutte vanno accanto alla città, quindi anche ${the(id)}. Gioca la carta accanto alla città.`,
  staysInCity: ({ card: id }) => `Senza un Cimitero, ${the(id)} va in città. Scegli uno spazio edificabile.`,
} satisfies Reasons;
