import type { Bot } from '@archivolt/botkit';
import {
  at,
  type Chance,
  type Game,
  type GameTypes,
  recording,
  type Seat,
  type State,
  submit,
  viewOf,
} from '@archivolt/engine';
import { thinkTurn } from '../pool/thinkTurn.ts';
import type { RecordedGame } from './recorded.ts';

/** Maximum number of submissions; bots that do not finish a game are not worth studying. */
const MAX_SUBMISSIONS = 2000;

/** Lets bots play a game to its end, as a page or a server would record it. */
export function recordGame<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  bots: readonly Bot<G>[],
  chance: Chance,
): RecordedGame & { readonly result: { totals: number[]; places: number[][] } } {
  const setup: number[] = [];
  const { state, submissions } = playOut(game, game.setup(options, recording(chance, setup)), bots, chance);
  const { totals, places } = game.score(state.table);
  const { id, rulesVersion } = game;
  return { game: id, rulesVersion, options, setup, submissions, result: { totals, places } };
}

/** Lets bots continue from a position to the end of the game; returns the final state and their submissions. */
export function playOut<G extends GameTypes>(
  game: Game<G>,
  start: State<G>,
  bots: readonly Bot<G>[],
  chance: Chance,
): { state: State<G>; submissions: { seat: Seat; moves: string[]; picks: number[] }[] } {
  let state = start;
  const submissions: { seat: Seat; moves: string[]; picks: number[] }[] = [];
  for (let seat = game.toMove(state.table); seat !== undefined; seat = game.toMove(state.table)) {
    if (submissions.length === MAX_SUBMISSIONS)
      throw new Error(`no end after ${MAX_SUBMISSIONS} submissions`);
    const moves = thinkTurn(game, at(bots, seat), viewOf(state, seat), chance);
    const played = submit(game, state, seat, moves, chance);
    if (!played.ok) throw new Error(`a bot's moves were refused: ${played.why}`);
    submissions.push({
      seat,
      moves: moves.map((move) => game.notation.printMove(move)),
      picks: played.picks,
    });
    ({ state } = played);
  }
  return { state, submissions };
}
