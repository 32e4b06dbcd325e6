import {
  BLOCKS,
  type Card,
  componentSet,
  componentsOf,
  hasCard,
  isDestroyed,
  isFaceUp,
  isMakingDecks,
  isProtected,
  listCards,
  pieceAt,
  type Table,
  topPiece,
  type View,
  valueAt,
} from '@archivolt/architectura';
import { texts as architecturaTexts } from '@archivolt/architectura/words';
import { at, each } from '@archivolt/engine';
import { type Page, type Paint, pad, wrap } from '@archivolt/terminal';
import { coloursOf, contextOf, namesOf, type Speech } from './speech.ts';

/** The city as text, as wide as the terminal allows. */

/** Columns of a player's name. */
const NAME = 12;

export function board(speech: Speech, view: View, page: Page): string[] {
  const { table, seat } = view;
  const { paint } = page;
  const cell = Math.floor((page.width - 3) / BLOCKS);
  const rule = `  ${'─'.repeat(BLOCKS * cell + 1)}`;
  return [
    `  ${each(BLOCKS, (block) => pad(` ${block + 1}`, cell)).join('')}`.trimEnd(),
    ...each(table.players.length, (street) => [
      rule,
      ...streetLines(speech, table, street, cell, paint),
    ]).flat(),
    rule,
    '',
    ...table.players.flatMap((_, index) => playerLines(speech, table, index, index === seat, page)),
    '',
    ...handLines(speech, view, page),
  ];
}

/** Three lines per space: name, value, what is on or under it. */
function streetLines(speech: Speech, table: Table, street: number, width: number, paint: Paint): string[] {
  const cells = each(BLOCKS, (block) => cellLines(speech, table, street * BLOCKS + block, width - 1, paint));
  return each(3, (line) => {
    const head = line === 0 ? paint('bold', String(street + 1)) : ' ';
    return `${head} ${cells.map((lines) => pad(`│${at(lines, line)}`, width)).join('')}│`;
  });
}

/** The owner of a card is also shown by a letter, for readers who see no colours. */
function cellLines({ m, short }: Speech, table: Table, space: number, width: number, paint: Paint): string[] {
  const colours = coloursOf(table);
  const letterOf = (seat: number): string => table.colours.charAt(seat);
  const holder = at(table.token, space);
  const token = holder < 0 ? '' : paint(at(colours, holder), `● ${letterOf(holder)} `);
  const depth = table.covered.filter((covered) => covered.space === space).length;
  const under = depth > 0 ? paint('dim', `+${depth}`) : '';
  if (isFaceUp(table, space)) {
    const components = componentsOf(table);
    const piece = topPiece(table, components, space);
    const shield = isProtected(table, piece, space) ? ' ●' : '';
    const value = `${valueAt(table, components, space)}${piece.base ?? ''}${shield}`;
    return [
      paint(at(colours, piece.seat), cut(m.terms.card(piece.id), width)),
      `${letterOf(piece.seat)} ${paint('bold', value)}`,
      under,
    ];
  }
  if (isDestroyed(table, space)) {
    const { id, seat } = topPiece(table, componentsOf(table), space);
    return [
      paint('dim', `(${cut(m.terms.card(id), width - 2)})`),
      paint('dim', `${letterOf(seat)} ${short.ruin}`),
      `${token}${under}`,
    ];
  }
  return ['', token, ''];
}

function cut(name: string, width: number): string {
  return name.length > width ? `${name.slice(0, width - 1)}…` : name;
}

function playerLines(
  { m }: Speech,
  table: Table,
  seat: number,
  mine: boolean,
  { paint, width }: Page,
): string[] {
  const facts = architecturaTexts.playerFacts(m, seat, contextOf(m, table));
  const called = `${mine ? '▶' : ' '} ${table.colours.charAt(seat)} ${at(namesOf(m, table), seat)}`;
  const name = pad(paint(at(coloursOf(table), seat), called), NAME);
  return wrap(`${name} ${facts.join(', ')}`, width, NAME + 1);
}

/** The player's hand with the card texts; while decks are chosen, the deck and what could be added to it. */
function handLines(speech: Speech, { table, seat, mine }: View, { paint, width }: Page): string[] {
  const { m } = speech;
  const components = componentsOf(table);
  const choosing = isMakingDecks(table);
  const held = listCards(choosing ? mine.fresh : mine.hand).map(
    (number) => pieceAt(components, seat, number).card,
  );
  const spare = choosing && componentSet(table.set) ? additional(table, seat, mine.fresh) : [];
  const title = choosing ? m.board.yourDeck : `${m.terms.hand} (${m.terms.countCards(held.length)})`;
  const lines = (cards: readonly Card[]): string[] => cards.flatMap((card) => cardLines(speech, card, width));
  return [
    paint('bold', title),
    ...lines(held),
    ...(spare.length > 0 ? [paint('bold', m.decks.additional), ...lines(spare)] : []),
  ];
}

function additional(table: Table, seat: number, deck: number): Card[] {
  return componentsOf(table).pieces.flatMap((piece) =>
    piece.seat === seat && piece.card.deck === 'additional' && !hasCard(deck, piece.number)
      ? [piece.card]
      : [],
  );
}

/** The sides from the basic value clockwise. */
export function sidesOf(card: Card): string {
  return card.sides.map((side) => architecturaTexts.sideName(card, side)).join(' ');
}

/** Name, sides and text. */
function cardLines({ m }: Speech, card: Card, width: number): string[] {
  const { terms } = m;
  const texts = architecturaTexts
    .effectLines(m, card)
    .map(({ timing, when, text }) => (timing === 'always' ? text : `${when}${terms.colon}${text}`));
  const name = pad(terms.card(card.id), 18);
  const text = texts.join(' ') || terms.noEffect;
  return wrap(`   ${name} ${pad(sidesOf(card), 16)} ${text}`, width, 39);
}
