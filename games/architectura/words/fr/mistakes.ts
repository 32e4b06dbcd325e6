import type { MistakeWords } from '../messages/mistakes.ts';

export const mistakes: MistakeWords = {
  'a colour that no other seat has': 'une couleur que personne d’autre n’a',
  'a seat below {players}': 'un numéro de place inférieur à {players}',
  'one colour for each of the {players} players': 'une couleur pour chacune des {players} personnes',
  'a known component set: {known}': 'un jeu de composants connu : {known}',
  'another id: a different set is already called {id}':
    'un autre identifiant : « {id} » désigne déjà un jeu de composants différent',
  'a name in letters, the first a capital': 'un identifiant en lettres, la première en majuscule',
  'an effect': 'un effet',
  '1, one card of each player': '1, soit une carte de chaque personne',
  'an end effect': 'un effet de fin de partie',
  'four values, or a single one': 'quatre valeurs, ou une seule',
  'values that rise clockwise (top, left, bottom, right) but for one step':
    'des valeurs croissantes dans le sens horaire (haut, gauche, bas, droite), sauf à un endroit',
  'a name like my-set-2': 'un identifiant comme my-set-2',
  'a name that no other card has, not {id} again':
    'un identifiant qu’aucune autre carte n’a, pas « {id} » une seconde fois',
  'no cost and no instant effect with it': 'ni coût ni effet immédiat avec cela',
  'nothing on a basic card': 'rien pour une carte de base',
  'a card of this set': 'une carte de ce jeu de composants',
  'a card whose deck is {deck}': 'une carte dont le paquet est « {deck} »',
  'each card once, not {id} again': 'chaque carte une seule fois, pas « {id} » à nouveau',
  'one card with the {special} effect, not two': 'une seule carte avec l’effet « {special} », pas deux',
  'a card that replaces a basic one of {colour}: it has no {id}':
    'une carte qui remplace une carte de base de « {colour} » : « {id} » n’y figure pas',
  'a card that replaces a basic one of {colour}: none has the value {value}':
    'une carte qui remplace une carte de base de « {colour} » : aucune n’y a la valeur {value}',
  'a move': 'un coup',
  'a direction': 'un sens de rotation',
  'a street': 'une rue',
  'a block': 'un îlot',
  'a card': 'une carte',
};
