import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './tables/server.testing.ts';

const BOT = fileURLToPath(new URL('../examples/bot.mjs', import.meta.url));

let server: TestServer;
const children: ChildProcess[] = [];
beforeAll(async () => {
  server = await TestServer.open({ flags: { metricsFrom: '127.0.0.1' } });
});
afterAll(async () => {
  for (const child of children) child.kill();
  await server.close();
});

/** Runs the documented sample as a separate program and collects its output. */
function runBot(token: string): string[] {
  const env = { ...process.env, ARCHIVOLT_URL: `http://127.0.0.1:${server.port}`, ARCHIVOLT_TOKEN: token };
  const child = spawn(process.execPath, [BOT], { env });
  children.push(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(String(data)));
  return output;
}

describe('the sample bot', () => {
  test('has at most thirty lines without its comments', () => {
    const lines = readFileSync(BOT, 'utf8')
      .split('\n')
      .filter((line) => line.trim() && !/^\s*(?:\/\/|\/?\*)/.test(line));
    expect(lines.length).toBeLessThanOrEqual(30);
  });

  test.each(GAME_IDS)('plays a complete game of %s with only its token', async (game) => {
    const ana = await server.person();
    const output = runBot(ana.token);
    // It finds one table when it starts, and another is created while it runs: it plays at both.
    const { table } = await server.table(ana, {
      game,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'child' }],
    });
    await expect
      .poll(async () => (await server.parts.store.tables.load(table.id))?.status, {
        timeout: 55_000,
        interval: 250,
      })
      .toBe('finished');
    await expect.poll(() => output.join(''), { timeout: 10_000 }).toContain(`${table.id} { why: 'played'`);
    expect(output.join('')).not.toContain('refused');
    const log = await server.parts.store.tables.log(table.id, 0);
    expect(log.filter(({ seat }) => seat === 0).length).toBeGreaterThan(8);
  });

  test('is counted in the metrics', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    for (const game of GAME_IDS) {
      expect(metrics).toMatch(new RegExp(`archivolt_moves_total\\{game="${game}",by="person"\\} [1-9]`));
      expect(metrics).toMatch(new RegExp(`archivolt_moves_total\\{game="${game}",by="bot"\\} [1-9]`));
    }
    expect(metrics).toMatch(/archivolt_move_seconds_count [1-9]/);
    // It needs no socket: it uses long polling.
    expect(metrics).toContain('archivolt_sockets 0');
    expect(metrics).toContain('archivolt_tables{status="finished"} 2');
  });
});
