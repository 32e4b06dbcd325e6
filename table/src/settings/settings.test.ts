import { describe, expect, test } from 'vitest';
import { read } from './settings.svelte.ts';

const DEFAULTS = read(null);

describe('the stored settings', () => {
  test('are read back as they were', () => {
    const chosen = {
      locale: 'pt-BR',
      theme: 'dark',
      volume: 0,
      speed: 2.5,
      autoConfirm: true,
      chances: true,
      coach: 'never',
      textSize: 1.5,
      name: 'Ada',
    };
    expect(read(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  test.each([undefined, 'nonsense', [], 7])('are the defaults if they cannot be read: %j', (value) => {
    expect(read(value)).toEqual(DEFAULTS);
  });

  test('have the default for a value that is invalid', () => {
    const odd = {
      locale: 'xx',
      theme: 'pink',
      volume: 9,
      speed: '2',
      autoConfirm: 'yes',
      chances: 1,
      coach: true,
      textSize: Number.NaN,
      name: 5,
    };
    expect(read(odd)).toEqual(DEFAULTS);
    expect(read({ ...odd, speed: 3 })).toEqual({ ...DEFAULTS, speed: 3 });
  });
});
