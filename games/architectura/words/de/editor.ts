import type { EditorWords } from '../messages/editor.ts';

export const editor: EditorWords = {
  impossible: {
    'a card can be protected only by its owner': 'Eine Karte kann nur ein Marker derselben Farbe schützen.',
    '{card} is always protected and needs no token':
      'Diese Karte ist immer geschützt und braucht keinen Marker: {card}.',
    '{card} is already elsewhere in the city': 'Diese Karte liegt schon woanders in der Stadt: {card}.',
    'at most {swaps} cards can be replaced': 'Höchstens {swaps} Karten können ersetzt werden.',
    'these additional cards cannot replace those basic cards':
      'Diese Zusatzkarten ersetzen diese Grundkarten nicht.',
    'a deck has {cards} cards, not {count}': 'Ein Deck hat {cards} Karten, nicht {count}.',
    'a player who is still choosing a deck has no cards yet':
      'Wer das Deck noch wählt, hat noch keine Karten.',
    'this card is not played beside the city': 'Diese Karte wird nicht neben die Stadt gespielt.',
    'destroyed cards are beside the city only if a card there takes them in':
      'Zerstörte Karten liegen nur neben der Stadt, wenn dort eine Karte sie aufnimmt.',
    'cards are under the deck only after an exchange':
      'Unter dem Deck liegen Karten nur nach einem Austausch.',
    'no card of this deck raises the hand limit to {limit}':
      'Keine Karte dieses Decks erhöht das Handlimit auf {limit}.',
    'the hand holds more than {limit} cards': 'Auf der Hand sind mehr als {limit} Karten.',
    'there is no card in this deck to search for': 'In diesem Deck gibt es keine Karte, die man suchen darf.',
    'a card known to be in the hand is not there':
      'Eine Karte, die bekanntlich auf der Hand ist, muss dort sein.',
    'a card known not to be in the hand is there':
      'Eine Karte, die bekanntlich nicht auf der Hand ist, ist dort.',
    'a card put under the deck is neither there nor in the hand':
      'Eine unter das Deck gelegte Karte muss dort liegen oder von dort gezogen worden sein.',
    'a card that was never put under the deck is there':
      'Eine Karte, die nie unter das Deck gelegt wurde, liegt dort.',
    'more cards in the hand come from under the deck than were drawn from there':
      'Auf der Hand sind mehr Karten von unter dem Deck, als von dort gezogen wurden.',
    'seat {seat} has a card that is not in its deck':
      '{seat} hat eine Karte, die nicht in das eigene Deck gehört.',
    'seat {seat} has the same card in two places': '{seat} hat dieselbe Karte an zwei Stellen.',
    'seat {seat} has more than {tokens} tokens': '{seat} hat mehr als {tokens} Marker.',
    'these questions cannot follow each other': 'Diese Fragen können nicht aufeinander folgen.',
    'after this many turns without an action, the game is over':
      'Nach so vielen Zügen ohne Aktion ist die Partie zu Ende.',
    'seat {seat} still has to show its deck': '{seat} muss das Deck noch zeigen.',
    'this question has no possible answer': 'Auf die aktuelle Frage gibt es keine mögliche Antwort.',
    '{card} does not belong to the player who pays':
      'Diese Karte gehört nicht der Person, die bezahlt: {card}.',
    '{card} costs {cost}': 'Diese Karte kostet {cost}: {card}.',
    '{card} has already been played': 'Diese Karte wurde schon gespielt: {card}.',
    'there is a face-up card in this space': 'Auf diesem Platz liegt eine Karte offen.',
    'too few cards are left to pay with': 'Es sind zu wenige Karten zum Bezahlen übrig.',
    'this card has no effect': 'Diese Karte hat keinen Effekt.',
    'this card has not just been played there': 'Diese Karte wurde nicht gerade dort gespielt.',
    'only the player’s own protected card can be spared': 'Verschont wird nur eine eigene geschützte Karte.',
    'only the player’s own protected cards can be spared': 'Verschont werden nur eigene geschützte Karten.',
    'no card that is hit there may move away': 'Dort wird keine Karte getroffen, die ausweichen darf.',
    'the player asked has no card there that may move away':
      'Wer gefragt ist, hat dort keine Karte, die ausweichen darf.',
    'a card has just been played, so the hand cannot be full':
      'Es wurde gerade eine Karte gespielt, die Hand kann nicht voll sein.',
    'the returned card must be in the hand': 'Die zurückgenommene Karte muss auf der Hand sein.',
    'there is no face-up card in this space that copies effects':
      'Dort liegt keine Karte offen, die Effekte kopiert.',
    'only a card that has copied an effect leaves the game':
      'Nur eine Karte, die einen Effekt kopiert hat, scheidet aus dem Spiel aus.',
    'no token is left to place': 'Es ist kein Marker mehr da.',
    'there is no face-up card to swap': 'Es liegt keine Karte offen, die getauscht werden kann.',
    'it is another player’s turn': 'Jemand anderes ist am Zug.',
    'this deck has already been chosen and shown': 'Dieses Deck ist schon gewählt und gezeigt.',
  },
  fields: {
    card: 'Karte',
    none: 'keine',
    turned: 'Drehung',
    basic: 'Grundwert',
    clockwise: 'ein Schritt im Uhrzeigersinn',
    twice: 'zwei Schritte',
    counterClockwise: 'ein Schritt gegen den Uhrzeigersinn',
    destroyed: 'Zerstört (verdeckt)',
    beneath: 'Darunter',
    token: 'Marker von',
    deck: 'im Deck',
    hand: 'auf der Hand',
    under: 'unter dem Deck',
    beside: 'neben der Stadt',
    fallen: 'zerstört, neben der Stadt',
    out: 'aus dem Spiel',
    inCity: 'in der Stadt',
    limit: 'Handlimit',
    exchanged: 'Hat die Hand ausgetauscht',
    searches: 'Darf noch suchen',
    notInDeck: 'nicht im Deck',
    instead: 'ersetzt',
    swaps: 'Ersetzungen höchstens',
    quiet: 'Züge ohne Aktion',
    players: 'Personen',
    turn: 'Zug',
    active: 'Am Zug',
    asked: 'Wie es weitergeht',
    begins: 'ein Zug beginnt',
    over: 'nichts, die Partie ist zu Ende',
    asIs: 'wie jetzt',
    table: 'Der Tisch',
  },
};
