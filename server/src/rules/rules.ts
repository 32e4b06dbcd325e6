import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@archivolt/bots/node';
import { Rhythm } from '../rhythm.ts';
import type { Answer, Question } from './answering.ts';
import { Forgotten } from './moment.ts';
import type { Asked, Found, Kind } from './work.ts';

/** Something took longer than it may, and was stopped in the middle; or it has broken the thread itself. */
export class TookTooLong extends Error {
  constructor(milliseconds: number) {
    super(`a step took more than ${milliseconds} ms, or broke its thread, and was stopped`);
  }
}

/** Nobody is there to be asked: no fault of the rules, and nothing is known about what was asked. */
export class NoThread extends Error {}

interface Waiting extends Question {
  done(found: unknown): void;
  failed(thrown: unknown): void;
}

/** More than this at once would make the first wait for the last. */
const MOST = 128;

/**
 * The rules, on a thread of their own. A rule that never comes back stops that thread and not the one that serves
 * everybody: it is ended, another takes its place, and only the one who asked for it is told. What is asked in one
 * moment, or while the thread is at work, goes there together. The thread begins with the first question.
 */
export class Rules {
  #waiting: Waiting[] = [];
  #isAsking = false;
  readonly #rhythm = new Rhythm();
  #thread: Promise<Worker> | undefined;
  #isClosed = false;

  /** `milliseconds`: what a question may take. */
  constructor(
    private readonly milliseconds: number,
    private readonly file = new URL('./thread.js', import.meta.url),
  ) {}

  /** Rejects with what a rule has thrown, or with `NoThread` or `Forgotten`. */
  ask<K extends Kind>(kind: K, asked: Asked<K>): Promise<Found<K>> {
    return new Promise<Found<K>>((done, failed) => {
      this.#waiting.push({ kind, asked, done: (found) => done(found as Found<K>), failed });
      if (!this.#isAsking) void this.#run();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = await this.#thread?.catch(() => undefined);
    await worker?.terminate();
  }

  async #run(): Promise<void> {
    this.#isAsking = true;
    while (this.#waiting.length > 0) {
      await this.#rhythm.rest();
      // Let in what else is asked in this round of the event loop.
      await new Promise<void>((resolve) => setImmediate(resolve));
      const batch = this.#waiting.splice(0, MOST);
      this.#rhythm.beat(batch.length);
      try {
        await this.#askAll(batch);
      } catch (thrown) {
        for (const { failed } of batch) failed(thrown);
      }
    }
    this.#isAsking = false;
  }

  /**
   * Where the time runs out nobody knows whose fault it is, or whether the machine itself has slept: then each is asked
   * again, alone, with all the time that it may take.
   */
  async #askAll(batch: readonly Waiting[]): Promise<void> {
    if (await this.#answered(batch)) return;
    for (const each of batch)
      if (!(await this.#answered([each]))) each.failed(new TookTooLong(this.milliseconds));
  }

  /** False: the thread did not answer in time, or broke. It is gone then. */
  async #answered(batch: readonly Waiting[]): Promise<boolean> {
    const worker = await this.#worker();
    worker.postMessage(batch.map(({ kind, asked }): Question => ({ kind, asked })));
    const answers = await within(worker, this.milliseconds);
    if (!answers) {
      await worker.terminate();
      return false;
    }
    for (const [index, { done, failed }] of batch.entries()) {
      const answer = answers[index];
      if (answer && 'found' in answer) done(answer.found);
      else if (answer && 'isForgotten' in answer) failed(new Forgotten());
      else failed(answer?.failed ?? new Error('a question without an answer'));
    }
    return true;
  }

  #worker(): Promise<Worker> {
    if (this.#isClosed) throw new NoThread('the house is closed');
    if (this.#thread) return this.#thread;
    const worker = startThread(this.file);
    // Whatever ends it, the next question begins another; a fault is told to the one whose question it was.
    worker
      .on('error', () => undefined)
      .once('exit', () => {
        if (this.#thread === thread) this.#thread = undefined;
      });
    const thread = once(worker, 'message').then(
      () => worker,
      (thrown) => {
        throw new NoThread(String(thrown), { cause: thrown });
      },
    );
    this.#thread = thread;
    return thread;
  }
}

/** What the thread says next; undefined when it ends, or says nothing for so long. */
function within(worker: Worker, milliseconds: number): Promise<Answer[] | undefined> {
  return new Promise((resolve) => {
    const end = (answers?: Answer[]): void => {
      clearTimeout(timer);
      worker.off('message', end).off('exit', ended);
      resolve(answers);
    };
    const ended = (): void => end();
    // Where this thread itself was held up, the answer may have been waiting for longer than the timer.
    const timer = setTimeout(() => setImmediate(ended), milliseconds);
    worker.on('message', end).on('exit', ended);
  });
}
