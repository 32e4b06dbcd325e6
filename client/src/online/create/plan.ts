import { type GameFacts, type Plan, sharedPlayerCounts, usualChoices } from '@archivolt/engine';
import type { ClockRule, Level, NewTable } from '@archivolt/protocol';
import type { GameId } from '@archivolt/protocol/ids';

/** The occupant of a seat: the host, anybody who joins, or a bot of a level. */
export type Occupant = 'me' | 'open' | Level;

/** A table in the form. */
export interface TablePlan extends Plan {
  players: number;
  /** One entry per seat of the game; those beyond the number of players are ignored. */
  seats: Occupant[];
  clock: ClockRule['kind'];
  minutes: number;
  seconds: number;
  hours: number;
  access: NewTable['access'];
  rated: boolean;
  /** Undefined for the default, which depends on who may join. */
  spectators: boolean | undefined;
  delay: number;
}

export const HOURS = [1, 6, 12, 24, 48, 72, 168, 336];
export const DELAYS = [0, 30, 60, 120, 300, 600];

export function defaultTable(facts: GameFacts): TablePlan {
  return {
    players: Math.min(...sharedPlayerCounts(facts)),
    seats: Array.from({ length: facts.players.most }, (_, seat) => (seat === 0 ? 'me' : 'open')),
    first: 'random',
    clock: 'live',
    minutes: 20,
    seconds: 20,
    hours: 24,
    access: 'open',
    rated: false,
    spectators: undefined,
    delay: 0,
    chosen: usualChoices(facts),
  };
}

/** Changes the occupant of a seat. The host sits in exactly one seat. */
export function seated(seats: readonly Occupant[], seat: number, wanted: Occupant): Occupant[] {
  const before = seats[seat];
  return seats.map((who, index) => {
    if (index === seat) return before === 'me' && wanted !== 'me' ? who : wanted;
    return wanted === 'me' && who === 'me' ? (before ?? 'open') : who;
  });
}

/** The request for a new table. */
export function newTableOf(game: GameId, facts: GameFacts, plan: TablePlan): NewTable {
  const { players, first, chosen, access, rated, delay, spectators = access === 'open' } = plan;
  const me = plan.seats.indexOf('me');
  // The host must have one of the seats in use.
  const seats = me < players ? plan.seats : seated(plan.seats, 0, 'me');
  return {
    game,
    options: facts.optionsOf({ first: first !== 'random' && first < players ? first : 'random', chosen }),
    seats: seats
      .slice(0, players)
      .map((who) => (who === 'me' || who === 'open' ? { kind: who } : { kind: 'bot', level: who })),
    clock: clockOf(plan),
    access,
    rated,
    spectators,
    delay: spectators ? delay : 0,
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
