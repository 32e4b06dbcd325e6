import type { CommonMessages } from '../messages/common.ts';
import { capital } from '../words.ts';

export const common = {
  levels: {
    random: { name: 'Bummler', help: 'Spielt irgendeinen möglichen Zug. Gut zum Kennenlernen.' },
    greedy: { name: 'Lehrling', help: 'Nimmt, was sofort am meisten bringt, und plant nicht voraus.' },
    child: {
      name: 'Kind',
      help: 'Sieht etwa die Hälfte dessen, was möglich ist, und nimmt, was hübsch aussieht.',
    },
    beginner: {
      name: 'Neuling',
      help: 'Kennt die Regeln, übersieht aber manches und schätzt es falsch ein.',
    },
    casual: {
      name: 'Gelegenheitsspieler',
      help: 'Nimmt, was im Augenblick am besten ist, ohne Plan für den Zug.',
    },
    skilled: { name: 'Geübter Spieler', help: 'Plant den ganzen Zug, auf wenigen Wegen.' },
    expert: { name: 'Kenner', help: 'Plant den ganzen Zug sorgfältig, auf vielen Wegen.' },
    master: {
      name: 'Meister',
      help: 'Denkt am längsten nach und blickt am weitesten. Ihn zu schlagen ist eine Leistung.',
    },
    other: (level) => ({ name: capital(level), help: 'Ein Computerspieler.' }),
  },
  standing: {
    known: { name: 'bekannt', help: 'Aus den Spielregeln übernommen.' },
    deduced: { name: 'abgeleitet', help: 'Folgt aus Zahlen in den Spielregeln.' },
    reconstructed: {
      name: 'rekonstruiert',
      help: 'Von uns passend zu den Regeln gesetzt; die gedruckten Werte können abweichen.',
    },
    'partly reconstructed': {
      name: 'teilweise rekonstruiert',
      help: 'Teils aus den Spielregeln, der Rest von uns gesetzt.',
    },
  },
} satisfies CommonMessages;
