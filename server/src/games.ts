import { architectura } from '@archivolt/architectura';
import type { Game, Shape } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol';
import { redCathedral } from '@archivolt/red-cathedral';

/** Something to be done with a game, whatever its types are. */
export type Use<R> = <G extends Shape>(game: Game<G>) => R;

const GAMES: Readonly<Record<GameId, <R>(use: Use<R>) => R>> = {
  'red-cathedral': (use) => use(redCathedral),
  architectura: (use) => use(architectura),
};

export const withGame = <R>(id: GameId, use: Use<R>): R => GAMES[id](use);
