import { describe, expect, test } from 'vitest';
import { read } from './settings.svelte.ts';

const usual = read(null);

describe('what a reader has chosen', () => {
  test('comes back as it was', () => {
    const chosen = {
      locale: 'pt-BR',
      theme: 'dark',
      volume: 0,
      speed: 2.5,
      autoConfirm: true,
      chances: true,
      textSize: 1.5,
      name: 'Ada',
    };
    expect(read(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  test.each([undefined, 'dark', [], 7])('is the usual when it cannot be read: %j', (value) => {
    expect(read(value)).toEqual(usual);
  });

  test('is the usual where a single value is wrong', () => {
    const odd = {
      locale: 'xx',
      theme: 'pink',
      volume: 9,
      speed: '2',
      autoConfirm: 'yes',
      chances: 1,
      textSize: Number.NaN,
      name: 5,
    };
    expect(read(odd)).toEqual(usual);
    expect(read({ ...odd, speed: 3 })).toEqual({ ...usual, speed: 3 });
  });
});
