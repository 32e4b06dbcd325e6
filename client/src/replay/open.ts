import type { GameTypes, Seat, View } from '@archivolt/engine';
import { type AnyOpened, anyOpened, withBoard } from '../boards.ts';
import { positionsFor, UnplayableError } from '../session/playAgain.ts';
import type { Found } from './find.ts';
import { type AnyReplay, ReplaySession, type Viewpoint } from './replaySession.ts';

/** A replay has no unfinished turns. */
export const NO_DRAFT = { load: () => [], save: () => undefined };

type OpenResult =
  | {
      ok: true;
      table: AnyOpened;
      session: AnyReplay;
      hasSecrets: boolean;
      /** What a seat knew at the shown version. */
      seen(seat: Seat): View<GameTypes>;
      close(): void;
    }
  | { ok: false; why: 'unplayable' };

/** Shows a game on the table at one of its versions, from a viewpoint if it is one of those that may be shown. */
export function openReplay(
  { played, viewpoints }: Found,
  id: string,
  version: number,
  wanted?: Viewpoint,
): Promise<OpenResult> {
  const viewpoint = viewpoints.find((one) => one === wanted) ?? viewpoints[0];
  return withBoard(played.game, async (board): Promise<OpenResult> => {
    const { rules, kit } = board;
    try {
      const positions = await positionsFor(board, played);
      const session = new ReplaySession(await rules(), played, id, {
        version,
        positions,
        ...(viewpoint === undefined ? {} : { viewpoint }),
      });
      const table = anyOpened({ session, draft: NO_DRAFT, load: kit });
      return {
        ok: true,
        table,
        session,
        hasSecrets: session.game.secrets !== undefined,
        seen: (seat) => session.seenBy(seat),
        close: () => session.close(),
      };
    } catch (thrown) {
      if (thrown instanceof UnplayableError) return { ok: false, why: 'unplayable' };
      throw thrown;
    }
  });
}
