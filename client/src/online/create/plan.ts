import type { ClockRule, Level, NewTable } from '@archivolt/protocol';
import type { GameId } from '../../games.ts';
import type { ArchitecturaPlan } from '../../pages/new/architectura.ts';
import type { Plan } from '../../pages/new/seating.ts';

/** Who is to sit in a seat: oneself, anybody who comes, or a bot of a level. */
export type Wanted = 'me' | 'open' | Level;

/** A table as it is being made. */
export interface TablePlan extends Pick<Plan, 'side' | 'influence'>, Pick<ArchitecturaPlan, 'swaps'> {
  players: number;
  /** Always four; those beyond the number of players wait. */
  seats: Wanted[];
  first: number | 'random';
  clock: ClockRule['kind'];
  minutes: number;
  seconds: number;
  hours: number;
  access: NewTable['access'];
  rated: boolean;
  delay: number;
}

export const FEWEST = 2;
export const MOST = 4;

export const HOURS = [1, 6, 12, 24, 48, 72, 168, 336];
export const DELAYS = [0, 30, 60, 120, 300, 600];

export function usualTable(): TablePlan {
  return {
    players: 2,
    seats: ['me', 'open', 'open', 'open'],
    first: 'random',
    clock: 'live',
    minutes: 20,
    seconds: 20,
    hours: 24,
    access: 'open',
    rated: false,
    delay: 0,
    side: 'basic',
    influence: 'random',
    swaps: 0,
  };
}

/** Puts somebody into a seat. One sits in one seat only, and in one at least. */
export function seated(seats: readonly Wanted[], seat: number, wanted: Wanted): Wanted[] {
  const before = seats[seat];
  return seats.map((who, index) => {
    if (index === seat) return before === 'me' && wanted !== 'me' ? who : wanted;
    return wanted === 'me' && who === 'me' ? (before ?? 'open') : who;
  });
}

/** What the server is asked for. */
export function newTableOf(game: GameId, plan: TablePlan, salt: string): NewTable {
  const { players, access, rated, delay } = plan;
  const me = plan.seats.indexOf('me');
  // One cannot sit beyond the table.
  const seats = me < players ? plan.seats : seated(plan.seats, 0, 'me');
  return {
    game,
    options: optionsOf(game, plan),
    seats: seats
      .slice(0, players)
      .map((who) => (who === 'me' || who === 'open' ? { kind: who } : { kind: 'bot', level: who })),
    clock: clockOf(plan),
    access,
    rated,
    delay,
    salt,
  };
}

function optionsOf(game: GameId, { players, first, side, influence, swaps }: TablePlan) {
  const begins = first !== 'random' && first < players ? first : 'random';
  if (game === 'red-cathedral') return { side, influence, first: begins };
  return {
    ...(swaps === 0 ? {} : { swaps }),
    ...(begins === 'random' ? {} : { first: begins }),
  };
}

function clockOf({ clock, minutes, seconds, hours }: TablePlan): ClockRule {
  switch (clock) {
    case 'none':
      return { kind: clock };
    case 'live':
      return { kind: clock, base: minutes * 60, increment: seconds };
    case 'slow':
      return { kind: clock, hours };
    default:
      return clock satisfies never;
  }
}
