import {
  at,
  begin,
  type Game,
  type GameTypes,
  offersOf,
  type State,
  seeded,
  submit,
  viewOf,
} from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol/ids';
import type { Submission } from '../session/storedGame.ts';
import type { ReplayableGame } from './replayFile.ts';

/** A game between random players, with the state after every submission. */
export function playRandomGame<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: number,
  most = 4000,
) {
  const chance = seeded(seed);
  const { state: first, record } = begin(game, options, chance);
  const states: State<G>[] = [first];
  const submissions: Submission[] = [];
  for (let state = first; submissions.length < most; state = at(states, states.length - 1)) {
    const seat = game.toMove(state.table);
    if (seat === undefined) break;
    const offers = offersOf(game, viewOf(state, seat));
    const move = at(offers, chance(offers.length));
    const answer = submit(game, state, seat, [move], chance);
    if (!answer.ok) throw new Error(answer.why);
    states.push(answer.state);
    submissions.push({ seat, moves: [game.notation.printMove(move)], picks: answer.picks });
  }
  const players = game.facts.players.fewest;
  const seats = Array.from({ length: Math.max(2, players) }, (_, seat) => ({
    seat,
    name: `P${seat}`,
    kind: 'me' as const,
    colour: seat,
  }));
  const played: ReplayableGame = {
    game: game.id as GameId,
    rulesVersion: game.rulesVersion,
    options,
    seats,
    setup: record.setup,
    submissions,
  };
  return { played, states };
}
