import { type GameTypes, same } from '@archivolt/engine';
import type { Drafting } from './drafting.svelte.ts';
import type { Session } from './session/session.ts';

/** The submission of a turn, from the confirmation until the session has answered. */
export class Submission<G extends GameTypes, T, S> {
  readonly #session: Session<G>;
  readonly #drafting: Drafting<G, T, S>;
  #inFlight = $state(false);
  /** The events of the turn that the draft has already shown, until the update with them arrives. */
  #shown: readonly G['event'][] | undefined;

  constructor(session: Session<G>, drafting: Drafting<G, T, S>) {
    this.#session = session;
    this.#drafting = drafting;
  }

  get inFlight(): boolean {
    return this.#inFlight;
  }

  /** Submits the draft. */
  async send(): ReturnType<Session<G>['submit']> {
    this.#inFlight = true;
    this.#shown = this.#drafting.events;
    const answer = await this.#session.submit(this.#drafting.moves);
    this.#inFlight = false;
    this.#shown = undefined;
    return answer;
  }

  /**
   * Takes the number of events that the draft has already shown of an arriving update; undefined if it is another turn, as of a
   * bot that has played for this seat meanwhile.
   */
  takeKnown(events: readonly G['event'][]): number | undefined {
    const shown = this.#shown;
    if (!shown?.every((event, index) => same(event, events[index]))) return undefined;
    this.#shown = undefined;
    return shown.length;
  }
}
