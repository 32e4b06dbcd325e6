import { randomBytes } from 'node:crypto';
import { commitmentOf, type OwnTable, saltHash, type TableInfo } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordsFor } from '../notify/words.ts';
import { type Reply, type Someone, TestServer } from './server.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const newSalt = () => randomBytes(16).toString('hex');
const infoOf = ({ body }: Reply): TableInfo => (body as OwnTable).table;
const errorOf = ({ status, body }: Reply) => [status, (body as { error?: string }).error];
const loadRow = async (id: string) => {
  const row = await server.parts.store.tables.load(id);
  if (!row) throw new Error('no table');
  return row;
};
const send = (who: Someone, id: string, part: object) =>
  server.call('POST', `/api/tables/${id}/salt`, who, part);

/** Two people at a table who have sent nothing for its dice yet. */
async function seatedTable(more: object = {}) {
  const [ana, rui] = [await server.person(), await server.person()];
  const { table } = await server.table(ana, { game: 'red-cathedral', salt: undefined, ...more });
  const info = infoOf(await server.sit(rui, table.id, { salt: undefined }));
  const { id, commitment } = info;
  const salts = { ana: newSalt(), rui: newSalt() };
  const part = (salt: string) => ({ commitment, hash: saltHash(commitment, salt) });
  return { ana, rui, id, info, commitment, salts, part };
}

describe('the dice protocol', () => {
  test('shows the commitment, then collects hashes and then salts; the last salt starts the game', async () => {
    const { ana, rui, id, info, commitment, salts, part } = await seatedTable();
    expect(info).toMatchObject({ status: 'open', hashes: ['', ''], revealed: [], salts: null });
    expect(info.saltsDue).toBeGreaterThan(Date.now());
    expect(commitmentOf((await loadRow(id)).seed)).toBe(commitment);

    // Nobody can reveal a salt while another player could still choose theirs.
    expect(infoOf(await send(ana, id, part(salts.ana))).hashes).toEqual([part(salts.ana).hash, '']);
    expect(errorOf(await send(ana, id, { commitment, salt: salts.ana }))).toEqual([409, 'notPossible']);
    await send(rui, id, part(salts.rui));

    const half = infoOf(await send(rui, id, { commitment, salt: salts.rui }));
    expect(half).toMatchObject({ status: 'open', revealed: [1], salts: null, seed: null });
    expect(JSON.stringify(half)).not.toContain(salts.rui);
    // A commitment is final: neither another salt nor another hash is accepted.
    expect(errorOf(await send(ana, id, { commitment, salt: newSalt() }))).toEqual([409, 'wrongSalt']);
    expect(errorOf(await send(ana, id, part(newSalt())))).toEqual([409, 'notPossible']);

    const started = infoOf(await send(ana, id, { commitment, salt: salts.ana }));
    expect(started).toMatchObject({ status: 'playing', commitment, hashes: [], saltsDue: null });
    expect(started.salts).toEqual([salts.ana, salts.rui]);
    // Resending after a lost reply changes nothing; anything else is too late.
    expect(await send(ana, id, { commitment, salt: salts.ana })).toMatchObject({ status: 200 });
    expect(errorOf(await send(ana, id, part(salts.ana)))).toEqual([409, 'started']);
  });

  test('refuses parts that are for another seed, from a stranger or guessable', async () => {
    const { ana, id, commitment, salts, part } = await seatedTable();
    const other = '00'.repeat(32);
    const refusal = await send(ana, id, { commitment: other, hash: saltHash(other, salts.ana) });
    expect(refusal).toMatchObject({ status: 409, body: { error: 'otherDice', facts: { commitment } } });
    expect(errorOf(await send(await server.person(), id, part(newSalt())))).toEqual([409, 'notSeated']);
    expect(errorOf(await send(ana, id, { commitment, salt: 'c0ffee' }))).toEqual([400, 'malformed']);
    expect(errorOf(await send(ana, id, { commitment, hash: 'ab' }))).toEqual([400, 'malformed']);
    expect(errorOf(await send(ana, 'aaaaaaaaaaaa', part(newSalt())))).toEqual([404, 'unknownTable']);
  });

  test('lets another device take over until the first salt is revealed', async () => {
    const { ana, id, part, salts } = await seatedTable();
    await send(ana, id, part(newSalt()));
    expect(infoOf(await send(ana, id, part(salts.ana))).hashes[0]).toBe(part(salts.ana).hash);
  });

  test('lets a player among bots reveal the salt immediately for a commitment seen before', async () => {
    const ana = await server.person();
    const { table } = await server.table(ana, {
      game: 'architectura',
      salt: undefined,
      seats: [{ kind: 'bot', level: 'child' }, { kind: 'me' }],
    });
    expect(table).toMatchObject({ status: 'open', revealed: [] });
    const salt = newSalt();
    const started = infoOf(await send(ana, table.id, { commitment: table.commitment, salt }));
    expect(started).toMatchObject({ status: 'playing', commitment: table.commitment, salts: ['', salt] });
  });

  test('seats a player of “play now” before it asks for a salt', async () => {
    const ana = await server.person();
    const made = infoOf(await server.call('POST', '/api/play', ana, { game: 'architectura', pace: 'slow' }));
    expect(made).toMatchObject({ status: 'open', hashes: ['', ''] });
    const rui = await server.person();
    const found = infoOf(await server.call('POST', '/api/play', rui, { game: 'architectura', pace: 'slow' }));
    expect(found).toMatchObject({ id: made.id, commitment: made.commitment, status: 'open' });
    expect(found.saltsDue).not.toBeNull();
  });

  test('accepts a salt given openly with the seat, for programs', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    const { table } = await server.table(ana, { game: 'red-cathedral', salt: 'c0ffee' });
    expect(table.hashes).toEqual([saltHash(table.commitment, 'c0ffee'), '']);
    expect(infoOf(await server.sit(rui, table.id)).status).toBe('playing');
  });
});

