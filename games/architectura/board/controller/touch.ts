import { BLOCKS, type Move, type Space } from '@archivolt/architectura';
import { offersDoing, play, toggle } from '@archivolt/table/answers.ts';
import { keyOf, type Target } from '../targets.ts';
import { askOf, handOffers, layOffers, spaceOffers, swapsOf } from './offersAt.ts';
import type { ArAnswer, ArAsking } from './selection.ts';
import { why } from './why.ts';

/** The result of touching a thing: a move, a selection, or the reason why not. */
export function touch(asking: ArAsking, target: Target): ArAnswer {
  const answer = reach(asking, target) ?? why(asking, target);
  if (answer) return answer;
  const free = reach({ ...asking, selection: undefined }, target);
  if (!free) throw new Error(`nothing is against ${keyOf(target)}, and yet it does nothing`);
  return free;
}

/** The effect of a touch, if it has any. */
export function reach(asking: ArAsking, target: Target): ArAnswer | undefined {
  switch (target.on) {
    case 'space':
      return reachSpace(asking, target.space);
    case 'street':
      // A gate leads to the first block of its street.
      return reachSpace(asking, target.street * BLOCKS);
    case 'turn':
      return one(
        offersDoing(asking, 'turn').filter(({ space, way }) => space === target.space && way === target.way),
      );
    case 'hand':
      return reachHand(asking, target.card);
    case 'yard':
      return target.seat === asking.view.seat ? reachYard(asking) : { does: 'look', seat: target.seat };
    case 'beside':
      if (target.seat !== asking.view.seat) return { does: 'look', seat: target.seat };
      return one(offersDoing(asking, 'pay').filter(({ card }) => card === target.card));
    case 'deck':
      return reachDeck(asking, target.card);
    case 'player':
      return { does: 'look', seat: target.seat };
    default:
      return target satisfies never;
  }
}

function one(moves: readonly Move[]): ArAnswer | undefined {
  const [move, ...others] = moves;
  return move && others.length === 0 ? play(move) : undefined;
}

function reachSpace(asking: ArAsking, space: Space): ArAnswer | undefined {
  const { selection } = asking;
  if (selection?.by === 'hand')
    return one(layOffers(asking, space).filter(({ card }) => card === selection.card));
  const direct = one(spaceOffers(asking, space));
  if (direct) return direct;
  if (offersDoing(asking, 'turn').some((move) => move.space === space))
    return toggle(asking, { by: 'turn', space });
  if (layOffers(asking, space).length > 0) return toggle(asking, { by: 'space', space });
  return isAskedAbout(asking, space) ? { does: 'ask' } : undefined;
}

/** AR-C7, AR-X9: the buttons decide whether the player's own protected building is spared. */
function isAskedAbout(asking: ArAsking, space: Space): boolean {
  const ask = askOf(asking.view.table);
  return ask?.ask === 'spare' && ask.space === space && offersDoing(asking, 'spare').length > 0;
}

function reachHand(asking: ArAsking, card: string): ArAnswer | undefined {
  const { selection } = asking;
  if (selection?.by === 'search') return one(offersDoing(asking, 'search').filter(({ put }) => put === card));
  const pays = one(offersDoing(asking, 'pay').filter((move) => move.card === card));
  if (pays) return pays;
  if (selection?.by === 'space') {
    const laid = one(layOffers(asking, selection.space).filter((move) => move.card === card));
    if (laid) return laid;
  }
  return handOffers(asking, card).length > 0 ? toggle(asking, { by: 'hand', card }) : undefined;
}

function reachYard(asking: ArAsking): ArAnswer | undefined {
  const { selection } = asking;
  const offers = offersDoing(asking, 'playBeside', 'faceDownBeside');
  if (selection?.by === 'hand') return one(offers.filter(({ card }) => card === selection.card));
  const [first] = offers;
  // With several cards one must be chosen; the first shows how.
  return one(offers) ?? (first && toggle(asking, { by: 'hand', card: first.card }));
}

/** AR-V1: two touches swap two cards, in either order. */
function reachDeck(asking: ArAsking, card: string): ArAnswer | undefined {
  const { selection } = asking;
  const swaps = swapsOf(asking, card);
  if (selection?.by === 'deck' && selection.card !== card) {
    const both = one(swaps.filter((move) => move.card === selection.card || move.by === selection.card));
    if (both) return both;
  }
  return swaps.length > 0 ? toggle(asking, { by: 'deck', card }) : undefined;
}
