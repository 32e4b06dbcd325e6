import { Worker } from 'node:worker_threads';
import { type Architectura, architectura, positions } from '@archivolt/architectura';
import { architecturaBotKit } from '@archivolt/architectura/bot';
import { at, offersOf, seeded, viewOf } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { WEIGHTS_FOLDER, weightsIn } from '../net/folder.ts';
import { BotService } from '../pool/botService.ts';
import { Pool, type SpawnWorker } from '../pool/pool.ts';
import { randomBot } from '../random.ts';
import { netFor } from './measure.ts';
import { DEPTHS } from './moment.ts';
import { PlayedGame } from './recorded.ts';
import { recordGame } from './recordGame.ts';
import { Study } from './study.ts';

const OPTIONS = { players: 2, first: 0 } as const;
const bot = randomBot<Architectura>();
const { result: _, ...recorded } = recordGame(architectura, OPTIONS, [bot, bot], seeded(8));
const SETTINGS = { size: 1, maxQueue: 10, capMs: 60_000 };
const asked = { game: architectura.id, recorded, depth: 'normal' } as const;

const inside =
  (service: BotService): SpawnWorker =>
  (onReply) => ({
    ask: (question) => void service.answer(structuredClone(question)).then(onReply),
    terminate: () => undefined,
  });

test('a worker studies one decision after the other with the weights for the table', async () => {
  const loadWeights = async (game: string, players: number) => weightsIn(WEIGHTS_FOLDER, game, players);
  const pool = new Pool(inside(new BotService(loadWeights, seeded(1))), SETTINGS);
  const { net } = netFor(architecturaBotKit, OPTIONS, 2);
  const study = new Study(architecturaBotKit, net, new PlayedGame(architectura, recorded));
  for (const index of [0, 3])
    expect(await pool.study({ ...asked, index })).toEqual({ moment: study.moment(index, DEPTHS.normal) });
});

test('a game that began at a position gets the same study as one that was set up', async () => {
  const pool = new Pool(inside(new BotService(async () => undefined, seeded(1))), SETTINGS);
  const [first] = new PlayedGame(architectura, recorded).states;
  if (!first) throw new Error('a game has a beginning');
  const placed = { ...recorded, options: {}, setup: [], start: positions.printState(first) };
  const { moment } = await pool.study({ ...asked, index: 2 });
  expect(await pool.study({ ...asked, recorded: placed, index: 2 })).toMatchObject({ moment });
  const wrong = { ...placed, start: 'standard rb' };
  await expect(pool.study({ ...asked, recorded: wrong, index: 2 })).rejects.toMatchObject({ code: 'failed' });
});

test('a turn is compared with other lines: the first one loses nothing, and the result is deterministic', async () => {
  const loadWeights = async (game: string, players: number) => weightsIn(WEIGHTS_FOLDER, game, players);
  const pool = new Pool(inside(new BotService(loadWeights, seeded(1))), SETTINGS);
  const { states } = new PlayedGame(architectura, recorded);
  const view = viewOf(at(states, 0), architectura.toMove(at(states, 0).table) ?? 0);
  const lines = offersOf(architectura, view)
    .slice(0, 3)
    .map((move) => [move]);
  const compare = (played: (typeof lines)[number]) =>
    pool.compare({ game: architectura.id, view, played, lines, depth: 'normal' });
  const own = await compare(at(lines, 0));
  expect(own.choice?.loss).toBe(0);
  expect(own.choice?.others).toHaveLength(lines.length - 1);
  expect(await compare(at(lines, 0))).toEqual(own);
  const other = await compare(at(lines, 1));
  expect(other.choice?.played.moves).toEqual([architectura.notation.printMove(at(at(lines, 1), 0))]);
});

test('a study without weights reports that they are missing', async () => {
  const pool = new Pool(inside(new BotService(async () => undefined, seeded(1))), SETTINGS);
  const { moment, fallback } = await pool.study({ ...asked, index: 2 });
  expect(fallback).toMatchObject({ code: 'missing' });
  expect(moment.win.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 3);
});

test('a record that does not fit the rules is refused', async () => {
  const pool = new Pool(inside(new BotService(async () => undefined, seeded(1))), SETTINGS);
  const wrong = { ...recorded, submissions: recorded.submissions.slice(1) };
  await expect(pool.study({ ...asked, recorded: wrong, index: 0 })).rejects.toMatchObject({ code: 'failed' });
});

test('cancelling studies terminates the busy worker and empties the queue', async () => {
  let terminated = 0;
  const hangs: SpawnWorker = (onReply, onFailure) => {
    const worker = new Worker(
      `require('node:worker_threads').parentPort.on('message', () => { for (;;); })`,
      { eval: true },
    );
    worker.on('message', onReply);
    worker.on('error', (error) => onFailure(String(error)));
    return {
      ask: (question) => worker.postMessage(question),
      terminate: () => {
        terminated++;
        void worker.terminate();
      },
    };
  };
  const pool = new Pool(hangs, SETTINGS);
  const cancelling = new AbortController();
  const answers = [0, 1].map((index) => pool.study({ ...asked, index, signal: cancelling.signal }));
  cancelling.abort(new Error('enough'));
  for (const answer of answers) await expect(answer).rejects.toThrow('enough');
  expect(terminated).toBeGreaterThan(0);
  expect(pool.stats()).toMatchObject({ busy: 0, queued: 0 });
  pool.close();
});
