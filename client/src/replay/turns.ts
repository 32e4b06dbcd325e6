import { at, type Game, type GameTypes, type Seat } from '@archivolt/engine';
import type { ReplayableSession } from './replaySession.ts';

/** The part of a game that is one seat's turn. */
export interface TurnRange {
  readonly from: number;
  readonly to: number;
  readonly seat: Seat;
  readonly turn: number;
}

/** Every turn of a game, in order. */
export function turnRangesOf<G extends GameTypes>(session: ReplayableSession<G>): TurnRange[] {
  const history = session.history();
  const { turns, last, game } = session;
  return turns.flatMap((from, index) => {
    const to = turns[index + 1] ?? last;
    const table = session.tableAt(from);
    if (to <= from || table === undefined) return [];
    return [{ from, to, seat: at(history, from).seat, turn: game.turnOf(table).number }];
  });
}

/** The versions at which a turn starts, given the table of every version. */
export function turnsOf<G extends GameTypes>(game: Game<G>, tables: readonly G['table'][]): number[] {
  const numbers = tables.map((table) => game.turnOf(table).number);
  return numbers.flatMap((number, version) => (number === numbers[version - 1] ? [] : [version]));
}
