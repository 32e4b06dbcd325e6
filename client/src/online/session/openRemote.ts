import type { Game, Shape } from '@archivolt/engine';
import type { TableSeat } from '@archivolt/protocol';
import { rulesOf } from '../../games.ts';
import type { DraftKeeper } from '../../session/draft.ts';
import type { GameStore } from '../../session/games.ts';
import { parseMoves, printMoves } from '../../session/storedGame.ts';
import type { Feed } from './feed.svelte.ts';
import { lastOf, RemoteSession } from './remoteSession.ts';

/** A session over a table that has begun. */
export async function openRemote(feed: Feed, nameOf: (seat: TableSeat) => string, store: GameStore) {
  switch (feed.info?.game) {
    case 'red-cathedral':
      return { game: 'red-cathedral', ...open(await rulesOf('red-cathedral'), feed, nameOf, store) } as const;
    case 'architectura':
      return { game: 'architectura', ...open(await rulesOf('architectura'), feed, nameOf, store) } as const;
    default:
      throw new Error('nothing is known of the table yet');
  }
}

function open<G extends Shape>(
  game: Game<G>,
  feed: Feed,
  nameOf: (seat: TableSeat) => string,
  store: GameStore,
) {
  return { session: new RemoteSession(game, feed, nameOf), draft: remoteDraft(game, feed, store) };
}

/** Keeps the unfinished turn on this device: until the seat has moved, over reloads and whatever others do meanwhile. */
function remoteDraft<G extends Shape>(game: Game<G>, feed: Feed, store: GameStore): DraftKeeper<G> {
  const turn = () => lastOf(feed.told, feed.seat);
  return {
    load: () => (feed.seat === null ? [] : (parseMoves(game, store.loadDraft(feed.id, turn())) ?? [])),
    save: (moves) => store.saveDraft(feed.id, turn(), printMoves(game, moves)),
  };
}
