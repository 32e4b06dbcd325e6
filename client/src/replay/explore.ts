import type { Chance, Game, GameTypes, PositionNotation, Seat, View } from '@archivolt/engine';
import type { TableInfo } from '@archivolt/protocol';
import type { GameId } from '@archivolt/protocol/ids';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { withBoard } from '../boards.ts';
import type { GameStore } from '../session/games.ts';
import { newGameAt, type StartResult } from '../session/newGame.ts';
import { rulesFor } from '../session/playAgain.ts';

/** A position of a running game as one seat knows it, from which a line can be tried out. */
export interface KnownPosition {
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly seats: readonly SeatInfo[];
  readonly mine: Seat;
  readonly view: View<GameTypes>;
  readonly hasSecrets: boolean;
  /** Whether hints are allowed at the table. */
  readonly hints: boolean;
  /** The running game, the version that is shown and the address of its table. */
  readonly of: string;
  readonly version: number;
  readonly home: string;
}

/** Why a running game cannot be tried out; a key of the messages. */
export type TryOutRefusal = 'rated' | 'noHints' | 'shared';

/** The reason that forbids it in a game on this device. */
export function whyNotHere(
  seats: readonly SeatInfo[],
  { hints, hasSecrets }: { readonly hints: boolean; readonly hasSecrets: boolean },
): TryOutRefusal | undefined {
  if (!hints) return 'noHints';
  return hasSecrets && seats.filter(({ kind }) => kind === 'me').length > 1 ? 'shared' : undefined;
}

/** The reason that forbids it in a game on the server. */
export const whyNotOnline = ({ rated }: Pick<TableInfo, 'rated'>): TryOutRefusal | undefined =>
  rated ? 'rated' : undefined;

interface Dependencies {
  readonly store: GameStore;
  readonly chance: Chance;
  clock(): number;
}

/** Stores a game that starts at what a seat knows of another one. */
export function tryOut(
  known: KnownPosition,
  seats: readonly SeatInfo[],
  store: GameStore,
): Promise<StartResult> {
  return withBoard(known.game, async ({ rules, book }) => {
    const [newest, { sandbox }] = await Promise.all([rules(), book()]);
    const keeping = { store, chance: cryptoChance, clock: Date.now };
    return explore(rulesFor(newest, known), sandbox.positions, known, seats, keeping);
  });
}

/** What the seat cannot know is dealt at random, so the same view and the same picks give the same game. */
export function explore<G extends GameTypes>(
  game: Game<G>,
  positions: PositionNotation<G>,
  { view, hints }: Pick<KnownPosition, 'view' | 'hints'>,
  seats: readonly SeatInfo[],
  keeping: Dependencies,
): Promise<StartResult> {
  // The view belongs to this game, as all of what its table shows does.
  const state = game.imagine(view as View<G>, keeping.chance);
  return newGameAt(game, positions, state, seats, { ...keeping, hints });
}
