import { architecturaEntry } from '@archivolt/architectura/terminal';
import type { GameTypes } from '@archivolt/engine';
import { GAME_IDS, type GameId, gameIdOf } from '@archivolt/protocol';
import { redCathedralEntry } from '@archivolt/red-cathedral/terminal';
import { type Arguments, BadArguments, type Entry, type Option } from '@archivolt/terminal';

/** A function over any game, whatever its types. */
export type Use<R> = <G extends GameTypes>(entry: Entry<G>) => R;

const ENTRIES: Readonly<Record<GameId, <R>(use: Use<R>) => R>> = {
  'red-cathedral': (use) => use(redCathedralEntry),
  architectura: (use) => use(architecturaEntry),
};

export const withEntry = <R>(id: GameId, use: Use<R>): R => ENTRIES[id](use);

/** The game named by the only positional argument. */
export function gameNamed(name: string | undefined): <R>(use: Use<R>) => R {
  const games = GAME_IDS.join(', ');
  if (name === undefined) throw new BadArguments((m) => m.refusals.game(games));
  const id = gameIdOf(name);
  if (id === undefined) throw new BadArguments((m) => m.refusals.noGame(games, name));
  return ENTRIES[id];
}

/** Option of commands that otherwise take one game after the other. */
export const ONLY_FLAG: Option = { value: 'a game', help: `only this game: ${GAME_IDS.join(', ')}` };

/** The game named by `--only`, or all games. */
export function chosenGames(args: Arguments): readonly GameId[] {
  const only = args.text('only');
  const id = gameIdOf(only);
  if (only !== undefined && !id) throw new BadArguments((m) => m.refusals.noGame(GAME_IDS.join(', '), only));
  return id ? [id] : GAME_IDS;
}

export function onlyOneGame({ positionals }: Arguments): void {
  const [, more] = positionals;
  if (more !== undefined) throw new BadArguments((m) => m.refusals.oneGame(more));
}
