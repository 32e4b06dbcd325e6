import { type Architectura, architectura, type Do, type Move, type View } from '@archivolt/architectura';
import { extend, startDraft } from '@archivolt/engine';
import { offersDoing } from '@archivolt/table/answers.ts';
import { handOffers, swapsOf } from './offersAt.ts';
import type { ArAsking, ArChoice } from './selection.ts';

/** Whether a move always has a button: it has no place on the board, or is easier to read than to touch. */
const HAS_BUTTON: Record<Do, boolean> = {
  replace: false,
  ready: true,
  show: true,
  continue: true,
  search: false,
  exchange: false,
  play: false,
  playBeside: false,
  remove: false,
  pass: true,
  pay: false,
  spare: true,
  allow: true,
  move: false,
  turn: false,
  return: false,
  rebuild: false,
  token: false,
  faceDown: false,
  faceDownBeside: false,
  swap: false,
  protect: false,
  copy: false,
  decline: true,
};

/** The remaining choices as buttons: those of the selection first, then those of the question. */
export function choices(asking: ArAsking): ArChoice[] {
  const asked = asking.offers.filter((move) => HAS_BUTTON[move.do]);
  return [...held(asking), ...asked].map((move) => choice(asking, move));
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
const COMMITTING_MOVES = new Set<Do>(['ready', 'show', 'continue', 'pass']);

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
    case 'exchange':
    case 'play':
    case 'playBeside':
    case 'pay':
    case 'move':
    case 'return':
    case 'rebuild':
    case 'token':
    case 'faceDown':
    case 'faceDownBeside':
    case 'swap':
    case 'protect':
    case 'copy':
      return [];
    default:
      return move satisfies never;
  }
}

/** Highest and lowest are adjacent (AR-X6), so the direction alone does not decide it. */
function rises(view: View, move: Move): boolean {
  const { steps } = extend(architectura, startDraft<Architectura>(view), move);
  return steps.some(({ events }) => events.some((event) => event.type === 'turned' && event.to > event.from));
}
