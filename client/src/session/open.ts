import type { Game, GameTypes, PositionNotation } from '@archivolt/engine';
import { gameIdOf } from '@archivolt/protocol/ids';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import { settings } from '@archivolt/table/settings/settings.svelte.ts';
import { anyOpened, withBoard } from '../boards.ts';
import { draftKeeper } from './draftKeeper.ts';
import { GameStore } from './games.ts';
import { holdLeaderLock } from './leaderLock.ts';
import { LocalSession } from './localSession.ts';
import { positionsFor, rulesFor, UnplayableError } from './playAgain.ts';
import type { StoredGame } from './storedGame.ts';
import { workerThinker } from './workerThinker.ts';

/** How long a bot seems to think, in milliseconds at speed 1. */
const BOT_PAUSE_MS = 700;

/** Opens a game stored on this device, and follows what other pages do with it. */
export async function openLocal(name: string, store: GameStore) {
  const loaded = await store.load(name);
  if (!loaded.ok) return { ok: false, why: loaded.why } as const;
  const { game: stored } = loaded;
  const id = gameIdOf(stored.game);
  if (id === undefined) return { ok: false, why: 'unplayable' } as const;
  const { start, hints } = stored;
  return withBoard(id, async (board) => {
    const [rules, positions] = await Promise.all([board.rules(), positionsFor(board, stored)]);
    const opened = await open(rules, stored, store, positions);
    if (!opened.ok) return opened;
    const { secrets } = opened.session.game;
    return {
      ok: true,
      table: anyOpened({ ...opened, load: board.kit }),
      game: id,
      start,
      hints: hints !== false,
      hasSecrets: secrets !== undefined,
    } as const;
  });
}

async function open<G extends GameTypes>(
  game: Game<G>,
  stored: StoredGame,
  store: GameStore,
  positions: PositionNotation<G> | undefined,
) {
  try {
    const session = new LocalSession(game, stored, {
      store,
      positions,
      chance: cryptoChance,
      thinker: workerThinker<G>(rulesFor(game, stored)),
      pause: () => new Promise((resolve) => setTimeout(resolve, BOT_PAUSE_MS / settings.speed)),
      holdLeaderLock,
      clock: Date.now,
    });
    follow(session);
    // During a handover nobody sees the unfinished turn of another person.
    const turn = () => (session.now.mayMove ? session.now.version : undefined);
    return { ok: true, session, draft: await draftKeeper(session.game, session.id, store, turn) } as const;
  } catch (thrown) {
    if (thrown instanceof UnplayableError) return { ok: false, why: 'unplayable' } as const;
    throw thrown;
  }
}

/** Storage events reach every page except the one that wrote. */
function follow<G extends GameTypes>(session: LocalSession<G>): void {
  const listener = ({ key }: StorageEvent): void => {
    if (GameStore.isEntry(key, session.id)) void session.follow();
  };
  addEventListener('storage', listener);
  session.closed.addEventListener('abort', () => removeEventListener('storage', listener), { once: true });
}
