import type { GuideWords } from '../messages/guide.ts';

export const guide: GuideWords = {
  points: (from, to) => `I tuoi punti: da ${from} a ${to}.`,
  values: 'Conta il valore in alto. Quando giochi la carta, si confronta con quella alla sua sinistra.',
  empty: 'Qui può andare una carta quando lo spazio alla sua sinistra è occupato.',
  ruin: 'Una carta distrutta non ha né valore né effetto. Sopra si può giocare un’altra carta.',
  token: 'Un segnalino tiene uno spazio per il suo proprietario o protegge una carta dagli altri.',
  yard: 'Le carte accanto alla città non vi occupano spazio.',
  street: 'Le strade si aprono in ordine e si costruiscono da sinistra a destra.',
  rotate: 'Ruota la carta di un passo: in alto viene il valore successivo.',
};
