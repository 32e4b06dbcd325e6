import { plural } from '../format.ts';
import type { HintMessages } from '../messages/hints.ts';

const points = (count: number): string => plural('de', count, { one: '# Punkt', other: '# Punkte' });

export const hints = {
  where: (place) => `Schau hierhin: ${place}`,
  themes: {
    points: 'Hier sind Punkte zu holen.',
    denies: 'Hier kannst du jemanden bremsen.',
    materials: 'Hier gibt es Material, das du brauchst.',
    tempo: 'Das bereitet deine nächsten Punkte vor.',
    money: 'Das bringt Geld für später.',
    other: 'Das hält dir die meisten Möglichkeiten offen.',
  },
  action: (name) => `Aktion: ${name}`,
  card: (name) => `Karte: ${name}`,
  whichAction: 'Welche Aktion?',
  whichCard: 'Welche Karte?',
  whichMove: 'Welcher Zug?',
  better: (count) =>
    count === 0
      ? 'Die nächstbeste Möglichkeit verspricht etwa gleich viel.'
      : `Am Ende etwa ${points(count)} mehr als die nächstbeste Möglichkeit.`,
} satisfies HintMessages;
