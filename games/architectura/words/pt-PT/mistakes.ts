import type { MistakeWords } from '../messages/mistakes.ts';

export const mistakes: MistakeWords = {
  'a colour that no other seat has': 'uma cor que mais ninguém tenha',
  'a seat below {players}': 'um número de lugar inferior a {players}',
  'one colour for each of the {players} players': 'uma cor para cada uma das {players} pessoas',
  'a known component set: {known}': 'um conjunto de componentes conhecido: {known}',
  'another id: a different set is already called {id}':
    'outro identificador: «{id}» já designa um conjunto diferente',
  'a name in letters, the first a capital': 'um identificador de letras, a primeira maiúscula',
  'an effect': 'um efeito',
  '1, one card of each player': '1, ou seja, uma carta de cada pessoa',
  'an end effect': 'um efeito de fim de partida',
  'four values, or a single one': 'quatro valores, ou um só',
  'values that rise clockwise (top, left, bottom, right) but for one step':
    'valores que sobem no sentido horário (cima, esquerda, baixo, direita), exceto num ponto',
  'a name like my-set-2': 'um identificador como my-set-2',
  'a name that no other card has, not {id} again':
    'um identificador que nenhuma outra carta tenha, não «{id}» outra vez',
  'no cost and no instant effect with it': 'nem custo nem efeito instantâneo com isto',
  'nothing on a basic card': 'nada numa carta básica',
  'a card of this set': 'uma carta deste conjunto',
  'a card whose deck is {deck}': 'uma carta cujo baralho seja «{deck}»',
  'each card once, not {id} again': 'cada carta uma só vez, não «{id}» outra vez',
  'one card with the {special} effect, not two': 'uma só carta com o efeito «{special}», não duas',
  'a card that replaces a basic one of {colour}: it has no {id}':
    'uma carta que substitua uma carta básica de «{colour}»: «{id}» não existe lá',
  'a card that replaces a basic one of {colour}: none has the value {value}':
    'uma carta que substitua uma carta básica de «{colour}»: nenhuma tem lá o valor {value}',
  'a move': 'uma jogada',
  'a direction': 'um sentido de rotação',
  'a street': 'uma rua',
  'a block': 'um quarteirão',
  'a card': 'uma carta',
};
