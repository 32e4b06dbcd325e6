import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, REFUSALS } from '@archivolt/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { openServer } from '../server.ts';
import { readSettings } from '../settings.ts';

const at = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const ADDRESS = /(GET|POST|PATCH|PUT|DELETE) (\/[\w/:.-]+)/g;
const addresses = (text: string) => [...text.matchAll(ADDRESS)].map(([address]) => address);

let served: string[];
const folder = mkdtempSync(join(tmpdir(), 'archivolt-api-'));

/** Every route of the assembled server, except the files of the app. */
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '');
  const settings = readSettings({ data: folder, log: 'silent' }, {});
  const app = await createApp(folder, settings);
  const routes = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD' && url !== '*') routes.add(`${one} ${url}`);
  });
  const server = await openServer(app, settings, { fatal: () => undefined });
  await app.ready();
  served = [...routes];
  await app.close();
  await server.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('docs/API.md names exactly the registered routes', () => {
  // This route exists before all others.
  const described = new Set(addresses(at('docs/API.md')));
  expect([...described].filter((address) => address !== 'GET /healthz').sort()).toEqual(served.sort());
});

test('protocol/src/http.ts names exactly the registered routes that answer with JSON', () => {
  const others = /^GET \/(?:socket|readyz|metrics)$|^\w+ \/api\/(?:unsubscribe|mail|page)/;
  const agreed = addresses(at('protocol/src/http.ts'));
  expect(agreed.sort()).toEqual(served.filter((address) => !others.test(address)).sort());
});

test('docs/API.md names every language', () => {
  expect(at('docs/API.md')).toContain(`| language | ${LANGUAGES.map((tag) => `\`${tag}\``).join(', ')} |`);
});

test('docs/API.md names every refusal code', () => {
  const document = at('docs/API.md');
  expect(REFUSALS.filter((code) => !document.includes(`\`${code}\``))).toEqual([]);
});
