import type { GameTypes } from '@archivolt/engine';
import type { WhyNot } from './controller.ts';

/** The state between two moves: a selection, a preview, or the answer to a touch without effect. */
export class Interaction<G extends GameTypes, T, S> {
  selection = $state.raw<S>();
  whyNot = $state.raw<WhyNot<T, S>>();
  previewed = $state.raw<readonly G['move'][]>();
  #refusal = $state.raw<() => string>();

  /** Why a submission was refused, in the reader's current language. */
  get refusal(): string | undefined {
    return this.#refusal?.();
  }

  refuse(sentence: (() => string) | undefined): void {
    this.#refusal = sentence;
  }

  /** Clears the selection or closes what is open; returns whether there was anything. */
  letGo(): boolean {
    const held = [this.selection, this.whyNot, this.#refusal].some((one) => one !== undefined);
    this.#drop();
    this.#refusal = undefined;
    return held;
  }

  /** Clears the selection after something else has happened; a refusal stays. */
  clear(): void {
    this.#drop();
    this.previewed = undefined;
  }

  select(selection: S | undefined): void {
    this.clear();
    this.selection = selection;
  }

  #drop(): void {
    this.selection = undefined;
    this.whyNot = undefined;
  }
}
