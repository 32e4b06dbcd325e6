import type { Answer } from '../net/api.ts';

/** The action that waits for the reader to re-authenticate. */
class Reauthentication {
  #waiting = $state.raw<(proved: boolean) => void>();

  get isAsked(): boolean {
    return this.#waiting !== undefined;
  }

  /** Runs a request that may need recent proof: asks for it and retries once. */
  async through<V>(ask: () => Promise<Answer<V>>): Promise<Answer<V>> {
    const answer = await ask();
    if (answer.ok || answer.why !== 'proofNeeded') return answer;
    const proved = await new Promise<boolean>((resolve) => {
      this.#waiting = resolve;
    });
    return proved ? ask() : answer;
  }

  answered(proved: boolean): void {
    const resolve = this.#waiting;
    this.#waiting = undefined;
    resolve?.(proved);
  }
}

export const reauthentication = new Reauthentication();
