import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { seated } from '../support/records.ts';
import { expect } from '../support/test.ts';
import { join, setUpTable, test } from '../support/visitors.ts';

const ROOT = path(import.meta.dirname, '../../..');
const PORT = 5197;

const data = mkdtempSync(path(tmpdir(), 'archivolt-dev-'));
let dev: ChildProcess;
test.beforeAll(() => {
  const env = { ...process.env, PORT: `${PORT}`, DATA_FOLDER: data };
  dev = spawn(process.execPath, [path(ROOT, 'scripts/dev.mjs')], { env, stdio: 'ignore' });
});
test.afterAll(async () => {
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  rmSync(data, { recursive: true, force: true });
});

test('npm run dev: one address serves the page from its sources and plays online @long', async ({
  visit,
}) => {
  const there = { baseURL: `http://localhost:${PORT}` };
  const isUp = async () => (await fetch(`${there.baseURL}/healthz`).catch(() => undefined))?.status;
  await expect.poll(isUp, { timeout: 120_000 }).toBe(200);
  const ada = await visit('en', false, there);
  const boris = await visit('de', false, there);
  // Vite compiles every module on first request.
  for (const { page } of [ada, boris]) page.setDefaultTimeout(120_000);
  // Vite reloads the page once it has bundled new dependencies, so it is opened before anything is typed.
  await ada.page.goto('/online/new/red-cathedral');
  await expect(ada.page.getByRole('button', { name: ada.t.create.go })).toBeVisible({ timeout: 60_000 });
  await ada.page.waitForLoadState('networkidle');
  const link = await setUpTable(ada, 'Ada', 'red-cathedral');
  await join(boris, 'Boris', link);
  await Promise.all([seated(ada.page), seated(boris.page)]);
  await expect(ada.page.locator('script[src="/src/main.ts"]')).toHaveCount(1);
});
