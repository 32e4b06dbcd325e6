import type { Game, Shape } from '@archivolt/engine';
import type { TableSeat } from '@archivolt/protocol';
import { rulesOf } from '../../games.ts';
import { draftKeeper } from '../../session/draft.ts';
import type { GameStore } from '../../session/games.ts';
import type { Feed } from './feed.svelte.ts';
import { lastOf, RemoteSession } from './remoteSession.ts';

/** A session over a table that has begun. */
export async function openRemote(feed: Feed, nameOf: (seat: TableSeat) => string, store: GameStore) {
  switch (feed.info?.game) {
    case 'red-cathedral':
      return {
        game: 'red-cathedral',
        ...(await open(await rulesOf('red-cathedral'), feed, nameOf, store)),
      } as const;
    case 'architectura':
      return {
        game: 'architectura',
        ...(await open(await rulesOf('architectura'), feed, nameOf, store)),
      } as const;
    default:
      throw new Error('nothing is known of the table yet');
  }
}

async function open<G extends Shape>(
  game: Game<G>,
  feed: Feed,
  nameOf: (seat: TableSeat) => string,
  store: GameStore,
) {
  // The unfinished turn is kept until the seat has moved, over reloads and whatever others do meanwhile.
  const turn = () => (feed.seat === null ? undefined : lastOf(feed.told, feed.seat));
  const draft = await draftKeeper(game, feed.id, store, turn);
  return { session: new RemoteSession(game, feed, nameOf), draft };
}
