import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from '../store/postgres.testing.ts';
import { openPostgres } from '../store/postgres.ts';
import { SilentProxy } from '../store/silentProxy.testing.ts';
import { moverOf } from '../tables/moving.testing.ts';
import { TestServer } from '../tables/server.testing.ts';

/** Most of the time is spent waiting for timeouts. */
const TIMEOUT = 120_000;
const PROGRAM = fileURLToPath(new URL('./serving.testing.ts', import.meta.url));
const dist = mkdtempSync(join(tmpdir(), 'archivolt-silence-'));
writeFileSync(join(dist, 'index.html'), '<!doctype html>');
afterAll(() => rmSync(dist, { recursive: true }));

test(
  '/readyz answers 503 and moves are unavailable only while the database connection is silent',
  async () => {
    const proxy = await SilentProxy.open(await emptyDatabase());
    const limits = { connect: 3000, statement: 2500, answer: 3000, silence: 8000 };
    const store = await openPostgres(proxy.url, limits);
    const server = await TestServer.open({ store });
    const ready = () => server.call('GET', '/readyz');
    const { id, clients } = await server.seatPlayers('architectura');
    await expect.poll(ready).toMatchObject({ status: 200, body: { ok: true } });

    proxy.silence({ deaf: true });
    await expect.poll(ready).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    const mover = await moverOf(clients, id);
    const { version, offers } = mover.at(id);
    const submit = () =>
      mover.ask({ do: 'submit', table: id, version, moves: offers.slice(0, 1) as [{ do: string }] });
    expect(await submit()).toMatchObject({ type: 'refused', why: 'unavailable' });
    expect(await server.figure('archivolt_submissions_refused_total', { why: 'unavailable' })).toBe(1);
    expect(await server.figure('archivolt_database_errors_total', { code: 'timeout' })).toBeGreaterThan(0);

    proxy.listen();
    await expect.poll(ready).toMatchObject({ status: 200 });
    await expect.poll(submit).toMatchObject({ type: 'done', version: version + 1 });

    // A database that refuses connections is not ready either.
    await proxy.close();
    await expect.poll(ready).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    await server.close();
    await store.close();
  },
  TIMEOUT,
);

test(
  'SIGTERM ends the process within its deadline even if the database no longer answers',
  async () => {
    const proxy = await SilentProxy.open(await emptyDatabase());
    const flags = ['--conditions=source', '--import', 'tsx', PROGRAM, dist, '0', proxy.url];
    const server = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await once(server.stdout, 'data');
    const address = String(said).trim();
    expect((await fetch(new URL('/readyz', address))).status).toBe(200);

    proxy.silence({ deaf: true });
    // A request is waiting for the database when the signal arrives.
    const waiting = fetch(new URL('/readyz', address)).catch(() => undefined);
    const gone = once(server, 'exit');
    const startedAt = performance.now();
    server.kill('SIGTERM');
    const [code, signal] = await gone;
    // Docker kills after ten seconds; a busy machine may take a moment longer for the same deadline.
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    // 1: something still waited when the deadline came.
    expect([0, 1]).toContain(code);
    expect(signal).toBeNull();
    await waiting;
    await proxy.close();
  },
  TIMEOUT,
);
