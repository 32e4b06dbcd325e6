import { inWords, type Seat, type State } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  DICE,
  isIvan,
  KINDS,
  MATERIALS,
  ORNAMENTS,
  positions,
  type RedCathedral,
} from '@archivolt/red-cathedral';
import { loadEditorWords, loadGame } from '@archivolt/red-cathedral/words';
import type { Editing, Editor } from '@archivolt/table/editing.ts';
import { seatsOf } from '../rules/sandbox.ts';
import { setUp, type Words } from './change.ts';
import { ivanFields } from './ivan.ts';
import { dieFields, influenceFields, placeFields, supplyField } from './market.ts';
import { bannerFields, goodsField, ornamentField, playerFields, slotFields } from './players.ts';
import { sectionFields } from './sections.ts';
import { tableFields } from './table.ts';

/** Sets up a position of The Red Cathedral by hand. */
export const editor: Editor<RedCathedral> = {
  positions,
  begin(chance, like) {
    const { ivan, players, side } = like?.table ?? { ivan: null, players: [0, 1], side: 'basic' };
    return setUp(chance, ivan === null ? players.length : 1, side);
  },
  async load(locale) {
    const [game, { impossible, fields }] = await Promise.all([loadGame(locale), loadEditorWords(locale)]);
    return editing({ game, fields }, impossible);
  },
};

function editing(words: Words, impossible: Readonly<Record<string, string>>): Editing<RedCathedral> {
  const { terms } = words.game;
  const nameOf = (state: State<RedCathedral>, seat: Seat): string =>
    isIvan(state.table, seat) ? terms.ivan : (seatsOf(state.table, terms.colours, 'other')[seat]?.name ?? '');
  /** Facts are named by their words in the rules. */
  const named: Record<string, (fact: string) => string | undefined> = {
    material: (fact) => terms.resources[(MATERIALS as readonly string[]).indexOf(fact)],
    ornament: (fact) => terms.ornaments[(ORNAMENTS as readonly string[]).indexOf(fact)],
    kind: (fact) => terms.kinds[(KINDS as readonly string[]).indexOf(fact)],
    die: (fact) => terms.dice[(DICE as readonly string[]).indexOf(fact)],
  };
  return {
    seats: (table) => seatsOf(table, terms.colours, 'other'),
    parts: ({ table }) => [
      { key: 'table', name: words.fields.table },
      ...(table.ivan === null ? [] : [{ key: 'ivan', name: words.fields.ivanCards }]),
    ],
    fields(state, key, seat) {
      const [on = '', ...rest] = key.split(':');
      const [index = 0] = rest.map(Number);
      switch (on) {
        case 'section':
          return sectionFields(state, index, words);
        case 'die':
          return dieFields(state, index, words);
        case 'place':
          return placeFields(state, index, words);
        case 'influence':
          return influenceFields(state, index, words);
        case 'supply':
          return [supplyField(state, index, words)];
        case 'goods':
          return [goodsField(state, seat, index, words)];
        case 'slot':
          return slotFields(state, seat, index, words);
        case 'ornament':
          return [ornamentField(state, seat, index, words)];
        case 'banner':
          return bannerFields(state, seat, words);
        case 'player':
          return playerFields(state, index, words);
        case 'ivan':
          return ivanFields(state, words);
        default:
          return tableFields(state, words);
      }
    },
    impossible({ code, facts }, state) {
      const worded = Object.entries(facts).map(([name, fact]) => [
        name,
        name === 'seat' ? nameOf(state, Number(fact)) : (named[name]?.(`${fact}`) ?? fact),
      ]);
      return capital(inWords({ code, facts: Object.fromEntries(worded) }, (one) => impossible[one] ?? one));
    },
    place(part) {
      const [on = '', ...numbers] = part.split(':');
      const [first = 0, second = 0] = numbers.map(Number);
      if (on === 'slot') return { key: `slot:${second}`, seat: first };
      if (on === 'influence') return { key: `influence:${first}:0` };
      if (on === 'supply') return { key: 'supply:0' };
      if (on === 'question') return { key: 'table' };
      return on === 'player' ? { key: part, seat: first } : { key: part };
    },
  };
}
