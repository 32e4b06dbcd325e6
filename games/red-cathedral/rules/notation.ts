import { at, type Cursor, type Notation, parse } from '@archivolt/engine';
import { levelOf, towerOf, where } from './cathedral.ts';
import { LETTERS } from './componentSet.ts';
import type { MoveWord } from './mistakes.ts';
import type { RedCathedral } from './state.ts';
import { DICE, type Do, type Material, type Move, type MoveOf, type Where } from './vocabulary.ts';

/**
 * Notation of moves: a word and its arguments.
 *
 *     claim 2.3     the third section of the second tower
 *     put G 2.3     a gold cube onto it
 *     die white 5   the white die five places
 *     gems EA       one green and one purple gem
 */
interface Form<M extends Move> {
  word: string;
  print(move: M): string;
  parse(cursor: Cursor<MoveWord>): M;
}

/** The names of the workshop slots, in order. */
const SLOT_NAMES = [...DICE, 'white2'];

function printWhere(section: Where): string {
  return `${towerOf(section) + 1}.${levelOf(section) + 1}`;
}

export function parseWhere(cursor: Cursor<MoveWord>): Where {
  const tower = cursor.number('a tower', 1, 9);
  cursor.expect('.');
  return where(tower - 1, cursor.number('a level', 1, 9) - 1);
}

const kindOf = (cursor: Cursor<MoveWord>): Material => cursor.choice(LETTERS, 'a material');

/** A move that consists only of its word. */
function bare<M extends Move>(word: string, move: M): Form<M> {
  return { word, print: () => '', parse: () => move };
}

type OfKind = Extract<Move, { do: 'choose' | 'sell' | 'buy' | 'give' | 'get' | 'return' }>;

function ofKind<M extends OfKind>(name: M['do']): Form<M> {
  return {
    word: name,
    print: (move) => at(LETTERS, move.kind),
    parse: (cursor) => ({ do: name, kind: kindOf(cursor) }) as M,
  };
}

type OfSection = Extract<Move, { do: 'claim' | 'decorate' | 'ivanClaim' | 'ivanOrnament' }>;

function ofSection<M extends OfSection>(name: M['do'], word: string): Form<M> {
  return {
    word,
    print: (move) => printWhere(move.section),
    parse: (cursor) => ({ do: name, section: parseWhere(cursor) }) as M,
  };
}

function ofSlot<M extends Extract<Move, { slot: number }>>(name: M['do'], word: string): Form<M> {
  return {
    word,
    print: (move) => at(SLOT_NAMES, move.slot),
    parse: (cursor) => ({ do: name, slot: cursor.choice(SLOT_NAMES, 'a slot') }) as M,
  };
}

function ofPlace<M extends Extract<Move, { place: number }>>(name: M['do']): Form<M> {
  return {
    word: name,
    print: (move) => String(move.place + 1),
    parse: (cursor) => ({ do: name, place: cursor.number('a place', 1, 8) - 1 }) as M,
  };
}

const FORMS: { [K in Do]: Form<MoveOf<K>> } = {
  claim: ofSection('claim', 'claim'),
  banner: {
    word: 'banner',
    print: ({ from }) => from,
    parse: (cursor) => ({
      do: 'banner',
      from: cursor.choice(['inventory', 'white'], 'a banner') === 0 ? 'inventory' : 'white',
    }),
  },
  slot: ofSlot('slot', 'slot'),
  face: {
    word: 'face',
    print: ({ up }) => (up ? 'up' : 'down'),
    parse: (cursor) => ({ do: 'face', up: cursor.choice(['up', 'down'], 'a face') === 0 }),
  },
  deliver: {
    word: 'put',
    print: ({ section, kind }) => `${at(LETTERS, kind)} ${printWhere(section)}`,
    parse: (cursor) => {
      const kind = kindOf(cursor);
      cursor.expect(' ');
      return { do: 'deliver', section: parseWhere(cursor), kind };
    },
  },
  decorate: ofSection('decorate', 'decorate'),
  gems: {
    word: 'gems',
    print: ({ green, purple }) => `${'E'.repeat(green)}${'A'.repeat(purple)}` || '-',
    parse: (cursor) => {
      const found = cursor.choice(['-', 'E', 'EE', 'A', 'AA', 'EA'], 'gems');
      return { do: 'gems', green: at([0, 1, 2, 0, 0, 1], found), purple: at([0, 0, 0, 1, 2, 1], found) };
    },
  },
  stop: bare('stop', { do: 'stop' }),
  acquire: {
    word: 'die',
    print: ({ die, steps }) => `${at(DICE, die)} ${steps}`,
    parse: (cursor) => {
      const die = cursor.choice(DICE, 'a die');
      cursor.expect(' ');
      return { do: 'acquire', die, steps: cursor.number('a number of places', 1, 13) };
    },
  },
  take: bare('take', { do: 'take' }),
  amount: {
    word: 'amount',
    print: ({ count }) => String(count),
    parse: (cursor) => ({ do: 'amount', count: cursor.number('an amount', 0, 31) }),
  },
  choose: ofKind('choose'),
  use: {
    word: 'use',
    print: ({ action }) => String(action + 1),
    parse: (cursor) => ({ do: 'use', action: cursor.number('an action', 1, 2) - 1 }),
  },
  sell: ofKind('sell'),
  buy: ofKind('buy'),
  give: ofKind('give'),
  get: ofKind('get'),
  return: ofKind('return'),
  swap: ofPlace('swap'),
  activate: ofSlot('activate', 'tile'),
  roll: bare('roll', { do: 'roll' }),
  rubles: bare('rubles', { do: 'rubles' }),
  reroll: ofPlace('reroll'),
  end: bare('end', { do: 'end' }),
  ivanClaim: ofSection('ivanClaim', 'ivan claims'),
  ivanOrnament: ofSection('ivanOrnament', 'ivan decorates'),
};

const NAMES = Object.keys(FORMS) as Do[];
const WORDS = NAMES.map((name) => FORMS[name].word);

export function printMove(move: Move): string {
  const form = FORMS[move.do] as Form<Move>;
  const rest = form.print(move);
  return rest === '' ? form.word : `${form.word} ${rest}`;
}

function readMove(cursor: Cursor<MoveWord>): Move {
  const name = at(NAMES, cursor.choice(WORDS, 'a move'));
  const form = FORMS[name] as Form<Move>;
  if (!cursor.done) cursor.expect(' ');
  return form.parse(cursor);
}

export const notation: Notation<RedCathedral> = {
  printMove,
  parseMove: (text) => parse(text, readMove),
};

/** Every word of the notation. */
export const MOVE_WORDS: readonly string[] = WORDS;
