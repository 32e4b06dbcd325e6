import type { Architectura } from '@archivolt/architectura';
import type { Game } from '@archivolt/engine';
import type { RedCathedral } from '@archivolt/red-cathedral';

/** The games of the house as addresses name them. */
export const GAME_IDS = ['red-cathedral', 'architectura'] as const;
export type GameId = (typeof GAME_IDS)[number];

interface Shapes {
  'red-cathedral': RedCathedral;
  architectura: Architectura;
}

const GAMES: { readonly [I in GameId]: () => Promise<Game<Shapes[I]>> } = {
  'red-cathedral': async () => (await import('@archivolt/red-cathedral')).redCathedral,
  architectura: async () => (await import('@archivolt/architectura')).architectura,
};

/** The rules of a game, loaded when they are needed. */
export const rulesOf = <I extends GameId>(id: I): Promise<Game<Shapes[I]>> => GAMES[id]();
