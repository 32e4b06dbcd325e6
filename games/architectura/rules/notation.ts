import { at, type Cursor, type Notation, parse } from '@archivolt/engine';
import type { MoveWord } from './mistakes.ts';
import { printSpace, readCard, readSpace } from './spaces.ts';
import type { Architectura } from './state.ts';
import { type Move, WAYS } from './vocabulary.ts';

/** Notation of moves: `play Arsenal 2.4`, `turn 1.3 cw`, `decline`. */
export const notation: Notation<Architectura> = {
  printMove,
  parseMove: (text) => parse(text, readMove),
};

function printMove(move: Move): string {
  switch (move.do) {
    case 'replace':
      return `replace ${move.card} by ${move.by}`;
    case 'show':
      return move.added.length === 0 ? 'show' : `show ${move.added.join('+')} for ${move.leftOut.join('+')}`;
    case 'search':
      return `search ${move.put}`;
    case 'play':
      return `play ${move.card} ${printSpace(move.space)}`;
    case 'playBeside':
      return `play ${move.card} beside`;
    case 'faceDown':
      return `down ${move.card} ${printSpace(move.space)}`;
    case 'faceDownBeside':
      return `down ${move.card} beside`;
    case 'remove':
    case 'pay':
    case 'copy':
      return `${move.do} ${move.card}`;
    case 'turn':
      return `turn ${printSpace(move.space)} ${move.way}`;
    case 'move':
    case 'return':
    case 'rebuild':
    case 'token':
    case 'swap':
    case 'protect':
      return `${move.do} ${printSpace(move.space)}`;
    case 'ready':
    case 'continue':
    case 'exchange':
    case 'pass':
    case 'spare':
    case 'allow':
    case 'decline':
      return move.do;
    default:
      return move satisfies never;
  }
}

const VERBS = [
  'replace',
  'show',
  'search',
  'play',
  'down',
  'remove',
  'pay',
  'copy',
  'turn',
  'move',
  'return',
  'rebuild',
  'token',
  'swap',
  'protect',
  'ready',
  'continue',
  'exchange',
  'pass',
  'spare',
  'allow',
  'decline',
] as const;

function readMove(cursor: Cursor<MoveWord>): Move {
  const verb = at(VERBS, cursor.choice(VERBS, 'a move'));
  switch (verb) {
    case 'replace': {
      const card = after(cursor, readCard);
      cursor.expect(' by');
      return { do: verb, card, by: after(cursor, readCard) };
    }
    case 'show': {
      if (!cursor.skip(' ')) return { do: verb, added: [], leftOut: [] };
      const added = readCards(cursor);
      cursor.expect(' for ');
      return { do: verb, added, leftOut: readCards(cursor) };
    }
    case 'search':
      return { do: verb, put: after(cursor, readCard) };
    case 'play':
    case 'down': {
      const card = after(cursor, readCard);
      cursor.expect(' ');
      if (cursor.skip('beside')) return { do: verb === 'play' ? 'playBeside' : 'faceDownBeside', card };
      return { do: verb === 'play' ? verb : 'faceDown', card, space: readSpace(cursor) };
    }
    case 'remove':
    case 'pay':
    case 'copy':
      return { do: verb, card: after(cursor, readCard) };
    case 'turn': {
      const space = after(cursor, readSpace);
      cursor.expect(' ');
      return { do: verb, space, way: WAYS[cursor.choice(WAYS, 'a direction')] ?? 'cw' };
    }
    case 'move':
    case 'return':
    case 'rebuild':
    case 'token':
    case 'swap':
    case 'protect':
      return { do: verb, space: after(cursor, readSpace) };
    default:
      return { do: verb };
  }
}

function readCards(cursor: Cursor<MoveWord>): string[] {
  const cards: string[] = [];
  do cards.push(readCard(cursor));
  while (cursor.skip('+'));
  return cards;
}

function after<V>(cursor: Cursor<MoveWord>, read: (cursor: Cursor<MoveWord>) => V): V {
  cursor.expect(' ');
  return read(cursor);
}
