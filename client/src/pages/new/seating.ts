import type { Rung } from '@archivolt/bots';
import type { ShellMessages } from '@archivolt/i18n';
import type { Options } from '@archivolt/red-cathedral';
import type { Rivals } from '../../route.ts';
import type { SeatInfo } from '../../session/session.ts';

/** One seat as it is being chosen. */
export interface Chair {
  kind: 'me' | 'bot';
  level: Rung;
  /** Empty: called by the usual name. */
  name: string;
  colour: number;
}

/** Who sits at the table, whatever is played. */
export interface Seating {
  players: number;
  /** Always four; those beyond the number of players wait. */
  chairs: Chair[];
  first: number | 'random';
  /** May hints be asked for? */
  hints: boolean;
}

export interface Plan extends Seating {
  side: Options['side'];
  influence: Options['influence'];
}

export const MOST_PLAYERS = 4;

/** Proposed to whom we do not know yet: makes no blunders and has no plans. */
const USUAL_LEVEL: Rung = 'casual';

/** What is proposed first: a person here, and whoever was asked for around. */
export function usualPlan(rivals: Rivals, name: string): Plan {
  return {
    ...usualSeating(rivals, name),
    side: 'basic',
    influence: rivals === 'ivan' ? 'first' : 'random',
  };
}

export function usualSeating(rivals: Rivals, name: string): Seating {
  return {
    players: rivals === 'ivan' ? 1 : rivals === 'bots' ? 2 : 3,
    chairs: Array.from({ length: MOST_PLAYERS }, (_, seat) => ({
      kind: seat === 0 || rivals === 'people' ? 'me' : 'bot',
      level: USUAL_LEVEL,
      name: seat === 0 ? name : '',
      colour: seat,
    })),
    first: 'random',
    hints: true,
  };
}

/** Gives a colour to a seat; whoever had it takes the other's. */
export function recolour(chairs: readonly Chair[], seat: number, colour: number): Chair[] {
  const before = chairs[seat]?.colour;
  return chairs.map((chair, index) => {
    if (index === seat) return { ...chair, colour };
    return chair.colour === colour && before !== undefined ? { ...chair, colour: before } : chair;
  });
}

/** What somebody without a name is called. */
export function usualName({ chairs, players }: Seating, seat: number, t: ShellMessages['setup']): string {
  const chair = chairs[seat];
  if (chair?.kind === 'bot') {
    const bots = chairs.slice(0, seat).filter(({ kind }) => kind === 'bot').length;
    return t.botNames[bots] ?? t.player(seat + 1);
  }
  const alone = chairs.slice(0, players).filter(({ kind }) => kind === 'me').length === 1;
  return alone ? t.you : t.player(seat + 1);
}

/** Who begins. Alone there is nobody else to, and a seat that has left cannot. */
export function firstOf({ players, first }: Seating): number | 'random' {
  if (players === 1) return 0;
  return first === 'random' || first < players ? first : 'random';
}

export function optionsOf(plan: Plan): Options {
  const { players, chairs, side, influence } = plan;
  return {
    players,
    side,
    influence,
    first: firstOf(plan),
    colours: chairs.slice(0, players).map(({ colour }) => colour),
  };
}

export function seatsOf(plan: Seating, t: ShellMessages['setup']): SeatInfo[] {
  const { players, chairs } = plan;
  const seats = chairs.slice(0, players).map(({ kind, level, name, colour }, seat): SeatInfo => {
    const called = name.trim() || usualName(plan, seat, t);
    // Whoever plays alone decides for both sides, so the seat is a person's.
    if (players === 1 || kind === 'me') return { seat, name: called, kind: 'me', colour };
    return { seat, name: called, kind, colour, level };
  });
  if (players > 1) return seats;
  // The rules give Ivan the first colour that is left (RC-P1).
  const colour = seats[0]?.colour === 0 ? 1 : 0;
  return [...seats, { seat: 1, name: t.ivan.name, kind: 'ivan', colour }];
}
