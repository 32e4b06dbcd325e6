import { type Architectura, type Colour, positions, SEAT_COLOURS, type Table } from '@archivolt/architectura';
import { loadGame } from '@archivolt/architectura/words';
import { capital } from '@archivolt/i18n';
import type { Sandbox } from '@archivolt/table/session/sandboxSession.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { colourAt } from '../read.ts';

/** The players of a position, named after their colours. */
export function seatsOf(
  table: Table,
  colours: Readonly<Record<Colour, string>>,
  kind: 'me' | 'other',
): SeatInfo[] {
  return table.players.map((_, seat) => {
    const colour = colourAt(table, seat);
    return { seat, name: capital(colours[colour]), kind, colour: SEAT_COLOURS.indexOf(colour) };
  });
}

export const sandbox: Sandbox<Architectura> = {
  positions,
  async loadSeats(table, locale) {
    const { terms } = await loadGame(locale);
    return seatsOf(table, terms.colours, 'me');
  },
};
