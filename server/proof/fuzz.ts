// Sends random and mutated messages to the socket and the HTTP API: `fuzz [--messages 100000] [--seed 1]`. Nothing may
// crash, nothing may change, and nothing may be answered with a server error.
import { parseArgs } from 'node:util';
import { seeded } from '@archivolt/engine';
import { GAME_IDS } from '@archivolt/protocol';
import { fuzzHttp } from './fuzzHttp.ts';
import { SocketFuzz } from './fuzzSocket.ts';
import { MoveJournal } from './journal.ts';
import { Pair } from './pair.ts';
import { invite } from './people.ts';
import { sqlitePlace } from './place.ts';
import { pause } from './player.ts';
import { Running } from './running.ts';

export interface Findings {
  messages: number;
  bodies: number;
  refused: number;
  /** Answers that report a server error. */
  errors: number;
  readonly faults: string[];
}

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const count = Number(values.messages);

const findings: Findings = { messages: 0, bodies: 0, refused: 0, errors: 0, faults: [] };
const place = sqlitePlace();
const store = await place.open();
const people = await invite(store, 5);
await store.close();
const server = await Running.start(place.flags);
const { address } = server;

const [ana, rui, eva, leo, zoe] = people;
if (!ana || !rui || !eva || !leo || !zoe) throw new Error('too few people');
const shared = { servers: () => [address], witness: new MoveJournal() };
const pairs = [new Pair(GAME_IDS[0], [ana, rui], shared), new Pair(GAME_IDS[1], [eva, leo], shared)];
const tables = await Promise.all(pairs.map((pair) => pair.makeTable()));
const [first = '', second = ''] = tables;

/** Everything stored, except traces of mere reading and the heartbeat. */
async function storedLines(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of place.dump())
    if (!/^\{"is":"(?:row","of":"(?:sessions|heartbeat)"|end")/.test(line)) lines.push(line);
  return lines;
}

const before = await storedLines();
// Players and an outsider, over the socket and HTTP, all in parallel.
const chances = [1, 2, 3, 4, 5].map((index) => seeded(Number(values.seed) + index));
const [one, two, three, four, five] = chances;
if (!one || !two || !three || !four || !five) throw new Error('too few generators');
const share = Math.ceil(count / 5);
await Promise.all([
  new SocketFuzz(address, ana, first, one, findings).send(share),
  new SocketFuzz(address, eva, second, two, findings).send(share),
  new SocketFuzz(address, zoe, first, three, findings).send(share),
  fuzzHttp(address, ana, first, share, four, findings),
  fuzzHttp(address, zoe, second, share, five, findings),
]);
const after = await storedLines();
if (server.isDead) findings.faults.push('the server has died');
if (after.join('\n') !== before.join('\n')) {
  const added = after.filter((line) => !before.includes(line));
  findings.faults.push(`the stored data has changed: ${added.slice(0, 5).join('\n').slice(0, 2000)}`);
}

// The games still continue.
const playing = pairs.map((pair, index) => pair.playAt(tables[index] ?? ''));
for (const end = Date.now() + 30_000; pairs.some(({ progress }) => progress < 3) && Date.now() < end; )
  await pause(20);
if (pairs.some(({ progress }) => progress < 3)) findings.faults.push('a game does not continue');
for (const pair of pairs) pair.stop();
await Promise.all(playing);
if ((await server.stop()) !== 0) findings.faults.push('the server did not shut down cleanly');
await place.remove();

const { messages, bodies, refused, errors, faults } = findings;
console.log(
  `seed ${values.seed}: ${messages} messages and ${bodies} requests, ${refused} refused, ${errors} errors, ${faults.length} faults`,
);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exit(faults.length + errors > 0 ? 1 : 0);
