import { plural } from '@archivolt/i18n';
import type { HintWords } from '../messages/hints.ts';

const points = (count: number): string => plural('it', count, { one: '# punto', other: '# punti' });

export const hints: HintWords = {
  completes: (section, pays) => `Completa: ${section}${pays === '' ? '' : `. Dà ${pays}`}.`,
  prestige: (from, to) => `Punti subito: da ${from} a ${to} sul tracciato del punteggio.`,
  spaces: (count) =>
    `Ti fa avanzare di ${plural('it', count, { one: '# casella', other: '# caselle' })} sul tracciato del punteggio.`,
  tower: (roman, count) =>
    `Punti alla fine: ${points(count)} in più dalla torre ${roman}, allo stato attuale.`,
  costs: (name, recognition) => `Frena ${name}: −${recognition} per una sezione incompleta più in basso.`,
  rivalTower: (name, roman, count) =>
    `Frena ${name}: ${points(count)} in meno dalla torre ${roman}, allo stato attuale.`,
  end: 'Innesca la fine della partita.',
  needed: (materials) => `Ti dà ciò che serve alle tue sezioni: ${materials}.`,
  gained: (materials) => `Ti dà ${materials}.`,
  nearer: (section, materials) => `Un passo avanti: ${section}. Poi manca ancora: ${materials}.`,
  tile: (tile) => `La tessera rende adesso e con ogni dado di quel colore: ${tile}.`,
  reserves: (pays) => `Ti riserva la sezione${pays === '' ? '.' : `. Una volta completata, dà ${pays}.`}`,
  above: (name) =>
    `Sta sopra una sezione incompleta di ${name}: se completi prima la tua, lì sotto si perdono punti.`,
  full: 'Riempie lo spazio: nessun altro dado può fermarsi lì.',
  earns: (sum) => `Ti dà ${sum}.`,
  spends: (sum) => `Costa ${sum}.`,
  lost: 'Non tutto entra nel tuo inventario.',
};
