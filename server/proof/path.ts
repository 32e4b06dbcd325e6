// Lists the server's files on the path of one move: `path`. A player submits a move over a socket, with V8's precise
// coverage of the main thread and the rules thread, and every file under `server/src` with a function that ran in
// between is printed. The database is SQLite. Timers of the server are not on the path, so a file that only they use may
// appear by chance; the shortest of several lists is printed.
import { Session } from 'node:inspector/promises';
import { at, seeded } from '@archivolt/engine';
import { moverOf } from '../src/tables/moving.testing.ts';
import { TestServer } from '../src/tables/server.testing.ts';

const MOVES = 12;
const SOURCES = new URL('../src/', import.meta.url).href;

const session = new Session();
session.connect();
let answer: ((text: string) => void) | undefined;
let thread = '';
session.on('NodeWorker.attachedToWorker', ({ params }) => {
  // The rules thread is the first that is not one of the loader's; it runs from the sources and has no address.
  if (thread === '' && params.workerInfo.url === '') thread = params.sessionId;
});
session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => answer?.(params.message));
await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });

/** Asks the inspector of the rules thread. */
async function askThread(method: string, params: object = {}): Promise<{ result?: Script[] }> {
  const answered = new Promise<string>((resolve) => {
    answer = resolve;
  });
  await session.post('NodeWorker.sendMessageToWorker', {
    sessionId: thread,
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
const { id, clients } = await server.seated('red-cathedral');
const coverage = { callCount: true, detailed: false };
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', coverage);
await askThread('Profiler.enable');
await askThread('Profiler.startPreciseCoverage', coverage);

let shortest: { main: string[]; rules: string[] } | undefined;
for (let made = 0; made < MOVES; made++) {
  const mover = await moverOf(clients, id);
  const { version, offers } = mover.at(id);
  await session.post('Profiler.takePreciseCoverage');
  await askThread('Profiler.takePreciseCoverage');
  const moves = [at(offers, seeded(made)(offers.length)) as { do: string }];
  await mover.ask({ do: 'submit', table: id, version, moves });
  const main = ranIn((await session.post('Profiler.takePreciseCoverage')).result as Script[]);
  const rules = ranIn((await askThread('Profiler.takePreciseCoverage')).result ?? []);
  if (!shortest || main.length + rules.length < shortest.main.length + shortest.rules.length)
    shortest = { main, rules };
  await Promise.all(clients.map((client) => client.until(() => client.at(id).version > version)));
}
const { main, rules } = shortest ?? { main: [], rules: [] };
console.log(`main thread, ${main.length} files: ${main.join(' ')}`);
console.log(`rules thread, ${rules.length} files: ${rules.join(' ')}`);
console.log(`${new Set([...main, ...rules]).size} files on the path of one move`);
await server.close();
process.exit();
