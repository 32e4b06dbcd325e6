import type { Secrets } from '@archivolt/engine';
import type { Architectura } from './state.ts';

/** AR-S2: hands and decks are hidden. */
export const secrets: Secrets<Architectura> = {
  nothing: { hand: 0, fresh: 0, under: 0 },
  // What is drawn, removed from the hand or revealed is already determined (AR-D1, AR-K16, AR-V3). A player who cannot play
  // passes, and everybody sees it (AR-T2).
  decidesNothing: (move) => move.do === 'continue' || move.do === 'show' || move.do === 'pass',
};
