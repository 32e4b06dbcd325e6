import type { Seat, Shape, View } from '@archivolt/engine';
import type { Inputs } from './inputs.ts';

/** What a game tells a net of a position: only what the seat of the view can see, that seat first. */
export interface Features<G extends Shape> {
  /** Raised whenever an input comes to mean something else: weights of another version are refused. */
  readonly version: number;
  /** Points that make a clear lead: scores are learned in this unit. */
  readonly points: number;
  /** So many of the first inputs are opinions: the higher, the better for the looking seat. A new net follows them. */
  readonly opinions: number;
  /** Seats that a position is about, those included that nobody decides for. */
  seats(table: G['table']): number;
  /** Whether a table is the solo game, which has a net of its own. */
  isSolo(table: G['table']): boolean;
  /** Id of the component set in play. */
  setOf(table: G['table']): string;
  /** Turns begun. */
  turnOf(table: G['table']): number;
  /** Possible at nearly every step of a turn, and seldom worth it: planned only as the next step. */
  isAside(move: G['move']): boolean;
  write(view: View<G>, inputs: Inputs): void;
}

/** A seat as the seat `me` counts: itself 0, then in turn order. */
export function seenFrom(me: Seat, seat: Seat, seats: number): number {
  return (seat - me + seats) % seats;
}
