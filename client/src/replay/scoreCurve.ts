import { at, type GameTypes, type Seat } from '@archivolt/engine';
import type { ReplaySession } from './replaySession.ts';
import { type TurnRange, turnRangesOf } from './turns.ts';

/** A turn and everybody's score if the game had ended after it. */
export interface ScoredTurn extends TurnRange {
  readonly totals: readonly number[];
}

/** The turn that increased the winner's lead over the best opponent most. */
export interface DecisiveTurn extends TurnRange {
  readonly winner: Seat;
  readonly before: number;
  readonly after: number;
}

export interface ScoreCurve {
  readonly turns: readonly ScoredTurn[];
  /** Absent if something other than points decided the game, or if no turn increased the lead. */
  readonly decisive?: DecisiveTurn;
}

/** The score of a finished game from turn to turn. `byPoints`: it ended by the rules, not by a resignation. */
export function scoreCurveOf<G extends GameTypes>(session: ReplaySession<G>, byPoints: boolean): ScoreCurve {
  const totalsAt = (version: number): number[] => {
    const table = session.tableAt(version);
    if (table === undefined) throw new RangeError(`no version ${version}`);
    return session.game.score(table).totals;
  };
  const turns = turnRangesOf(session).map((turn) => ({ ...turn, totals: totalsAt(turn.to) }));
  const final = session.tableAt(session.last);
  const winner = final && session.game.score(final).places[0]?.[0];
  if (!byPoints || winner === undefined) return { turns };
  const decisive = decisiveOf(turns, totalsAt(0), winner);
  return { turns, ...(decisive && { decisive }) };
}

/** Of two equal turns, the later one is decisive. */
function decisiveOf(
  turns: readonly ScoredTurn[],
  start: readonly number[],
  winner: Seat,
): DecisiveTurn | undefined {
  let found: DecisiveTurn | undefined;
  let before = leadOf(start, winner);
  for (const { totals, ...turn } of turns) {
    const after = leadOf(totals, winner);
    const gain = after - before;
    if (gain > 0 && gain >= (found ? found.after - found.before : 0))
      found = { ...turn, winner, before, after };
    before = after;
  }
  return found;
}

/** A seat's lead over the best opponent; negative if behind. */
export function leadOf(totals: readonly number[], seat: Seat): number {
  const others = totals.filter((_, other) => other !== seat);
  return at(totals, seat) - Math.max(...others);
}
