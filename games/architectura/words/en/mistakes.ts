import type { MistakeWords } from '../messages/mistakes.ts';

export const mistakes: MistakeWords = {
  'a colour that no other seat has': 'a colour that no other seat has',
  'a seat below {players}': 'a seat below {players}',
  'one colour for each of the {players} players': 'one colour for each of the {players} players',
  'a known component set: {known}': 'a known component set: {known}',
  'another id: a different set is already called {id}': 'another id: a different set is already called {id}',
  'a name in letters, the first a capital': 'a name in letters, the first a capital',
  'an effect': 'an effect',
  '1, one card of each player': '1, one card of each player',
  'an end effect': 'an end effect',
  'four values, or a single one': 'four values, or a single one',
  'values that rise clockwise (top, left, bottom, right) but for one step':
    'values that rise clockwise (top, left, bottom, right) but for one step',
  'a name like my-set-2': 'a name like my-set-2',
  'a name that no other card has, not {id} again': 'a name that no other card has, not {id} again',
  'no cost and no instant effect with it': 'no cost and no instant effect with it',
  'nothing on a basic card': 'nothing on a basic card',
  'a card of this set': 'a card of this set',
  'a card whose deck is {deck}': 'a card whose deck is {deck}',
  'each card once, not {id} again': 'each card once, not {id} again',
  'one card with the {special} effect, not two': 'one card with the {special} effect, not two',
  'a card that replaces a basic one of {colour}: it has no {id}':
    'a card that replaces a basic one of {colour}: it has no {id}',
  'a card that replaces a basic one of {colour}: none has the value {value}':
    'a card that replaces a basic one of {colour}: none has the value {value}',
  'a move': 'a move',
  'a direction': 'a direction',
  'a street': 'a street',
  'a block': 'a block',
  'a card': 'a card',
};
