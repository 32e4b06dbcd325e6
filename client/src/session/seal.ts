/**
 * Encrypts texts so that only this browser can read them: the key is not extractable, not even by this app. Code running in
 * the page can still have them decrypted; the stored data alone reveals nothing.
 */
export interface Seal {
  close(text: string, label: string): Promise<string>;
  /** Undefined if it was encrypted with another key or for another label, or is damaged. */
  open(sealed: string, label: string): Promise<string | undefined>;
}

/** Length of the nonce in bytes; a nonce must never repeat. */
const NONCE_BYTES = 12;

export function sealWith(key: CryptoKey): Seal {
  const cipher = (iv: BufferSource, label: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(label),
  });
  return {
    async close(text, label) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const closed = await crypto.subtle.encrypt(cipher(nonce, label), key, new TextEncoder().encode(text));
      return toLetters(nonce) + toLetters(new Uint8Array(closed));
    },
    async open(sealed, label) {
      try {
        const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
        const closed = bytes.subarray(NONCE_BYTES);
        const text = await crypto.subtle.decrypt(cipher(bytes.subarray(0, NONCE_BYTES), label), key, closed);
        return new TextDecoder().decode(text);
      } catch {
        return undefined;
      }
    },
  };
}

/** Twelve bytes are sixteen letters without padding, so the nonce and the ciphertext can simply be concatenated. */
function toLetters(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/**
 * The encryption of this browser; undefined if it has no Web Crypto (plain HTTP from another machine) or cannot store a key.
 */
export async function browserSeal(): Promise<Seal | undefined> {
  if (!globalThis.crypto?.subtle || !globalThis.indexedDB) return undefined;
  try {
    const open = indexedDB.open('archivolt', 1);
    open.onupgradeneeded = () => open.result.createObjectStore(KEY_STORE);
    const base = await answer(open);
    const keys = (mode: IDBTransactionMode) => base.transaction(KEY_STORE, mode).objectStore(KEY_STORE);
    let key: CryptoKey | undefined = await answer(keys('readonly').get(GAMES_KEY));
    if (!key) {
      const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ]);
      // Two pages may do this at the same time; the first one creates the key for both.
      const add = keys('readwrite');
      key = (await answer<CryptoKey | undefined>(add.get(GAMES_KEY))) ?? made;
      await answer(add.put(key, GAMES_KEY));
    }
    base.close();
    return sealWith(key);
  } catch {
    return undefined;
  }
}

const KEY_STORE = 'keys';
const GAMES_KEY = 'games';

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
