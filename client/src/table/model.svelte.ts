import {
  type Draft,
  extend,
  type Game,
  offersOf,
  type Reason,
  type ScoreSheet,
  type Seat,
  type Shape,
  startDraft,
  undo,
  type View,
} from '@archivolt/engine';
import { tick } from 'svelte';
import type { DraftKeeper } from '../session/draft.ts';
import type { HistoryEntry, SeatInfo, Session, Snapshot, Update } from '../session/session.ts';
import type { Sound } from '../sound.ts';
import type { Answer, Asking } from './controller.ts';
import type { Considered, Kit, PaneId, Speaker, SpeakerOf } from './kit.ts';
import { STILL, type Stage } from './stage.ts';
import { eventsOf, movesOf, resumeDraft } from './turn.ts';

/** What the reader has chosen, read when it matters. */
export interface Preferences {
  speed(): number;
  autoConfirm(): boolean;
  sound(name: Sound): void;
}

/** A touch in vain: where, and why. */
export interface WhyNot<T, S> {
  readonly target: T | undefined;
  /** The name of what was wanted. */
  readonly title: string | undefined;
  readonly reasons: readonly { readonly rule: string; readonly text: string }[];
  readonly free: S | undefined;
}

/** Something told in words, for those who do not see it happen. */
interface Told {
  readonly id: number;
  readonly text: string;
}

interface Waiting<G extends Shape> {
  readonly update: Update<G>;
  /** How many of its events the draft has shown already. */
  readonly known: number;
}

/** As many as a screen reader can still make sense of. */
const TOLD = 12;

/** A table with a session behind it: the turn in the making, what is shown, what is held, what is told. */
export class TableModel<G extends Shape, T, S> {
  readonly session: Session<G>;
  readonly kit: Kit<G, T, S>;
  readonly #keeper: DraftKeeper<G>;
  readonly #preferences: Preferences;
  readonly #speakerOf: SpeakerOf<G, T, S> | undefined;
  #stage: Stage = STILL;
  readonly #stop: () => void;
  readonly #waiting: Waiting<G>[] = [];
  /** Raised when the table catches up, so that what was still moving knows that it is late. */
  #generation = 0;
  /** While a submission of this table is on its way: how many of its events the draft has shown already. */
  #own: number | undefined;
  /** How many events of the first waiting update have been told. */
  #progress = 0;
  #lastTold = 0;

  #snapshot = $state.raw() as Snapshot<G>;
  #draft = $state.raw() as Draft<G>;
  /** What the eye is shown while something moves. */
  #shown = $state.raw() as View<G>;
  #selection = $state.raw<S>();
  #whyNot = $state.raw<WhyNot<T, S>>();
  #looked = $state.raw<G['move']>();
  #refusal = $state.raw<string>();
  #told = $state.raw<readonly Told[]>([]);
  #speaking = $state.raw<SpeakerOf<G, T, S>>();
  #submitting = $state(false);
  /** Counts the calls for the buttons of the action bar. */
  #calls = $state(0);
  #pane = $state<PaneId>('');
  #seenVersion = $state(0);
  /** Something of the opponents is being shown. */
  moving = $state(false);

  constructor(
    session: Session<G>,
    kit: Kit<G, T, S>,
    keeper: DraftKeeper<G>,
    preferences: Preferences,
    speakerOf: SpeakerOf<G, T, S>,
  ) {
    this.session = session;
    this.kit = kit;
    this.#keeper = keeper;
    this.#preferences = preferences;
    this.#speakerOf = speakerOf;
    this.#speaking = speakerOf;
    this.#snapshot = session.now;
    this.#shown = session.now.view;
    this.#seenVersion = session.now.version;
    this.#draft = session.now.mayMove
      ? resumeDraft(session.game, session.now.view, keeper.load())
      : startDraft<G>(session.now.view);
    this.#pane = kit.paneOf(this.asking) ?? kit.panes[0]?.id ?? '';
    this.#stop = session.subscribe((update) => this.#receive(update));
  }

  close(): void {
    this.#stop();
    this.#generation++;
    this.#stage.finish();
  }

  /** Where motion is shown from now on. */
  set stage(stage: Stage) {
    this.#stage = stage;
  }

  set speaking(speakerOf: SpeakerOf<G, T, S>) {
    this.#speaking = speakerOf;
  }

