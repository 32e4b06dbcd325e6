import type { CoachWords } from '../messages/coach.ts';

export const coach: CoachWords = {
  played:
    'Une carte se joue avec sa valeur de base en haut. On ne la compare qu’à la carte juste à sa gauche.',
  covered: 'Une carte détruite n’a plus de valeur. Une autre carte peut être jouée par-dessus.',
  equal: 'Les deux valeurs sont égales : il n’arrive rien à la carte de gauche.',
  rose: 'La carte de gauche valait plus que la carte jouée : elle tourne et monte d’une valeur.',
  fell: 'La carte de gauche valait moins, mais plus de la moitié : elle tourne et descend d’une valeur.',
  destroyed:
    'La carte de gauche valait la moitié de la valeur jouée, ou moins. Elle est détruite : elle n’a plus ni valeur ni effet.',
  lost: 'Une carte détruite ne rapporte rien à la fin. Pour mettre une carte à l’abri, il faut une valeur élevée, une protection ou une carte à sa droite.',
  shielded:
    'Une carte protégée est à l’abri des adversaires, aussi bien lors de la comparaison que contre les effets.',
  effect:
    'Après la comparaison, on applique l’effet de la carte jouée. On peut renoncer à ce qu’une carte « peut » faire ; le reste est obligatoire.',
  reserved:
    'Un jeton sur un emplacement libre le garde pour son propriétaire. Personne d’autre ne peut y jouer.',
  guarded:
    'Un jeton sur une carte la protège des adversaires. Il se déplace avec elle et revient à son propriétaire quand elle est détruite ou quitte la ville.',
  revalued:
    'X est la valeur juste à gauche, N le numéro de l’îlot. Une telle valeur change quand change ce dont elle dépend.',
  escaped:
    'Cette carte peut aller sur un autre emplacement au lieu d’être détruite, s’il y en a un de constructible.',
  beside:
    'Cette carte est à côté de la ville : elle n’y occupe aucun emplacement, n’est pas comparée et compte quand même.',
  drew: 'Un tour se termine par la pioche, jusqu’à la limite de main : trois cartes, sauf si un effet l’a augmentée.',
  limit:
    'La limite de main reste augmentée jusqu’à la fin de la partie, même si cette carte est détruite plus tard.',
  exchanged:
    'Une fois par partie, avant de jouer, on peut mettre toute sa main sous son paquet et piocher autant de nouvelles cartes.',
  passed:
    'Qui peut jouer doit jouer. Qui ne le peut pas passe, pioche quand même et pourra rejouer plus tard.',
  nearEnd:
    'Un paquet est épuisé. La partie se termine après une manche où personne ne joue, ne retire, ne pioche ni n’échange de carte.',
  ended:
    'Pendant toute une manche, personne n’a rien pu faire. On additionne les valeurs de vos cartes visibles et les effets de fin de partie.',
};
