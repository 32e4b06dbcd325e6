import type { EditorWords } from '../messages/editor.ts';

export const editor: EditorWords = {
  impossible: {
    'a card can be protected only by its owner': 'Seul le jeton de son propriétaire protège une carte.',
    '{card} is always protected and needs no token':
      'Cette carte est toujours protégée et n’a pas besoin de jeton : {card}.',
    '{card} is already elsewhere in the city': 'Cette carte est déjà ailleurs dans la ville : {card}.',
    'at most {swaps} cards can be replaced': 'On peut remplacer au plus {swaps} cartes.',
    'these additional cards cannot replace those basic cards':
      'Ces cartes supplémentaires ne remplacent pas ces cartes de base.',
    'a deck has {cards} cards, not {count}': 'Un paquet compte {cards} cartes, pas {count}.',
    'a player who is still choosing a deck has no cards yet':
      'Qui choisit encore son paquet n’a pas encore de cartes.',
    'this card is not played beside the city': 'Cette carte ne se joue pas à côté de la ville.',
    'destroyed cards are beside the city only if a card there takes them in':
      'Des cartes détruites ne vont à côté de la ville que si une carte les y accueille.',
    'cards are under the deck only after an exchange':
      'Il n’y a de cartes sous le paquet qu’après un échange.',
    'no card of this deck raises the hand limit to {limit}':
      'Aucune carte de ce paquet ne porte la limite de main à {limit}.',
    'the hand holds more than {limit} cards': 'La main contient plus de {limit} cartes.',
    'there is no card in this deck to search for': 'Ce paquet n’a aucune carte à chercher.',
    'a card known to be in the hand is not there': 'Une carte que l’on sait dans la main doit s’y trouver.',
    'a card known not to be in the hand is there': 'Une carte que l’on sait absente de la main s’y trouve.',
    'a card put under the deck is neither there nor in the hand':
      'Une carte mise sous le paquet doit s’y trouver ou y avoir été piochée.',
    'a card that was never put under the deck is there':
      'Une carte qui n’a jamais été mise sous le paquet s’y trouve.',
    'more cards in the hand come from under the deck than were drawn from there':
      'La main contient plus de cartes venues de sous le paquet qu’il n’en a été pioché.',
    'seat {seat} has a card that is not in its deck': '{seat} a une carte qui n’est pas dans son paquet.',
    'seat {seat} has the same card in two places': '{seat} a la même carte à deux endroits.',
    'seat {seat} has more than {tokens} tokens': '{seat} a plus de {tokens} jetons.',
    'these questions cannot follow each other': 'Ces questions ne peuvent pas se suivre.',
    'after this many turns without an action, the game is over':
      'Après autant de tours sans action, la partie est terminée.',
    'seat {seat} still has to show its deck': '{seat} doit encore montrer son paquet.',
    'this question has no possible answer': 'Aucune réponse n’est possible à la question en cours.',
    '{card} does not belong to the player who pays':
      'Cette carte n’appartient pas au joueur qui paie : {card}.',
    '{card} costs {cost}': 'Cette carte coûte {cost} : {card}.',
    '{card} has already been played': 'Cette carte a déjà été jouée : {card}.',
    'there is a face-up card in this space': 'Une carte est face visible sur cet emplacement.',
    'too few cards are left to pay with': 'Il reste trop peu de cartes pour payer.',
    'this card has no effect': 'Cette carte n’a pas d’effet.',
    'this card has not just been played there': 'Cette carte ne vient pas d’y être jouée.',
    'only the player’s own protected card can be spared': 'On n’épargne que sa propre carte protégée.',
    'only the player’s own protected cards can be spared': 'On n’épargne que ses propres cartes protégées.',
    'no card that is hit there may move away': 'Aucune carte touchée ici ne peut se déplacer.',
    'the player asked has no card there that may move away':
      'Le joueur interrogé n’a pas ici de carte qui puisse se déplacer.',
    'a card has just been played, so the hand cannot be full':
      'Une carte vient d’être jouée : la main ne peut pas être pleine.',
    'the returned card must be in the hand': 'La carte reprise doit être dans la main.',
    'there is no face-up card in this space that copies effects':
      'Il n’y a ici aucune carte face visible qui copie des effets.',
    'only a card that has copied an effect leaves the game':
      'Seule une carte qui a copié un effet quitte la partie.',
    'no token is left to place': 'Il ne reste aucun jeton à poser.',
    'there is no face-up card to swap': 'Il n’y a aucune carte face visible à échanger.',
    'it is another player’s turn': 'C’est à un autre joueur de jouer.',
    'this deck has already been chosen and shown': 'Ce paquet est déjà choisi et montré.',
  },
  fields: {
    card: 'Carte',
    none: 'aucune',
    turned: 'Rotation',
    basic: 'valeur de base',
    clockwise: 'un cran dans le sens horaire',
    twice: 'deux crans',
    counterClockwise: 'un cran dans le sens antihoraire',
    destroyed: 'Détruite (face cachée)',
    beneath: 'Dessous',
    token: 'Jeton de',
    deck: 'dans le paquet',
    hand: 'dans la main',
    under: 'sous le paquet',
    beside: 'à côté de la ville',
    fallen: 'détruite, à côté de la ville',
    out: 'hors de la partie',
    inCity: 'dans la ville',
    limit: 'Limite de main',
    exchanged: 'A échangé sa main',
    searches: 'Peut encore chercher',
    notInDeck: 'pas dans le paquet',
    instead: 'remplace',
    swaps: 'Remplacements au plus',
    quiet: 'Tours sans action',
    players: 'Joueurs',
    turn: 'Tour',
    active: 'Joueur actif',
    asked: 'Ce qui suit',
    begins: 'un tour commence',
    over: 'rien, la partie est terminée',
    asIs: 'comme maintenant',
    table: 'La table',
  },
};
