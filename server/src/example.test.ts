import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestHouse } from './rooms/house.testing.ts';

const BOT = fileURLToPath(new URL('../examples/bot.mjs', import.meta.url));

let house: TestHouse;
const children: ChildProcess[] = [];
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(async () => {
  for (const child of children) child.kill();
  await house.close();
});

/** The sample as it is in the documents, as a program of its own; what it says is kept. */
function runBot(token: string): string[] {
  const env = { ...process.env, ARCHIVOLT_URL: `http://127.0.0.1:${house.port}`, ARCHIVOLT_TOKEN: token };
  const child = spawn(process.execPath, [BOT], { env });
  children.push(child);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(String(data)));
  return said;
}

describe('the sample bot', () => {
  test('is about thirty lines long', () => {
    const lines = readFileSync(BOT, 'utf8')
      .split('\n')
      .filter((line) => line.trim() && !/^\s*\/\//.test(line));
    expect(lines.length).toBeLessThanOrEqual(30);
  });

  test.each(GAME_IDS)('plays a whole game of %s with nothing but its token', async (game) => {
    const ana = await house.person();
    const said = runBot(ana.token);
    // One table it finds when it comes, or one that is made while it is there: it plays at both.
    const { table } = await house.table(ana, {
      game,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'child' }],
    });
    await expect
      .poll(async () => (await house.parts.store.tables.load(table.id))?.status, {
        timeout: 55_000,
        interval: 250,
      })
      .toBe('finished');
    await expect.poll(() => said.join(''), { timeout: 10_000 }).toContain(`${table.id} { why: 'played'`);
    expect(said.join('')).not.toContain('refused');
    const log = await house.parts.store.tables.log(table.id, 0);
    expect(log.filter(({ seat }) => seat === 0).length).toBeGreaterThan(8);
  });

  test('its moves are counted for the operator', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${house.port}/metrics`)).text();
    for (const game of GAME_IDS) {
      expect(metrics).toMatch(new RegExp(`archivolt_moves_total\\{game="${game}",by="person"\\} [1-9]`));
      expect(metrics).toMatch(new RegExp(`archivolt_moves_total\\{game="${game}",by="bot"\\} [1-9]`));
    }
    expect(metrics).toMatch(/archivolt_move_seconds_count [1-9]/);
    expect(metrics).toContain('archivolt_sockets 2');
    expect(metrics).toContain('archivolt_tables{status="finished"} 2');
  });
});
