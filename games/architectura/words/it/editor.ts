import type { EditorWords } from '../messages/editor.ts';

export const editor: EditorWords = {
  impossible: {
    'a card can be protected only by its owner':
      'Una carta è protetta solo dal segnalino del suo proprietario.',
    '{card} is always protected and needs no token':
      'Questa carta è sempre protetta e non ha bisogno di segnalini: {card}.',
    '{card} is already elsewhere in the city': 'Questa carta è già altrove in città: {card}.',
    'at most {swaps} cards can be replaced': 'Si sostituiscono al massimo {swaps} carte.',
    'these additional cards cannot replace those basic cards':
      'Queste carte aggiuntive non sostituiscono quelle carte base.',
    'a deck has {cards} cards, not {count}': 'Un mazzo ha {cards} carte, non {count}.',
    'a player who is still choosing a deck has no cards yet':
      'Chi sta ancora scegliendo il mazzo non ha ancora carte.',
    'this card is not played beside the city': 'Questa carta non si gioca accanto alla città.',
    'destroyed cards are beside the city only if a card there takes them in':
      'Le carte distrutte stanno accanto alla città solo se una carta le accoglie.',
    'cards are under the deck only after an exchange':
      'Ci sono carte sotto il mazzo solo dopo un cambio della mano.',
    'no card of this deck raises the hand limit to {limit}':
      'Nessuna carta di questo mazzo porta il limite di carte in mano a {limit}.',
    'the hand holds more than {limit} cards': 'La mano ha più di {limit} carte.',
    'there is no card in this deck to search for': 'In questo mazzo non c’è nessuna carta da cercare.',
    'a card known to be in the hand is not there': 'Una carta di cui si sa che è in mano deve trovarsi lì.',
    'a card known not to be in the hand is there': 'In mano c’è una carta di cui si sa che non è lì.',
    'a card put under the deck is neither there nor in the hand':
      'Una carta messa sotto il mazzo deve essere ancora lì o essere stata pescata da lì.',
    'a card that was never put under the deck is there':
      'Sotto il mazzo c’è una carta che non vi è mai stata messa.',
    'more cards in the hand come from under the deck than were drawn from there':
      'In mano ci sono più carte venute da sotto il mazzo di quante ne siano state pescate da lì.',
    'seat {seat} has a card that is not in its deck': '{seat} ha una carta che non è nel suo mazzo.',
    'seat {seat} has the same card in two places': '{seat} ha la stessa carta in due posti.',
    'seat {seat} has more than {tokens} tokens': '{seat} ha più di {tokens} segnalini.',
    'these questions cannot follow each other': 'Queste domande non possono seguirsi.',
    'after this many turns without an action, the game is over':
      'Dopo tanti turni senza azioni la partita è finita.',
    'seat {seat} still has to show its deck': '{seat} deve ancora mostrare il mazzo.',
    'this question has no possible answer': 'La domanda attuale non ha risposta.',
    '{card} does not belong to the player who pays': 'Questa carta non è di chi paga: {card}.',
    '{card} costs {cost}': 'Questa carta costa {cost}: {card}.',
    '{card} has already been played': 'Questa carta è già stata giocata: {card}.',
    'there is a face-up card in this space': 'In questo spazio c’è una carta scoperta.',
    'too few cards are left to pay with': 'Non restano abbastanza carte per pagare.',
    'this card has no effect': 'Questa carta non ha effetto.',
    'this card has not just been played there': 'Questa carta non è quella appena giocata lì.',
    'only the player’s own protected card can be spared':
      'Si può risparmiare solo una propria carta protetta.',
    'only the player’s own protected cards can be spared':
      'Si possono risparmiare solo proprie carte protette.',
    'no card that is hit there may move away': 'Lì non è colpita nessuna carta che possa spostarsi.',
    'the player asked has no card there that may move away':
      'Chi deve decidere non ha lì carte che possano spostarsi.',
    'a card has just been played, so the hand cannot be full':
      'È appena stata giocata una carta: la mano non può essere piena.',
    'the returned card must be in the hand': 'La carta ripresa deve essere in mano.',
    'there is no face-up card in this space that copies effects':
      'Lì non c’è una carta scoperta che copia effetti.',
    'only a card that has copied an effect leaves the game':
      'Solo una carta che ha copiato un effetto esce dal gioco.',
    'no token is left to place': 'Non resta nessun segnalino da mettere.',
    'there is no face-up card to swap': 'Non c’è nessuna carta scoperta da scambiare.',
    'it is another player’s turn': 'È il turno di un altro giocatore.',
    'this deck has already been chosen and shown': 'Questo mazzo è già scelto e mostrato.',
  },
  fields: {
    card: 'Carta',
    none: 'nessuna',
    turned: 'Rotazione',
    basic: 'valore base',
    clockwise: 'un passo in senso orario',
    twice: 'due passi',
    counterClockwise: 'un passo in senso antiorario',
    destroyed: 'Distrutta (coperta)',
    beneath: 'Sotto',
    token: 'Segnalino di',
    deck: 'nel mazzo',
    hand: 'in mano',
    under: 'sotto il mazzo',
    beside: 'accanto alla città',
    fallen: 'distrutta, accanto alla città',
    out: 'fuori dal gioco',
    inCity: 'in città',
    limit: 'Limite di carte in mano',
    exchanged: 'Ha cambiato la mano',
    searches: 'Può ancora cercare',
    notInDeck: 'non nel mazzo',
    instead: 'sostituisce',
    swaps: 'Sostituzioni al massimo',
    quiet: 'Turni senza azioni',
    players: 'Giocatori',
    turn: 'Turno',
    active: 'Di chi è il turno',
    asked: 'Che cosa si chiede',
    begins: 'comincia un turno',
    over: 'nulla, la partita è finita',
    asIs: 'com’è adesso',
    table: 'Il tavolo',
  },
};
