// Benchmark of the SQLite writer alone, without sockets and rules: `appends [--tables 2000] [--rate 2000] [--seconds
// 10]`. Appends moves at a total rate and reports CPU time per move (which other programs hardly change), the main
// thread's share, latency, and how long a WAL checkpoint would block the thread that runs it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { aMove, aTable } from '../src/store/rows.testing.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { connect, FULL_SYNC } from '../src/store/sqliteFile.ts';
import type { StoredTable } from '../src/store/store.ts';
import { pause } from './player.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '10' },
  },
});
const [tables, rate, seconds] = [values.tables, values.rate, values.seconds].map(Number) as [
  number,
  number,
  number,
];

/** About as long as a state of The Red Cathedral. */
const STATE = 'x'.repeat(5000);
/** Fewer moves than those after which the store runs a checkpoint itself. */
const MOVES_BEFORE_CHECKPOINT = 900;
/** Milliseconds between two rounds of moves. */
const ROUND_MS = 2;

const folder = mkdtempSync(join(tmpdir(), 'archivolt-appends-'));
const path = join(folder, 'archivolt.sqlite');
const store = await openSqlite(path);
const rows: StoredTable[] = Array.from({ length: tables }, () => aTable({ state: STATE }));
for (const row of rows) await store.tables.create(row);

const checkpointer = connect(path, FULL_SYNC);
const checkpoint = (): number => {
  const startedAt = performance.now();
  checkpointer.pragma('wal_checkpoint(PASSIVE)');
  return performance.now() - startedAt;
};

const versions = new Map<string, number>();
async function append(row: StoredTable): Promise<void> {
  const version = versions.get(row.id) ?? 0;
  versions.set(row.id, version + 1);
  const move = aMove({ ...row, version });
  const outcome = await store.tables.append({ ...move, after: { ...move.after, state: STATE } });
  if (outcome !== 'stored') throw new Error(`${row.id}: ${outcome}`);
}

checkpoint();
await Promise.all(rows.slice(0, MOVES_BEFORE_CHECKPOINT).map(append));
const blocked = checkpoint();

const latencies: number[] = [];
const waiting = new Set<Promise<void>>();
const [processor, loop, startedAt] = [
  process.cpuUsage(),
  performance.eventLoopUtilization(),
  performance.now(),
];
for (let sent = 0; performance.now() - startedAt < seconds * 1000; await pause(ROUND_MS))
  for (const due = ((performance.now() - startedAt) / 1000) * rate; sent < due; sent++) {
    const row = rows[sent % tables];
    if (!row) throw new RangeError('no tables');
    const start = performance.now();
    const stored = append(row).then(() => {
      latencies.push(performance.now() - start);
      waiting.delete(stored);
    });
    waiting.add(stored);
  }
await Promise.all(waiting);
const { user, system } = process.cpuUsage(processor);
const { utilization } = performance.eventLoopUtilization(loop);
const elapsed = (performance.now() - startedAt) / 1000;
latencies.sort((a, b) => a - b);
const percentile = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1);
console.log(
  `sqlite writer: ${Math.round(latencies.length / elapsed)} moves/s, ${Math.round((user + system) / latencies.length)} µs of CPU time per move, ` +
    `main thread ${Math.round(utilization * 100)} %, stored p50 ${percentile(0.5)} p99 ${percentile(0.99)} ms; ` +
    `a checkpoint after ${MOVES_BEFORE_CHECKPOINT} moves takes ${blocked.toFixed(1)} ms`,
);
checkpointer.close();
await store.close();
rmSync(folder, { recursive: true });
