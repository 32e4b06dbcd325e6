import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import { isIvan, positions, type RedCathedral, type Table } from '@archivolt/red-cathedral';
import { loadGame } from '@archivolt/red-cathedral/words';
import type { Sandbox } from '@archivolt/table/session/sandboxSession.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';

/** The players of a position, named after their colours. */
export function seatsOf(table: Table, colours: readonly string[], kind: 'me' | 'other'): SeatInfo[] {
  return table.players.map(({ colour }, seat) => ({
    seat,
    name: capital(at(colours, colour)),
    kind: isIvan(table, seat) ? 'automaton' : kind,
    colour,
  }));
}

export const sandbox: Sandbox<RedCathedral> = {
  positions,
  async loadSeats(table, locale) {
    const { terms } = await loadGame(locale);
    return seatsOf(table, terms.colours, 'me');
  },
};
