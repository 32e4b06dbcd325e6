import type { Seat } from '@archivolt/engine';
import type { Locale } from '@archivolt/i18n';
import { logOf } from '@archivolt/table/log.ts';
import { withBoard } from '../boards.ts';
import { positionsFor, UnplayableError } from '../session/playAgain.ts';
import type { ReplayableGame } from './replayFile.ts';
import { ReplaySession } from './replaySession.ts';
import { type ScoreCurve, scoreCurveOf } from './scoreCurve.ts';

export interface OpenedScoreCurve extends ScoreCurve {
  /** The moves of the decisive turn, in one line. */
  readonly summary: string | undefined;
}

/** The course of a finished game with texts for its decisive turn; undefined if the record cannot be replayed. */
export function openScoreCurve(
  played: ReplayableGame,
  locale: Locale,
  me: Seat | undefined,
): Promise<OpenedScoreCurve | undefined> {
  return withBoard(played.game, async (board) => {
    const { rules, kit } = board;
    try {
      const positions = await positionsFor(board, played);
      const session = new ReplaySession(await rules(), played, 'course', { positions });
      const course = scoreCurveOf(session, played.outcome === undefined);
      const { decisive } = course;
      const last = session.tableAt(session.last);
      if (!decisive || last === undefined) return { ...course, summary: undefined };
      const loaded = await kit();
      const guide = (await loaded.loadGuide(locale))({ seats: session.seats, me });
      const turn = logOf(loaded, session.history(), last).find(
        (one) => one.turn === decisive.turn && one.seat === decisive.seat,
      );
      return { ...course, summary: turn && guide.summary?.(turn).text };
    } catch (thrown) {
      if (thrown instanceof UnplayableError) return undefined;
      throw thrown;
    }
  });
}
