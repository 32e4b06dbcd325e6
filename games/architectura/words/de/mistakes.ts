import type { MistakeWords } from '../messages/mistakes.ts';

export const mistakes: MistakeWords = {
  'a colour that no other seat has': 'eine Farbe, die sonst niemand hat',
  'a seat below {players}': 'eine Platznummer unter {players}',
  'one colour for each of the {players} players': 'je eine Farbe für {players} Personen',
  'a known component set: {known}': 'ein bekannter Satz Spielmaterial: {known}',
  'another id: a different set is already called {id}':
    'eine andere Kennung: „{id}“ heißt schon ein anderer Satz Spielmaterial',
  'a name in letters, the first a capital': 'eine Kennung aus Buchstaben, der erste groß',
  'an effect': 'ein Effekt',
  '1, one card of each player': '1, also eine Karte von jeder Person',
  'an end effect': 'ein Effekt am Spielende',
  'four values, or a single one': 'vier Werte oder ein einziger',
  'values that rise clockwise (top, left, bottom, right) but for one step':
    'Werte, die im Uhrzeigersinn (oben, links, unten, rechts) bis auf einen Schritt ansteigen',
  'a name like my-set-2': 'eine Kennung wie my-set-2',
  'a name that no other card has, not {id} again':
    'eine Kennung, die keine andere Karte hat, nicht noch einmal „{id}“',
  'no cost and no instant effect with it': 'weder Kosten noch Soforteffekt dazu',
  'nothing on a basic card': 'nichts bei einer Grundkarte',
  'a card of this set': 'eine Karte aus diesem Satz Spielmaterial',
  'a card whose deck is {deck}': 'eine Karte, deren Deck „{deck}“ ist',
  'each card once, not {id} again': 'jede Karte nur einmal, nicht noch einmal „{id}“',
  'one card with the {special} effect, not two': 'nur eine Karte mit dem Effekt „{special}“, nicht zwei',
  'a card that replaces a basic one of {colour}: it has no {id}':
    'eine Karte, die eine Grundkarte von „{colour}“ ersetzt: „{id}“ gibt es dort nicht',
  'a card that replaces a basic one of {colour}: none has the value {value}':
    'eine Karte, die eine Grundkarte von „{colour}“ ersetzt: keine hat dort den Wert {value}',
  'a move': 'ein Zug',
  'a direction': 'eine Drehrichtung',
  'a street': 'eine Straße',
  'a block': 'ein Block',
  'a card': 'eine Karte',
};
