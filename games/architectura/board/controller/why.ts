import {
  architectura,
  BLOCKS,
  componentsOf,
  hasCard,
  isFaceUp,
  type Move,
  type Piece,
  pieceNamed,
  replaces,
  type Space,
  sparedSpace,
  type Table,
  topPiece,
} from '@archivolt/architectura';
import type { Reason } from '@archivolt/engine';
import { offersDoing } from '@archivolt/table/answers.ts';
import type { Target } from '../targets.ts';
import { askOf, handOf } from './offersAt.ts';
import type { ActionName, ArAnswer, ArAsking, Selection } from './selection.ts';

/** Why a touched thing is not possible: guesses the most likely intent and lets the rules explain it. */

/** Undefined if nothing is against it: then only the selection is in the way. */
export function why(asking: ArAsking, target: Target): ArAnswer | undefined {
  return against(asking, intentsOf(asking, target));
}

/** Why one of the actions of the bar is not available now. */
export function whyAction(asking: ArAsking, action: ActionName): ArAnswer {
  const intent: Move =
    action === 'exchange' ? { do: 'exchange' } : { do: 'search', put: heldOrFirst(asking) };
  const reasons = architectura.explain(asking.view, intent);
  return { does: 'why', intent, reasons };
}

function against(asking: ArAsking, intents: readonly Move[]): ArAnswer | undefined {
  const explained = intents.map((intent) => ({ intent, reasons: architectura.explain(asking.view, intent) }));
  const refused = explained.filter(({ reasons }) => reasons.length > 0);
  const best = refused.find(({ reasons }) => !isPlain(reasons)) ?? refused[0];
  if (!best) return undefined;
  const free = freeFor(asking, best.intent);
  return { does: 'why', ...best, ...(free ? { free } : {}) };
}

/** That a space is taken is obvious; another reason says more. */
function isPlain(reasons: readonly Reason[]): boolean {
  return reasons.every(({ code }) => code === 'spaceTaken' || code === 'leftIsEmpty');
}

/** What the touch most likely meant, the likeliest first. */
function intentsOf(asking: ArAsking, target: Target): Move[] {
  switch (target.on) {
    case 'space':
      return [spaceIntent(asking, target.space)];
    case 'street':
      return [spaceIntent(asking, target.street * BLOCKS)];
    case 'turn':
      return [{ do: 'turn', space: target.space, way: target.way }];
    case 'hand':
      return handIntents(asking, target.card);
    case 'yard': {
      const card = heldOrFirst(asking);
      return [{ do: isFaceDown(asking) ? 'faceDownBeside' : 'playBeside', card }];
    }
    case 'beside':
      return [{ do: 'pay', card: target.card }];
    case 'deck':
      return [deckIntent(asking, target.card)];
    case 'player':
      return [];
    default:
      return target satisfies never;
  }
}

function isFaceDown({ view }: ArAsking): boolean {
  return askOf(view.table)?.ask === 'faceDown';
}

/** The intended hand card: the chosen one, or any. */
function heldOrFirst(asking: ArAsking): string {
  const { selection, view } = asking;
  const [first] = handOf(view);
  return selection?.by === 'hand' ? selection.card : (first ?? anyCard(asking));
}

/** With an empty hand some card of the player has to stand in. */
function anyCard({ view: { table, seat } }: ArAsking): string {
  const piece = componentsOf(table).pieces.find((one) => one.seat === seat);
  return piece?.id ?? '';
}

function spaceIntent(asking: ArAsking, space: Space): Move {
  const { table } = asking.view;
  const todo = askOf(table);
  switch (todo?.ask) {
    case 'turnCards':
      return { do: 'turn', space, way: 'cw' };
    case 'return':
    case 'rebuild':
    case 'token':
    case 'swap':
    case 'protect':
      return { do: todo.ask, space };
    case 'escape':
      return { do: 'move', space };
    case 'faceDown':
      return { do: 'faceDown', card: heldOrFirst(asking), space };
    case 'copy':
      // Only face-up cards can be copied; for the rest the question itself says most.
      if (isFaceUp(table, space)) return { do: 'copy', card: topPiece(table, componentsOf(table), space).id };
      return { do: 'swap', space };
    case 'swaps':
    case 'show':
    case 'turn':
    case 'pay':
    case 'spare':
    case 'spareHits':
    case 'replay':
    case 'effect':
    case 'escapes':
    case 'leave':
    case 'endTurn':
    case undefined:
      return { do: 'play', card: heldOrFirst(asking), space };
    default:
      return todo satisfies never;
  }
}

