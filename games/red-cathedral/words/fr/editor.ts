import type { EditorWords } from '../messages/editor.ts';

export const editor: EditorWords = {
  impossible: {
    '{id} is already somewhere else': 'Cette carte ou tuile se trouve déjà ailleurs sur la table.',
    'a location holds at most {most} dice': 'Un emplacement accueille au plus {most} dés.',
    'a {kind} belongs here, not {id}': 'Il faut ici : {kind}.',
    '{id} has a banner, but the section below it has none':
      'Cette section porte une bannière, mais pas celle du dessous.',
    'there must be two to four players, or one player and Ivan':
      'Il faut de deux à quatre joueurs, ou un joueur et Ivan.',
    'the active seat must be the player, never Ivan': 'C’est toujours au joueur de jouer, jamais à Ivan.',
    'every player needs a colour of their own': 'Chaque joueur a sa propre couleur.',
    'there must be one influence card of each group': 'Il y a une seule carte Influence par groupe.',
    'there is more {material} than in the box':
      'Trop de cubes : {material}. La boîte n’en contient pas autant.',
    'the inventory holds more than it has spaces for':
      'L’inventaire contient plus de matériaux qu’il n’a d’emplacements.',
    'there are more banners and tiles than workshop slots':
      'Un joueur a six bannières, une par emplacement Atelier.',
    'seat {seat} has more than six banners': '{seat} a plus de six bannières.',
    'seat {seat} has more tiles than claimed sections':
      '{seat} a plus de tuiles Atelier que de sections revendiquées.',
    '{id} holds more than it needs': 'Cette section contient plus que nécessaire.',
    '{id} has everything it needs, but is not completed':
      'Cette section a tout ce qu’il lui faut : elle doit être achevée.',
    '{id} is a tile for three or four players': 'Cette tuile ne sert qu’à trois ou quatre joueurs.',
    'seat {seat} has an ornament that is still locked: {ornament}':
      '{seat} a un ornement encore bloqué : {ornament}.',
    'seat {seat} has too many ornaments: {ornament}': '{seat} a trop d’ornements de ce type : {ornament}.',
    'the ornaments that Ivan has placed do not match the sections':
      'Le nombre d’ornements posés par Ivan ne correspond pas à la cathédrale.',
    '{id} is already in the row': 'Cette carte solo est deux fois dans la rangée d’Ivan.',
    'the {die} die tile is already in the row':
      'La tuile de ce dé est deux fois dans la rangée d’Ivan : {die}.',
    'these questions cannot follow each other': 'Ces questions ne peuvent pas se suivre.',
    'this question has no possible answer': 'Aucune réponse n’est possible à la question en cours.',
    'no tile can be placed in this slot': 'Aucune tuile ne peut être placée sur cet emplacement.',
    'there must be one to three deliveries left': 'Il ne peut rester qu’une, deux ou trois livraisons.',
    'the smallest amount is greater than the largest': 'La plus petite quantité dépasse la plus grande.',
    'there is too little in the supply, or no room in the inventory, for that amount':
      'La réserve générale ou l’inventaire ne permet pas cette quantité.',
    'there is nothing to choose, or no free space for it':
      'Il n’y a rien à choisir, ou pas d’emplacement libre.',
    'there is too little in the supply, or no room in the inventory, for that trade':
      'La réserve générale ou l’inventaire ne permet pas cet échange.',
    'Ivan is not at this table': 'Ivan n’est pas à cette table.',
    'this section has not just been claimed': 'Cette section ne vient pas d’être revendiquée.',
    'there is only one banner to take': 'Il n’y a qu’une bannière à prendre.',
    'this player has no ornament on that section': 'Le joueur actif n’a pas d’ornement sur cette section.',
    'this player has no gems': 'Le joueur actif n’a pas de gemme.',
    'the influence card has no such action': 'La carte Influence n’a pas cette action.',
    'there is nothing to sell': 'Il n’y a rien à vendre.',
    'there is nothing to buy': 'Il n’y a rien à acheter.',
    'there is nothing to give': 'Il n’y a rien à échanger.',
    '{count} different materials must be returned': 'Il faut rendre {count} matériaux différents.',
    'there are too few different materials to return': 'Il y a trop peu de matériaux différents à rendre.',
  },
  fields: {
    card: 'Carte Cathédrale',
    state: 'État',
    free: 'libre',
    claimed: 'revendiquée',
    completed: 'achevée',
    owner: 'Bannière de',
    ornamentOf: 'Ornement de',
    tile: 'Tuile Atelier',
    none: 'aucun',
    shows: 'Montre',
    place: 'Emplacement',
    resource: 'Tuile Ressource',
    influence: 'Carte Influence',
    space: 'Case de la piste de score',
    covered: 'Bannières sur l’inventaire',
    aside: 'Bannières hors de l’inventaire',
    side: 'Face des ateliers',
    players: 'Joueurs',
    withIvan: '1 joueur et Ivan',
    turn: 'Tour',
    active: 'Joueur actif',
    ending: 'A déclenché la fin',
    rerolled: 'A relancé des dés ce tour-ci',
    asked: 'Ce qui suit',
    begins: 'un tour commence',
    over: 'rien, la partie est terminée',
    asIs: 'comme maintenant',
    placed: 'Ornements posés par Ivan',
    table: 'La table',
    ivanCards: 'Cartes d’Ivan',
  },
};
