import type { ArchitecturaAid } from '../messages/aid.ts';

export const aid = {
  titles: {
    turn: 'Votre tour',
    compare: 'La comparaison',
    buildings: 'Bâtiments de cette partie',
    symbols: 'Symboles',
    limits: 'Limites',
    end: 'Fin et décompte',
  },
  turn: {
    play: 'Jouez une carte : à droite d’une autre, au début de la rue suivante ou sur une ruine.',
    compare: 'Comparez-la à la carte à sa gauche.',
    effect: 'Appliquez son effet. Vous pouvez renoncer à un effet facultatif.',
    draw: (cards) => `Piochez jusqu’à avoir ${cards} cartes en main.`,
  },
  compare: {
    equal: 'Valeurs égales : il ne se passe rien.',
    up: 'Carte de gauche plus forte : elle monte d’un cran.',
    down: 'Carte de gauche plus faible : elle descend d’un cran.',
    destroy: 'Carte de gauche valant la moitié ou moins : elle est détruite.',
    protected: 'Carte de gauche protégée par un adversaire : elle ne change pas.',
  },
  card: {
    top: 'C’est la valeur du haut qui compte.',
    sides: 'À gauche, celle à laquelle la carte monte ; à droite, celle à laquelle elle descend.',
    basic: 'Le petit losange marque la valeur de base, avec laquelle la carte est jouée.',
  },
  limits: {
    streets: (streets, blocks) => `${streets} rues de ${blocks} îlots, ouvertes dans l’ordre.`,
    run: (cards) =>
      `La carte que vous jouez ne doit pas former, dans une rue, une suite d’au moins ${cards} de vos cartes visibles.`,
    deck: (cards, tokens) => `Chacun a un paquet de ${cards} cartes et ${tokens} jetons.`,
  },
  end: {
    ends: 'La partie se termine quand plus personne ne peut jouer de carte.',
    values: 'Vos cartes visibles rapportent leur valeur. X et N se lisent à la fin.',
    ties: 'Égalité : le plus de cartes visibles, puis la carte la plus basse.',
  },
} satisfies ArchitecturaAid;
