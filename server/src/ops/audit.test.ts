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
  return { status, output: stdout + stderr };
}

const reportWith = (severity: string) => ({
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

test('the audit passes without findings or with minor ones', () => {
  expect(audit({ vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } }).status).toBe(0);
  expect(audit(reportWith('moderate'))).toMatchObject({
    status: 0,
    output: expect.stringContaining('1 known'),
  });
});

test.each(['high', 'critical'])('the audit fails on a %s finding and names it', (severity) => {
  const { status, output } = audit(reportWith(severity));
  expect(status).toBe(1);
  expect(output).toContain(`${severity}: bad <2: It leaks (https://x.example/1); by worse`);
});

test.each([
  ['refuses', { message: '405 Method Not Allowed', statusCode: 405 }],
  ['reports an error', { error: { summary: 'no network' } }],
  ['sends nothing', ''],
])('the audit reports an unknown result if the registry %s', (_what, report) => {
  expect(audit(report)).toMatchObject({
    status: 2,
    output: expect.stringContaining('The result is unknown'),
  });
});
