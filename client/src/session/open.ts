import type { Game, Shape } from '@archivolt/engine';
import { rulesOf } from '../games.ts';
import { settings } from '../settings/settings.svelte.ts';
import { cryptoChance } from './cryptoChance.ts';
import { draftKeeper } from './draft.ts';
import { GameStore } from './games.ts';
import { lead } from './lead.ts';
import { LocalSession, Unplayable } from './localSession.ts';
import type { StoredGame } from './storedGame.ts';
import { workerThinker } from './workerThinker.ts';

/** How long a bot seems to think at speed 1, in milliseconds. */
const PAUSE = 700;

/** Opens a game of this device, and follows what other pages do with it. */
export async function openLocal(id: string, store: GameStore) {
  const loaded = await store.load(id);
  if (!loaded.ok) return { ok: false, why: loaded.why } as const;
  const { game: stored } = loaded;
  switch (stored.game) {
    case 'red-cathedral':
      return { game: stored.game, ...(await open(await rulesOf(stored.game), stored, store)) } as const;
    case 'architectura':
      return { game: stored.game, ...(await open(await rulesOf(stored.game), stored, store)) } as const;
    default:
      return { ok: false, why: 'unplayable' } as const;
  }
}

async function open<G extends Shape>(game: Game<G>, stored: StoredGame, store: GameStore) {
  try {
    const session = new LocalSession(game, stored, {
      store,
      chance: cryptoChance,
      thinker: workerThinker<G>(game.id),
      pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE / settings.speed)),
      lead,
      clock: Date.now,
    });
    follow(session);
    // Between two persons nobody sees what one of them had thought of.
    const turn = () => (session.now.mayMove ? session.now.version : undefined);
    return { ok: true, session, draft: await draftKeeper(game, session.id, store, turn) } as const;
  } catch (thrown) {
    if (thrown instanceof Unplayable || thrown instanceof RangeError)
      return { ok: false, why: 'unplayable' } as const;
    throw thrown;
  }
}

/** The storage tells every page but the one that wrote. */
function follow<G extends Shape>(session: LocalSession<G>): void {
  const listener = ({ key }: StorageEvent): void => {
    if (GameStore.isEntry(key, session.id)) void session.follow();
  };
  addEventListener('storage', listener);
  session.closed.addEventListener('abort', () => removeEventListener('storage', listener), { once: true });
}
