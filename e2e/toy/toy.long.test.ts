import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testGame } from '@archivolt/engine/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { positions, showEvent, stones } from './rules.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The command line from its sources, with the game in its lists. */
const COMMAND = [
  '--import',
  './e2e/toy/register.mjs',
  '--import',
  'tsx',
  '--conditions=source',
  'scripts/fromSources.mjs',
];

// The server does not start without the app, which it serves; a fresh clone has not built it.
beforeAll(() => {
  spawnSync(process.execPath, [join(ROOT, 'scripts/setup.mjs')], { stdio: 'inherit' });
}, 300_000);

describe('the rules pass the tests that every game gets', () => {
  testGame({
    game: stones,
    positions,
    tables: { two: { players: 2, heap: 7, first: 0 }, four: { players: 4, heap: 21, first: 'random' } },
    games: 20,
    longest: 21,
    intents: () => [1, 2, 3, 4].map((count) => ({ do: 'take', stones: count }) as const),
    invariant: ({ table }) => expect(table.left).toBeGreaterThanOrEqual(0),
    showEvent,
  });
});

test('a game added to the lists can be played in the terminal', () => {
  const play = spawnSync(
    process.execPath,
    [...COMMAND, 'play', 'stones', '--players', '2', '--first', '0', '--heap', '7', '--lang', 'en'],
    { cwd: ROOT, encoding: 'utf8', input: 'take 3\n1\ntake 9\ntake 3\n' },
  );
  expect(play.stdout).toContain('You can take at most 3 stones.');
  expect(play.stdout).toContain('Player 1 has taken the last stone and wins.');
  const help = spawnSync(process.execPath, [...COMMAND, 'sim', '--help'], { cwd: ROOT, encoding: 'utf8' });
  expect(help.stdout).toContain('--heap 7-21');
});

test('a game added to the lists can be played on the server against a bot', async () => {
  const data = mkdtempSync(join(tmpdir(), 'archivolt-toy-'));
  const server = spawn(
    process.execPath,
    [...COMMAND, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const address = await addressOf(server.stdout);
    const call = caller(address);
    await call('POST', '/api/guest', { name: 'Ana', colour: 0, language: 'en' });
    const { table } = await call('POST', '/api/tables', {
      game: 'stones',
      options: { heap: 7, first: 0 },
      access: 'open',
      rated: false,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }],
      clock: { kind: 'none' },
    });
    const { id, commitment } = table as { id: string; commitment: string };
    await call('POST', `/api/tables/${id}/salt`, { commitment, salt: 'ab'.repeat(16) });
    const look = () => call('GET', `/api/tables/${id}/view`);
    const first = await look();
    expect(first.offers).toEqual([1, 2, 3].map((count) => ({ do: 'take', stones: count })));
    await call('POST', `/api/tables/${id}/moves`, {
      version: first.version,
      moves: [{ do: 'take', stones: 3 }],
    });
    // The bot answers in its own time.
    await expect.poll(async () => (await look()).offers).not.toEqual([]);
    const { version, offers } = (await look()) as { version: number; offers: { stones: number }[] };
    expect(version).toBe(2);
    expect(offers.length).toBeGreaterThan(0);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
});

function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    output.on('data', (piece) => {
      said += String(piece);
      const [address] = /http:\/\/[\w.:[\]-]+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    output.once('end', () => reject(new Error(`the server stopped: ${said}`)));
  });
}

/** Calls the API as one visitor. */
function caller(address: string) {
  let cookie = '';
  return async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(address + path, {
      method,
      headers: { origin: address, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return (await response.json()) as Record<string, unknown>;
  };
}