function handIntents(asking: ArAsking, card: string): Move[] {
  const { table } = asking.view;
  const todo = askOf(table);
  const held = asking.selection;
  if (held?.by === 'search') return [{ do: 'search', put: card }];
  switch (todo?.ask) {
    case 'pay':
      return [{ do: 'pay', card }];
    case 'replay':
      return [{ do: 'play', card, space: todo.space }];
    case 'turn':
      if (held?.by === 'space') return [{ do: 'play', card, space: held.space }];
      return table.top.map((_, space) => ({ do: 'play', card, space }));
    case 'faceDown':
      return table.top.map((_, space) => ({ do: 'faceDown', card, space }));
    case 'swaps':
    case 'show':
    case 'spare':
    case 'spareHits':
    case 'escape':
    case 'turnCards':
    case 'return':
    case 'rebuild':
    case 'token':
    case 'swap':
    case 'protect':
    case 'copy':
    case 'effect':
    case 'escapes':
    case 'leave':
    case 'endTurn':
    case undefined:
      return [{ do: 'play', card, space: 0 }];
    default:
      return todo satisfies never;
  }
}

/** A swap that this card could be meant for: with the chosen one, or with one that it matches. */
function deckIntent(asking: ArAsking, card: string): Move {
  const { table, seat, mine } = asking.view;
  const components = componentsOf(table);
  const piece = pieceNamed(components, seat, card);
  const { selection } = asking;
  const other = selection?.by === 'deck' && selection.card !== card ? selection.card : undefined;
  const own = components.pieces.filter((one) => one.seat === seat);
  if (piece !== undefined && isAdditional(piece)) {
    const basic = own.find((one) => !isAdditional(one) && replaces(piece.card, one.card));
    return { do: 'replace', card: other ?? basic?.id ?? '', by: card };
  }
  // One that is in the deck already would only add its own reason.
  const additional = own.filter((one) => isAdditional(one) && !hasCard(mine.fresh, one.number));
  const fitting = additional.find((one) => piece !== undefined && replaces(one.card, piece.card));
  return { do: 'replace', card, by: other ?? fitting?.id ?? additional[0]?.id ?? '' };
}

const isAdditional = ({ card }: Piece): boolean => card.deck === 'additional';

/** The selection that shows what is possible of the same kind, if there is anything. */
function freeFor(asking: ArAsking, intent: Move): Selection | undefined {
  if (intent.do !== 'play' && intent.do !== 'faceDown') return undefined;
  const { card } = intent;
  return offersDoing(asking, 'play', 'faceDown').some((move) => move.card === card)
    ? { by: 'hand', card }
    : undefined;
}

/** The space that a question is about, to point at it. */
export function askedSpace({ view }: Pick<ArAsking, 'view'>): Space | undefined {
  const todo = askOf(view.table);
  switch (todo?.ask) {
    case 'spare':
    case 'escape':
    case 'replay':
    case 'pay':
    case 'swap':
    case 'copy':
      return todo.space;
    case 'spareHits':
      return sparedSpace(todo);
    case 'faceDown':
      return askingSpace(view.table);
    case 'swaps':
    case 'show':
    case 'turn':
    case 'turnCards':
    case 'return':
    case 'rebuild':
    case 'token':
    case 'protect':
    case 'effect':
    case 'escapes':
    case 'leave':
    case 'endTurn':
    case undefined:
      return undefined;
    default:
      return todo satisfies never;
  }
}

/** AR-K9: the space of the building that asks, or of the Forge that copies it (AR-K16). */
function askingSpace(table: Table): Space | undefined {
  const components = componentsOf(table);
  const leaving = table.todo.find(({ ask }) => ask === 'leave');
  const asks = ({ seat, effect, building }: Piece): boolean =>
    leaving?.ask === 'leave'
      ? building === leaving.building
      : seat === table.active && effect?.kind === 'opponentsFaceDown';
  const space = table.top.findIndex(
    (_, place) => isFaceUp(table, place) && asks(topPiece(table, components, place)),
  );
  return space < 0 ? undefined : space;
}
