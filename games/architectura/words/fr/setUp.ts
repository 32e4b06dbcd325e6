import { words } from '@archivolt/i18n';
import type { SetUpMessages } from '../messages/setUp.ts';

const { n } = words('fr', 'de ', ' ');

export const setUp: SetUpMessages = {
  players: { name: 'Joueurs', help: 'Le nombre de joueurs, de 2 à 4. Chacun ajoute une rue.' },
  swaps: {
    name: 'Paquets',
    help: 'Combien de cartes de base chacun peut remplacer par des cartes supplémentaires.',
  },
  basic: { name: 'Jeu de base', help: 'Tous jouent avec les mêmes 12 cartes.' },
  advanced: { name: 'Paquets avancés', help: 'Chacun choisit son paquet en secret avant la partie.' },
  rolled: { name: 'Lancer un dé', help: 'Un dé fixe le nombre maximal de remplacements, de 1 à 6.' },
  firstPlayer: { name: 'Premier joueur', help: 'Il commence ; on joue ensuite dans le sens horaire.' },
  anyone: { name: 'Au hasard', help: 'Le hasard décide qui commence.' },
  colours: { name: 'Couleurs', help: 'Chaque couleur a ses propres armoiries.' },
  countPlayers: (k) => n(k, 'joueur', 'joueurs'),
  countSwaps: (k) => n(k, 'remplacement', 'remplacements'),
  components: {
    decks: 'Cartes des paquets',
    values: 'Valeurs des cartes',
    printed: 'Effets imprimés',
    ours: 'Effets de l’École, du Palais, du Parc et du Temple',
  },
};
