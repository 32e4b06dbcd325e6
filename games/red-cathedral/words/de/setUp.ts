import { words } from '@archivolt/i18n';
import type { SetUpMessages } from '../messages/setUp.ts';

const { n } = words('de');

export const setUp: SetUpMessages = {
  players: { name: 'Mitspielende', help: 'Wie viele mitspielen, 1 bis 4.' },
  side: { name: 'Werkstatt-Seite', help: 'Eine Seite der Werkstatt-Spielpläne für alle.' },
  basic: {
    name: 'Grundspiel',
    help: 'Alle Verzierungen sind von Anfang an verfügbar; ein Feld kostet 2 bis 4 Rubel.',
  },
  advanced: {
    name: 'Fortgeschritten',
    help: 'Verzierungen werden in der Werkstatt freigeschaltet; jedes Feld kostet 3 Rubel.',
  },
  influence: {
    name: 'Einfluss-Karten',
    help: 'In jedem Viertel des Marktes liegt die Karte einer Gruppe.',
  },
  random: { name: 'Zufällig', help: 'Aus jeder Gruppe wird eine von drei Karten gezogen.' },
  first: { name: 'Erste Partie', help: 'Die für den Einstieg empfohlenen Karten.' },
  firstPlayer: { name: 'Wer beginnt', help: 'Wer beginnt, erhält 3 Rubel, die anderen 4, 4 und 5.' },
  anyone: { name: 'Zufällig', help: 'Der Zufall entscheidet, wer beginnt.' },
  colours: { name: 'Farben', help: 'Der Würfel deiner Farbe und der weiße ziehen gegen Rubel weiter.' },
  solo: {
    name: 'Solo gegen Iwan',
    help: 'Iwan folgt seinen fünf Karten; du beginnst.',
    opponent: 'Iwan',
  },
  countPlayers: (k) => n(k, 'Person', 'Personen'),
  components: {
    supply: 'Vorrat',
    track: 'Punkteleiste',
    resources: 'Ressourcen-Plättchen',
    influence: 'Einfluss-Karten',
    firstGame: 'Karten der ersten Partie',
    sections: 'Kathedralen-Karten',
    tiles: 'Werkstatt-Plättchen',
    plans: 'Bauplan-Karten',
    boards: 'Werkstatt-Spielpläne',
  },
};
