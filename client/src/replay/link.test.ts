import { expect, test } from 'vitest';
import { pack, unpack } from './link.ts';

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
