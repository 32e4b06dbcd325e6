import type { Reasons } from '../messages/reasons.ts';
import { card, cards, form, n, Own, of, s, space, The, the } from './game.ts';

export const reasons = {
  gameOver: 'Die Partie ist zu Ende. Es kann nichts mehr gespielt werden.',
  notYourDecision: ({ seat }) => `${s(seat, 'entscheidest', 'entscheidet')} gerade. Bitte warte.`,
  otherDecision: ({ ask }) => `Zuerst ist eine andere Entscheidung fällig. ${ask}`,
  noSuchCard: ({ card: id }) =>
    `In deiner Farbe gibt es keine Karte namens ${card(id)}. Wähle eine deiner Karten.`,
  notInHand: ({ card: id }) =>
    `${The(id)} gehört nicht zu den Karten, die du jetzt verwenden kannst. Wähle eine andere.`,
  notInDeck: ({ card: id }) => `${The(id)} ist nicht mehr in deinem Deck. Ersetze eine Karte, die darin ist.`,
  notAdditional: ({ card: id }) => `${The(id)} ist eine Grundkarte. Nur Zusatzkarten ersetzen andere.`,
  alreadySwappedIn: ({ card: id }) => `${The(id)} ist schon in deinem Deck. Wähle eine andere Zusatzkarte.`,
  cannotReplace: ({ card: id, by: other }) =>
    `${The(other)} kann ${the(id, 1)} nicht ersetzen. Die Grundwerte müssen gleich sein, oder der Text der Karte muss die ersetzte Karte nennen.`,
  noSwapsLeft: ({ most }) =>
    `Du kannst keine Karte mehr ersetzen; erlaubt ${form(most, 'ist', 'sind')} höchstens ${most}. Melde dein Deck fertig oder nimm eine zurück.`,
  notYourDeck: 'Das ist nicht das Deck, das du zusammengestellt hast. Zeige dein eigenes.',
  noSuchSpace: ({ streets, blocks }) =>
    `Diesen Platz gibt es in der Stadt nicht. Sie hat ${n(streets, 'Straße', 'Straßen')} mit ${blocks} Blöcken.`,
  spaceTaken: ({ space: at }) =>
    `In ${space(at)} liegt schon eine offene Karte. Wähle einen freien Platz oder eine Ruine.`,
  leftIsEmpty: ({ space: at }) =>
    `Der Platz links von ${space(at)} ist leer. Straßen werden von links nach rechts bebaut.`,
  streetNotOpen: ({ space: at, first }) =>
    `Straße ${at.street} kann noch nicht eröffnet werden. Zuerst kommt Straße ${first.street}.`,
  foreignToken: ({ space: at, owner }) =>
    `In ${space(at)} liegt ein Marker ${of(owner)}. Dort darf sonst niemand bauen.`,
  threeInARow: ({ space: at, run }) =>
    `In ${space(at)} hättest du ${run} offene Karten in einer Reihe. Zu dritt und zu viert sind höchstens zwei erlaubt.`,
  costTooHigh: ({ cost, others }) =>
    `Das kostet ${cards(cost)}; außer dieser hast du ${others === 0 ? 'keine' : others} auf der Hand. Wähle eine andere Karte.`,
  costPayable: ({ card: id }) =>
    `Du kannst ${the(id, 1)} bezahlen, also wird die Karte nicht einfach entfernt. Spiele sie oder eine andere.`,
  noCost: ({ card: id }) =>
    `${The(id)} hat keine Kosten und kann daher nicht entfernt werden. Spiele die Karte auf einen Platz.`,
  belongsBeside: ({ card: id }) =>
    `${The(id)} braucht keinen Platz in der Stadt. Spiele die Karte neben die Stadt.`,
  belongsInCity: ({ card: id }) => `${The(id)} gehört in die Stadt. Wähle einen Platz.`,
  mustPlay: 'Du kannst eine Karte spielen, also musst du eine spielen. Wähle eine Karte und einen Platz.',
  exchangeUsed: 'Du hast deine Hand schon ausgetauscht. Das geht nur einmal pro Partie.',
  handEmpty: 'Deine Hand ist leer, es gibt nichts auszutauschen.',
  searchOver: 'Gesucht wird nur zu Beginn deines ersten Zuges, vor dem Austauschen der Hand.',
  searchedCardInHand: 'Die Karte, die du suchen könntest, hast du schon auf der Hand.',
  nothingToSearch: 'In deinem Deck ist keine Karte, die gesucht werden darf.',
  otherSpace: ({ space: at, another }) =>
    another
      ? `Die Karte liegt schon in ${space(at)}. Wähle einen anderen Platz.`
      : `Die Karte muss nach ${space(at)}, wo eben ein Platz frei geworden ist.`,
  justReturned: ({ card: id }) => `${The(id)} ist eben erst zurückgekommen. Spiele eine andere Karte.`,
  nothingToReplay:
    'Du hast keine andere Handkarte, die du spielen und bezahlen könntest. Verzichte auf den Effekt.',
  nothingFaceUp: ({ space: at }) =>
    `In ${space(at)} liegt keine offene Karte. Wähle einen Platz mit einer offenen Karte.`,
  notYours: ({ space: at, owner }) =>
    `Die Karte in ${space(at)} gehört ${owner.me ? 'dir' : owner.name}. Wähle eine eigene.`,
  protected: ({ card: id, owner }) =>
    `${Own({ card: id, owner })} ist geschützt, deine Karten wirken darauf nicht. Wähle eine andere Karte.`,
  singleValue: ({ card: id }) => `${The(id)} hat nur einen Wert und kann nicht gedreht werden.`,
  turnedAlready: ({ space: at }) => `Die Karte in ${space(at)} wurde schon gedreht. Wähle eine andere.`,
  playerDone: ({ owner }) =>
    `Eine Karte ${of(owner)} wurde schon gedreht. Wähle eine, die jemand anderem gehört.`,
  notDestroyed: ({ space: at }) =>
    `In ${space(at)} liegt keine zerstörte Karte obenauf. Nur Ruinen werden wieder aufgebaut.`,
  tokenThere: ({ space: at }) =>
    `In ${space(at)} liegt schon ein Marker. Wähle einen anderen bebaubaren Platz.`,
  alreadyProtected: ({ card: id }) => `${The(id)} ist schon geschützt. Wähle eine andere Karte.`,
  notAdjacent: ({ space: at, from: origin }) =>
    `${space(at)} ist nicht benachbart zu ${space(origin)}. Wähle eine Karte daneben, in der Straße oder im Block.`,
  notItself:
    'Eine Schmiede, die diesen Effekt kopiert, kann sich nicht selbst zurücknehmen. Wähle eine andere Karte.',
  mustAnswer: ({ ask }) => `Darauf kannst du nicht verzichten. ${ask}`,
  notFaceUpInCity: ({ card: id }) =>
    `In der Stadt liegt diese Karte nicht offen: ${card(id)}. Wähle eine, die offen liegt.`,
  noInstantEffect: ({ card: id }) => `${The(id)} hat keinen Soforteffekt, der sich kopieren ließe.`,
  nothingWouldHappen: ({ card: id }) =>
    `Dieser Effekt (${card(id)}) würde jetzt nichts bewirken. Wähle einen anderen.`,
  goesBeside: ({ card: id }) =>
    `Deine zerstörten Karten liegen neben der Stadt, also kommt ${the(id, 0)} dorthin. Spiele die Karte neben die Stadt.`,
  staysInCity: ({ card: id }) =>
    `Ohne Friedhof kommt ${the(id, 0)} in die Stadt. Wähle einen bebaubaren Platz.`,
} satisfies Reasons;
