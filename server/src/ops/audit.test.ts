import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../scripts/audit.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'archivolt-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

function audit(report: unknown) {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, '--report', file], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const found = (severity: string) => ({
  vulnerabilities: {
    bad: {
      name: 'bad',
      severity,
      range: '<2',
      via: [{ title: 'It leaks', url: 'https://x.example/1' }, 'worse'],
    },
  },
  metadata: { vulnerabilities: { total: 1 } },
});

test('the audit passes without findings, or with minor ones', () => {
  expect(audit({ vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } }).status).toBe(0);
  expect(audit(found('moderate'))).toMatchObject({ status: 0, said: expect.stringContaining('1 known') });
});

test.each(['high', 'critical'])('it fails with a %s finding, and names it', (severity) => {
  const { status, said } = audit(found(severity));
  expect(status).toBe(1);
  expect(said).toContain(`${severity}: bad <2: It leaks (https://x.example/1); by worse`);
});

test.each([
  ['refuses', { message: '405 Method Not Allowed', statusCode: 405 }],
  ['has an error', { error: { summary: 'no network' } }],
  ['says nothing', ''],
])('it says that nobody knows when the registry %s', (_what, report) => {
  expect(audit(report)).toMatchObject({ status: 2, said: expect.stringContaining('Nobody knows') });
});
