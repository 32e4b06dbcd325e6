import {
  at,
  type Game,
  type GameTypes,
  offersOf,
  type State,
  same,
  seeded,
  type View,
  viewOf,
} from '@archivolt/engine';

/** What a viewer knows of a game. */
export interface KnownToViewer<G extends GameTypes> {
  /** A position that agrees with the view: what its seat cannot see is dealt, always in the same way. */
  readonly state: State<G>;
  /** The offers of the seat to move; undefined if they depend on what the viewer cannot see. */
  readonly offers: readonly G['move'][] | undefined;
}

const NOBODY = -1;

export function knownToViewer<G extends GameTypes>(game: Game<G>, view: View<G>): KnownToViewer<G> {
  const { secrets } = game;
  const imagine = (seat: number) => game.imagine({ ...view, seat }, seeded(1));
  // The view of a spectator names a seat, but shows nobody's hand. A player's own hand may be empty, too: then nothing
  // can be dealt to that seat.
  const dealt = secrets && same(view.mine, secrets.nothing) ? imagine(NOBODY) : undefined;
  const isSpectator = dealt && !same(at(dealt.mine, view.seat), view.mine);
  const state = isSpectator ? dealt : imagine(view.seat);
  const toMove = game.toMove(view.table);
  if (toMove === undefined) return { state, offers: [] };
  const isKnown = !secrets || (toMove === view.seat && !isSpectator);
  return { state, offers: isKnown ? offersOf(game, viewOf(state, toMove)) : undefined };
}
