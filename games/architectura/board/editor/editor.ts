import { type Architectura, componentsOf, positions } from '@archivolt/architectura';
import { loadEditorWords, loadGame } from '@archivolt/architectura/words';
import { at, inWords, type Seat } from '@archivolt/engine';
import type { Editing, Editor } from '@archivolt/table/editing.ts';
import { seatsOf } from '../rules/sandbox.ts';
import { type ArField, type ArState, seatName, setUp, type Words } from './change.ts';
import { placeFields, playerFields, replacedFields } from './players.ts';
import { spaceFields } from './spaces.ts';
import { tableFields } from './table.ts';

/** Sets up a position of Architectura by hand. */
export const editor: Editor<Architectura> = {
  positions,
  begin: (chance, like) => setUp(chance, like?.table.players.length ?? 2),
  async load(locale) {
    const [game, { impossible, fields }] = await Promise.all([loadGame(locale), loadEditorWords(locale)]);
    return editing({ game, fields }, impossible);
  },
};

function editing(words: Words, impossible: Readonly<Record<string, string>>): Editing<Architectura> {
  return {
    seats: (table) => seatsOf(table, words.game.terms.colours, 'other'),
    parts: () => [{ key: 'table', name: words.fields.table }],
    fields(state, key, seat) {
      const [on = '', first = '', second = ''] = key.split(':');
      switch (on) {
        case 'space':
        case 'turn':
          return spaceFields(state, Number(first), words);
        case 'hand':
          return cardFields(state, seat, first, words);
        case 'beside':
          return cardFields(state, Number(first), second, words);
        case 'deck':
          return deckFields(state, seat, first, words);
        case 'player':
        case 'yard':
          return playerFields(state, Number(first), words);
        default:
          return tableFields(state, words);
      }
    },
    impossible({ code, facts }, { table }) {
      const worded = Object.entries(facts).map(([name, fact]) => {
        if (name === 'seat') return [name, seatName(table, Number(fact), words)];
        return [name, name === 'card' ? words.game.terms.card(`${fact}`) : fact];
      });
      return inWords({ code, facts: Object.fromEntries(worded) }, (one) => impossible[one] ?? one);
    },
    place(part) {
      if (part === 'question') return { key: 'table' };
      const [on, seat] = part.split(':');
      return on === 'player' ? { key: part, seat: Number(seat) } : { key: part };
    },
  };
}

/** Where a card is. */
function cardFields(state: ArState, seat: Seat, id: string, words: Words): ArField[] {
  const card = numberOf(state, seat, id);
  return card === undefined ? [] : placeFields(state, seat, card, words);
}

function deckFields(state: ArState, seat: Seat, id: string, words: Words): ArField[] {
  const card = numberOf(state, seat, id);
  return card === undefined ? [] : replacedFields(state, seat, card, words);
}

const numberOf = ({ table }: ArState, seat: Seat, id: string): number | undefined =>
  at(componentsOf(table).numbers, seat).get(id);
