import type { GameTypes } from '@archivolt/engine';
import type { Drafting } from './drafting.svelte.ts';
import type { Session } from './session/session.ts';

/** The submission of a turn, from the confirmation until the session has answered. */
export class Submission<G extends GameTypes, T, S> {
  readonly #session: Session<G>;
  readonly #drafting: Drafting<G, T, S>;
  #inFlight = $state(false);
  /** How many events of the turn the draft has already shown, until the update with them arrives. */
  #known: number | undefined;

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
    this.#known = this.#drafting.events.length;
    const answer = await this.#session.submit(this.#drafting.moves);
    this.#inFlight = false;
    this.#known = undefined;
    return answer;
  }

  /** Takes the number of events that the draft has already shown of an arriving update; undefined if it is another player's. */
  takeKnown(): number | undefined {
    const known = this.#known;
    this.#known = undefined;
    return known;
  }
}
