import {
  type Card,
  type Colour,
  colourOf,
  componentsOf,
  countedAt,
  isFaceUp,
  isProtected,
  listCards,
  pieceAt,
  pieceNamed,
  pieceOf,
  type Space,
  type Table,
  type Timing,
  topPiece,
  valueAt,
} from '@archivolt/architectura';
import { at } from '@archivolt/engine';
import { capital, figure } from '@archivolt/i18n';
import type { Context, ArchitecturaMessages as Messages, Seat } from './messages/game.ts';
import { buildingAt, outcomeAt, owned, seatName, spotOf, whoIs } from './things.ts';

/** Describes things for people who cannot see them, and the effect of a play. */

/** A thing and what there is to say about it. */
function titled(m: Messages, title: string, ...about: (string | false)[]): string {
  return `${capital(title)}${m.terms.colon}${about.filter((part) => part !== false && part !== '').join(', ')}`;
}

const signed = (offset: number): string => (offset === 0 ? '' : offset > 0 ? `+${offset}` : figure(offset));

/** A printed side: "7", "X", "N−1". */
export function sideName(card: { readonly base?: Card['base'] | undefined }, side: number): string {
  return card.base === undefined ? figure(side) : `${card.base}${signed(side)}`;
}

/** "X+2 = 5+2 = 7". */
export function formula(base: string, counted: number, offset: number): string {
  const sum = offset === 0 ? '' : ` = ${figure(counted + offset)}`;
  return `${base}${signed(offset)} = ${figure(counted)}${signed(offset)}${sum}`;
}

/** The value of a face-up X or N card with what it is made of; null for other cards. */
export function formulaAt(table: Table, space: Space): string | null {
  if (!isFaceUp(table, space)) return null;
  const components = componentsOf(table);
  const piece = topPiece(table, components, space);
  const { base, sides } = piece;
  return base === undefined
    ? null
    : formula(base, countedAt(table, components, piece, space), at(sides, at(table.face, space)));
}

/** What lies on a space: for screen readers, and wherever a picture needs words. */
export function describeSpace(m: Messages, space: Space, context: Context, mayBuild = false): string {
  const { table } = context;
  const { describe, terms } = m;
  const build = mayBuild && describe.mayBuild;
  const title = terms.space(spotOf(space));
  const holder = at(table.token, space);
  const token = holder < 0 ? '' : describe.token(whoIs(holder, context));
  const building = buildingAt(space, context);
  const below = beneath(m, space, context);
  if (building === null) return titled(m, title, token || describe.empty, build);
  if (!isFaceUp(table, space)) return titled(m, title, describe.ruin(building), token, below, build);
  const components = componentsOf(table);
  const piece = topPiece(table, components, space);
  const value = figure(valueAt(table, components, space));
  const printed = sideName(piece, at(piece.sides, at(table.face, space)));
  return titled(
    m,
    title,
    terms.building(building),
    terms.value(printed === value ? value : `${value} (${printed})`),
    isProtected(table, piece, space) && describe.protected,
    token,
    below,
  );
}

function beneath({ describe, terms }: Messages, space: Space, context: Context): string {
  const components = componentsOf(context.table);
  const cards = context.table.covered.flatMap((one) => {
    if (one.space !== space) return [];
    const { id, seat } = pieceOf(components, one.building);
    return [terms.building(owned(id, seat, context))];
  });
  return cards.length === 0 ? '' : describe.beneath(terms.and(cards));
}

/** A card by its name and its values, as in a hand or a deck. */
export function describeCard(m: Messages, card: Card): string {
  const { describe, terms } = m;
  const [top = '', right = '', bottom = '', left = ''] = card.sides.map((side) => sideName(card, side));
  const values = card.sides.length === 1 ? describe.onlyValue(top) : describe.sides(top, right, bottom, left);
  return titled(m, terms.card(card.id), values, card.protected === true && describe.protected);
}

export interface EffectLine {
  timing: Timing;
  /** When it counts, in words. */
  when: string;
  text: string;
}

/** What a card does, each text with its moment, in the order of `timings`; the full help is the rule of the card. */
export function effectLines({ terms }: Messages, card: Card): EffectLine[] {
  const lines: EffectLine[] = [];
  const add = (timing: Timing, text: string): void => {
    lines.push({ timing, when: terms.timings[timing], text });
  };
  if (card.search) add('beforeFirstTurn', terms.search);
  if (card.cost) add('cost', terms.cost(card.cost));
  if (card.effect) add('instant', terms.effect(card.effect));
  if (card.escapes) add('destruction', terms.escapes);
  if (card.beside) add('always', terms.beside);
  if (card.protected) add('always', terms.protection);
  if (card.end) add('end', terms.end(card.end));
  return lines;
}

export function describePlayer(m: Messages, seat: Seat, context: Context): string {
  const { terms } = m;
  const colour: Colour = colourOf(context.table.colours.charAt(seat));
  const title = `${seatName(seat, context)} (${terms.colours[colour]}, ${terms.houses[colour]})`;
  return titled(m, title, ...playerFacts(m, seat, context));
}

/** What lies before a player, and where their cards went. */
export function playerFacts({ describe, terms }: Messages, seat: Seat, { table }: Context): string[] {
  const player = at(table.players, seat);
  const names = (cards: number): string =>
    terms.and(listCards(cards).map((card) => terms.card(pieceAt(componentsOf(table), seat, card).id)));
  return [
    describe.handOf(player.hand),
    describe.deckOf(player.fresh + player.under),
    describe.limit(player.limit),
    terms.countTokens(player.tokens),
    ...(player.exchanged ? [describe.exchanged] : []),
    ...(player.beside !== 0 ? [`${terms.besideCity}${terms.colon}${names(player.beside)}`] : []),
    ...(player.fallen !== 0 ? [describe.fallen(names(player.fallen))] : []),
    ...(player.removed !== 0 ? [`${terms.removed}${terms.colon}${names(player.removed)}`] : []),
  ];
}

/** What comparing would do if the seat played the card there, in as few words as will do. */
export function compareShort(m: Messages, seat: Seat, card: string, space: Space, table: Table): string {
  const piece = pieceNamed(componentsOf(table), seat, card);
  return piece === undefined ? '' : m.compare.short(outcomeAt(table, piece, space));
}

/** The same as a sentence that names the card on the left. */
export function compareSentence(
  m: Messages,
  seat: Seat,
  card: string,
  space: Space,
  context: Context,
): string {
  const { table } = context;
  const piece = pieceNamed(componentsOf(table), seat, card);
  if (piece === undefined) return '';
  const outcome = outcomeAt(table, piece, space);
  return m.compare.full(outcome.what === 'nothing' ? null : buildingAt(space - 1, context), outcome);
}
