import { expect, test } from 'vitest';
import { newSeal } from './seal.testing.ts';

test('a text can be decrypted only with its key and label, and its ciphertext never repeats', async () => {
  const seal = await newSeal();
  const text = `Žižkov, ${'play Library 3 '.repeat(9000)}`;
  const [one, two] = [await seal.close(text, 'a'), await seal.close(text, 'a')];
  expect(await seal.open(one, 'a')).toBe(text);
  expect(one.slice(0, 200)).not.toBe(two.slice(0, 200));
  expect(atob(one)).not.toContain('Library');
  expect(await seal.open(one, 'b')).toBeUndefined();
  expect(await (await newSeal()).open(one, 'a')).toBeUndefined();
  for (const odd of ['', 'AAAA', '§', `${one.slice(0, -8)}AAAAAAA=`])
    expect(await seal.open(odd, 'a')).toBeUndefined();
});
