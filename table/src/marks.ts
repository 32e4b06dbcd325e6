import type { GameTypes } from '@archivolt/engine';
import type { Asking, WhyNot } from './controller.ts';
import type { Kit, MarkMap, Speaker } from './kit.ts';

/** The state and name of every thing on the board; one that was touched without effect also says why. */
export function marksOf<G extends GameTypes, T, S>(
  kit: Kit<G, T, S>,
  speaker: Speaker<G, T, S>,
  asking: Asking<G, S>,
  whyNot: WhyNot<T, S> | undefined,
): MarkMap {
  const { view } = asking;
  const marks = new Map(kit.marks(asking, (target, answer) => speaker.label(target, answer, view)));
  if (whyNot?.target === undefined) return marks;
  const reasons = whyNot.reasons.map(({ text }) => text).join(' ');
  return marks.set(kit.keyOf(whyNot.target), {
    state: 'impossible',
    label: `${speaker.label(whyNot.target, undefined, view)}. ${reasons}`,
  });
}
