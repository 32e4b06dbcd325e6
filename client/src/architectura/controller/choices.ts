import { type Architectura, architectura, type Move, type View } from '@archivolt/architectura';
import { extend, startDraft } from '@archivolt/engine';
import { handOffers, offersOf, swapsOf } from './offersAt.ts';
import type { ArAsking, ArChoice } from './selection.ts';

/** The moves that have no place on the board, or are easier said than touched. */
const AS_BUTTONS = ['pass', 'spare', 'allow', 'decline', 'ready', 'show', 'continue'] as const;

/** The remaining choices as buttons: what is selected first, then what is asked. */
export function choices(asking: ArAsking): ArChoice[] {
  return [...held(asking), ...offersOf(asking, ...AS_BUTTONS)].map((move) => choice(asking, move));
}

function held(asking: ArAsking): Move[] {
  const { selection } = asking;
  switch (selection?.by) {
    case 'hand':
      return handOffers(asking, selection.card).filter(
        (move) => move.do !== 'play' && move.do !== 'faceDown',
      );
    case 'turn':
      return offersOf(asking, 'turn').filter(({ space }) => space === selection.space);
    case 'search':
      return offersOf(asking, 'search');
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
    commits: COMMITS.has(move.do),
  };
}

/** Nothing is left to think over after these. */
const COMMITS = new Set<Move['do']>(['ready', 'show', 'continue', 'pass']);

/** What a move looks like on a button. */
function iconsOf(view: View, move: Move): string[] {
  switch (move.do) {
    case 'turn':
      return [rises(view, move) ? 'ar-i-rises' : 'ar-i-falls'];
    case 'spare':
      return ['ar-i-protected'];
    case 'allow':
      return ['ar-i-destroyed'];
    case 'ready':
    case 'show':
    case 'continue':
      return ['i-confirm'];
    case 'remove':
      return ['i-close'];
    case 'replace':
    case 'search':
      return ['ar-i-exchange'];
    case 'pass':
    case 'decline':
      return ['i-chevron'];
    default:
      return [];
  }
}

/** Highest and lowest lie side by side (AR-X6), so that the way alone does not tell. */
function rises(view: View, move: Move): boolean {
  const { steps } = extend(architectura, startDraft<Architectura>(view), move);
  return steps.some(({ events }) => events.some((event) => event.type === 'turned' && event.to > event.from));
}
