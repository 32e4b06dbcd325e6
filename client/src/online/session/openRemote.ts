import { type Game, type GameTypes, rulesAt } from '@archivolt/engine';
import type { TableSeat } from '@archivolt/protocol';
import { type AnyOpened, anyOpened, withBoard } from '../../boards.ts';
import { draftKeeper } from '../../session/draftKeeper.ts';
import type { SavedDrafts } from '../../session/savedDrafts.ts';
import { earlierKeeper } from './earlier.ts';
import type { Feed } from './feed.svelte.ts';
import { lastOf, RemoteSession } from './remoteSession.ts';

/** Opens a session for a started table, with its board. */
export async function openRemote(
  feed: Feed,
  nameOf: (seat: TableSeat) => string,
  drafts: SavedDrafts,
): Promise<AnyOpened> {
  const { info } = feed;
  if (!info) throw new Error('the table has not been loaded yet');
  return withBoard(info.game, async ({ rules, kit }) => {
    const newest = await rules();
    // A page that is older than its server plays by what it knows; the server decides.
    const game = rulesAt(newest, info.rulesVersion) ?? newest;
    return anyOpened({ ...(await openGame(game, feed, nameOf, drafts)), load: kit });
  });
}

export async function openGame<G extends GameTypes>(
  game: Game<G>,
  feed: Feed,
  nameOf: (seat: TableSeat) => string,
  drafts: SavedDrafts,
) {
  // The unfinished turn is stored until the seat has moved, across reloads and moves of others.
  const turn = () => (feed.seat === null ? undefined : lastOf(feed.entries, feed.seat));
  const draft = await draftKeeper(game, feed.id, drafts, turn);
  const earlier = await earlierKeeper<G>(feed.id, drafts, turn);
  return { session: new RemoteSession(game, feed, nameOf, earlier), draft };
}
