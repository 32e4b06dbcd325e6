import type { Shape, View } from '@archivolt/engine';
import type { Answer, Question } from './botTurns.ts';
import type { Thinker } from './thinker.ts';

/** Lets the bots of one game think in a worker of their own. Cancelling ends the worker, whatever it is doing. */
export class WorkerThinker<G extends Shape> implements Thinker<G> {
  readonly #game: string;
  #worker: Worker | undefined;
  #asked = 0;

  constructor(game: string) {
    this.#game = game;
  }

  think(level: string, view: View<G>): Promise<G['move'][]> {
    this.#worker ??= new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    const worker = this.#worker;
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const listening = new AbortController();
      const { signal } = listening;
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Answer>) => {
          if (data.id !== id) return;
          listening.abort();
          // What the worker plays is offered by the same rules; the session compares it with the offers once more.
          resolve([...data.moves] as G['move'][]);
        },
        { signal },
      );
      worker.addEventListener(
        'error',
        (error) => {
          listening.abort();
          reject(new Error(`the bots cannot think: ${error.message}`));
        },
        { signal },
      );
      const question: Question = { id, game: this.#game, level, view };
      worker.postMessage(question);
    });
  }

  cancel(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
