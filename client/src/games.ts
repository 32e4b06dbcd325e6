import type { Game } from '@archivolt/engine';
import type { RedCathedral } from '@archivolt/red-cathedral';

/** The games of the house as addresses name them. */
export const GAME_IDS = ['red-cathedral', 'architectura'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Those that have a table already. */
export const PLAYABLE = ['red-cathedral'] as const;
export type Playable = (typeof PLAYABLE)[number];

export function isKnown(id: string): id is Playable {
  return PLAYABLE.some((known) => known === id);
}

/** The rules of a game, loaded when they are needed. */
export async function rulesOf(id: Playable): Promise<Game<RedCathedral>> {
  switch (id) {
    case 'red-cathedral':
      return (await import('@archivolt/red-cathedral')).redCathedral;
  }
}
