import { SavedDrafts, STUDY_PREFIX } from './savedDrafts.ts';
import {
  type Label,
  printParts,
  printWhole,
  readEntry,
  readOpened,
  type StoredEntry,
  type StoredGame,
} from './storedGame.ts';

const GAME_PREFIX = 'archivolt.game.';

export type SaveResult = { ok: true } | { ok: false; why: 'stale' | 'full' };

export type LoadResult =
  | { ok: true; game: StoredGame }
  | { ok: false; why: 'missing' }
  /** This browser no longer has the key, or the entry was modified. */
  | { ok: false; why: 'sealed' }
  | { ok: false; why: 'broken'; at: string };

export interface GameList {
  /** The most recently played comes first. */
  games: Label[];
  /** Ids of unreadable games; the others are not affected. */
  broken: string[];
}

/**
 * The games stored on this device, one entry each, so that a bad one does not affect the others. Encrypted if the browser
 * supports it.
 */
export class GameStore extends SavedDrafts {
  list(): GameList {
    const found: GameList = { games: [], broken: [] };
    for (const id of this.#ids()) {
      const entry = this.#entry(id);
      if (typeof entry === 'object') found.games.push(entry.label);
      else if (entry !== undefined) found.broken.push(id);
    }
    found.games.sort((a, b) => b.changed - a.changed);
    return found;
  }

  async load(id: string): Promise<LoadResult> {
    const entry = this.#entry(id);
    if (entry === undefined) return { ok: false, why: 'missing' };
    if (typeof entry === 'string') return { ok: false, why: 'broken', at: entry };
    if ('game' in entry) return { ok: true, game: entry.game };
    const seal = await this.seal();
    const json = await seal?.open(entry.sealed, entry.labelText);
    if (json === undefined) return { ok: false, why: 'sealed' };
    const read = readOpened(entry.label, json);
    return read.ok ? { ok: true, game: read.value } : { ok: false, why: 'broken', at: read.path };
  }

  /**
   * Overwrites the stored game if it has `known` submissions (compare and swap): if another page has continued it, its turns
   * would be lost. `known` is undefined for a new game.
   */
  async save(game: StoredGame, known: number | undefined): Promise<SaveResult> {
    const seal = await this.seal();
    const { labelText, rest } = printParts(game);
    const text = seal ? `${labelText}\n${await seal.close(rest, labelText)}` : printWhole(game);
    // Synchronous from here on, so that no other page can write between the check and the write.
    const lies = this.#entry(game.id);
    if ((typeof lies === 'object' ? lies.label.played : undefined) !== known)
      return { ok: false, why: 'stale' };
    return this.write(GAME_PREFIX + game.id, text) ? { ok: true } : { ok: false, why: 'full' };
  }

  remove(id: string): void {
    this.storage.removeItem(GAME_PREFIX + id);
    this.removeDraft(id);
    this.storage.removeItem(STUDY_PREFIX + id);
  }

  /** The raw text of an unreadable game, for rescue. */
  raw(id: string): string | null {
    return this.storage.getItem(GAME_PREFIX + id);
  }

  /** Whether a storage event concerns this game. */
  static isEntry(key: string | null, id: string): boolean {
    return key === GAME_PREFIX + id;
  }

  static isGame(key: string | null): boolean {
    return key === null || key.startsWith(GAME_PREFIX);
  }

  /** An entry, or the path of the first bad value. */
  #entry(id: string): StoredEntry | string | undefined {
    const text = this.storage.getItem(GAME_PREFIX + id);
    if (text === null) return undefined;
    const read = readEntry(text);
    if (!read.ok) return read.path;
    return read.value.label.id === id ? read.value : 'id';
  }

  #ids(): string[] {
    const ids: string[] = [];
    for (let index = 0; index < this.storage.length; index++) {
      const key = this.storage.key(index);
      if (key?.startsWith(GAME_PREFIX)) ids.push(key.slice(GAME_PREFIX.length));
    }
    return ids;
  }
}
