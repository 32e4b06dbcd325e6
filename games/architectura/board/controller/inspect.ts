import {
  type Architectura,
  CARD_IDS,
  type Card,
  componentsOf,
  isFaceUp,
  type Piece,
  pieceNamed,
  topPiece,
} from '@archivolt/architectura';
import { type ArchitecturaMessages, type GuideWords, texts } from '@archivolt/architectura/words';
import type { Seat, View } from '@archivolt/engine';
import { capital, type RuleBook } from '@archivolt/i18n';
import type { Description } from '@archivolt/table/kit.ts';
import { addedTo } from '../read.ts';
import type { Target } from '../targets.ts';

/** Descriptions of things, with their rules. */

interface Reading {
  m: ArchitecturaMessages;
  words: GuideWords;
  book: RuleBook<string>;
  view: View<Architectura>;
  context: texts.Context;
}

/** The rule of a card: the chapter on cards follows the order of their list. */
export function ruleOf(card: string): string[] {
  const cards: readonly string[] = CARD_IDS;
  const index = cards.indexOf(card);
  return index < 0 ? [] : [`AR-K${index + 1}`];
}

export function inspectTarget(reading: Reading, target: Target): Description {
  const { m, words, view } = reading;
  const { table, seat } = view;
  switch (target.on) {
    case 'space':
      return space(reading, target.space);
    case 'turn':
      return { name: capital(m.terms.ways[target.way]), lines: [words.rotate], rules: ['AR-X6'] };
    case 'hand':
    case 'deck':
      return card(reading, pieceNamed(componentsOf(table), seat, target.card), target.card);
    case 'beside':
      return card(reading, pieceNamed(componentsOf(table), target.seat, target.card), target.card);
    case 'yard':
      return { name: capital(m.terms.besideCity), lines: [words.yard], rules: ['AR-K13', 'AR-X3'] };
    case 'street':
      return {
        name: capital(m.terms.street(target.street + 1)),
        lines: [words.street],
        rules: ['AR-P1', 'AR-P2'],
      };
    case 'player':
      return player(reading, target.seat);
    default:
      return target satisfies never;
  }
}

/** A player: keyboard users read here what the symbols and cards in front of them mean. */
function player({ m, words, context }: Reading, seat: Seat): Description {
  const added = addedTo(context.table, seat);
  const cards = added.map(
    ({ id, card: of }) => `${m.terms.card(id)}${m.terms.colon}${does(m, of).join(' ')}`,
  );
  return {
    name: texts.seatName(seat, context),
    lines: [...texts.playerFacts(m, seat, context).map(sentence), ...cards.map(sentence), words.token],
    rules: ['AR-D1', 'AR-S2', 'AR-T3', 'AR-G2', 'AR-X9', ...added.flatMap(({ id }) => ruleOf(id))],
  };
}

/** Describes a button of the bar, what is in front of a player, or a card of a deck (`card:0:Inn`). */
export function inspectOther(reading: Reading, key: string): Description | undefined {
  const { m, words, book, view } = reading;
  const [sort, what = '', id = ''] = key.split(':');
  if (sort === 'card') return card(reading, pieceNamed(componentsOf(view.table), Number(what), id), id);
  if (key === 'tokens') return { name: capital(m.terms.tokens), lines: [words.token], rules: ['AR-X9'] };
  if (key === 'cards' || key === 'pile')
    return {
      name: capital(key === 'cards' ? m.terms.hand : m.terms.deck),
      lines: [book.texts['AR-D1'] ?? '', ...(key === 'pile' ? [book.texts['AR-T3'] ?? ''] : [])],
      rules: key === 'pile' ? ['AR-D1', 'AR-T3'] : ['AR-D1', 'AR-S2'],
    };
  if (sort !== 'action' || (what !== 'exchange' && what !== 'search')) return undefined;
  const { name, help } = m.commands[what];
  return { name, lines: [help], rules: [what === 'exchange' ? 'AR-T3' : 'AR-K14'] };
}

function space({ m, words, book, view, context }: Reading, at: number): Description {
  const { table } = view;
  const components = componentsOf(table);
  const described = texts.describeSpace(m, at, context);
  const end = described.indexOf(m.terms.colon);
  const about = sentence(described.slice(end + m.terms.colon.length));
  const where = capital(described.slice(0, end));
  const token = (table.token[at] ?? -1) < 0 ? [] : [words.token];
  if ((table.top[at] ?? -1) < 0)
    return { name: where, lines: [about, words.empty, ...token], rules: ['AR-P1', 'AR-P5'] };
  if (!isFaceUp(table, at))
    return { name: where, lines: [about, words.ruin, ...token], rules: ['AR-X3', 'AR-P1'] };
  const piece = topPiece(table, components, at);
  const { name, lines, rules } = card({ m, words, book, view, context }, piece, piece.id);
  return {
    name,
    lines: [
      `${where}${m.terms.colon}${described.slice(end + m.terms.colon.length)}.`,
      ...lines.slice(1),
      ...token,
    ],
    rules,
  };
}

function card({ m, words }: Reading, piece: Piece | undefined, id: string): Description {
  if (piece === undefined) return { name: m.terms.card(id), lines: [], rules: ruleOf(id) };
  const described = texts.describeCard(m, piece.card);
  const end = described.indexOf(m.terms.colon);
  return {
    name: described.slice(0, end),
    lines: [sentence(described.slice(end + m.terms.colon.length)), ...does(m, piece.card), words.values],
    rules: [...ruleOf(id), 'AR-C1'],
  };
}

/** What a card does and when, and what its letter means. */
function does(m: ArchitecturaMessages, of: Card): string[] {
  const { base } = of;
  const lines = texts.effectLines(m, of).map(({ when, text }) => `${when}${m.terms.colon}${text}`);
  if (lines.length === 0) lines.push(m.terms.noEffect);
  return base === 'X' || base === 'N' ? [...lines, m.score.letters[base]] : lines;
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`);
