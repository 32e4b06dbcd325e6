import type { Outlook } from '@archivolt/bots';
import { extend, type Game, offersOf, type Shape, same, startDraft, type View } from '@archivolt/engine';
import type { Session, Snapshot } from '../session/session.ts';

/** How long a hint is thought over, and how long the chances that stand beside the score. */
const HINT_MS = 1200;
const CHANCES_MS = 250;

/** A step of a line, and the view in which it is made. */
export interface Step<G extends Shape> {
  readonly move: G['move'];
  readonly view: View<G>;
}

/** One of the best offers: what follows it in the same turn, and how the game would stand for the asker. */
export interface Hint<G extends Shape> {
  readonly line: readonly [Step<G>, ...Step<G>[]];
  readonly win: number;
  readonly margin: number;
}

export type Hints<G extends Shape> =
  | { readonly state: 'thinking' }
  | { readonly state: 'found'; readonly hints: readonly Hint<G>[]; readonly rough: boolean }
  | { readonly state: 'nothing' };

export type Chances = Pick<Outlook<Shape>, 'win' | 'scores'>;

/**
 * What somebody else would think in one's place: asked for, thought over beside the page, and gone with the position
 * it is about. It is given nothing but the view that the table shows.
 */
export class Counsel<G extends Shape> {
  readonly #session: Session<G>;
  #asking: AbortController | undefined;
  #weighing: AbortController | undefined;
  #hints = $state.raw<Hints<G>>();
  #chances = $state.raw<Chances>();

  constructor(session: Session<G>) {
    this.#session = session;
  }

  /** Whether anybody may ask at this table. */
  get allowed(): boolean {
    return this.#session.advise !== undefined;
  }
  get hints(): Hints<G> | undefined {
    return this.#hints;
  }
  get chances(): Chances | undefined {
    return this.#chances;
  }

  /** Thinks about the decision of a view. */
  async ask(view: View<G>): Promise<void> {
    this.forget();
    const asking = new AbortController();
    this.#asking = asking;
    this.#hints = { state: 'thinking' };
    const outlook = await this.#outlook(view, asking.signal, HINT_MS);
    if (asking.signal.aborted) return;
    const hints = outlook ? hintsOf(this.#session.game, view, outlook) : [];
    this.#hints =
      hints.length === 0
        ? { state: 'nothing' }
        : { state: 'found', hints, rough: outlook?.fallback !== undefined };
  }

  /** The position is another one, or nobody wants to know any more; was there anything? */
  forget(): boolean {
    this.#asking?.abort();
    this.#asking = undefined;
    const open = this.#hints !== undefined;
    this.#hints = undefined;
    return open;
  }

  /** Keeps the chances of all seats up to date; those of the position before stand until the new ones are known. */
  async weigh({ view, hidden, toMove }: Snapshot<G>): Promise<void> {
    this.#weighing?.abort();
    const weighing = new AbortController();
    this.#weighing = weighing;
    if (hidden || toMove === undefined) {
      this.#chances = undefined;
      return;
    }
    const outlook = await this.#outlook(view, weighing.signal, CHANCES_MS);
    if (!weighing.signal.aborted) this.#chances = outlook;
  }

  close(): void {
    this.forget();
    this.#weighing?.abort();
    this.#chances = undefined;
  }

  /** A question that was taken back, or that nobody can answer, has no outlook. */
  async #outlook(view: View<G>, signal: AbortSignal, ms: number): Promise<Outlook<G> | undefined> {
    try {
      return await this.#session.advise?.(view, signal, ms);
    } catch {
      return undefined;
    }
  }
}

/** Advice comes back as plain data; what is offered here and now is played. */
function hintsOf<G extends Shape>(game: Game<G>, view: View<G>, { advice }: Outlook<G>): Hint<G>[] {
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
    return first ? [{ line: [first, ...others], win, margin }] : [];
  });
  // The best was looked at most; the others stand by what they promise.
  const [best, ...rest] = hints;
  return best ? [best, ...rest.sort((a, b) => b.win - a.win)] : [];
}
