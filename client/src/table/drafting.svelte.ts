import {
  type Draft,
  extend,
  type Game,
  offersOf,
  type Shape,
  startDraft,
  undo,
  type View,
} from '@archivolt/engine';
import type { DraftKeeper } from '../session/draft.ts';
import type { Snapshot } from '../session/session.ts';
import type { Considered, Kit } from './kit.ts';
import { eventsOf, movesOf, resumeDraft } from './turn.ts';

/** The turn in the making, over what the session has confirmed; kept, so that a reload loses nothing of it. */
export class Drafting<G extends Shape, T, S> {
  readonly #game: Game<G>;
  readonly #kit: Kit<G, T, S>;
  readonly #keeper: DraftKeeper<G>;
  /** The confirmed view below the draft. */
  #below = $state.raw() as View<G>;
  #draft = $state.raw() as Draft<G>;

  constructor(game: Game<G>, kit: Kit<G, T, S>, keeper: DraftKeeper<G>, snapshot: Snapshot<G>) {
    this.#game = game;
    this.#kit = kit;
    this.#keeper = keeper;
    this.begin(snapshot);
  }

  /** Begins over a new snapshot. Whoever takes over the device finds the turn as it was left. */
  begin({ view, mayMove }: Snapshot<G>): void {
    this.#below = view;
    this.#draft = mayMove ? resumeDraft(this.#game, view, this.#keeper.load()) : startDraft<G>(view);
  }

  readonly sealed: boolean = $derived.by(() => this.#draft.sealed);
  readonly steps: number = $derived.by(() => this.#draft.steps.length);

  /** Nothing is left to decide: the turn can be confirmed, or taken back. */
  readonly complete: boolean = $derived.by(() => {
    const { view, sealed, steps } = this.#draft;
    if (steps.length === 0) return false;
    const { table, seat } = view;
    if (sealed || this.#game.toMove(table) !== seat) return true;
    return this.#kit.turnOf(table) !== this.#kit.turnOf(this.#below.table);
  });

  /**
   * A finished turn as far as it is the player's own: what the next one does by itself (a rival who follows his
   * cards) is seen after the confirmation, not before.
   */
  readonly #finished: { view: View<G>; events: readonly G['event'][] } | undefined = $derived.by(() => {
    const last = this.#draft.steps.at(-1);
    const end = last && this.complete ? last.events.findIndex((event) => this.#kit.beginsTurn(event)) : -1;
    if (!last || end < 0) return undefined;
    const table = this.#game.copyTable(last.before.table);
    const own = last.events.slice(0, end);
    for (const event of own) this.#kit.showEvent(table, event);
    return { view: { ...this.#draft.view, table }, events: [...eventsOf(undo(this.#draft)), ...own] };
  });

  /** What the board shows of it. */
  readonly view: View<G> = $derived.by(() => this.#finished?.view ?? this.#draft.view);

  readonly offers: readonly G['move'][] = $derived.by(() =>
    this.complete ? [] : offersOf(this.#game, this.#draft.view),
  );

  /** What the draft has shown and told already. */
  get events(): readonly G['event'][] {
    return this.#finished?.events ?? eventsOf(this.#draft);
  }

  get moves(): G['move'][] {
    return movesOf(this.#draft);
  }

  /** Plays an offer; what it showed that is new. */
  play(move: G['move']): readonly G['event'][] {
    const before = eventsOf(this.#draft).length;
    this.#draft = extend(this.#game, this.#draft, move);
    this.#keep();
    return this.events.slice(before);
  }

  undo(steps: number): void {
    this.#draft = undo(this.#draft, steps);
    this.#keep();
  }

  /** The turn so far against what is confirmed, and the offer that is looked at. */
  considered(looked: G['move'] | undefined): Considered<G> | undefined {
    const draft = this.#draft;
    const beyond = looked === undefined ? undefined : extend(this.#game, draft, looked);
    const considered = beyond ?? draft;
    if (considered.steps.length === 0) return undefined;
    const next = beyond && !beyond.sealed ? offersOf(this.#game, beyond.view) : [];
    return {
      before: this.#below,
      after: beyond ? considered.view : this.view,
      moves: movesOf(considered),
      events: beyond ? eventsOf(considered) : this.events,
      sealed: considered.sealed,
      from: considered.steps.at(-1)?.before ?? draft.view,
      ...(beyond && looked ? { looked: { move: looked, next } } : {}),
    };
  }

  #keep(): void {
    this.#keeper.save(this.moves);
  }
}
