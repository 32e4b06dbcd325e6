// Servers under play are killed at random moments, again and again; what was acknowledged must be there afterwards,
// and every game must go on. `chaos [--kills 200] [--tables 12] [--only sqlite|postgres]`
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@archivolt/protocol';
import { Book } from './book.ts';
import { Pair } from './pair.ts';
import { invite } from './people.ts';
import { type Place, postgresPlace, sqlitePlace } from './place.ts';
import { pause } from './player.ts';
import { Running } from './running.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '12' },
    only: { type: 'string' },
  },
});

/** Longer than a lease of a dead process, much longer on a busy machine; a game that waits longer has stalled. */
const STALLED = 60_000;
/** The longest that all games go on before the next kill. */
const LONGEST_PEACE = 600;

interface Outcome {
  kills: number;
  book: Book;
}

async function chaos(place: Place, processes: number, kills: number, tables: number): Promise<Outcome> {
  const store = await place.open();
  const people = await invite(store, tables * 2);
  await store.close();

  const book = new Book();
  const servers: Running[] = [];
  const start = async () => servers.push(await Running.start(place.flags));
  await Promise.all(Array.from({ length: processes }, start));

  const addresses = () => servers.map(({ address }) => address);
  const shared = { servers: addresses, witness: book };
  const pairs = Array.from({ length: tables }, (_, index) => {
    const [one, two] = people.slice(2 * index, 2 * index + 2);
    const game = GAME_IDS[index % 2];
    if (one === undefined || game === undefined) throw new Error('nobody there');
    // At every third table a bot sits: the house must go on playing for it.
    return new Pair(game, index % 3 === 2 ? [one, undefined] : [one, two], shared);
  });
  const playing = pairs.map((pair) => pair.play());

  let killed = 0;
  while (killed < kills && book.faults.length === 0) {
    book.faults.push(...(await stalled(pairs)));
    await pause(Math.random() * LONGEST_PEACE);
    // Now and then all of them at once.
    const dying =
      Math.random() < 0.25
        ? servers.splice(0)
        : servers.splice(Math.floor(Math.random() * servers.length), 1);
    await Promise.all(dying.map((server) => server.kill()));
    killed += dying.length;
    const kept = await place.open();
    await book.check(kept);
    await kept.close();
    await Promise.all(dying.map(start));
    // The long form takes a while; whoever waits sees that it goes on.
    if (process.stderr.isTTY) process.stderr.write(`\r${place.name}: ${killed} kills, ${book.moves} moves `);
  }
  if (book.faults.length === 0) book.faults.push(...(await stalled(pairs)));

  for (const pair of pairs) pair.stop();
  await Promise.all(playing);
  for (const server of servers)
    if ((await server.stop()) !== 0) book.faults.push('a server that was told to stop did not do so well');
  const kept = await place.open();
  await book.checkAll(kept);
  await kept.close();
  await place.remove();
  return { kills: killed, book };
}

/** Waits until something has happened at every table; where nothing does, tells how it stands there. */
async function stalled(pairs: readonly Pair[]): Promise<string[]> {
  const before = pairs.map(({ progress }) => progress);
  const waiting = () => pairs.filter(({ progress }, index) => progress <= (before[index] ?? 0));
  for (const until = Date.now() + STALLED; Date.now() < until; await pause(10))
    if (waiting().length === 0) return [];
  return waiting().map((pair) => `a game has stalled: ${pair.standing}`);
}

const proofs = {
  sqlite: async () => chaos(sqlitePlace(), 1, Number(values.kills), Number(values.tables)),
  postgres: async () => chaos(await postgresPlace(), 2, Number(values.kills), Number(values.tables)),
};

for (const [name, prove] of Object.entries(proofs)) {
  if (values.only !== undefined && values.only !== name) continue;
  const begun = performance.now();
  const { kills, book } = await prove();
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${name}: ${kills} kills, ${book.moves} acknowledged moves, ${book.lost} lost (${seconds} s)`);
  for (const fault of book.faults.slice(0, 20)) console.log(`  ${fault}`);
  if (book.faults.length > 0) process.exitCode = 1;
}
// Sockets that wait for a server that is gone must not keep the proof from ending.
process.exit();
