import type { Level } from '@archivolt/bots';
import { at, type Game, type GameFacts, type GameTypes, type Plan, usualChoices } from '@archivolt/engine';
import type { SetUpWords, ShellMessages } from '@archivolt/i18n';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import type { Rivals } from '../../route.ts';

/** One seat in the form. */
export interface Chair {
  kind: 'me' | 'bot';
  level: Level;
  /** Empty for the default name. */
  name: string;
  colour: number;
}

/** The seats of the table, for any game. */
export interface Seating {
  players: number;
  /** One entry per seat of the game; those beyond the number of players are ignored. */
  chairs: Chair[];
  first: number | 'random';
  /** Whether hints are allowed. */
  hints: boolean;
}

/** A table in the form. */
export interface SetUpPlan extends Seating, Pick<Plan, 'chosen'> {}

/** The default level for new players: makes no blunders and has no plans. */
const DEFAULT_LEVEL: Level = 'casual';

/** The default plan: a person here and the requested opponents; easy options for a first game. */
export function defaultPlan(
  facts: GameFacts,
  rivals: Rivals,
  name: string,
  { isFirst = false } = {},
): SetUpPlan {
  // Without a solo game, a bot takes the other seat.
  const isAlone = rivals === 'automaton' && facts.players.fewest === 1;
  const most = facts.players.most;
  return {
    players: isAlone ? 1 : Math.min(most, rivals === 'people' ? 3 : 2),
    chairs: Array.from({ length: most }, (_, seat) => ({
      kind: seat === 0 || rivals === 'people' ? 'me' : 'bot',
      level: rivals === 'beginner' ? 'beginner' : DEFAULT_LEVEL,
      name: seat === 0 ? name : '',
      colour: seat,
    })),
    first: 'random',
    hints: true,
    chosen: usualChoices(facts, isAlone || isFirst),
  };
}

/** Gives a seat a colour; the seat that had it gets the other's. */
export function recolour(chairs: readonly Chair[], seat: number, colour: number): Chair[] {
  const before = chairs[seat]?.colour;
  return chairs.map((chair, index) => {
    if (index === seat) return { ...chair, colour };
    return chair.colour === colour && before !== undefined ? { ...chair, colour: before } : chair;
  });
}

/** The default name of a seat. */
export function defaultName({ chairs, players }: Seating, seat: number, t: ShellMessages['setup']): string {
  const chair = chairs[seat];
  if (chair?.kind === 'bot') {
    const bots = chairs.slice(0, seat).filter(({ kind }) => kind === 'bot').length;
    return t.botNames[bots] ?? t.player(seat + 1);
  }
  const alone = chairs.slice(0, players).filter(({ kind }) => kind === 'me').length === 1;
  return alone ? t.you : t.player(seat + 1);
}

/** The first player. Ignored in a solo game, and for a seat that is no longer in use. */
export function firstOf({ players, first }: Seating): number | 'random' {
  if (players === 1) return 0;
  return first === 'random' || first < players ? first : 'random';
}

/** The plan as the game's options. The form offers only valid values, so anything else is a bug. */
export function optionsOf<G extends GameTypes>(
  { id, facts, readOptions }: Game<G>,
  plan: SetUpPlan,
): G['options'] {
  const { players, chairs, chosen } = plan;
  const colours = chairs.slice(0, players).map(({ colour }) => at(facts.colours, colour));
  const read = readOptions({ players, ...facts.optionsOf({ first: firstOf(plan), chosen }), colours });
  if (!read.ok) throw new Error(`${id} has no such table: ${read.path}: ${read.expected}`);
  return read.value;
}

/** The seats of the table; alone, the opponent whom the game's words name takes the second. */
export function seatsOf(
  facts: GameFacts,
  plan: Seating,
  t: ShellMessages['setup'],
  { solo }: Pick<SetUpWords, 'solo'>,
): SeatInfo[] {
  const { players, chairs } = plan;
  const seats = chairs.slice(0, players).map(({ kind, level, name, colour }, seat): SeatInfo => {
    const called = name.trim() || defaultName(plan, seat, t);
    // In a solo game the seat is always a person's.
    if (players === 1 || kind === 'me') return { seat, name: called, kind: 'me', colour };
    return { seat, name: called, kind, colour, level };
  });
  const [own] = seats;
  if (players > 1 || !own || !facts.opponentColour || !solo) return seats;
  const colour = facts.opponentColour(own.colour);
  return [...seats, { seat: 1, name: solo.opponent, kind: 'automaton', colour }];
}
