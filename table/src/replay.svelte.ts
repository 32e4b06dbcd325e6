import type { Game, GameTypes, Seat, View } from '@archivolt/engine';
import { tick } from 'svelte';
import type { Kit, PaneId } from './kit.ts';
import type { Update } from './session/session.ts';
import { NO_ANIMATION, type Stage } from './stage.ts';

interface QueuedUpdate<G extends GameTypes> {
  readonly update: Update<G>;
  /** How many of its events the draft has already shown. */
  readonly known: number;
  /** The view shown when it arrived. */
  readonly seen: View<G>;
}

/** An event being shown, with the table that describes it. */
export interface NarratedEvent<G extends GameTypes> {
  readonly event: G['event'];
  readonly table: G['table'];
}

/** How long each step of a replay is shown with reduced motion, in milliseconds at speed 1. */
const STEP_MS = 1100;

/** The table's reactions to what is shown. */
export interface ReplayListener<G extends GameTypes> {
  speed(): number;
  /** Switches to the pane where something is about to be shown; returns whether it was another one. */
  turnTo(pane: PaneId): boolean;
  announce(event: G['event'], table: G['table'], heard: boolean): void;
  arrived(update: Update<G>): void;
}

/** Shows the others' turns event by event; the table lags behind meanwhile. */
export class Replay<G extends GameTypes, T, S> {
  readonly #game: Game<G>;
  readonly #kit: Kit<G, T, S>;
  readonly #listener: ReplayListener<G>;
  readonly #waiting: QueuedUpdate<G>[] = [];
  /** Raised when the table catches up, so that pending animations know they are outdated. */
  #generation = 0;
  /** How many events of the first waiting update have been shown. */
  #progress = 0;
  #shown: View<G>;
  #moving = $state(false);
  #narrated = $state.raw<NarratedEvent<G>>();
  #turnOf = $state<Seat>();
  /** Whether this repeats something already seen: it changes nothing, and new updates wait. */
  #repeats = false;
  /** The stage for animations. */
  stage: Stage = NO_ANIMATION;

  constructor(game: Game<G>, kit: Kit<G, T, S>, view: View<G>, listener: ReplayListener<G>) {
    this.#game = game;
    this.#kit = kit;
    this.#shown = $state.raw(view);
    this.#listener = listener;
  }

  get moving(): boolean {
    return this.#moving;
  }

  /** The view shown during an animation. */
  get view(): View<G> {
    return this.#shown;
  }

  /** The event being shown. Events without an animation do not replace it. */
  get narrated(): NarratedEvent<G> | undefined {
    return this.#moving ? this.#narrated : undefined;
  }

  /** Whose turn is being shown; undefined until a turn has begun. */
  get turnOf(): Seat | undefined {
    return this.#turnOf;
  }

  /** Queues an update to be shown from its `known`-th event on, starting with the current view. */
  receive(update: Update<G>, known: number, seen: View<G>): void {
    this.#waiting.push({ update, known, seen });
    if (!this.#moving) void this.#run();
  }

  /**
   * Shows events again, from index `from` on, in the turn of a seat; `view` is the one before the first. Then the table shows
   * the current state again.
   */
  async again(
    view: View<G>,
    events: readonly G['event'][],
    from: number,
    seat: Seat | undefined,
  ): Promise<void> {
    if (this.#moving) return;
    this.#turnOf = seat ?? this.#turnOf;
    const generation = ++this.#generation;
    const table = this.#game.copyTable(view.table);
    for (const event of events.slice(0, from)) this.#kit.showEvent(table, event);
    this.#shown = { ...view, table };
    this.#repeats = true;
    this.#moving = true;
    for (const event of events.slice(from)) {
      await this.#show(event);
      if (generation !== this.#generation) return;
      if (this.stage.moves || !this.#isSeen(event, this.#shown.table)) continue;
      await new Promise((wake) => setTimeout(wake, STEP_MS / this.#listener.speed()));
      if (generation !== this.#generation) return;
    }
    this.#rest();
    if (this.#waiting.length > 0) void this.#run();
  }

  /** Ends all animation and shows the current state. */
  catchUp(): void {
    if (!this.#moving) return;
    this.stop();
    const last = this.#waiting.at(-1);
    for (const [index, { update, known }] of this.#waiting.entries())
      for (const event of update.events.slice(index === 0 && !this.#repeats ? this.#progress : known)) {
        this.#turnOf = this.#kit.beginsTurn(event)?.seat ?? this.#turnOf;
        this.#listener.announce(event, update.snapshot.view.table, false);
      }
    this.#waiting.length = 0;
    this.#rest();
    if (last) this.#arrive(last.update);
  }

  #rest(): void {
    this.#moving = false;
    this.#repeats = false;
    this.#narrated = undefined;
  }

  /** Whether an event is visible at all. */
  #isSeen(event: G['event'], table: G['table']): boolean {
    return [this.#kit.motionsBefore, this.#kit.motionsAfter].some((of) => of(event, table).length > 0);
  }

  /** Animates the player's own action, which the table already shows; nothing waits for it. */
  async accompany(events: readonly G['event'][], table: G['table']): Promise<void> {
    if (this.#moving || !this.stage.moves) return;
    this.stop();
    const generation = this.#generation;
    await tick();
    for (const event of events) {
      if (generation !== this.#generation) return;
      await this.stage.play(this.#kit.motionsAfter(event, table), this.#listener.speed());
    }
  }

  stop(): void {
    this.#generation++;
    this.stage.finish();
  }

  async #run(): Promise<void> {
    const generation = ++this.#generation;
    const [first] = this.#waiting;
    if (first) this.#shown = first.seen;
    this.#moving = true;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      this.#progress = next.known;
      for (const event of next.update.events.slice(next.known)) {
        await this.#show(event);
        if (generation !== this.#generation) return;
      }
      this.#waiting.shift();
      if (this.#waiting.length === 0) this.#rest();
      this.#arrive(next.update);
    }
  }

  #arrive(update: Update<G>): void {
    this.#shown = update.snapshot.view;
    this.#listener.arrived(update);
  }

  /** Shows one event: animations before it, the table with it, animations after it. */
  async #show(event: G['event']): Promise<void> {
    const generation = this.#generation;
    const { table } = this.#shown;
    const still = !this.stage.moves;
    const speed = this.#listener.speed();
    const motions = this.#kit.motionsBefore(event, table);
    const after = this.#game.copyTable(table);
    this.#kit.showEvent(after, event);
    const begins = this.#kit.beginsTurn(event);
    if (begins) this.#turnOf = begins.seat;
    // The sentence comes before the animation, and stays until the next visible event.
    const seen = begins !== undefined || this.#isSeen(event, after) || !this.#narrated;
    if (seen) this.#narrated = { event, table: after };
    const pane = still ? undefined : this.#kit.paneOfEvent(event);
    if (pane !== undefined && this.#listener.turnTo(pane)) await tick();
    if (!still) await this.stage.play(motions, speed);
    if (generation !== this.#generation) return;
    this.#shown = { ...this.#shown, table: after };
    this.#progress++;
    this.#listener.announce(event, after, !still);
    if (still) return;
    await tick();
    await this.stage.play(this.#kit.motionsAfter(event, after), speed);
  }
}
