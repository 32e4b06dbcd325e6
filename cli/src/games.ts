import type { Shape } from '@archivolt/engine';
import { architecturaEntry } from './architectura/entry.ts';
import { type Arguments, BadArguments } from './arguments.ts';
import type { Entry } from './entry.ts';
import { redCathedralEntry } from './red-cathedral/entry.ts';

/** Something to be done with a game, whatever its types are. */
export type Use<R> = <G extends Shape>(entry: Entry<G>) => R;

/** The games of the house. */
export const GAMES: Readonly<Record<string, <R>(use: Use<R>) => R>> = {
  'red-cathedral': (use) => use(redCathedralEntry),
  architectura: (use) => use(architecturaEntry),
};

export const GAME_NAMES = Object.keys(GAMES);

/** The game named by the only word behind the command. */
export function gameNamed(name: string | undefined): <R>(use: Use<R>) => R {
  const games = GAME_NAMES.join(', ');
  if (name === undefined) throw new BadArguments((m) => m.refusals.game(games));
  const found = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (found === undefined) throw new BadArguments((m) => m.refusals.noGame(games, name));
  return found;
}

export function onlyOneGame({ positionals }: Arguments): void {
  const [, more] = positionals;
  if (more !== undefined) throw new BadArguments((m) => m.refusals.oneGame(more));
}
