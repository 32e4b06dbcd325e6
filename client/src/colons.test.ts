import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The markup of every component that people see, without its script and styles. */
function* markups(): Generator<[file: string, markup: string]> {
  for (const folder of ['client/src', 'table/src', 'games'])
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.svelte') && !/node_modules|dist/.test(file)) {
        const text = readFileSync(join(ROOT, folder, file), 'utf8');
        yield [join(folder, file), text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')];
      }
}

test('no colon after a name is hard-coded, because French has a space before it', () => {
  const found = [...markups()].filter(([, markup]) => /\}: ?<|\}: \{/.test(markup)).map(([file]) => file);
  expect(found).toEqual([]);
});
