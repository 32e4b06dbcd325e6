import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '@archivolt/server';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the npm package installs in an empty folder, starts the server and plays a move', async () => {
  const said = await new Promise<string>((resolve, reject) => {
    const args = [join(root, 'scripts/pack.mjs'), '--try'];
    execFile(process.execPath, args, { cwd: root }, (error, out, err) =>
      error ? reject(new Error(`${out}\n${err}`)) : resolve(out),
    );
  });
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(said).toContain(`archivolt-${version}.tgz`);
  expect(said).toContain(`archivolt ${version} answers at http://localhost:`);
  expect(said).toContain('a move was played: version 1');
  expect(said).toContain('stopped with 0');
}, 400_000);

describe('in the deployment examples', () => {
  const variables = new Set([...Object.values(SETTINGS).map(({ variable }) => variable), 'NODE_ENV']);
  const flags = new Set(
    Object.keys(SETTINGS).map((name) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)),
  );
  const ours = (text: string) =>
    [...text.matchAll(/\b([A-Z][A-Z_]{3,})(?==|: )/g)].map(([, name]) => name ?? '');

  test('the Dockerfile copies existing files and sets known variables', () => {
    const dockerfile = read('Dockerfile');
    for (const [, script] of dockerfile.matchAll(/node (scripts\/[\w.-]+)/g))
      expect(existsSync(join(root, script ?? '')), script).toBe(true);
    const env = dockerfile.match(/^ENV (.*)$/m)?.[1] ?? '';
    for (const name of ours(env)) expect(variables, name).toContain(name);
    // The build must not need what it ignores.
    const ignored = read('.dockerignore').trim().split('\n');
    for (const needed of ['package-lock.json', 'scripts', 'client', 'SECURITY.md'])
      expect(ignored).not.toContain(needed);
  });

  test('the compose file and systemd unit set known variables', () => {
    const service = read('deploy/compose.yaml').split('\n  database:')[0] ?? '';
    const names = [...service.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name ?? '');
    expect(names).toContain('DATABASE_URL');
    for (const name of names) expect(variables, name).toContain(name);
    expect(existsSync(join(root, 'deploy', service.match(/context: (\S+)/)?.[1] ?? '?', 'Dockerfile'))).toBe(
      true,
    );
    const unit = read('deploy/archivolt.service').match(/^Environment=(.*)$/m)?.[1] ?? '';
    for (const pair of unit.split(' ')) expect(variables, pair).toContain(pair.split('=')[0]);
  });

  test('the proxy examples start the server with existing flags', () => {
    for (const file of ['deploy/Caddyfile', 'deploy/nginx.conf', 'deploy/README.md'])
      for (const [, flag] of read(file).matchAll(
        / --(host|port|public-url|trusted-proxies|data|database)\b/g,
      ))
        expect(flags, `${file}: ${flag}`).toContain(flag);
    for (const file of readdirSync(join(root, 'deploy')))
      if (file !== 'README.md') expect(read('deploy/README.md') + read(`deploy/${file}`)).toContain(file);
  });
});
