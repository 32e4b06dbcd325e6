import { browserSeal, type Seal } from './seal.ts';
import {
  type Entry,
  type Label,
  printParts,
  printWhole,
  readEntry,
  readOpened,
  type StoredGame,
} from './storedGame.ts';

/** Where games lie: the browser's storage, or any map with the same words. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const GAME = 'archivolt.game.';
const DRAFT = 'archivolt.draft.';

export type Saved = { ok: true } | { ok: false; why: 'stale' | 'full' };

export type Loaded =
  | { ok: true; game: StoredGame }
  | { ok: false; why: 'missing' }
  /** This browser no longer has the key, or the entry has been changed. */
  | { ok: false; why: 'sealed' }
  | { ok: false; why: 'broken'; at: string };

/** An unfinished turn and the version that it belongs to; for any other it is of no use. */
export interface Slip {
  version: number;
  moves: readonly string[];
}

export interface GameList {
  /** The last one touched comes first. */
  games: Label[];
  /** What cannot be read is named, and nothing else is touched by it. */
  broken: string[];
}

/** The games of this device. One entry each, so that a bad one spoils no other; sealed where the browser can do that. */
export class GameStore {
  readonly #drawer: Drawer;
  readonly #findSeal: () => Promise<Seal | undefined>;
  /** Kept beyond this page? */
  readonly lasting: boolean;
  #found: Promise<Seal | undefined> | undefined;
  /** Slips are written one after the other, or an earlier one could come to lie over a later one. */
  #writing: Promise<void> = Promise.resolve();

  constructor(drawer: Drawer, findSeal: () => Promise<Seal | undefined> = noSeal, lasting = true) {
    this.#drawer = drawer;
    this.#findSeal = findSeal;
    this.lasting = lasting;
  }

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

  async load(id: string): Promise<Loaded> {
    const entry = this.#entry(id);
    if (entry === undefined) return { ok: false, why: 'missing' };
    if (typeof entry === 'string') return { ok: false, why: 'broken', at: entry };
    if ('game' in entry) return { ok: true, game: entry.game };
    const seal = await this.#seal();
    const json = await seal?.open(entry.sealed, entry.labelText);
    if (json === undefined) return { ok: false, why: 'sealed' };
    const read = readOpened(entry.label, json);
    return read.ok ? { ok: true, game: read.value } : { ok: false, why: 'broken', at: read.path };
  }

  /**
   * Writes a game over the one with `known` submissions, and only over that one: had another page gone on with it,
   * its turns would be lost. `known` is undefined for a new game.
   */
  async save(game: StoredGame, known: number | undefined): Promise<Saved> {
    const seal = await this.#seal();
    const { labelText, rest } = printParts(game);
    const text = seal ? `${labelText}\n${await seal.close(rest, labelText)}` : printWhole(game);
    // From here on nothing is waited for, so that no other page comes between the look and the writing.
    const lies = this.#entry(game.id);
    if ((typeof lies === 'object' ? lies.label.played : undefined) !== known)
      return { ok: false, why: 'stale' };
    return this.#write(GAME + game.id, text) ? { ok: true } : { ok: false, why: 'full' };
  }

  remove(id: string): void {
    this.#drawer.removeItem(GAME + id);
    this.#drawer.removeItem(DRAFT + id);
  }

  /** The raw text of a game that cannot be read, for whoever wants to rescue it. */
  raw(id: string): string | null {
    return this.#drawer.getItem(GAME + id);
  }

  async loadSlip(id: string): Promise<Slip | undefined> {
    const kept = this.#drawer.getItem(DRAFT + id);
    if (kept === null) return undefined;
    const seal = await this.#seal();
    // One that was written before there were seals is read as it lies.
    const [version, ...moves] = ((await seal?.open(kept, DRAFT + id)) ?? kept).split('\n');
    return { version: Number(version), moves };
  }

  /** Resolves when it lies there. */
  saveSlip(id: string, { version, moves }: Slip): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      if (moves.length === 0) return this.#drawer.removeItem(DRAFT + id);
      const text = [version, ...moves].join('\n');
      const seal = await this.#seal();
      // A full storage costs only the comfort of going on after a reload.
      this.#write(DRAFT + id, seal ? await seal.close(text, DRAFT + id) : text);
    });
    return this.#writing;
  }

  /** Is this the entry of the game, in an event of the storage? */
  static isEntry(key: string | null, id: string): boolean {
    return key === GAME + id;
  }

  static isGame(key: string | null): boolean {
    return key === null || key.startsWith(GAME);
  }

  /** Looked for once, and only where something is to be sealed or opened. */
  #seal(): Promise<Seal | undefined> {
    this.#found ??= this.#findSeal();
    return this.#found;
  }

  /** An entry; where it cannot be read, the path of what is wrong. */
  #entry(id: string): Entry | string | undefined {
    const text = this.#drawer.getItem(GAME + id);
    if (text === null) return undefined;
    const read = readEntry(text);
    if (!read.ok) return read.path;
    return read.value.label.id === id ? read.value : 'id';
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

/** For what lies nowhere, or where a browser has no seal: games are kept as they are. */
const noSeal = (): Promise<undefined> => Promise.resolve(undefined);

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
    return new GameStore(localStorage, browserSeal);
  } catch (thrown) {
    // A full storage still holds games that can be read and deleted.
    if (thrown instanceof DOMException && thrown.name === 'QuotaExceededError' && localStorage.length > 0)
      return new GameStore(localStorage, browserSeal);
    return new GameStore(memoryDrawer(), noSeal, false);
  }
}
