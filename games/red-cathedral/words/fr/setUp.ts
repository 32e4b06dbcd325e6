import { words } from '@archivolt/i18n';
import type { SetUpMessages } from '../messages/setUp.ts';

const { n } = words('fr', 'de ', ' ');

export const setUp: SetUpMessages = {
  players: { name: 'Joueurs', help: 'Le nombre de joueurs, de 1 à 4.' },
  side: { name: 'Face des ateliers', help: 'La même face des plateaux Atelier pour tous.' },
  basic: {
    name: 'Standard',
    help: 'Tous les ornements sont disponibles dès le début ; un emplacement coûte 2 à 4 roubles.',
  },
  advanced: {
    name: 'Avancée',
    help: 'Les ornements se débloquent dans l’atelier ; chaque emplacement coûte 3 roubles.',
  },
  influence: {
    name: 'Cartes Influence',
    help: 'Chaque quadrant du marché reçoit la carte d’un groupe.',
  },
  random: { name: 'Au hasard', help: 'Une des trois cartes de chaque groupe est tirée.' },
  first: { name: 'Première partie', help: 'Les cartes recommandées pour débuter.' },
  firstPlayer: {
    name: 'Premier joueur',
    help: 'Le premier joueur reçoit 3 roubles ; les autres, 4, 4 et 5.',
  },
  anyone: { name: 'Au hasard', help: 'Le hasard désigne qui commence.' },
  colours: {
    name: 'Couleurs',
    help: 'Le dé de votre couleur et le dé blanc vont plus loin contre des roubles.',
  },
  solo: {
    name: 'Solo contre Ivan',
    help: 'Ivan Jakovlevitch suit ses cinq cartes ; vous commencez.',
    opponent: 'Ivan',
  },
  countPlayers: (k) => n(k, 'joueur', 'joueurs'),
  components: {
    supply: 'Réserve générale',
    track: 'Piste de score',
    resources: 'Tuiles Ressource',
    influence: 'Cartes Influence',
    firstGame: 'Cartes de première partie',
    sections: 'Cartes Cathédrale',
    tiles: 'Tuiles Atelier',
    plans: 'Cartes Plan de construction',
    boards: 'Plateaux Atelier',
  },
};
