import type { Shape } from '@archivolt/engine';
import { type AnyOpened, anyOpened, withBoard } from '../boards.ts';
import { Unplayable } from '../session/playAgain.ts';
import type { Found } from './find.ts';
import { ReplaySession } from './replaySession.ts';

/** A replay has no unfinished turns. */
export const NO_DRAFT = { load: () => [], save: () => undefined };

type Opened =
  | { ok: true; table: AnyOpened; session: ReplaySession<Shape>; close(): void }
  | { ok: false; why: 'unplayable' };

/** Shows a game on the table at one of its versions. */
export function openReplay({ played, viewpoints }: Found, id: string, version: number): Promise<Opened> {
  const [viewpoint] = viewpoints;
  return withBoard(played.game, async ({ rules, kit }): Promise<Opened> => {
    try {
      const session = new ReplaySession(await rules(), played, id, {
        version,
        ...(viewpoint === undefined ? {} : { viewpoint }),
      });
      const table = anyOpened({ session, draft: NO_DRAFT, load: kit });
      return {
        ok: true,
        table,
        session: session as unknown as ReplaySession<Shape>,
        close: () => session.close(),
      };
    } catch (thrown) {
      if (thrown instanceof Unplayable) return { ok: false, why: 'unplayable' };
      throw thrown;
    }
  });
}
