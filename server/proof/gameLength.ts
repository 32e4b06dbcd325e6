import { randomGame } from '@archivolt/engine/testing';
import type { GameId } from '@archivolt/protocol';
import { withGame } from '../src/games.ts';

/** Games played to learn how long one is. */
const GAMES = 10;
/** More moves than in any random game. */
const LONGEST = 5000;

/** The mean number of moves in a random game for two, as the players of a proof play it. */
export const gameLength = (id: GameId): number =>
  withGame(id, (game) => {
    const options = game.readOptions({ players: 2 });
    if (!options.ok) throw new Error(`${id} cannot be played by two`);
    let moves = 0;
    for (let seed = 1; seed <= GAMES; seed++)
      randomGame({ game, longest: LONGEST }, options.value, seed, () => {
        moves++;
      });
    return moves / GAMES;
  });
