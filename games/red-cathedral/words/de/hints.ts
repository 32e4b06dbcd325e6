import { plural } from '@archivolt/i18n';
import type { HintWords } from '../messages/hints.ts';

const points = (count: number): string => plural('de', count, { one: '# Punkt', other: '# Punkte' });

export const hints: HintWords = {
  completes: (section, pays) => `Wird fertig: ${section}${pays === '' ? '' : `. Das bringt ${pays}`}.`,
  prestige: (from, to) => `Punkte sofort: von ${from} auf ${to} auf der Punkteleiste.`,
  spaces: (count) =>
    `Bringt dich auf der Punkteleiste ${plural('de', count, { one: '# Feld', other: '# Felder' })} voran.`,
  tower: (roman, count) => `Punkte am Ende: ${points(count)} mehr aus Turm ${roman}, wie es jetzt steht.`,
  costs: (name, recognition) => `Bremst ${name}: −${recognition} für einen unfertigen Abschnitt darunter.`,
  rivalTower: (name, roman, count) =>
    `Bremst ${name}: ${points(count)} weniger aus Turm ${roman}, wie es jetzt steht.`,
  end: 'Löst das Spielende aus.',
  needed: (materials) => `Bringt, was deine Abschnitte brauchen: ${materials}.`,
  gained: (materials) => `Bringt ${materials}.`,
  nearer: (section, materials) => `Einen Schritt weiter: ${section}. Es fehlt dann noch: ${materials}.`,
  tile: (tile) => `Das bringt das Plättchen jetzt und mit jedem Würfel dieser Farbe: ${tile}.`,
  reserves: (pays) => `Sichert dir den Abschnitt${pays === '' ? '.' : `. Fertig bringt er ${pays}.`}`,
  above: (name) =>
    `Liegt über einem unfertigen Abschnitt von ${name}: Stellst du deinen zuerst fertig, verliert ${name} Punkte.`,
  full: 'Füllt den Bereich: Kein anderer Würfel kann dort landen.',
  earns: (sum) => `Bringt ${sum}.`,
  spends: (sum) => `Es kostet ${sum}.`,
  lost: 'Nicht alles passt in dein Inventar.',
};
