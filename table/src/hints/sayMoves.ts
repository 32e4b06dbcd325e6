import type { GameTypes, View } from '@archivolt/engine';
import type { Speaker } from '../kit.ts';

/** A move, and the view in which it is made. */
interface Step<G extends GameTypes> {
  readonly move: G['move'];
  readonly view: View<G>;
}

/** Several moves in the game's words, in their order. */
export function sayMoves<G extends GameTypes, T, S>(
  speaker: Pick<Speaker<G, T, S>, 'move' | 'moves'>,
  steps: readonly Step<G>[],
): string[] {
  return speaker.moves?.(steps) ?? steps.map(({ move, view }) => speaker.move(move, view));
}
