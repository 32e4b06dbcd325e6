import { type Seal, sealWith } from './seal.ts';

/** A seal as a browser has it, with a key of its own. */
export async function newSeal(): Promise<Seal> {
  return sealWith(
    await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  );
}
