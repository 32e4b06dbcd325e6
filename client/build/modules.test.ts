import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modules } from './modules.ts';

const root = join(import.meta.dirname, '../..');

test('a chunk takes its files and what is in its folders, and nothing else', () => {
  const isInChunk = modules('table/src/bar', 'table/src/turn.ts');
  const idOf = (path: string): string => join(root, path);
  expect(isInChunk(idOf('table/src/turn.ts'))).toBe(true);
  expect(isInChunk(idOf('table/src/bar/Act.svelte'))).toBe(true);
  expect(isInChunk(`${idOf('table/src/bar/Act.svelte')}?svelte&type=style&lang.css`)).toBe(true);
  expect(isInChunk(idOf('table/src/turnstile.ts'))).toBe(false);
});

test('a chunk with a file that was renamed ends the build', () => {
  expect(() => modules('table/src/turn.ts', 'table/src/gone.ts')).toThrow('there is no table/src/gone.ts');
});
