import type { ArchitecturaAid } from '../messages/aid.ts';

export const aid = {
  titles: {
    turn: 'Il tuo turno',
    compare: 'Il confronto',
    buildings: 'Edifici di questa partita',
    symbols: 'Simboli',
    limits: 'Limiti',
    end: 'Fine e punteggio',
  },
  turn: {
    play: 'Gioca una carta: a destra di un’altra, all’inizio della prossima strada o sopra una rovina.',
    compare: 'Confrontala con la carta alla sua sinistra.',
    effect: 'Applica il suo effetto. A un effetto facoltativo puoi rinunciare.',
    draw: (cards) => `Pesca fino ad avere ${cards} carte in mano.`,
  },
  compare: {
    equal: 'Valori uguali: non succede nulla.',
    up: 'Carta a sinistra più alta: sale di un passo.',
    down: 'Carta a sinistra più bassa: scende di un passo.',
    destroy: 'Carta a sinistra pari alla metà o meno: viene distrutta.',
    protected: 'Carta a sinistra protetta da un avversario: resta com’è.',
  },
  card: {
    top: 'Conta il valore in alto.',
    sides: 'A sinistra c’è quello a cui sale, a destra quello a cui scende.',
    basic: 'Il piccolo rombo indica il valore base, con cui si gioca la carta.',
  },
  limits: {
    streets: (streets, blocks) => `${streets} strade di ${blocks} isolati ciascuna, aperte in ordine.`,
    run: (cards) =>
      `La carta che giochi non può formare una fila di ${cards} o più tue carte scoperte in una strada.`,
    deck: (cards, tokens) => `Ognuno ha un mazzo di ${cards} carte e ${tokens} segnalini.`,
  },
  end: {
    ends: 'La partita finisce quando nessuno può più giocare una carta.',
    values: 'Le tue carte scoperte danno il loro valore. X e N si leggono alla fine.',
    ties: 'Parità: più carte scoperte, poi la carta di valore più basso.',
  },
} satisfies ArchitecturaAid;