describe('a player who does not reveal', () => {
  test('loses the seat after the deadline, and the table starts again with another seed', async () => {
    const { ana, rui, id, commitment, salts, part } = await seatedTable({
      clock: { kind: 'live', base: 600, increment: 5 },
    });
    await send(ana, id, part(salts.ana));
    await send(rui, id, part(salts.rui));
    await send(ana, id, { commitment, salt: salts.ana });
    server.skip(61_000);
    await expect.poll(async () => (await loadRow(id)).seats[1]?.person, { timeout: 10_000 }).toBeNull();
    const row = await loadRow(id);
    expect(row).toMatchObject({ status: 'open', wakes: null });
    expect(row.commitment).not.toBe(commitment);
    expect(commitmentOf(row.seed)).toBe(row.commitment);
    // The revealed salt is used up; the seat stays.
    expect(row.seats[0]).toMatchObject({ person: ana.row.id, salt: '' });
    expect(row.seats[0]?.hash).toBeUndefined();
    // Parts for the first seed are no longer accepted.
    expect(errorOf(await send(ana, id, part(salts.ana)))).toEqual([409, 'otherDice']);

    const next = infoOf(await server.sit(rui, id, { salt: undefined }));
    const fresh = [newSalt(), newSalt()] as const;
    for (const [index, who] of [ana, rui].entries())
      await send(who, id, {
        commitment: next.commitment,
        hash: saltHash(next.commitment, fresh[index] ?? ''),
      });
    for (const [index, who] of [ana, rui].entries())
      await send(who, id, { commitment: next.commitment, salt: fresh[index] });
    expect(await loadRow(id)).toMatchObject({ status: 'playing' });
  });

  test('does not change seed and hashes by leaving before any salt is revealed', async () => {
    const { ana, rui, id, commitment, salts, part } = await seatedTable();
    await send(ana, id, part(salts.ana));
    await server.call('POST', `/api/tables/${id}/leave`, rui);
    const row = await loadRow(id);
    expect(row).toMatchObject({ commitment, wakes: null });
    expect(row.seats[0]?.hash).toBe(part(salts.ana).hash);
  });

  test('causes another seed by leaving after a salt was revealed', async () => {
    const { ana, rui, id, commitment, salts, part } = await seatedTable();
    await send(ana, id, part(salts.ana));
    await send(rui, id, part(salts.rui));
    await send(ana, id, { commitment, salt: salts.ana });
    await server.call('POST', `/api/tables/${id}/leave`, rui);
    expect((await loadRow(id)).commitment).not.toBe(commitment);
  });

  test('in a slow game is notified while the table waits', async () => {
    const { ana, rui, id, commitment, salts, part } = await seatedTable({
      clock: { kind: 'slow', hours: 24 },
    });
    const notified = server.turns.filter(([table]) => table === id);
    expect(notified).toEqual([[id, ana.row.id, -1]]);
    const words = async () => {
      const { store } = server.parts;
      const notice = {
        id: '',
        person: ana.row.id,
        kind: 'turn' as const,
        table: id,
        version: -1,
        due: 0,
        tries: 1,
        pushed: false,
      };
      return wordsFor(store, notice, ana.row, await loadRow(id));
    };
    expect(await words()).toMatchObject({ path: `/table/${id}` });
    for (const [who, salt] of [
      [ana, salts.ana],
      [rui, salts.rui],
    ] as const)
      await send(who, id, part(salt));
    await send(ana, id, { commitment, salt: salts.ana });
    expect(await words()).toBeUndefined();
  });

  test('in a slow game has a day', async () => {
    const { id } = await seatedTable({ clock: { kind: 'slow', hours: 24 } });
    const { wakes } = await loadRow(id);
    expect(Math.round(((wakes ?? 0) - server.parts.now()) / 3_600_000)).toBe(24);
  });
});

test('a table that only waits for salts is not listed as open', async () => {
  const { id } = await seatedTable();
  const { body } = await server.call('GET', '/api/tables');
  expect((body as TableInfo[]).map((table) => table.id)).not.toContain(id);
});

test('a rematch is agreed on first; its salts are exchanged at the new table', async () => {
  const { clients, people, id } = await server.seatPlayers('architectura');
  await clients[0]?.ask({ do: 'resign', table: id });
  await clients[0]?.ask({ do: 'request', table: id, kind: 'rematch' });
  await clients[1]?.ask({ do: 'answer', table: id, kind: 'rematch', yes: true });
  await expect.poll(async () => (await loadRow(id)).next).not.toBeNull();
  const next = (await loadRow(id)).next ?? '';
  const table = await loadRow(next);
  expect(table).toMatchObject({ status: 'open', started: null });
  const salts = people.map(newSalt);
  const parts = people.map((_, index) => ({ commitment: table.commitment, salt: salts[index] ?? '' }));
  for (const [index, who] of people.entries())
    await send(who, next, {
      commitment: table.commitment,
      hash: saltHash(table.commitment, salts[index] ?? ''),
    });
  for (const [index, who] of people.entries()) await send(who, next, parts[index] ?? {});
  expect(await loadRow(next)).toMatchObject({ status: 'playing' });
});
