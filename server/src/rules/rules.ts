import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@archivolt/bots/node';
import { Batch, type BatchEntry } from '../batch.ts';
import type { RequestOf, ResultOf, RulesReply, RulesRequest, WorkKind } from './work.ts';

/** A request timed out and was aborted, or it crashed the thread. */
export class StepTimeout extends Error {
  constructor(milliseconds: number) {
    super(`a step took more than ${milliseconds} ms, or broke its thread, and was stopped`);
  }
}

/** There is no thread to ask. This is not a fault of the rules, and says nothing about the request. */
export class RulesUnavailable extends Error {}

type PendingRequest = BatchEntry<RulesRequest, unknown>;

const MAX_BATCH_SIZE = 128;

/**
 * Runs the rules on a thread of their own. A rule that never returns blocks that thread and not the main one: the thread is
 * terminated, another takes its place, and only the request that caused it fails. Requests of one round, or those that
 * arrive while the thread is busy, are sent together. The thread starts with the first request.
 */
export class Rules {
  readonly #batch = new Batch<RulesRequest, unknown>((batch) => this.#sendAll(batch), {
    window: 'round',
    maxSize: MAX_BATCH_SIZE,
  });
  #thread: Promise<Worker> | undefined;
  #isClosed = false;

  /** `timeoutMs`: the timeout of one request. */
  constructor(
    private readonly timeoutMs: number,
    private readonly file = new URL('./thread.js', import.meta.url),
  ) {}

  /** Rejects with the error that a rule has thrown, or with `RulesUnavailable`. */
  async ask<K extends WorkKind>(kind: K, request: RequestOf<K>): Promise<ResultOf<K>> {
    return (await this.#batch.add({ kind, request })) as ResultOf<K>;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = await this.#thread?.catch(() => undefined);
    await worker?.terminate();
  }

  /**
   * Sends a batch. After a timeout nobody knows which request caused it, or whether the machine was asleep, so each
   * request is sent again on its own with the full timeout.
   */
  async #sendAll(batch: readonly PendingRequest[]): Promise<void> {
    if (await this.#sendBatch(batch)) return;
    for (const each of batch)
      await this.#sendBatch([each]).then(
        (isAnswered) => isAnswered || each.reject(new StepTimeout(this.timeoutMs)),
        (thrown) => each.reject(thrown),
      );
  }

  /** False if a request of several cannot be copied, or if the thread timed out or crashed; it is terminated then. */
  async #sendBatch(batch: readonly PendingRequest[]): Promise<boolean> {
    const worker = await this.#worker();
    try {
      worker.postMessage(batch.map(({ item }) => item));
    } catch (thrown) {
      if (batch.length > 1) return false;
      throw thrown;
    }
    const answers = await nextMessage(worker, this.timeoutMs);
    if (!answers) {
      await worker.terminate();
      return false;
    }
    for (const [index, each] of batch.entries()) {
      const answer = answers[index];
      if (answer && 'found' in answer) each.resolve(answer.found);
      else if (answer) each.reject(answer.failed);
    }
    return true;
  }

  #worker(): Promise<Worker> {
    if (this.#isClosed) throw new RulesUnavailable('the server is closed');
    if (this.#thread) return this.#thread;
    const worker = startThread(this.file);
    // Whatever ends the thread, the next request starts another; a fault goes to the request that caused it.
    worker
      .on('error', () => undefined)
      .once('exit', () => {
        if (this.#thread === thread) this.#thread = undefined;
      });
    const thread = once(worker, 'message').then(
      () => worker,
      (thrown) => {
        throw new RulesUnavailable(String(thrown), { cause: thrown });
      },
    );
    this.#thread = thread;
    return thread;
  }
}

/** The thread's next message; undefined if it exits or times out. */
function nextMessage(worker: Worker, milliseconds: number): Promise<RulesReply[] | undefined> {
  return new Promise((resolve) => {
    const end = (answers?: RulesReply[]): void => {
      clearTimeout(timer);
      worker.off('message', end).off('exit', ended);
      resolve(answers);
    };
    const ended = (): void => end();
    // If this thread itself was blocked, the answer may already be waiting when the timer fires.
    const timer = setTimeout(() => setImmediate(ended), milliseconds);
    worker.on('message', end).on('exit', ended);
  });
}
