import { componentsOf, listCards, pieceAt, type Table, type View, WAYS } from '@archivolt/architectura';
import { offersDoing } from '@archivolt/table/answers.ts';
import { keyOf, type Mark, type Marks, type Target } from '../targets.ts';
import { consequenceOf } from './compare.ts';
import { askOf, handOf } from './offersAt.ts';
import type { ArAnswer, ArAsking } from './selection.ts';
import { reach } from './touch.ts';
import { askedSpace } from './why.ts';

/** All targets on the board. Hands are secret, so every possible card is included. */
export function allTargets(table: Table): Target[] {
  const components = componentsOf(table);
  const cards = [...new Set(components.pieces.map(({ id }) => id))];
  return [
    ...openTargets(table),
    ...cards.flatMap((card): Target[] => [
      { on: 'hand', card },
      { on: 'deck', card },
    ]),
  ];
}

/** The targets of one seat: the open table and its own cards. */
export function targetsOf(view: View): Target[] {
  const { table, seat } = view;
  const choosing = askOf(table)?.ask === 'swaps';
  const own = choosing ? componentsOf(table).pieces.filter((piece) => piece.seat === seat) : [];
  return [
    ...openTargets(table),
    ...handOf(view).map((card): Target => ({ on: 'hand', card })),
    ...own.map(({ id }): Target => ({ on: 'deck', card: id })),
  ];
}

function openTargets(table: Table): Target[] {
  const components = componentsOf(table);
  return [
    ...table.top.flatMap((_, space): Target[] => [
      { on: 'space', space },
      ...WAYS.map((way): Target => ({ on: 'turn', space, way })),
    ]),
    ...table.players.flatMap((player, seat): Target[] => [
      { on: 'street', street: seat },
      { on: 'player', seat },
      { on: 'yard', seat },
      ...listCards(player.beside | player.fallen).map(
        (number): Target => ({ on: 'beside', seat, card: pieceAt(components, seat, number).id }),
      ),
    ]),
  ];
}

/** The name of a possible or selected target. */
export type TargetLabel = (target: Target, answer: ArAnswer | undefined) => string;

/** The marks of the board: the same answers that touching gives, so that only what does something is highlighted. */
export function marks(asking: ArAsking, label: TargetLabel): Map<string, Mark> {
  const marked = new Map<string, Mark>();
  if (asking.offers.length === 0) return marked;
  for (const target of targetsOf(asking.view)) {
    const answer = reach(asking, target);
    const chosen = isHeld(asking, target);
    const lit = answer !== undefined && isLit(asking, target, answer);
    if (!chosen && !lit) continue;
    marked.set(keyOf(target), {
      state: chosen ? 'chosen' : 'possible',
      label: label(target, answer),
    });
  }
  return marked;
}

/**
 * Adds the consequences to the marks of each space: the value of the chosen card there and the effect of comparing, or the
 * player's token.
 */
export function withConsequences(asking: ArAsking, marked: Marks): Marks {
  const { selection, view } = asking;
  const tokens = offersDoing(asking, 'token', 'protect').length > 0;
  if (selection?.by !== 'hand' && !tokens) return marked;
  const enriched = new Map(marked);
  for (let space = 0; space < view.table.top.length; space++) {
    const key = keyOf({ on: 'space', space });
    const mark = marked.get(key);
    if (mark?.state !== 'possible') continue;
    if (tokens) enriched.set(key, { ...mark, token: true });
    else if (selection?.by === 'hand')
      enriched.set(key, { ...mark, ...consequenceOf(asking, selection.card, space) });
  }
  return enriched;
}

function isHeld(asking: ArAsking, target: Target): boolean {
  const { selection } = asking;
  switch (selection?.by) {
    case 'hand':
    case 'deck':
      return target.on === selection.by && target.card === selection.card;
    case 'space':
    case 'turn':
      return target.on === 'space' && target.space === selection.space;
    default:
      // The building that a question is about is highlighted, unless it is one of the answers.
      return target.on === 'space' && target.space === askedSpace(asking) && !reach(asking, target);
  }
}

/** Keeps the table calm: only what the next touch is for. */
function isLit(asking: ArAsking, target: Target, answer: ArAnswer): boolean {
  const { selection } = asking;
  if (answer.does === 'look' || answer.does === 'ask' || target.on === 'street') return false;
  switch (selection?.by) {
    case 'hand':
      return target.on === 'space' || target.on === 'yard';
    case 'space':
    case 'search':
      return target.on === 'hand' && answer.does === 'play';
    case 'turn':
      return target.on === 'turn' ? target.space === selection.space : target.on === 'space';
    case 'deck':
      return answer.does === 'play';
    default:
      // A card is chosen first; a space that waits for one can be touched first too, but need not be highlighted.
      return target.on !== 'turn' && !(target.on === 'space' && isForHand(answer));
  }
}

function isForHand(answer: ArAnswer): boolean {
  return answer.does === 'select' && answer.selection?.by === 'space';
}
