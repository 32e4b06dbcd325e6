import type { GuideWords } from '../messages/guide.ts';

export const guide: GuideWords = {
  points: (from, to) => `Vos points : de ${from} à ${to}.`,
  values: 'C’est la valeur du haut qui compte. Quand la carte est jouée, on la compare à celle de gauche.',
  empty: 'Une carte peut venir ici dès que l’emplacement à sa gauche est occupé.',
  ruin: 'Une carte détruite n’a ni valeur ni effet. Une autre carte peut être jouée par-dessus.',
  token: 'Un jeton garde un emplacement pour son propriétaire ou protège une carte contre les autres.',
  yard: 'Les cartes à côté de la ville n’y occupent aucun emplacement.',
  street: 'Les rues s’ouvrent dans l’ordre et se construisent de gauche à droite.',
  rotate: 'Tourne la carte d’un cran : la valeur suivante vient en haut.',
};
