import { readStored, type StoredGame } from './storedGame.ts';

/** Where games lie: the browser's storage, or any map with the same words. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const GAME = 'archivolt.game.';
const DRAFT = 'archivolt.draft.';

export type Saved = { ok: true } | { ok: false; why: 'stale' | 'full' };

export type Loaded =
  | { ok: true; game: StoredGame }
  | { ok: false; why: 'missing' }
  | { ok: false; why: 'broken'; at: string };

export interface GameList {
  /** The last one touched comes first. */
  games: StoredGame[];
  /** What cannot be read is named, and nothing else is touched by it. */
  broken: string[];
}

/** The games of this device. One entry each, so that a bad one spoils no other. */
export class GameStore {
  readonly #drawer: Drawer;
  /** Kept beyond this page? */
  readonly lasting: boolean;

  constructor(drawer: Drawer, lasting = true) {
    this.#drawer = drawer;
    this.lasting = lasting;
  }

  list(): GameList {
    const found: GameList = { games: [], broken: [] };
    for (const id of this.#ids()) {
      const loaded = this.load(id);
      if (loaded.ok) found.games.push(loaded.game);
      else if (loaded.why === 'broken') found.broken.push(id);
    }
    found.games.sort((a, b) => b.changed - a.changed);
    return found;
  }

  load(id: string): Loaded {
    const json = this.#drawer.getItem(GAME + id);
    if (json === null) return { ok: false, why: 'missing' };
    const stored = readStored(json);
    if (!stored.ok) return { ok: false, why: 'broken', at: stored.path };
    if (stored.value.id !== id) return { ok: false, why: 'broken', at: 'id' };
    return { ok: true, game: stored.value };
  }

  /**
   * Writes a game over the one with `known` submissions, and only over that one: had another page gone on with it,
   * its turns would be lost. `known` is undefined for a new game.
   */
  save(game: StoredGame, known: number | undefined): Saved {
    const before = this.load(game.id);
    const lies = before.ok ? before.game.submissions.length : undefined;
    if (lies !== known) return { ok: false, why: 'stale' };
    return this.#write(GAME + game.id, JSON.stringify(game)) ? { ok: true } : { ok: false, why: 'full' };
  }

  remove(id: string): void {
    this.#drawer.removeItem(GAME + id);
    this.#drawer.removeItem(DRAFT + id);
  }

  /** The raw text of a game that cannot be read, for whoever wants to rescue it. */
  raw(id: string): string | null {
    return this.#drawer.getItem(GAME + id);
  }

  /** The unfinished turn that belongs to this version of the game; an older one is of no use any more. */
  loadDraft(id: string, version: number): string[] {
    const [head, ...moves] = (this.#drawer.getItem(DRAFT + id) ?? '').split('\n');
    return head === `${version}` ? moves : [];
  }

  saveDraft(id: string, version: number, moves: readonly string[]): void {
    if (moves.length === 0) this.#drawer.removeItem(DRAFT + id);
    // A full storage costs only the comfort of going on after a reload.
    else this.#write(DRAFT + id, [version, ...moves].join('\n'));
  }

  /** Is this the entry of the game, in an event of the storage? */
  static isEntry(key: string | null, id: string): boolean {
    return key === GAME + id;
  }

  static isGame(key: string | null): boolean {
    return key === null || key.startsWith(GAME);
  }

  #ids(): string[] {
    const ids: string[] = [];
    for (let index = 0; index < this.#drawer.length; index++) {
      const key = this.#drawer.key(index);
      if (key?.startsWith(GAME)) ids.push(key.slice(GAME.length));
    }
    return ids;
  }

  #write(key: string, value: string): boolean {
    try {
      this.#drawer.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }
}

/** A drawer that lasts as long as the page. */
export function memoryDrawer(): Drawer {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
  };
}

/** The store of this browser. Where it keeps nothing (a strict private window), games live as long as the page. */
export function openStore(): GameStore {
  try {
    const probe = 'archivolt.probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return new GameStore(localStorage);
  } catch (thrown) {
    // A full storage still holds games that can be read and deleted.
    if (thrown instanceof DOMException && thrown.name === 'QuotaExceededError' && localStorage.length > 0)
      return new GameStore(localStorage);
    return new GameStore(memoryDrawer(), false);
  }
}
