import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, serve } from '../serve.ts';
import { readSettings } from '../settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'archivolt-handshakes-'));
const dist = join(folder, 'dist');
const LIMIT = 500;
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  const flags = { port: '0', host: '127.0.0.1', log: 'silent', requests: String(LIMIT), data: folder };
  server = await serve(readSettings(flags, {}), { dist });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (): Promise<number> =>
  new Promise((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** Requests an upgrade, never closes the connection itself, and returns the status of the response. */
async function handshake(path: string, headers: Record<string, string>): Promise<number> {
  const line = connect({
    port: Number(new URL(server.address).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  let said = '';
  line.on('data', (data) => {
    said += data;
  });
  const all = { host: 'localhost', connection: 'Upgrade', upgrade: 'websocket', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  line.write(
    `GET ${path} HTTP/1.1\r\n${head.join('')}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await once(line, 'end');
  line.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1]);
}

test('a thousand refused handshakes leave no open connection, and the server shuts down cleanly', async () => {
  const foreign = { origin: 'https://elsewhere.example' };
  const answers: number[] = [];
  for (let sent = 0; sent < 1000; sent += 50)
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => handshake('/socket', foreign)))));
  expect(answers.filter((status) => status === 403).length).toBeGreaterThanOrEqual(LIMIT);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(new Set(answers)).toEqual(new Set([403, 429]));
  await expect.poll(open).toBe(0);
  // Refusals elsewhere than in a hook close the connection too: a route without a socket, no route, an invalid URL.
  for (const path of ['/healthz', '/api/server', '/nowhere', '//[', '/%zz'])
    expect(await handshake(path, { upgrade: 'h2c' }), path).toBeGreaterThan(0);
  await expect.poll(open).toBe(0);

  // It rejects if anything is still open when the deadline comes.
  await server.close();
});
