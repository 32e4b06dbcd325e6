import { architectura, type Move } from '@archivolt/architectura';
import { handOffers, offersOf, swapsOf } from './offersAt.ts';
import type { ArAsking, ArChoice } from './selection.ts';

/** The moves that have no place on the board, or are easier said than touched. */
const AS_BUTTONS = ['pass', 'spare', 'allow', 'decline', 'ready', 'show', 'continue'] as const;

/** The remaining choices as buttons: what is selected first, then what is asked. */
export function choices(asking: ArAsking): ArChoice[] {
  return [...held(asking), ...offersOf(asking, ...AS_BUTTONS)].map(choice);
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

function choice(move: Move): ArChoice {
  return {
    key: architectura.notation.printMove(move),
    answer: { does: 'play', move },
    icons: iconsOf(move),
    commits: COMMITS.has(move.do),
  };
}

/** Nothing is left to think over after these. */
const COMMITS = new Set<Move['do']>(['ready', 'show', 'continue', 'pass']);

/** What a move looks like on a button. */
function iconsOf(move: Move): string[] {
  switch (move.do) {
    case 'turn':
      return [move.way === 'cw' ? 'ar-turn-cw' : 'ar-turn-ccw'];
    case 'spare':
      return ['ar-protected'];
    case 'allow':
      return ['ar-destroyed'];
    case 'ready':
    case 'show':
    case 'continue':
      return ['i-confirm'];
    case 'remove':
      return ['i-close'];
    case 'replace':
    case 'search':
      return ['ar-exchange'];
    case 'pass':
    case 'decline':
      return ['i-chevron'];
    default:
      return [];
  }
}
