import { type GameTypes, rulesAt, type View } from '@archivolt/engine';
import type { SeenHistory, TableInfo } from '@archivolt/protocol';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { type AnyOpened, anyOpened, withBoard } from '../boards.ts';
import { call } from '../online/net/api.ts';
import { connection } from '../online/net/pageConnection.ts';
import { Feed } from '../online/session/feed.svelte.ts';
import { NO_DRAFT } from './open.ts';
import type { ReplayableSession } from './replaySession.ts';
import { SeenSession } from './seenSession.ts';

/** A game that is being played on the server, as far as its viewer may know it. */
export interface RunningGame {
  readonly info: TableInfo;
  readonly seen: SeenHistory;
}

/** A running game on the table. */
interface OpenedRunning {
  readonly table: AnyOpened;
  readonly session: ReplayableSession<GameTypes>;
  readonly hasSecrets: boolean;
  /** What its viewer knew at the shown version. */
  seen(): View<GameTypes>;
  close(): void;
}

/** Shows a running game on the table, and follows it. `ended` is called once, when it is over. */
export function openRunning(
  { info, seen }: RunningGame,
  seats: readonly SeatInfo[],
  version: number | undefined,
  ended: () => void,
): Promise<OpenedRunning> {
  return withBoard(info.game, async ({ rules, kit }): Promise<OpenedRunning> => {
    const newest = await rules();
    const game = rulesAt(newest, info.rulesVersion) ?? newest;
    const session = new SeenSession(game, info.id, seats, seen, version);
    const feed = new Feed(info.id, connection);
    let isOver = false;
    const stop = feed.listen(() => {
      void follow(session, feed);
      if (isOver || feed.info?.status !== 'finished') return;
      isOver = true;
      ended();
    });
    return {
      table: anyOpened({ session, draft: NO_DRAFT, load: kit }),
      session,
      hasSecrets: game.secrets !== undefined,
      seen: () => session.now.view,
      close: () => {
        stop();
        feed.close();
        session.close();
      },
    };
  });
}

/** A single move comes with the feed; after a gap or a take-back the whole history is loaded again. */
async function follow<G extends GameTypes>(
  session: SeenSession<G>,
  { id, version, view, rows }: Feed,
): Promise<void> {
  const { known } = session;
  if (version <= known) return;
  const entry = rows.at(-1);
  if (view && entry?.version === known + 1 && entry.tookBackTo === undefined) return session.add(view, entry);
  const answer = await call('GET /api/tables/:id/history', undefined, { id });
  if (answer.ok && answer.value.steps.length > session.known) session.replace(answer.value);
}
