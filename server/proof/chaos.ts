// Kills servers under load at random moments, again and again; acknowledged moves must be stored, and every game must
// continue. Then runs all other failures (`failures.ts`). `chaos [--kills 200] [--rounds 10] [--tables 12] [--only
// sqlite,postgres,NAME of a failure,…]`
import { parseArgs } from 'node:util';
import { Arena } from './arena.ts';
import { FAILURES } from './failures.ts';
import { type Place, postgresPlace, sqlitePlace } from './place.ts';
import { pause } from './player.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '10' },
    tables: { type: 'string', default: '12' },
    only: { type: 'string' },
  },
});
const [kills, rounds, tables] = [values.kills, values.rounds, values.tables].map(Number) as [
  number,
  number,
  number,
];

/** Failures of the machine or the database affect all tables alike, so a few are enough. */
const MAX_TABLES = 6;
/** The longest time between all games continuing and the next kill, in milliseconds. */
const MAX_PAUSE_MS = 600;

async function kill(place: Place, processes: number): Promise<Arena> {
  const arena = await Arena.open(place, { processes, tables });
  const { journal } = arena;
  while (journal.kills < kills && journal.faults.length === 0) {
    await arena.waitForProgress();
    await pause(Math.random() * MAX_PAUSE_MS);
    // Sometimes kills all of them.
    const killed = await arena.kill(Math.random() < 0.25 ? 'all' : 'one');
    journal.kills += killed;
    await arena.start(killed);
    // Shows progress in the long form.
    if (process.stderr.isTTY)
      process.stderr.write(`\r${place.name}: ${journal.kills} kills, ${journal.moves} moves `);
  }
  if (journal.faults.length === 0) await arena.waitForProgress();
  await arena.close();
  return arena;
}

const proofs: Record<string, { what: string; prove(): Promise<Arena | string> }> = {
  sqlite: { what: 'sqlite servers killed', prove: () => kill(sqlitePlace(), 1) },
  postgres: { what: 'postgres servers killed', prove: async () => kill(await postgresPlace(), 2) },
};
for (const [name, failure] of Object.entries(FAILURES))
  proofs[name] = { what: failure.what, prove: () => failure.try(rounds, Math.min(tables, MAX_TABLES)) };

const chosen = values.only?.split(',') ?? Object.keys(proofs);
for (const name of chosen) {
  const proof = proofs[name];
  if (!proof) {
    console.error(`unknown failure “${name}”: choose from ${Object.keys(proofs).join(', ')}`);
    process.exit(1);
  }
  const { what, prove } = proof;
  const startedAt = performance.now();
  const outcome = await prove();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (typeof outcome === 'string') {
    console.log(`${what}: skipped, ${outcome}`);
    continue;
  }
  const { kills: killed, moves, lost, stalled, faults } = outcome.journal;
  console.log(
    `${what}: ${killed} kills, ${moves} acknowledged moves, ${lost} lost, ${stalled} stalled (${seconds} s)`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
// Sockets that wait for a dead server must not keep the process alive.
process.exit();
