import type { Game, Shape, View } from '@archivolt/engine';
import { tick } from 'svelte';
import type { Update } from '../session/session.ts';
import type { Kit, PaneId } from './kit.ts';
import { STILL, type Stage } from './stage.ts';

interface Waiting<G extends Shape> {
  readonly update: Update<G>;
  /** How many of its events the draft has shown already. */
  readonly known: number;
}

/** What the table does with what is shown. */
export interface Onlooker<G extends Shape> {
  speed(): number;
  /** Turns to the part where something is about to be seen; was it another one? */
  turnTo(pane: PaneId): boolean;
  tell(event: G['event'], table: G['table'], heard: boolean): void;
  arrived(update: Update<G>): void;
}

/** What others have done, shown event by event; the table lags behind meanwhile. */
export class Replay<G extends Shape, T, S> {
  readonly #game: Game<G>;
  readonly #kit: Kit<G, T, S>;
  readonly #onlooker: Onlooker<G>;
  readonly #waiting: Waiting<G>[] = [];
  /** Raised when the table catches up, so that what was still moving knows that it is late. */
  #generation = 0;
  /** How many events of the first waiting update have been told. */
  #progress = 0;
  #shown = $state.raw() as View<G>;
  #moving = $state(false);
  /** Where motion is shown. */
  stage: Stage = STILL;

  constructor(game: Game<G>, kit: Kit<G, T, S>, onlooker: Onlooker<G>) {
    this.#game = game;
    this.#kit = kit;
    this.#onlooker = onlooker;
  }

  get moving(): boolean {
    return this.#moving;
  }

  /** What the eye is shown while something moves. */
  get view(): View<G> {
    return this.#shown;
  }

  /** An update that is to be shown from its `known`-th event on, beginning with what the eye sees now. */
  receive(update: Update<G>, known: number, seen: View<G>): void {
    this.#waiting.push({ update, known });
    if (this.#moving) return;
    this.#shown = seen;
    void this.#run();
  }

  /** Everything that still moves is over, and the table shows what is. */
  catchUp(): void {
    if (!this.#moving) return;
    this.stop();
    const last = this.#waiting.at(-1);
    for (const [index, { update, known }] of this.#waiting.entries())
      for (const event of update.events.slice(index === 0 ? this.#progress : known))
        this.#onlooker.tell(event, update.snapshot.view.table, false);
    this.#waiting.length = 0;
    this.#moving = false;
    if (last) this.#arrive(last.update);
  }

  /** One's own deed, which the table shows already: what comes is seen to come, and nothing waits for it. */
  async accompany(events: readonly G['event'][], table: G['table']): Promise<void> {
    if (this.#moving || !this.stage.moves) return;
    this.stop();
    const generation = this.#generation;
    await tick();
    for (const event of events) {
      if (generation !== this.#generation) return;
      await this.stage.play(this.#kit.motionsAfter(event, table), this.#onlooker.speed());
    }
  }

  stop(): void {
    this.#generation++;
    this.stage.finish();
  }

  async #run(): Promise<void> {
    const generation = ++this.#generation;
    this.#moving = true;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      this.#progress = next.known;
      for (const event of next.update.events.slice(next.known)) {
        await this.#show(event);
        if (generation !== this.#generation) return;
      }
      this.#waiting.shift();
      if (this.#waiting.length === 0) this.#moving = false;
      this.#arrive(next.update);
    }
  }

  #arrive(update: Update<G>): void {
    this.#shown = update.snapshot.view;
    this.#onlooker.arrived(update);
  }

  /** Shows one event: what moves before it, the table with it, what moves after it. */
  async #show(event: G['event']): Promise<void> {
    const generation = this.#generation;
    const { table } = this.#shown;
    const still = !this.stage.moves;
    const speed = this.#onlooker.speed();
    const pane = still ? undefined : this.#kit.paneOfEvent(event);
    if (pane !== undefined && this.#onlooker.turnTo(pane)) await tick();
    if (!still) await this.stage.play(this.#kit.motionsBefore(event, table), speed);
    if (generation !== this.#generation) return;
    const after = this.#game.copyTable(table);
    this.#kit.showEvent(after, event);
    this.#shown = { ...this.#shown, table: after };
    this.#progress++;
    this.#onlooker.tell(event, after, !still);
    if (still) return;
    await tick();
    await this.stage.play(this.#kit.motionsAfter(event, after), speed);
  }
}
