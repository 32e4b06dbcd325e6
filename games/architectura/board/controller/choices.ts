import { type Architectura, architectura, type Move, type View } from '@archivolt/architectura';
import { extend, startDraft } from '@archivolt/engine';
import { offersDoing } from '@archivolt/table/answers.ts';
import { handOffers, swapsOf } from './offersAt.ts';
import type { ArAsking, ArChoice } from './selection.ts';

/** Moves without a place on the board, or easier to read than to touch. */
const AS_BUTTONS = ['pass', 'spare', 'allow', 'decline', 'ready', 'show', 'continue'] as const;

/** The remaining choices as buttons: those of the selection first, then those of the question. */
export function choices(asking: ArAsking): ArChoice[] {
  return [...held(asking), ...offersDoing(asking, ...AS_BUTTONS)].map((move) => choice(asking, move));
}

function held(asking: ArAsking): Move[] {
  const { selection } = asking;
  switch (selection?.by) {
    case 'hand':
      return handOffers(asking, selection.card).filter(
        (move) => move.do !== 'play' && move.do !== 'faceDown',
      );
    case 'turn':
      return offersDoing(asking, 'turn').filter(({ space }) => space === selection.space);
    case 'search':
      return offersDoing(asking, 'search');
    case 'deck':
      return swapsOf(asking, selection.card);
    default:
      return [];
  }
}

function choice({ view }: ArAsking, move: Move): ArChoice {
  return {
    key: architectura.notation.printMove(move),
    answer: { does: 'play', move },
    icons: iconsOf(view, move),
    commits: COMMITTING_MOVES.has(move.do),
  };
}

/** Moves after which nothing is left to consider. */
const COMMITTING_MOVES = new Set<Move['do']>(['ready', 'show', 'continue', 'pass']);

/** The icons of a move on a button. */
function iconsOf(view: View, move: Move): string[] {
  switch (move.do) {
    case 'turn':
      return [rises(view, move) ? '#ar-i-rises' : '#ar-i-falls'];
    case 'spare':
      return ['#ar-i-protected'];
    case 'allow':
      return ['#ar-i-destroyed'];
    case 'ready':
    case 'show':
    case 'continue':
      return ['i-confirm'];
    case 'remove':
      return ['i-close'];
    case 'replace':
    case 'search':
      return ['#ar-i-exchange'];
    case 'pass':
    case 'decline':
      return ['i-chevron'];
    default:
      return [];
  }
}

/** Highest and lowest are adjacent (AR-X6), so the direction alone does not decide it. */
function rises(view: View, move: Move): boolean {
  const { steps } = extend(architectura, startDraft<Architectura>(view), move);
  return steps.some(({ events }) => events.some((event) => event.type === 'turned' && event.to > event.from));
}
