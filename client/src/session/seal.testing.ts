import { type Seal, sealWith } from './seal.ts';

/** Encryption as in a browser, with a new key. */
export async function newSeal(): Promise<Seal> {
  return sealWith(
    await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  );
}
