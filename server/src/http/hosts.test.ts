import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, createApp } from '../app.ts';
import { readSettings } from '../settings.ts';

const dist = mkdtempSync(join(tmpdir(), 'archivolt-hosts-'));
let named: App;
let unnamed: App;
beforeAll(async () => {
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  named = await createApp(dist, readSettings({ publicUrl: 'https://play.example.org', log: 'silent' }, {}));
  unnamed = await createApp(dist);
});
afterAll(async () => {
  await Promise.all([named.close(), unnamed.close()]);
  rmSync(dist, { recursive: true });
});

const statusAt = async (app: App, host: string) =>
  (await app.inject({ url: '/healthz', headers: { host } })).statusCode;

test('a server with a public URL refuses other host names', async () => {
  for (const host of [
    'evil.example',
    'evil.example:8080',
    'play.example.org.evil.example',
    'a.play.example.org',
  ])
    expect([host, await statusAt(named, host)]).toEqual([host, 421]);
});

test('a server with a public URL accepts its own name and the addresses of proxies and health checks', async () => {
  for (const host of [
    'play.example.org',
    'PLAY.example.org:443',
    '127.0.0.1:8080',
    '[::1]:8080',
    'localhost',
    'app:80',
  ])
    expect([host, await statusAt(named, host)]).toEqual([host, 200]);
});

test('a server without a public URL accepts any host name', async () => {
  expect(await statusAt(unnamed, 'anything.example')).toBe(200);
});

test('two Host headers are refused', async () => {
  await unnamed.listen({ port: 0, host: '127.0.0.1' });
  const { port } = unnamed.server.address() as AddressInfo;
  const answerTo = async (hosts: readonly string[]) => {
    const socket = connect(port, '127.0.0.1');
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    socket.write(`GET /healthz HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
    const [data] = await once(socket, 'data');
    socket.destroy();
    return String(data).split('\r\n')[0];
  };
  expect(await answerTo(['a.example'])).toContain('200');
  expect(await answerTo(['a.example', 'a.example'])).toContain('400');
  expect(await answerTo(['a.example', 'b.example'])).toContain('400');
});

test('Strict-Transport-Security is sent only behind TLS', async () => {
  const headersOf = async (app: App) =>
    (await app.inject({ url: '/healthz', headers: { host: 'localhost' } })).headers;
  expect((await headersOf(named))['strict-transport-security']).toBe('max-age=15552000');
  expect(await headersOf(unnamed)).not.toHaveProperty('strict-transport-security');
});

test('the permissions policy denies camera, location and payment', async () => {
  const { headers } = await unnamed.inject({ url: '/', headers: { accept: 'text/html' } });
  for (const name of ['camera', 'geolocation', 'payment'])
    expect(headers['permissions-policy']).toContain(`${name}=()`);
});
