/**
 * Closes texts so that they can be read only through this browser: its key cannot be taken out of it, not by this app either.
 * Whoever runs code in the page can still ask for them to be opened; what merely lies in the storage tells nothing.
 */
export interface Seal {
  close(text: string, label: string): Promise<string>;
  /** Undefined where it was closed with another key or for another label, or is damaged. */
  open(sealed: string, label: string): Promise<string | undefined>;
}

/** As many bytes as the cipher wants of what must never come twice. */
const NONCE = 12;

export function sealWith(key: CryptoKey): Seal {
  const cipher = (iv: BufferSource, label: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(label),
  });
  return {
    async close(text, label) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
      const closed = await crypto.subtle.encrypt(cipher(nonce, label), key, new TextEncoder().encode(text));
      return toLetters(nonce) + toLetters(new Uint8Array(closed));
    },
    async open(sealed, label) {
      try {
        const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
        const closed = bytes.subarray(NONCE);
        const text = await crypto.subtle.decrypt(cipher(bytes.subarray(0, NONCE), label), key, closed);
        return new TextDecoder().decode(text);
      } catch {
        return undefined;
      }
    },
  };
}

/** Twelve bytes are sixteen letters without padding, so that the nonce and the rest can simply follow each other. */
function toLetters(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/** The seal of this browser; undefined where it has no cipher (plain http from another machine) or keeps no key. */
export async function browserSeal(): Promise<Seal | undefined> {
  if (!globalThis.crypto?.subtle || !globalThis.indexedDB) return undefined;
  try {
    const open = indexedDB.open('archivolt', 1);
    open.onupgradeneeded = () => open.result.createObjectStore(KEYS);
    const base = await answer(open);
    const keys = (mode: IDBTransactionMode) => base.transaction(KEYS, mode).objectStore(KEYS);
    let key: CryptoKey | undefined = await answer(keys('readonly').get(GAMES));
    if (!key) {
      const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ]);
      // Two pages may do this at once; the first one has made the key of both.
      const add = keys('readwrite');
      key = (await answer<CryptoKey | undefined>(add.get(GAMES))) ?? made;
      await answer(add.put(key, GAMES));
    }
    base.close();
    return sealWith(key);
  } catch {
    return undefined;
  }
}

const KEYS = 'keys';
const GAMES = 'games';

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
