// Lists the server's files on the path of one move: `path`. A player submits a move over a socket, with V8's precise
// coverage of the main thread, the rules thread and the thread that writes moves, and every file under `server/src` with a
// function that ran in between is printed. The database is SQLite. Timers of the server are not on the path, so a file that only they use may
// appear by chance; the shortest of several lists is printed.
import { Session } from 'node:inspector/promises';
import { at, seeded } from '@archivolt/engine';
import { move, moverOf } from '../src/tables/moving.testing.ts';
import { TestServer } from '../src/tables/server.testing.ts';

const MOVES = 12;
const SOURCES = new URL('../src/', import.meta.url).href;

const session = new Session();
session.connect();
let answer: ((text: string) => void) | undefined;
const threads: string[] = [];
session.on('NodeWorker.attachedToWorker', ({ params }) => {
  // A thread of ours runs from the sources and has no address, unlike those of the loader.
  if (params.workerInfo.url === '') threads.push(params.sessionId);
});
session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => answer?.(params.message));
await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });

/** Asks the inspector of a thread. One question at a time. */
async function askThread(
  sessionId: string,
  method: string,
  params: object = {},
): Promise<{ result?: Script[] }> {
  const answered = new Promise<string>((resolve) => {
    answer = resolve;
  });
  await session.post('NodeWorker.sendMessageToWorker', {
    sessionId,
    message: JSON.stringify({ id: 1, method, params }),
  });
  return (JSON.parse(await answered) as { result: { result?: Script[] } }).result;
}

interface Script {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly count: number }[];
  }[];
}

/** The files with a function that ran; the module's own body has no name. */
const ranIn = (scripts: readonly Script[]): string[] =>
  scripts
    .filter(({ url }) => url.startsWith(SOURCES) && !url.includes('.testing.'))
    .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .map(({ url }) => url.slice(SOURCES.length).replace(/\?.*$/, ''))
    .sort();

const server = await TestServer.open();
const { id, clients } = await server.seatPlayers('red-cathedral');
// The thread that writes moves starts with the first one.
await move(clients, id);
const coverage = { callCount: true, detailed: false };
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', coverage);
for (const thread of threads) {
  await askThread(thread, 'Profiler.enable');
  await askThread(thread, 'Profiler.startPreciseCoverage', coverage);
}

/** The files that ran since the last call, on the main thread and then on each other thread. */
async function ranSince(): Promise<string[][]> {
  const ran = [ranIn((await session.post('Profiler.takePreciseCoverage')).result as Script[])];
  for (const thread of threads)
    ran.push(ranIn((await askThread(thread, 'Profiler.takePreciseCoverage')).result ?? []));
  return ran;
}

let shortest: string[][] | undefined;
for (let made = 0; made < MOVES; made++) {
  const mover = await moverOf(clients, id);
  const { version, offers } = mover.at(id);
  await ranSince();
  const moves = [at(offers, seeded(made)(offers.length)) as { do: string }];
  await mover.ask({ do: 'submit', table: id, version, moves });
  const ran = await ranSince();
  if (!shortest || ran.flat().length < shortest.flat().length) shortest = ran;
  await Promise.all(clients.map((client) => client.until(() => client.at(id).version > version)));
}
const [main = [], ...others] = shortest ?? [];
console.log(`main thread, ${main.length} files: ${main.join(' ')}`);
for (const files of others.filter(({ length }) => length > 0)) {
  const name = files.includes('store/sqliteMoveThread.ts') ? 'thread that writes moves' : 'rules thread';
  console.log(`${name}, ${files.length} files: ${files.join(' ')}`);
}
console.log(`${new Set([main, ...others].flat()).size} files on the path of one move`);
await server.close();
process.exit();
