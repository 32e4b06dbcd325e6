import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  compareWith,
  firstLink,
  GAME_IDS,
  gameFile,
  nextLink,
  readJson,
  type SecondFormat,
  verifyGame,
  withSeen,
} from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withGame } from '../games.ts';
import { TestServer } from './server.testing.ts';

const VERIFIER = fileURLToPath(new URL('../../../docs/verify.mjs', import.meta.url));
const SALT = '00112233445566778899aabbccddeeff';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'archivolt-proof-'));
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Runs the independent verifier, which shares no code with us. */
function runVerifier(file: object, ...flags: string[]): Promise<{ code: number; output: string }> {
  const path = join(folder, 'game.json');
  writeFileSync(path, JSON.stringify(file));
  return new Promise((resolve) => {
    execFile(process.execPath, [VERIFIER, path, ...flags], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: out + err });
    });
  });
}

const verify = (file: SecondFormat) => withGame(file.game, (game) => verifyGame(game, file));

/** The same file with every link recomputed, which anybody with the seed can do. */
function recomputeChain(file: SecondFormat): SecondFormat {
  let hash = firstLink(file.seed, file);
  return {
    ...file,
    log: file.log.map((row) => {
      hash = nextLink(file.seed, hash, row);
      return { ...row, hash };
    }),
  };
}

describe.each(GAME_IDS)('a game of %s played on a server', (game) => {
  let file: SecondFormat;
  let commitment: string;
  let seen: ReturnType<typeof withSeen>;

  beforeAll(async () => {
    const ana = await server.person();
    const client = await server.connect(ana);
    const { table } = await server.table(ana, {
      game,
      salt: undefined,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'child' }],
    });
    ({ commitment } = table);
    await client.watch(table.id);
    await server.call('POST', `/api/tables/${table.id}/salt`, ana, { commitment, salt: SALT });
    const now = () => client.at(table.id);
    await client.until(() => now().view !== null);
    while (now().info.status === 'playing') {
      const { version, offers } = now();
      const [move] = offers;
      if (move) await client.ask({ do: 'submit', table: table.id, version, moves: [move as { do: string }] });
      await client.until(() => now().version > version || now().info.status !== 'playing');
      await client.until(() => now().offers.length > 0 || now().info.status !== 'playing');
    }
    seen = withSeen(now().log);
    const { text } = await server.call('GET', `/api/tables/${table.id}/file`, ana);
    const read = readJson(gameFile, text);
    if (read?.format !== 'archivolt-game-2') throw new Error('no file');
    file = read;
  }, 60_000);

  test('sends a link of the hash chain with every move, and its file has the same links', () => {
    expect(seen.ranges).toEqual([[1, file.log.length]]);
    expect(compareWith(file, { commitment, salt: SALT, seat: 0, seen })).toMatchObject({
      wrong: undefined,
      rows: file.log.length,
    });
  });

  test('is accepted by both verifiers', async () => {
    expect(verify(file)).toMatchObject({ ok: true, versions: file.log.length });
    const { code, output } = await runVerifier(file, '--salt', SALT, '--commitment', commitment);
    expect(output).toMatch(/right: \d+ picks in \d+ versions/);
    expect(output).toMatch('your salt is in the game');
    expect(code).toBe(0);
  });

  test('is rejected by both verifiers with a replaced salt', async () => {
    const salts = file.salts.map((salt) => (salt === SALT ? 'ab'.repeat(16) : salt));
    // The picks no longer fit; a forger who finds a salt that makes them fit still has another salt.
    expect(verify(recomputeChain({ ...file, salts }))).toMatchObject({ ok: false, what: 'salt' });
    expect(await runVerifier(recomputeChain({ ...file, salts }))).toMatchObject({ code: 1 });
    expect(await runVerifier(file, '--salt', 'ab'.repeat(16))).toMatchObject({
      code: 1,
      output: expect.stringContaining('your salt is not in the game'),
    });
  });

  test('is rejected by both verifiers with another seed or commitment', async () => {
    const seed = 'cd'.repeat(32);
    expect(verify(recomputeChain({ ...file, seed }))).toMatchObject({ what: 'seed' });
    expect((await runVerifier(recomputeChain({ ...file, seed }))).output).toContain(
      'does not fit its commitment',
    );
    expect((await runVerifier(file, '--commitment', seed)).output).toContain('not the commitment');
  });

  test('is rejected by both verifiers with a wrong pick, even if the chain was recomputed', async () => {
    const rolled = file.log.find(({ picks }) => picks.length > 0);
    const log = file.log.map((row) =>
      row === rolled
        ? { ...row, picks: row.picks.map((pick, at) => (pick + 1) % (row.sides[at] ?? 1)) }
        : row,
    );
    expect(verify(recomputeChain({ ...file, log }))).toMatchObject({
      what: 'pick',
      version: rolled?.version,
    });
    expect((await runVerifier(recomputeChain({ ...file, log }))).output).toContain(
      `version ${rolled?.version}, pick 0`,
    );
  });

  test('is rejected with a rewritten log, by its links or by those seen during play', async () => {
    const rewritten = { ...file, log: file.log.map((row) => (row.version === 3 ? { ...row, at: 1 } : row)) };
    expect(verify(rewritten)).toMatchObject({ what: 'row', version: 3 });
    expect((await runVerifier(rewritten)).output).toContain('version 3: not the link of the chain');
    expect(compareWith(recomputeChain(rewritten), { seen }).wrong).toBe('log');
  });
});

test('the independent verifier rejects other formats, has under 100 lines and imports only Node.js', async () => {
  expect(await runVerifier({ format: 'archivolt-game-1' })).toMatchObject({ code: 1 });
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(VERIFIER, 'utf8');
  expect(text.split('\n').length).toBeLessThan(100);
  expect(text.match(/from '([^']+)'/g)?.every((from) => from.includes("'node:"))).toBe(true);
});
