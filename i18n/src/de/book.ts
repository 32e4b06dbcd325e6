import type { BookMessages } from '../messages/book.ts';
import { words } from '../words.ts';

const { and } = words('de');

export const book: BookMessages = {
  example: 'Beispiel',
  before: 'Vorher',
  after: 'Nachher',
  edit: 'Diese Stellung bearbeiten',
  tryIt: 'Ausprobieren',
  tryTitle: (title) => `Ausprobieren: ${title}`,
  steps: 'Schritt für Schritt',
  setUp: 'Der Aufbau auf einen Blick',
  print: 'Regeln drucken',
  also: (list) => `Auch gesucht: ${and(list)}`,
  keys: '/ zum Suchen, Eingabe zum ersten Treffer, Esc zum Leeren.',
  total: 'Summe',
  sandbox: {
    note: 'Du spielst alle Plätze. Nichts wird gespeichert.',
    back: 'Zurück zu den Regeln',
    again: 'Von vorn',
    bad: {
      name: 'Diese Stellung lässt sich nicht lesen',
      note: (at) =>
        `Der Text der Stellung in der Adresse ist ab Zeichen ${at} falsch. Es wurde nichts verändert.`,
      none: 'Die Adresse enthält keine Stellung.',
    },
  },
  synonyms: [
    ['bezahlen', 'kosten', 'Kosten', 'Preis'],
    ['Spielende', 'Ende', 'Schluss', 'letzter', 'aus'],
    ['Gleichstand', 'unentschieden', 'gleich'],
    ['tauschen', 'tauscht', 'Tausch', 'wechseln', 'umtauschen'],
    ['erlaubt', 'möglich', 'verfügbar', 'zulässig'],
    ['Wert', 'Wertung', 'Punkte', 'Punktzahl'],
  ],
};
