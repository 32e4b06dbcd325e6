import type { Seat } from '@archivolt/engine';
import { isYou, type ShellMessages } from '@archivolt/i18n';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { LEVELS } from '../online/create/levels.ts';

/** Who plays a seat from a position on: the reader, the automaton, or a bot of a level. */
export type Chair = string;

const ME = 'me';
const AUTOMATON = 'automaton';
const DEFAULT_LEVEL = 'skilled';

/** The first proposal: one seat for the reader, and bots for the others, of their level if they have one. */
export function defaultChairs(seats: readonly SeatInfo[], mine: Seat | undefined): Chair[] {
  return seats.map(({ seat, kind, level }) => {
    if (kind === 'automaton') return AUTOMATON;
    return seat === mine ? ME : (LEVELS.find((one) => one === level) ?? DEFAULT_LEVEL);
  });
}

/** The seats as they were chosen. */
export function seatsFromChairs(seats: readonly SeatInfo[], chairs: readonly Chair[]): SeatInfo[] {
  return seats.map((info, index) => {
    const { seat, name, colour } = info;
    const chair = chairs[index] ?? ME;
    if (chair === AUTOMATON) return info;
    return chair === ME
      ? { seat, name, colour, kind: 'me' }
      : { seat, name, colour, kind: 'bot', level: chair };
  });
}

/** The seats with names for other readers: a "you" that was stored as a name is replaced by a number. */
export function namedForOthers(seats: readonly SeatInfo[], t: ShellMessages['setup']): SeatInfo[] {
  return seats.map((info) =>
    info.kind === 'me' && isYou(info.name) ? { ...info, name: t.player(info.seat + 1) } : info,
  );
}
