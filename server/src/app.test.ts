import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, createApp } from './app.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';

const PAGE = '<!doctype html><title>Archivolt</title>';
const html = { accept: 'text/html,*/*' };

let dist: string;
let app: App;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'archivolt-dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, 'assets/app-1a2b.js'), 'export {};');
  writeFileSync(join(dist, 'assets/app-1a2b.js.gz'), gzipSync('export {};'));
  app = await createApp(dist);
});

afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

describe('the app', () => {
  test('is served with revalidation and a strict content security policy', async () => {
    const reply = await app.inject({ url: '/', headers: html });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(PAGE);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
    expect(reply.headers['content-security-policy']).not.toContain('unsafe');
  });

  test.each([
    '/settings',
    '/statistics',
    '/play/abc234',
    '/game/abc234/17',
    '/shared',
    '/try/architectura',
    '/editor/architectura',
    '/learn',
    '/learn/architectura',
    '/learn/red-cathedral/goal',
    '/puzzles/architectura/next',
    '/rules/red-cathedral',
    '/new/red-cathedral?rivals=bots',
  ])('answers %s with its page', async (url) => {
    const reply = await app.inject({ url, headers: html });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(PAGE);
  });

  test('answers HEAD, with which a page finds out whether it can be reloaded', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/', headers: { accept: '*/*' } });
    expect(reply.statusCode).toBe(200);
  });

  test('answers an unknown path with 404 and its page', async () => {
    const reply = await app.inject({ url: '/nowhere/at/all', headers: html });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toBe(PAGE);
  });

  test.each(['//[', '//', '/%00', '//api/server', '/?a=//[', '/%'])(
    'answers the odd address %s without a server error',
    async (url) => {
      for (const headers of [html, { accept: '*/*' }]) {
        const { statusCode } = await app.inject({ url, headers });
        expect(statusCode).toBeLessThan(500);
      }
    },
  );

  test('answers a missing file with 404 and no page', async () => {
    const reply = await app.inject({ url: '/assets/gone.js', headers: { accept: '*/*' } });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toBe('');
  });

  test('serves no file outside its folder', async () => {
    const reply = await app.inject({ url: '/..%2f..%2fetc/passwd', headers: html });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.body).not.toContain('root:');
  });
});

describe('a file with a hash in its name', () => {
  test('is cached as immutable', async () => {
    const reply = await app.inject({ url: '/assets/app-1a2b.js' });
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  test('is sent compressed to clients that accept it', async () => {
    const reply = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(reply.headers['content-type']).toContain('javascript');
  });
});

test('the health check reports the version', async () => {
  const reply = await app.inject({ url: '/healthz' });
  expect(reply.json()).toEqual({ ok: true, version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
});

test('the server uses the next free port by default, and only the given port if one is given', async () => {
  const open = (name: string, port?: number) => {
    const flags = {
      data: join(dist, name),
      log: 'silent',
      ...(port === undefined ? {} : { port: String(port) }),
    };
    return serve(readSettings(flags, {}), { dist });
  };
  const first = await open('first');
  const second = await open('second');
  const port = Number(new URL(second.address).port);
  await expect(open('third', port)).rejects.toThrow('EADDRINUSE');
  expect(port).toBeGreaterThan(Number(new URL(first.address).port));
  const page = await fetch(second.address);
  expect(await page.text()).toBe(PAGE);
  expect(await (await fetch(new URL('/readyz', second.address))).json()).toEqual({ ok: true });
  await first.close();
  await second.close();
});

test('two servers cannot use the same data folder', async () => {
  const settings = readSettings({ data: join(dist, 'only'), log: 'silent', port: '0' }, {});
  const { close } = await serve(settings, { dist });
  await expect(serve(settings, { dist })).rejects.toThrow('in use by another process');
  await close();
});

test('a connection without a request does not delay the shutdown', async () => {
  const data = mkdtempSync(join(tmpdir(), 'archivolt-data-'));
  const { address, close } = await serve(readSettings({ port: '0', data, log: 'silent' }, {}), { dist });
  const idle = connect(Number(new URL(address).port), 'localhost');
  await once(idle, 'connect');
  await close();
  if (!idle.closed) await once(idle, 'close');
  rmSync(data, { recursive: true });
});

test.each([
  [{ port: '0', host: '203.0.113.7' }, /^--host \(HOST\): expected an address of this machine/],
  [{ host: '203.0.113.7' }, /^--host \(HOST\): expected an address of this machine/],
  [{ data: '/dev/null/x' }, /^--data \(DATA_FOLDER\): expected a folder that can be used: /],
  [
    { database: 'postgres://ana:geheim@127.0.0.1:9/x' },
    /^--database \(DATABASE_URL\): (?!.*geheim).*ECONNREFUSED/,
  ],
])('%j cannot be used and is reported with the name of its setting', async (flags, message) => {
  const settings = readSettings({ data: join(dist, 'data'), log: 'silent', ...flags }, {});
  await expect(serve(settings, { dist })).rejects.toThrow(message);
});

test('a port in use is reported with the name of its setting', async () => {
  const flags = { log: 'silent', host: '127.0.0.1' };
  const first = await serve(readSettings({ ...flags, port: '0', data: join(dist, 'one') }, {}), { dist });
  const { port } = new URL(first.address);
  const second = readSettings({ ...flags, port, data: join(dist, 'two') }, {});
  await expect(serve(second, { dist })).rejects.toThrow(
    `--port (PORT): expected a port that is free for us, not ${port}`,
  );
  await first.close();
});
