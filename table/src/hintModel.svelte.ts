import type { Assessment } from '@archivolt/bots';
import { extend, type Game, type GameTypes, offersOf, same, startDraft, type View } from '@archivolt/engine';
import type { Session, Snapshot } from './session/session.ts';

/** Thinking time for a hint, and for the win probabilities beside the score. */
const HINT_MS = 1200;
const CHANCES_MS = 250;
/** Where to look, which action, which move. */
const LAST_STEP = 3;

/** A step of a line, and the view in which it is made. */
export interface Step<G extends GameTypes> {
  readonly move: G['move'];
  readonly view: View<G>;
}

/** One of the best offers: its continuation in the same turn, and the evaluation for the asking player. */
export interface Hint<G extends GameTypes> {
  readonly line: readonly [Step<G>, ...Step<G>[]];
  /** The view at the end of the line, up to the first random pick, and the events on the way. */
  readonly after: View<G>;
  readonly events: readonly G['event'][];
  readonly win: number;
  readonly margin: number;
}

export type Hints<G extends GameTypes> =
  | { readonly state: 'thinking' }
  | { readonly state: 'found'; readonly hints: readonly Hint<G>[]; readonly rough: boolean }
  | { readonly state: 'nothing' };

export type Chances = Pick<Assessment<GameTypes>, 'win' | 'scores'>;

/**
 * Hints and win probabilities: computed in a worker, and dropped when the position changes. They are computed from the view
 * that the table shows and nothing else.
 */
export class HintModel<G extends GameTypes> {
  readonly #session: Session<G>;
  #asking: AbortController | undefined;
  #weighing: AbortController | undefined;
  #hints = $state.raw<Hints<G>>();
  #step = $state(1);
  #chances = $state.raw<Chances>();

  constructor(session: Session<G>) {
    this.#session = session;
  }

  /** Whether hints are allowed at this table. */
  get allowed(): boolean {
    return this.#session.advise !== undefined;
  }
  /** The hints of this position; undefined if none were requested. */
  get current(): Hints<G> | undefined {
    return this.#hints;
  }
  /** How much of the hint is revealed: where to look, which action, which move. */
  get step(): number {
    return this.#step;
  }

  /** Reveals more of the current hint, up to a step; returns whether there is one. */
  showMore(step: number = this.#step + 1): boolean {
    if (this.#hints?.state !== 'found') return false;
    this.#step = Math.min(step, LAST_STEP);
    return true;
  }
  get chances(): Chances | undefined {
    return this.#chances;
  }

  /** Computes a hint for the decision of a view. */
  async ask(view: View<G>): Promise<void> {
    this.forget();
    const asking = new AbortController();
    this.#asking = asking;
    this.#hints = { state: 'thinking' };
    this.#step = 1;
    const assessment = await this.#assessment(view, asking.signal, HINT_MS);
    if (asking.signal.aborted) return;
    const hints = assessment ? hintsOf(this.#session.game, view, assessment) : [];
    this.#hints =
      hints.length === 0
        ? { state: 'nothing' }
        : { state: 'found', hints, rough: assessment?.fallback !== undefined };
  }

  /** Drops the hint because the position changed or it was closed; returns whether there was one. */
  forget(): boolean {
    this.#asking?.abort();
    this.#asking = undefined;
    const open = this.#hints !== undefined;
    this.#hints = undefined;
    return open;
  }

  /** Updates the win probabilities of all seats; the previous ones stay until the new ones are known. */
  async weigh({ view, hidden, toMove }: Snapshot<G>): Promise<void> {
    this.#weighing?.abort();
    const weighing = new AbortController();
    this.#weighing = weighing;
    if (hidden || toMove === undefined) {
      this.#chances = undefined;
      return;
    }
    const assessment = await this.#assessment(view, weighing.signal, CHANCES_MS);
    if (!weighing.signal.aborted) this.#chances = assessment;
  }

  close(): void {
    this.forget();
    this.#weighing?.abort();
    this.#chances = undefined;
  }

  /** Undefined for an aborted or failed request. */
  async #assessment(view: View<G>, signal: AbortSignal, ms: number): Promise<Assessment<G> | undefined> {
    try {
      return await this.#session.advise?.(view, signal, ms);
    } catch {
      return undefined;
    }
  }
}

/** Advice arrives as plain data; it is matched with the current offers. */
function hintsOf<G extends GameTypes>(game: Game<G>, view: View<G>, { advice }: Assessment<G>): Hint<G>[] {
  const hints = advice.flatMap(({ line, win, margin }): Hint<G>[] => {
    let draft = startDraft<G>(view);
    const steps: Step<G>[] = [];
    for (const wanted of line) {
      const move = draft.sealed ? undefined : offersOf(game, draft.view).find((offer) => same(offer, wanted));
      if (move === undefined) break;
      steps.push({ move, view: draft.view });
      draft = extend(game, draft, move);
    }
    const [first, ...others] = steps;
    if (!first) return [];
    const events = draft.steps.flatMap((step) => step.events);
    return [{ line: [first, ...others], after: draft.view, events, win, margin }];
  });
  // The best one has most simulations; the others are ordered by their value.
  const [best, ...rest] = hints;
  return best ? [best, ...rest.sort((a, b) => b.win - a.win)] : [];
}
