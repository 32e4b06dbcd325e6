import { expect, test } from 'vitest';
import { boardFile } from './boardFile.ts';

const KIT = '/games/chess/board/controller/kit.ts';
const OTHER_KIT = '/games/draughts/board/controller/kit.ts';

/** Modules with their static imports. */
function bundleOf(imports: Readonly<Record<string, readonly string[]>>, dynamic: readonly string[] = []) {
  return {
    getModuleInfo: (id: string) => ({
      importedIds: imports[id] ?? [],
      importers: Object.keys(imports).filter((importer) => imports[importer]?.includes(id)),
      dynamicImporters: dynamic.includes(id) ? ['/client/src/main.ts'] : [],
    }),
  };
}

test('a board is one chunk, with the shared modules that it alone imports', () => {
  const pieces = '/games/chess/board/Pieces.svelte';
  const bundle = bundleOf({
    [KIT]: [pieces, '/table/simpleKit.ts'],
    '/table/simpleKit.ts': ['/table/none.ts'],
  });
  for (const id of [KIT, pieces, '/table/simpleKit.ts', '/table/none.ts'])
    expect(boardFile(id, bundle), id).toBe('board-chess');
});

test('a module that something else imports, too, is not in the chunk of a board', () => {
  const bundle = bundleOf(
    {
      [KIT]: ['/table/common.ts', '/table/lazy.ts', '/table/of-page.ts'],
      [OTHER_KIT]: ['/table/common.ts'],
      '/client/src/Page.svelte': ['/table/of-page.ts'],
    },
    ['/table/lazy.ts'],
  );
  for (const id of ['/table/common.ts', '/table/lazy.ts', '/table/of-page.ts', '/client/src/Page.svelte'])
    expect(boardFile(id, bundle), id).toBeNull();
});

test('a module is in the chunk of a board in whatever way the board imports it', () => {
  const bundle = bundleOf({
    [KIT]: ['/table/a.ts', '/table/b.ts'],
    '/table/a.ts': ['/table/b.ts', '/table/c.ts'],
    '/table/b.ts': ['/table/c.ts'],
    '/table/c.ts': ['/table/a.ts'],
  });
  for (const id of ['/table/a.ts', '/table/b.ts', '/table/c.ts'])
    expect(boardFile(id, bundle), id).toBe('board-chess');
  expect(boardFile('/games/chess/board/aid/Aid.svelte', bundle)).toBeNull();
});
