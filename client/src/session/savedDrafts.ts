import { browserSeal, type Seal } from './seal.ts';

/** Key-value storage: the browser's, or any map with the same methods. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const DRAFT_PREFIX = 'archivolt.draft.';
/** Storage key prefix of the study of a game, which is deleted with the game. */
export const STUDY_PREFIX = 'archivolt.study.';

/** A saved draft: an unfinished turn and the version it belongs to; useless for any other. */
export interface SavedDraft {
  version: number;
  moves: readonly string[];
}

/** The unfinished turns of this device, for local and online games; encrypted if the browser supports it. */
export class SavedDrafts {
  protected readonly storage: KeyValueStorage;
  readonly #findSeal: () => Promise<Seal | undefined>;
  /** Whether data survives this page. */
  readonly lasting: boolean;
  #found: Promise<Seal | undefined> | undefined;
  /** Writes are serialised, because otherwise an earlier draft could overwrite a later one. */
  #writing: Promise<void> = Promise.resolve();

  constructor(storage: KeyValueStorage, findSeal: () => Promise<Seal | undefined> = noSeal, lasting = true) {
    this.storage = storage;
    this.#findSeal = findSeal;
    this.lasting = lasting;
  }

  async loadDraft(id: string): Promise<SavedDraft | undefined> {
    // A table that is opened again directly after a touch finds that touch.
    await this.#writing;
    const kept = this.storage.getItem(DRAFT_PREFIX + id);
    if (kept === null) return undefined;
    const seal = await this.seal();
    // A draft from before encryption is read as plain text.
    const [version, ...moves] = ((await seal?.open(kept, DRAFT_PREFIX + id)) ?? kept).split('\n');
    return { version: Number(version), moves };
  }

  /** Resolves when it is stored, and rejects if it cannot be encrypted. */
  saveDraft(id: string, { version, moves }: SavedDraft): Promise<void> {
    const written = this.#writing.then(async () => {
      if (moves.length === 0) return this.removeDraft(id);
      const text = [version, ...moves].join('\n');
      const seal = await this.seal();
      // If the storage is full, only the draft is lost on a reload.
      this.write(DRAFT_PREFIX + id, seal ? await seal.close(text, DRAFT_PREFIX + id) : text);
    });
    // Drafts are also written after one that could not be.
    this.#writing = written.catch(() => {});
    return written;
  }

  protected removeDraft(id: string): void {
    this.storage.removeItem(DRAFT_PREFIX + id);
  }

  /** Created once, and only when something has to be encrypted or decrypted. */
  protected seal(): Promise<Seal | undefined> {
    this.#found ??= this.#findSeal();
    return this.#found;
  }

  protected write(key: string, value: string): boolean {
    try {
      this.storage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }
}

/** For storage in memory, and for browsers without Web Crypto: games are stored as plain text. */
const noSeal = (): Promise<undefined> => Promise.resolve(undefined);

/** A storage that lasts as long as the page. */
export function memoryStorage(): KeyValueStorage {
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

/** A store in this browser. If it stores nothing (a strict private window), it lasts as long as the page. */
export function openStore<S extends SavedDrafts>(
  Store: new (...kept: ConstructorParameters<typeof SavedDrafts>) => S,
): S {
  try {
    const probe = 'archivolt.probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return new Store(localStorage, browserSeal);
  } catch (thrown) {
    // A full storage still holds games that can be read and deleted.
    if (thrown instanceof DOMException && thrown.name === 'QuotaExceededError' && localStorage.length > 0)
      return new Store(localStorage, browserSeal);
    return new Store(memoryStorage(), noSeal, false);
  }
}
