import { expect, test } from 'vitest';
import { pack, unpack } from './link.ts';
import { printReplay, readReplay } from './replayFile.ts';

const text = JSON.stringify({
  moves: Array.from({ length: 200 }, (_, index) => `claim ${index % 7}.1`),
  name: 'Zoë 🏰',
});

test('a text survives a link unchanged and is compressed in it', async () => {
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length / 4);
  expect(await unpack(packed)).toBe(text);
});

test('a truncated or changed link is refused', async () => {
  const packed = await pack(text);
  for (let cut = 0; cut < packed.length; cut += 7) expect(await unpack(packed.slice(0, cut))).toBeUndefined();
  for (let at = 0; at < packed.length - 2; at += 11) {
    const other = packed[at] === 'A' ? 'B' : 'A';
    expect(await unpack(packed.slice(0, at) + other + packed.slice(at + 1))).not.toBe(text);
  }
  for (const odd of ['', 'x', '%%%', 'eJw', '💥']) expect(await unpack(odd)).toBeUndefined();
});

test('a link that unpacks to more than any game is refused', async () => {
  expect(await unpack(await pack('a'.repeat(5_000_000)))).toBeUndefined();
});

/** A game against Ivan, shared when his kind of seat still had his name. */
const OLD_LINK =
  'eJyNUEtuwyAUvEo065cKnDhNuUEu0E3kBcG4QeFjAU5VRb57BYmbLCv0BDNv5n24YQjRyQwBGdXZXIPN66hHK3_WHIQv6TQEou7XSuaz7qO0IMTJ6vSpYzLBQ3BCGLMJPkHcULw6pkon0xf7SSajQDB-sJP2qpaUvg8OhMHElCHYTEha5gRxvNUXBCP4-wAgXIzvIeA0CCrYMMVqWrT8T3u4Sv_UmztaHHzuSp88jRDHHTFqaEOcWA1WcTkL5tQ8shtqiT3igxhtqaU97UtuQ6ym36klzmlHfFsFDe3qvRRhj3YVlTGmkzMp3T_udWkXrrpQUFYat-JvDTrCaNSlsN1z6VdtsiGvTnbS_9AOUulVH779q3ZLbTd38y_s0ppS';

test('a link and a file from before the kind of a seat was renamed are read', async () => {
  const json = (await unpack(OLD_LINK)) ?? '';
  expect(json).toContain('"kind":"ivan"');
  const read = readReplay(json);
  if (!read.ok) throw new Error(`${read.path}: ${read.expected}`);
  expect(read.value.seats.map(({ kind }) => kind)).toEqual(['me', 'automaton']);
  expect(readReplay(printReplay(read.value))).toEqual(read);
});