  get #game(): Game<G> {
    return this.session.game;
  }

  readonly speaker: Speaker<G, T, S> = $derived.by(() => {
    const speakerOf = this.#speaking ?? this.#speakerOf;
    if (!speakerOf) throw new Error('a table needs a language');
    return speakerOf({ seats: this.session.seats, me: this.reader });
  });

  /** The one person at this device; with several, nobody is "you". */
  get reader(): Seat | undefined {
    const mine = this.session.seats.filter(({ kind }) => kind === 'me');
    return mine.length === 1 ? mine[0]?.seat : undefined;
  }

  get seats(): readonly SeatInfo[] {
    return this.session.seats;
  }

  /**
   * A finished turn as far as it is the player's own: what the next one does by itself (a rival who follows his
   * cards) is seen after the confirmation, not before.
   */
  readonly #finished: { view: View<G>; events: readonly G['event'][] } | undefined = $derived.by(() => {
    const last = this.#draft.steps.at(-1);
    const end = last && this.complete ? last.events.findIndex((event) => this.kit.beginsTurn(event)) : -1;
    if (!last || end < 0) return undefined;
    const table = this.#game.copyTable(last.before.table);
    const own = last.events.slice(0, end);
    for (const event of own) this.kit.showEvent(table, event);
    return { view: { ...this.#draft.view, table }, events: [...eventsOf(undo(this.#draft)), ...own] };
  });

  /** What the board shows now. */
  readonly view: View<G> = $derived.by(() =>
    this.moving ? this.#shown : (this.#finished?.view ?? this.#draft.view),
  );
  readonly sealed: boolean = $derived.by(() => this.#draft.sealed);
  readonly steps: number = $derived.by(() => this.#draft.steps.length);

  /** Nothing is left to decide: the turn can be confirmed, or taken back. */
  readonly complete: boolean = $derived.by(() => {
    const { view, sealed, steps } = this.#draft;
    if (steps.length === 0) return false;
    const { table, seat } = view;
    if (sealed || this.#game.toMove(table) !== seat) return true;
    return this.kit.turnOf(table) !== this.kit.turnOf(this.#snapshot.view.table);
  });

  readonly offers: readonly G['move'][] = $derived.by(() =>
    this.moving || this.complete || this.#submitting || !this.#snapshot.mayMove
      ? []
      : offersOf(this.#game, this.#draft.view),
  );

  readonly asking: Asking<G, S> = $derived.by(() => ({
    view: this.view,
    offers: this.offers,
    selection: this.#selection,
  }));

  readonly choices = $derived.by(() => this.kit.choices(this.asking));
  readonly actions = $derived.by(() => this.kit.actions(this.asking));

  readonly marks = $derived.by(() => {
    const { view } = this;
    const speaker = this.speaker;
    const marked = new Map(
      this.kit.marks(this.asking, (target, answer) => speaker.label(target, answer, view)),
    );
    const asked = this.#whyNot;
    if (asked?.target !== undefined) {
      const label = [speaker.label(asked.target, undefined, view), ...asked.reasons.map(({ text }) => text)];
      marked.set(this.kit.keyOf(asked.target), { state: 'impossible', label: label.join(' ') });
    }
    return marked;
  });

  /** Is there something to decide here and now? */
  get mayDecide(): boolean {
    return this.offers.length > 0;
  }

  get snapshot(): Snapshot<G> {
    return this.#snapshot;
  }
  get selection(): S | undefined {
    return this.#selection;
  }
  get whyNot(): WhyNot<T, S> | undefined {
    return this.#whyNot;
  }
  get refusal(): string | undefined {
    return this.#refusal;
  }
  get told(): readonly Told[] {
    return this.#told;
  }
  get submitting(): boolean {
    return this.#submitting;
  }
  get calls(): number {
    return this.#calls;
  }
  get pane(): PaneId {
    return this.#pane;
  }

  showPane(pane: PaneId): void {
    this.#pane = pane;
  }

  /** What has happened, as far as it has been seen. */
  readonly history: readonly HistoryEntry<G>[] = $derived.by(() => {
    const seen = this.#seenVersion;
    return this.session.history().filter(({ version }) => version <= seen);
  });

  /** The turn so far against what is confirmed, and the offer that is looked at. */
  readonly considered: Considered<G> | undefined = $derived.by(() => {
    if (this.moving) return undefined;
    const looked = this.#looked;
    const draft = this.#draft;
    const beyond = looked && this.offers.includes(looked) ? extend(this.#game, draft, looked) : undefined;
    const considered = beyond ?? draft;
    if (considered.steps.length === 0) return undefined;
    const next = beyond && !beyond.sealed ? offersOf(this.#game, beyond.view) : [];
    return {
      before: this.#snapshot.view,
      after: beyond ? considered.view : this.view,
      moves: movesOf(considered),
      events: beyond ? eventsOf(considered) : this.#ownEvents,
      sealed: considered.sealed,
      from: considered.steps.at(-1)?.before ?? draft.view,
      ...(beyond && looked ? { looked: { move: looked, next } } : {}),
    };
  });

  /** The score as it is shown. A draft that stops at the unknown asks nothing more, and yet the game goes on. */
  readonly sheet: ScoreSheet = $derived.by(() => {
    const sheet = this.#game.score(this.view.table);
    return { ...sheet, final: sheet.final && this.#snapshot.toMove === undefined };
  });

  readonly preview = $derived.by(() => this.considered && this.speaker.preview(this.considered));

  touch(target: T): void {
    this.catchUp();
    if (this.#refuseComplete(target)) return;
    this.#follow(this.kit.touch(this.asking, target), target);
  }

  /** Says of a thing why it is not possible, or what it would do; nothing is done. */
  explain(target: T): void {
    this.catchUp();
    if (this.#refuseComplete(target)) return;
    const answer = this.kit.touch(this.asking, target);
    if (answer.does === 'why') this.#follow(answer, target);
    else this.#say(this.speaker.label(target, answer, this.view));
  }

  drop(what: number, onto: T): void {
    this.catchUp();
    if (this.#refuseComplete(onto)) return;
    this.#follow(this.kit.drop(this.asking, what, onto), onto);
  }

  /** A button of the action bar. */
  press(answer: Answer<G, S>, commits = false): void {
    this.catchUp();
    if (this.#refuseComplete(undefined)) return;
    this.#follow(answer, undefined);
    if (commits && this.complete) void this.confirm();
  }

  select(selection: S | undefined): void {
    this.#selection = selection;
    this.#whyNot = undefined;
    this.#looked = undefined;
    this.#turnToAsked();
  }

  /** Lets go of what is held, or closes what is open; was there anything? */
  letGo(): boolean {
    const held = this.#selection !== undefined || this.#whyNot !== undefined || this.#refusal !== undefined;
    this.#selection = undefined;
    this.#whyNot = undefined;
    this.#refusal = undefined;
    return held;
  }

  /** Shows what the one offer that a thing stands for would bring. */
  look(target: T | undefined): void {
    const answer = target !== undefined && this.mayDecide ? this.kit.touch(this.asking, target) : undefined;
    this.lookAt(answer);
  }

  lookAt(answer: Answer<G, S> | undefined): void {
    this.#looked = answer?.does === 'play' ? answer.move : undefined;
  }

  play(move: G['move']): void {
    const before = eventsOf(this.#draft).length;
    this.#draft = extend(this.#game, this.#draft, move);
    this.#selection = undefined;
    this.#whyNot = undefined;
    this.#looked = undefined;
    this.#refusal = undefined;
    this.#keep();
    for (const event of this.#ownEvents.slice(before)) this.#tell(event, this.view.table, true);
    if (this.complete && this.#preferences.autoConfirm()) void this.confirm();
    else this.#turnToAsked();
  }

  /** Takes back the last step, or the whole turn. */
  undo(steps = 1): void {
    this.catchUp();
    if (this.#submitting || this.#draft.steps.length === 0) return;
    this.#draft = undo(this.#draft, steps);
    this.letGo();
    this.#looked = undefined;
    this.#keep();
    this.#turnToAsked();
  }

  async confirm(): Promise<void> {
    if (!this.complete || this.#submitting) return;
    this.#submitting = true;
    this.#refusal = undefined;
    this.#whyNot = undefined;
    this.#own = this.#ownEvents.length;
    const answer = await this.session.submit(movesOf(this.#draft));
    this.#submitting = false;
    this.#own = undefined;
    if (answer.ok) return;
    const sentences = answer.reasons.map((reason) => this.#sentence(reason));
    const refusals: Record<string, string> = this.speaker.table.refusals;
    this.#refusal = [refusals[answer.why] ?? this.speaker.table.refusals.other, ...sentences].join(' ');
  }

  /** Everything that still moves is over, and the table shows what is. */
  catchUp(): void {
    if (!this.moving) return;
    this.#generation++;
    this.#stage.finish();
    const last = this.#waiting.at(-1);
    for (const [index, { update, known }] of this.#waiting.entries())
      for (const event of update.events.slice(index === 0 ? this.#progress : known))
        this.#tell(event, update.snapshot.view.table, false);
    this.#waiting.length = 0;
    this.moving = false;
    if (last) this.#arrive(last.update);
  }

  #follow(answer: Answer<G, S>, target: T | undefined): void {
    this.#refusal = undefined;
    switch (answer.does) {
      case 'play':
        return this.play(answer.move);
      case 'select':
        return this.select(answer.selection);
      case 'ask':
        this.#calls++;
        return;
      case 'look':
        if (target !== undefined) this.#pane = this.kit.paneOfTarget(target);
        return;
      case 'why':
        this.#looked = undefined;
        this.#whyNot = {
          target,
          title: this.speaker.move(answer.intent, this.view),
          reasons: answer.reasons.map((reason) => ({ rule: reason.rule, text: this.#sentence(reason) })),
          free: answer.free,
        };
        return;
      default:
        return answer satisfies never;
    }
  }

  /** A turn that waits for its confirmation takes no more touches; the buttons say what can be done. */
  #refuseComplete(target: T | undefined): boolean {
    if (!this.complete) return false;
    this.#whyNot = { target, title: undefined, reasons: [], free: undefined };
    this.#calls++;
    return true;
  }

  #sentence(reason: Reason): string {
    return this.speaker.reason(reason, this.view);
  }

  /** What the draft has shown and told already. */
  get #ownEvents(): readonly G['event'][] {
    return this.#finished?.events ?? eventsOf(this.#draft);
  }

  #letGoOfAll(): void {
    this.#selection = undefined;
    this.#whyNot = undefined;
    this.#looked = undefined;
  }

  /** The part that matters now comes into view by itself. */
  #turnToAsked(): void {
    this.#pane = this.kit.paneOf(this.asking) ?? this.#pane;
  }

  #keep(): void {
    this.#keeper.save(movesOf(this.#draft));
  }

  #tell(event: G['event'], table: G['table'], heard: boolean): void {
    const sound = this.kit.soundOf(event, table);
    if (heard && sound !== undefined) this.#preferences.sound(sound);
    this.#say(this.speaker.event(event, table));
  }

  #say(text: string): void {
    this.#lastTold++;
    this.#told = [...this.#told, { id: this.#lastTold, text }].slice(-TOLD);
  }

  #receive(update: Update<G>): void {
    // One's own turn is on the board already; somebody else's begins where the last one ended.
    if (!this.moving) this.#shown = this.#own === undefined ? this.#snapshot.view : this.view;
    this.#waiting.push({ update, known: this.#own ?? 0 });
    this.#own = undefined;
    if (!this.moving) void this.#run();
  }

  async #run(): Promise<void> {
    const generation = ++this.#generation;
    this.moving = true;
    this.#letGoOfAll();
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      this.#progress = next.known;
      for (const event of next.update.events.slice(next.known)) {
        await this.#show(event);
        if (generation !== this.#generation) return;
      }
      this.#waiting.shift();
      if (this.#waiting.length === 0) this.moving = false;
      this.#arrive(next.update);
    }
  }

  /** Shows one event: what moves before it, the table with it, what moves after it. */
  async #show(event: G['event']): Promise<void> {
    const generation = this.#generation;
    const { table } = this.#shown;
    const still = !this.#stage.moves;
    const speed = this.#preferences.speed();
    const pane = still ? undefined : this.kit.paneOfEvent(event);
    if (pane !== undefined && pane !== this.#pane) {
      this.#pane = pane;
      await tick();
    }
    if (!still) await this.#stage.play(this.kit.motionsBefore(event, table), speed);
    if (generation !== this.#generation) return;
    const after = this.#game.copyTable(table);
    this.kit.showEvent(after, event);
    this.#shown = { ...this.#shown, table: after };
    this.#progress++;
    this.#tell(event, after, !still);
    if (still) return;
    await tick();
    await this.#stage.play(this.kit.motionsAfter(event, after), speed);
  }

  #arrive({ snapshot }: Update<G>): void {
    this.#snapshot = snapshot;
    this.#shown = snapshot.view;
    // Whoever takes over the device finds the turn as it was left.
    this.#draft = snapshot.mayMove
      ? resumeDraft(this.#game, snapshot.view, this.#keeper.load())
      : startDraft<G>(snapshot.view);
    this.#letGoOfAll();
    // What was tried and taken back is nobody else's business.
    if (snapshot.hidden) this.#told = [];
    this.#seenVersion = snapshot.version;
    if (!snapshot.mayMove) return;
    this.#turnToAsked();
    if (!this.moving) this.#preferences.sound('turn');
  }
}
