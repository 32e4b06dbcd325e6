import type { Shape } from '@archivolt/engine';
import type { WhyNot } from './controller.ts';

/** The selection: something lifted, something previewed, or the answer to a touch without effect. */
export class Holding<G extends Shape, T, S> {
  selection = $state.raw<S>();
  whyNot = $state.raw<WhyNot<T, S>>();
  looked = $state.raw<readonly G['move'][]>();
  /** Why a submission was refused, in the reader's current language. */
  refusal = $state.raw<() => string>();

  /** Clears the selection or closes what is open; returns whether there was anything. */
  letGo(): boolean {
    const held = [this.selection, this.whyNot, this.refusal].some((one) => one !== undefined);
    this.#drop();
    this.refusal = undefined;
    return held;
  }

  /** Clears the selection after something else has happened; a refusal stays. */
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
