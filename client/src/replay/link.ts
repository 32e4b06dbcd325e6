/**
 * Packs a text into an address. The fragment is never sent to a server, so a game shared by link needs none. zlib's
 * checksum detects a link that was cut or changed.
 */

/** Larger than any game; a forged link must not fill the memory. */
const MAX_LENGTH = 4_000_000;

export async function pack(text: string): Promise<string> {
  const packed = await through(new Blob([text]).stream(), new CompressionStream('deflate'));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined if the link is damaged. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(new Blob([bytes]).stream(), new DecompressionStream('deflate'));
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
}

async function through(
  from: ReadableStream<Uint8Array<ArrayBuffer>>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = from.pipeThrough(by).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > MAX_LENGTH) throw new RangeError('larger than any game');
    chunks.push(next.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
