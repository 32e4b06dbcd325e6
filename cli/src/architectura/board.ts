import {
  BLOCKS,
  type Card,
  colourOf,
  componentSet,
  isDestroyed,
  isFaceUp,
  kitOf,
  listCards,
  pieceAt,
  type Table,
  topPiece,
  type View,
  valueAt,
} from '@archivolt/architectura';
import { at, each } from '@archivolt/engine';
import { type Paint, pad, type Style, wrap } from '../paint.ts';
import { cardText } from './cardText.ts';
import { cardName, colourName } from './sentences.ts';

/** The city drawn in text, at most 80 characters wide. */

const WIDTH = 9;

export function coloursOf(table: Table): Style[] {
  return [...table.colours].map((letter) => colourOf(letter));
}

export function board(view: View, paint: Paint): string[] {
  const { table, seat } = view;
  return [
    `  ${each(BLOCKS, (block) => pad(` ${block + 1}`, WIDTH)).join('')}`.trimEnd(),
    ...each(table.players.length, (street) => streetLines(table, street, paint)).flat(),
    rule(),
    '',
    ...table.players.map((_, index) => playerLine(table, index, index === seat, paint)),
    '',
    ...handLines(view, paint),
  ];
}

function rule(): string {
  return `  ${'─'.repeat(BLOCKS * WIDTH + 1)}`;
}

/** Three lines a space: name, value, what lies on or under it. */
function streetLines(table: Table, street: number, paint: Paint): string[] {
  const cells = each(BLOCKS, (block) => cell(table, street * BLOCKS + block, paint));
  return [
    rule(),
    ...each(3, (line) => {
      const head = line === 0 ? paint('bold', String(street + 1)) : ' ';
      return `${head} ${cells.map((lines) => pad(`│${at(lines, line)}`, WIDTH)).join('')}│`;
    }),
  ];
}

function cell(table: Table, space: number, paint: Paint): string[] {
  const colours = coloursOf(table);
  const holder = at(table.token, space);
  const token = holder < 0 ? '' : paint(at(colours, holder), '●token');
  const depth = table.covered.filter((covered) => covered.space === space).length;
  const under = depth > 0 ? paint('dim', `+${depth}`) : '';
  if (isFaceUp(table, space)) {
    const kit = kitOf(table);
    const piece = topPiece(table, kit, space);
    const style = at(colours, piece.seat);
    const shield = piece.shield || holder >= 0 ? ' ●' : '';
    const value = `${valueAt(table, kit, space)}${piece.base ?? ''}${shield}`;
    return [
      paint(style, cardName(piece.id).slice(0, WIDTH - 1)),
      `${table.colours.charAt(piece.seat)} ${paint('bold', value)}`,
      under,
    ];
  }
  if (isDestroyed(table, space)) {
    const { id, seat } = topPiece(table, kitOf(table), space);
    return [
      paint('dim', `(${cardName(id).slice(0, WIDTH - 3)})`),
      paint('dim', `${table.colours.charAt(seat)} ruin`),
      `${token}${under}`,
    ];
  }
  return ['', token, ''];
}

function playerLine(table: Table, seat: number, mine: boolean, paint: Paint): string {
  const player = at(table.players, seat);
  const colours = coloursOf(table);
  const kit = kitOf(table);
  const named = (cards: number): string =>
    listCards(cards)
      .map((number) => cardName(pieceAt(kit, seat, number).id))
      .join(', ');
  const parts = [
    `hand ${player.hand} of ${player.limit}`,
    `deck ${player.fresh + player.under}`,
    `tokens ${player.tokens}`,
    player.exchanged ? 'exchanged' : '',
    player.beside !== 0 ? `beside: ${named(player.beside)}` : '',
    player.fallen !== 0 ? `fallen: ${named(player.fallen)}` : '',
    player.removed !== 0 ? `out: ${named(player.removed)}` : '',
  ].filter(Boolean);
  const name = `${mine ? '▶' : ' '} ${colourName(colours, seat)}`;
  return wrap(`${pad(paint(at(colours, seat), name), 9)} ${parts.join('  ')}`, 80, 10).join('\n');
}

/** The own hand with what the cards do; while decks are chosen, the deck. */
function handLines({ table, seat, mine }: View, paint: Paint): string[] {
  const kit = kitOf(table);
  const choosing = table.todo.some(({ ask }) => ask === 'swaps' || ask === 'show');
  const numbers = listCards(choosing ? mine.fresh : mine.hand);
  const lines = numbers.map((number) => cardLine(pieceAt(kit, seat, number).card));
  const additional = choosing && componentSet(table.set) ? additionalLines(table, seat, mine.fresh) : [];
  return [
    paint('bold', choosing ? 'Your deck' : numbers.length > 0 ? 'Your hand' : 'Your hand is empty'),
    ...lines,
    ...additional,
  ];
}

function additionalLines(table: Table, seat: number, deck: number): string[] {
  const kit = kitOf(table);
  const out = kit.pieces.filter(
    (piece) => piece.seat === seat && piece.card.deck === 'additional' && (deck & (1 << piece.number)) === 0,
  );
  return out.length === 0 ? [] : ['Additional cards', ...out.map(({ card }) => cardLine(card))];
}

/** Name, sides from the basic value clockwise, and the text. */
function cardLine(card: Card): string {
  const sides = card.sides.map((side) =>
    card.base ? `${card.base}${side < 0 ? side : `+${side}`}` : `${side}`,
  );
  const name = pad(cardName(card.id), 14);
  return wrap(`   ${name} ${pad(sides.join(' '), 17)} ${cardText(card)}`, 80, 35).join('\n');
}
