import type { MistakeWords } from '../messages/mistakes.ts';

export const mistakes: MistakeWords = {
  'a colour that no other seat has': 'un colore che nessun altro ha',
  'a seat below {players}': 'un numero di posto inferiore a {players}',
  'one colour for each of the {players} players': 'un colore per ognuna delle {players} persone',
  'a known component set: {known}': 'un insieme di componenti noto: {known}',
  'another id: a different set is already called {id}':
    'un altro identificativo: «{id}» indica già un insieme diverso',
  'a name in letters, the first a capital': 'un identificativo di lettere, la prima maiuscola',
  'an effect': 'un effetto',
  '1, one card of each player': '1, cioè una carta di ogni persona',
  'an end effect': 'un effetto di fine partita',
  'four values, or a single one': 'quattro valori, oppure uno solo',
  'values that rise clockwise (top, left, bottom, right) but for one step':
    'valori che crescono in senso orario (alto, sinistra, basso, destra) tranne in un punto',
  'a name like my-set-2': 'un identificativo come my-set-2',
  'a name that no other card has, not {id} again':
    'un identificativo che nessun’altra carta ha, non di nuovo «{id}»',
  'no cost and no instant effect with it': 'né costo né effetto immediato insieme a questo',
  'nothing on a basic card': 'niente per una carta base',
  'a card of this set': 'una carta di questo insieme',
  'a card whose deck is {deck}': 'una carta il cui mazzo è «{deck}»',
  'each card once, not {id} again': 'ogni carta una sola volta, non di nuovo «{id}»',
  'one card with the {special} effect, not two': 'una sola carta con l’effetto «{special}», non due',
  'a card that replaces a basic one of {colour}: it has no {id}':
    'una carta che sostituisce una carta base di «{colour}»: lì «{id}» non c’è',
  'a card that replaces a basic one of {colour}: none has the value {value}':
    'una carta che sostituisce una carta base di «{colour}»: lì nessuna ha il valore {value}',
  'a move': 'una mossa',
  'a direction': 'un verso di rotazione',
  'a street': 'una strada',
  'a block': 'un isolato',
  'a card': 'una carta',
};
