import {
  type Draft,
  extend,
  type Game,
  type GameTypes,
  offersOf,
  same,
  startDraft,
  undo,
  type View,
} from '@archivolt/engine';
import type { Kit, TurnPreview } from './kit.ts';
import type { DraftKeeper } from './session/draft.ts';
import type { Snapshot } from './session/session.ts';
import { eventsOf, movesOf, resumeDraft } from './turn.ts';

/** The part of a draft that its player sees. */
interface OwnPart<G extends GameTypes> {
  readonly view: View<G>;
  readonly events: readonly G['event'][];
  readonly sealed: boolean;
}

/** The current draft on top of the confirmed state; stored, so that a reload loses nothing. */
export class Drafting<G extends GameTypes, T, S> {
  readonly #game: Game<G>;
  readonly #kit: Kit<G, T, S>;
  readonly #keeper: DraftKeeper<G>;
  /** The confirmed view below the draft. */
  #below: View<G>;
  #draft: Draft<G>;
  /** The number of steps before each touch; one touch may play several offers. */
  #touches: readonly number[] = [];

  constructor(game: Game<G>, kit: Kit<G, T, S>, keeper: DraftKeeper<G>, snapshot: Snapshot<G>) {
    this.#game = game;
    this.#kit = kit;
    this.#keeper = keeper;
    this.#below = $state.raw(snapshot.view);
    this.#draft = $state.raw(startDraft<G>(snapshot.view));
    this.begin(snapshot);
  }

  /** Starts on a new snapshot. A person who takes over the device finds the turn as it was left. */
  begin({ view, mayMove }: Snapshot<G>): void {
    const before = this.moves;
    this.#below = view;
    this.#draft = mayMove ? resumeDraft(this.#game, view, this.#keeper.load()) : startDraft<G>(view);
    // The moves of a touch are not stored together, but the same draft may continue, as after a reconnect.
    if (!same(this.moves, before)) this.#touches = this.#draft.steps.map((_, step) => step);
  }

  /** Whether the turn stops at something unknown that belongs to it, such as the player's own dice. */
  readonly sealed: boolean = $derived.by(() => this.#own.sealed);
  readonly steps: number = $derived.by(() => this.#draft.steps.length);

  /** Whether nothing is left to decide: the turn can be confirmed or undone. */
  readonly complete: boolean = $derived.by(() => this.#isComplete(this.#draft));

  #isComplete({ view, sealed, steps }: Draft<G>): boolean {
    if (steps.length === 0) return false;
    const { table, seat } = view;
    if (sealed || this.#game.toMove(table) !== seat) return true;
    return this.#game.turnOf(table).number !== this.#game.turnOf(this.#below.table).number;
  }

  /**
   * The part of a draft that is the player's own turn: what the next turn does automatically (an automated
   * opponent rolls dice) is shown after the confirmation, not before.
   */
  #ownPart(draft: Draft<G>): OwnPart<G> {
    const last = draft.steps.at(-1);
    const end =
      last && this.#isComplete(draft) ? last.events.findIndex((event) => this.#kit.beginsTurn(event)) : -1;
    if (!last || end < 0) return { view: draft.view, events: eventsOf(draft), sealed: draft.sealed };
    const table = this.#game.copyTable(last.before.table);
    const own = last.events.slice(0, end);
    for (const event of own) this.#kit.showEvent(table, event);
    return {
      view: { ...draft.view, table },
      events: [...eventsOf(undo(draft)), ...own],
      sealed: false,
    };
  }

  readonly #own: OwnPart<G> = $derived.by(() => this.#ownPart(this.#draft));

  /** The view that the board shows. */
  readonly view: View<G> = $derived.by(() => this.#own.view);

  readonly offers: readonly G['move'][] = $derived.by(() =>
    this.complete ? [] : offersOf(this.#game, this.#draft.view),
  );

  /** The events that the draft has already shown. */
  get events(): readonly G['event'][] {
    return this.#own.events;
  }

  get moves(): G['move'][] {
    return movesOf(this.#draft);
  }

  /** Plays offers one after the other as one touch; returns their new events. */
  play(moves: readonly G['move'][]): readonly G['event'][] {
    const before = eventsOf(this.#draft).length;
    this.#touches = [...this.#touches, this.#draft.steps.length];
    this.#draft = moves.reduce((draft, move) => extend(this.#game, draft, move), this.#draft);
    this.#keep();
    return this.events.slice(before);
  }

  /** Undoes the last touches, each with everything it played. */
  undo(touches: number): void {
    const keep = this.#touches.at(-touches) ?? 0;
    this.#touches = this.#touches.filter((length) => length < keep);
    this.#draft = undo(this.#draft, this.#draft.steps.length - keep);
    this.#keep();
  }

  /** The draft compared with the confirmed state, and the offers being previewed. */
  considered(looked: readonly G['move'][]): TurnPreview<G> | undefined {
    const here = this.#draft;
    const draft = looked.reduce((so, move) => extend(this.#game, so, move), here);
    if (draft.steps.length === 0) return undefined;
    const { view, events, sealed } = draft === here ? this.#own : this.#ownPart(draft);
    return {
      before: this.#below,
      after: view,
      moves: movesOf(draft),
      events,
      sealed,
      from: draft.steps.at(-1)?.before ?? here.view,
      ...this.#lookedAt(looked, here.view, draft),
    };
  }

  #lookedAt(
    [move, ...moves]: readonly G['move'][],
    from: View<G>,
    draft: Draft<G>,
  ): Pick<TurnPreview<G>, 'looked'> {
    if (move === undefined) return {};
    const next = this.#isComplete(draft) ? [] : offersOf(this.#game, draft.view);
    return { looked: { move, next, ...(moves.length > 0 ? { also: { from, moves } } : {}) } };
  }

  #keep(): void {
    this.#keeper.save(this.moves);
  }
}
