import { architecturaBoard } from '@archivolt/architectura/board';
import type { GameTypes } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol/ids';
import { redCathedralBoard } from '@archivolt/red-cathedral/board';
import type { Board } from '@archivolt/table/board.ts';
import type { Kit } from '@archivolt/table/kit.ts';
import type { DraftKeeper } from '@archivolt/table/session/draft.ts';
import type { Session } from '@archivolt/table/session/session.ts';

/** A function over the board of any game, whatever its types. */
type Use<R> = <G extends GameTypes, T, S>(board: Board<G, T, S>) => R;

const BOARDS: Readonly<Record<GameId, <R>(use: Use<R>) => R>> = {
  'red-cathedral': (use) => use(redCathedralBoard),
  architectura: (use) => use(architecturaBoard),
};

export const withBoard = <R>(id: GameId, use: Use<R>): R => BOARDS[id](use);

/** A session, and the kit of the same game that draws it. */
export interface OpenTable<G extends GameTypes, T, S> {
  readonly session: Session<G>;
  readonly draft: DraftKeeper<G>;
  readonly load: () => Promise<Kit<G, T, S>>;
}

/**
 * A class without its private members. Only these prevent a session of one game from being assigned to one of any game,
 * whose holder passes it only moves and positions that came from it.
 */
export type Public<T> = Pick<T, keyof T>;

/** An opened table of any game. The types of its parts match, and nothing outside the board depends on them. */
export type AnyOpened = OpenTable<GameTypes, unknown, unknown>;
export function anyOpened<G extends GameTypes, T, S>({
  session,
  draft,
  load,
}: OpenTable<G, T, S>): AnyOpened {
  // Components are checked against the models that they take, and these get only those of their own game.
  return { session, draft, load: load as unknown as AnyOpened['load'] };
}
