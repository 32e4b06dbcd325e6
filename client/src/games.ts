import type { Architectura } from '@archivolt/architectura';
import type { Game, Shape } from '@archivolt/engine';
import type { RedCathedral } from '@archivolt/red-cathedral';
import type { Secrets } from './session/secrets.ts';

/** The games of the house as addresses name them. */
export const GAME_IDS = ['red-cathedral', 'architectura'] as const;
export type GameId = (typeof GAME_IDS)[number];

interface Shapes {
  'red-cathedral': RedCathedral;
  architectura: Architectura;
}

/** What a session needs to play a game. */
export interface Rules<G extends Shape> {
  readonly game: Game<G>;
  readonly secrets?: Secrets<G>;
}

const RULES: { readonly [I in GameId]: () => Promise<Rules<Shapes[I]>> } = {
  'red-cathedral': async () => ({ game: (await import('@archivolt/red-cathedral')).redCathedral }),
  architectura: async () => {
    const [{ architectura }, { secrets }] = await Promise.all([
      import('@archivolt/architectura'),
      import('./architectura/secrets.ts'),
    ]);
    return { game: architectura, secrets };
  },
};

/** The rules of a game, loaded when they are needed. */
export const rulesOf = <I extends GameId>(id: I): Promise<Rules<Shapes[I]>> => RULES[id]();
