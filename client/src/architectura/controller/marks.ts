import { kitOf, listCards, pieceAt, type Table, type View, WAYS } from '@archivolt/architectura';
import { keyOf, type Mark, type Marks, type Target } from '../targets.ts';
import { consequenceOf } from './compare.ts';
import { askOf, handOf, offersOf } from './offersAt.ts';
import type { ArAnswer, ArAsking } from './selection.ts';
import { reach } from './touch.ts';
import { askedSpace } from './why.ts';

/** Everything on the board that can be touched. What is in a hand is a secret, so every card there might be is named. */
export function allTargets(table: Table): Target[] {
  const kit = kitOf(table);
  const cards = [...new Set(kit.pieces.map(({ id }) => id))];
  return [
    ...openTargets(table),
    ...cards.flatMap((card): Target[] => [
      { on: 'hand', card },
      { on: 'deck', card },
    ]),
  ];
}

/** What one seat can touch: the open table and its own cards. */
export function targetsOf(view: View): Target[] {
  const { table, seat } = view;
  const choosing = askOf(table)?.ask === 'swaps';
  const own = choosing ? kitOf(table).pieces.filter((piece) => piece.seat === seat) : [];
  return [
    ...openTargets(table),
    ...handOf(view).map((card): Target => ({ on: 'hand', card })),
    ...own.map(({ id }): Target => ({ on: 'deck', card: id })),
  ];
}

function openTargets(table: Table): Target[] {
  const kit = kitOf(table);
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
        (number): Target => ({ on: 'beside', seat, card: pieceAt(kit, seat, number).id }),
      ),
    ]),
  ];
}

/** The name of a target that touching does something, or of one that is held. */
export type Labelled = (target: Target, answer: ArAnswer | undefined) => string;

/** What the board wears: the same answers that touching gives, so that nothing is lit that does nothing. */
export function marks(asking: ArAsking, label: Labelled): Map<string, Mark> {
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
 * The same marks, with what would come of each space: what the chosen card would be worth there and what comparing
 * would do, or one's token.
 */
export function withConsequences(asking: ArAsking, marked: Marks): Marks {
  const { selection, view } = asking;
  const tokens = offersOf(asking, 'token', 'protect').length > 0;
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
      // The building that a question is about stands out, unless it is one of the answers.
      return target.on === 'space' && target.space === askedSpace(asking) && !reach(asking, target);
  }
}

/** A quiet table: only what the next touch is for. */
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
      // A card is chosen first; a space that waits for one can be touched first too, but need not be lit.
      return target.on !== 'turn' && !(target.on === 'space' && isForHand(answer));
  }
}

function isForHand(answer: ArAnswer): boolean {
  return answer.does === 'select' && answer.selection?.by === 'space';
}
