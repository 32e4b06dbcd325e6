import { type Architectura, architectura, type Move } from '@archivolt/architectura';
import type { ArIllustration } from '@archivolt/architectura/illustrations';
import { offersOf, readMove, type State, viewOf } from '@archivolt/engine';
import { keyOf, type Mark, type Target } from '../targets.ts';

/**
 * The highlights in the last picture of an illustration: the space where its card was played; or, if it shows something
 * illegal, that and what is legal instead.
 */
export function marksOf(state: State<Architectura>, { refused }: ArIllustration): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const seat = architectura.toMove(state.table);
  if (refused === undefined || seat === undefined) return marks;
  const wanted = readMove(architectura, refused);
  const mark = (move: Move, as: Mark['state']): void => {
    if (move.do !== 'play') return;
    const target: Target = { on: 'space', space: move.space };
    marks.set(keyOf(target), { state: as, label: '' });
  };
  for (const offer of offersOf(architectura, viewOf(state, seat)))
    if (offer.do === 'play' && wanted.do === 'play' && offer.card === wanted.card) mark(offer, 'possible');
  mark(wanted, 'impossible');
  return marks;
}
