import { words } from '@archivolt/i18n';
import type { SetUpMessages } from '../messages/setUp.ts';

const { n } = words('de');

export const setUp: SetUpMessages = {
  players: {
    name: 'Personen',
    help: 'Wie viele mitspielen, von 2 bis 4. Für jede Person gibt es eine Straße.',
  },
  swaps: { name: 'Decks', help: 'Wie viele Grundkarten alle durch Zusatzkarten ersetzen dürfen.' },
  basic: { name: 'Grundspiel', help: 'Alle spielen mit denselben 12 Karten.' },
  advanced: { name: 'Erweiterte Decks', help: 'Vor der Partie wählen alle geheim ein Deck.' },
  rolled: { name: 'Würfeln', help: 'Ein Würfel bestimmt die Höchstzahl der Ersetzungen, von 1 bis 6.' },
  firstPlayer: { name: 'Wer beginnt', help: 'Danach geht es im Uhrzeigersinn weiter.' },
  anyone: { name: 'Zufällig', help: 'Der Zufall entscheidet, wer beginnt.' },
  colours: { name: 'Farben', help: 'Zu jeder Farbe gehört ein eigenes Wappen.' },
  countPlayers: (k) => n(k, 'Person', 'Personen'),
  countSwaps: (k) => n(k, 'Ersetzung', 'Ersetzungen'),
  components: {
    decks: 'Karten in den Decks',
    values: 'Werte der Karten',
    printed: 'Gedruckte Effekte',
    ours: 'Effekte von Schule, Palast, Park und Tempel',
  },
};
