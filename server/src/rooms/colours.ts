import { at } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol';
import { COLOURS } from '@archivolt/red-cathedral';
import type { SeatRow } from '../store/store.ts';

/** Gives the seat the colour that its person likes, where nobody has it who is here already. */
export function wishColour(seats: SeatRow[], index: number, wish: number): void {
  const seat = at(seats, index);
  const holder = seats.find(({ colour }) => colour === wish);
  if (holder === seat || (holder && holder.person !== null)) return;
  if (holder) holder.colour = seat.colour;
  seat.colour = wish;
}

/** The colours of the seats as the game's options name them. */
export function colourOptions(game: GameId, seats: readonly SeatRow[]): readonly (number | string)[] {
  const colours = seats.map(({ colour }) => colour);
  // The order of the house is that of The Red Cathedral.
  return game === 'red-cathedral' ? colours : colours.map((colour) => at(COLOURS, colour));
}
