import type { GameTypes, Seat, View } from '@archivolt/engine';
import type { Inputs } from './inputs.ts';

/** A game's inputs for the neural net: only what the seat of the view can see, that seat first. */
export interface Features<G extends GameTypes> {
  /** Raised whenever the meaning of an input changes: weights of another version are refused. */
  readonly version: number;
  /** The rules version that weights are trained under; unchanged by rules that only affect set-up or events. */
  readonly rules: number;
  /** Points of a clear lead: scores are learned in this unit. */
  readonly points: number;
  /** The first inputs are opinions: the higher, the better for the viewing seat. An untrained net follows them. */
  readonly opinions: number;
  /** The number of players: people and bots. There is one net for each number. */
  players(table: G['table']): number;
  /** The number of seats in a position: the players and, in some solo games, automata. */
  seats(table: G['table']): number;
  /** Id of the component set in play; absent in a game with a single one. */
  setOf?(table: G['table']): string;
  /**
   * Whether a move is possible at nearly every step of a turn and seldom worth it. Such moves are planned only as the next
   * step. Absent if there is no such move.
   */
  isAside?(move: G['move']): boolean;
  write(view: View<G>, inputs: Inputs): void;
}

/** The index of a seat as seen from `me`: itself 0, then in turn order. */
export function seenFrom(me: Seat, seat: Seat, seats: number): number {
  return (seat - me + seats) % seats;
}
