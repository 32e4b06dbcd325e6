import type { Shape } from '@archivolt/engine';
import type { WhyNot } from './controller.ts';

/** What the player has in hand: something lifted, something looked at, or the answer to a touch in vain. */
export class Holding<G extends Shape, T, S> {
  selection = $state.raw<S>();
  whyNot = $state.raw<WhyNot<T, S>>();
  looked = $state.raw<G['move']>();
  /** Why a submission was not taken, in the reader's language of the moment. */
  refusal = $state.raw<() => string>();

  /** Lets go of what is held, or closes what is open; was there anything? */
  letGo(): boolean {
    const held = [this.selection, this.whyNot, this.refusal].some((one) => one !== undefined);
    this.#drop();
    this.refusal = undefined;
    return held;
  }

  /** Something else has happened: nothing is in hand any more, but a refusal still stands. */
  clear(): void {
    this.#drop();
    this.looked = undefined;
  }

  hold(selection: S | undefined): void {
    this.clear();
    this.selection = selection;
  }

  #drop(): void {
    this.selection = undefined;
    this.whyNot = undefined;
  }
}
