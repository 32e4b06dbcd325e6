import { PoolError } from '@archivolt/bots';
import { createPool } from '@archivolt/bots/node';
import { expect, test } from 'vitest';
import { TestServer } from './server.testing.ts';

test('a bot refused by a full queue waits for its lease to expire and then moves', async () => {
  const threads = createPool({ size: 1, maxQueue: 10, capMs: 100 });
  let asked = 0;
  const pool: Pick<typeof threads, 'think'> = {
    think: (job) => {
      asked++;
      return asked === 1 ? Promise.reject(new PoolError('full', 'too many')) : threads.think(job);
    },
  };
  // The clock is fixed, so that a lease expires only when time is skipped.
  const server = await TestServer.open({ pool, clock: () => 1_700_000_000_000 });
  const ana = await server.person();
  const { table } = await server.table(ana, {
    game: 'red-cathedral',
    seats: [{ kind: 'bot', level: 'child' }, { kind: 'me' }],
    options: { first: 0 },
  });
  await expect.poll(() => asked).toBe(1);
  const { store, now } = server.parts;
  // If it were released, another process could take it and would retry every second, for every such table.
  for (let look = 0; look < 20; look++) {
    expect(await store.tables.lease(table.id, 'another process', now(), now() + 1)).toBe(false);
    await server.call('GET', '/readyz');
  }
  expect(asked).toBe(1);
  server.skip(6000);
  const client = await server.connect(ana);
  await client.watch(table.id);
  await client.until(() => client.at(table.id).log[0]?.seat === 0);
  await server.close();
  threads.close();
});

test("bot thinking time counts against the quota of the table's host and the host's address", async () => {
  const threads = createPool({ size: 1, maxQueue: 10, capMs: 100 });
  const shares = new Map<string, readonly string[]>();
  const pool: Pick<typeof threads, 'think'> = {
    think: (job) => {
      if (job.share) shares.set(job.share[1], job.share);
      return threads.think(job);
    },
  };
  const server = await TestServer.open({ pool });
  const [ana, rui] = [await server.person(), await server.person()];
  for (const host of [ana, rui])
    await server.table(host, {
      game: 'red-cathedral',
      seats: [{ kind: 'bot', level: 'child' }, { kind: 'me' }],
      options: { first: 0 },
    });
  await expect.poll(() => shares.size, { timeout: 20_000 }).toBe(2);
  const [hers, his] = [ana, rui].map(({ row }) => shares.get(row.id));
  // One hashed address and two people.
  expect(hers?.[0]).toBe(his?.[0]);
  expect(hers?.[0]).not.toContain('127.0.0.1');
  expect([hers?.[1], his?.[1]]).toEqual([ana.row.id, rui.row.id]);
  await server.close();
  threads.close();
});
