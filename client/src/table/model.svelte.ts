import type { Reason, ScoreSheet, Seat, Shape, View } from '@archivolt/engine';
import type { DraftKeeper } from '../session/draft.ts';
import type { HistoryEntry, SeatInfo, Session, Snapshot, Update } from '../session/session.ts';
import { LiveAnnouncer } from './announcer.svelte.ts';
import type { Answer, Asking, WhyNot } from './controller.ts';
import { Drafting } from './drafting.svelte.ts';
import { HintModel } from './hintModel.svelte.ts';
import { Interaction } from './interaction.svelte.ts';
import type { Considered, Guide, Kit, PaneId, Preferences, Speaker, SpeakerOf, Traces } from './kit.ts';
import { marksOf } from './marks.ts';
import { Replay } from './replay.svelte.ts';
import type { Stage } from './stage.ts';

/** Number of updates that can be shown again: as many as a round of any game has. */
const BASES = 64;
const NO_TRACES: Traces = new Map();

/** The view model of a table on top of a session: what is shown, selected, asked and announced. */
export class TableModel<G extends Shape, T, S> {
  readonly session: Session<G>;
  readonly kit: Kit<G, T, S>;
  readonly #preferences: Preferences;
  /** The draft of this turn. */
  readonly drafting: Drafting<G, T, S>;
  /** What the others did, being shown. */
  readonly replay: Replay<G, T, S>;
  readonly announcer = new LiveAnnouncer();
  /** What the reader is doing between two moves. */
  readonly interaction = new Interaction<G, T, S>();
  readonly hints: HintModel<G>;
  readonly #stop: () => void;
  #latest: { version: number; table: G['table'] };
  /** The tables before recent updates, to show them again. */
  readonly #bases = new Map<number, G['table']>();
  /** While a submission of this table is in flight: how many of its events the draft has already shown. */
  #own: number | undefined;

  #snapshot = $state.raw() as Snapshot<G>;
  #speaking = $state.raw<SpeakerOf<G, T, S>>();
  #submitting = $state(false);
  /** Counts the requests to focus the buttons of the action bar. */
  #calls = $state(0);
  #pane = $state<PaneId>('');
  #touched = $state(false);
  #lookedUp = $state.raw<{ readonly target: T }>();
  /** Traces on the board of what the others did. */
  traces = $state.raw<Traces>(NO_TRACES);
  /** How a reason is put into words; undefined until it is loaded, after the table. */
  explaining = $state.raw<Guide<G>['reason']>();
  /** Whether the table is stopped, so that nobody can play. */
  stopped = $state(false);
  #seenVersion = $state(0);
  #forced = $state.raw<() => string | undefined>();

  constructor(
    session: Session<G>,
    kit: Kit<G, T, S>,
    keeper: DraftKeeper<G>,
    preferences: Preferences,
    speakerOf: SpeakerOf<G, T, S>,
  ) {
    this.session = session;
    this.kit = kit;
    this.#preferences = preferences;
    this.#speaking = speakerOf;
    this.#snapshot = session.now;
    this.#latest = { version: session.now.version, table: session.now.view.table };
    this.#seenVersion = session.now.version;
    this.hints = new HintModel(session);
    this.drafting = new Drafting(session.game, kit, keeper, session.now);
    this.replay = new Replay(session.game, kit, {
      speed: () => preferences.speed(),
      turnTo: (pane) => this.#turnTo(pane),
      tell: (event, table, heard) => this.#tell(event, table, heard),
      arrived: (update) => this.#arrive(update),
    });
    this.#pane = kit.paneOf(this.asking) ?? kit.panes[0]?.id ?? '';
    this.#stop = session.subscribe((update) => this.#receive(update));
  }

  close(): void {
    this.#stop();
    this.replay.stop();
    this.hints.close();
  }

  /** The stage for animations from now on. */
  set stage(stage: Stage) {
    this.replay.stage = stage;
  }

  set speaking(speakerOf: SpeakerOf<G, T, S>) {
    this.#speaking = speakerOf;
  }

  readonly speaker: Speaker<G, T, S> = $derived.by(() => {
    if (!this.#speaking) throw new Error('a table needs a language');
    return this.#speaking({ seats: this.session.seats, me: this.reader });
  });

  /** The only person at this device; with several, nobody is "you". */
  get reader(): Seat | undefined {
    const mine = this.session.seats.filter(({ kind }) => kind === 'me');
    return mine.length === 1 ? mine[0]?.seat : undefined;
  }

  get seats(): readonly SeatInfo[] {
    return this.session.seats;
  }

  /** Whether there is nothing to do here any more, or ever, for a spectator. */
  get isIdle(): boolean {
    return this.over || !this.seats.some(({ kind }) => kind === 'me');
  }

  /** What is complete, if it is not simply the player's own turn. */
  readonly completed: string | undefined = $derived.by(() =>
    this.drafting.complete && this.considered ? this.speaker.completed?.(this.considered) : undefined,
  );
  /** What happened here without a decision, until the next action. */
  get forced(): string | undefined {
    return this.#forced?.();
  }
  forget(): void {
    this.#forced = undefined;
  }
  /** Whether the game is over and everything has been shown. */
  get over(): boolean {
    return this.#snapshot.toMove === undefined && !this.replay.moving;
  }

  /** Whose turn the board shows, which need not be the deciding seat; undefined if the game is not running. */
  get onTurn(): Seat | undefined {
    if (this.over || this.stopped) return undefined;
    const { table } = this.view;
    const shown = this.replay.moving ? this.replay.turnOf : undefined;
    return shown ?? (this.kit.onTurn ? this.kit.onTurn(table) : this.session.game.toMove(table));
  }

  /** The sentence for the event being shown; undefined if there is none. */
  get narration(): string | undefined {
    const narrated = this.replay.narrated;
    return narrated && this.speaker.event(narrated.event, narrated.table);
  }

  /** The thing the reader wants to know about; a new object for each touch. */
  get lookedUp(): { readonly target: T } | undefined {
    return this.#lookedUp;
  }

  /** Whether the reader has done anything since their decision began. */
  get touched(): boolean {
    return this.#touched;
  }

  /** The view that the board shows now. */
  readonly view: View<G> = $derived.by(() => (this.replay.moving ? this.replay.view : this.drafting.view));

  readonly offers: readonly G['move'][] = $derived.by(() =>
    this.replay.moving || this.#submitting || !this.#snapshot.mayMove ? [] : this.drafting.offers,
  );

  readonly asking: Asking<G, S> = $derived.by(() => {
    const { view, offers } = this;
    return { view, offers, selection: this.interaction.selection };
  });

  readonly choices = $derived.by(() => this.kit.choices(this.asking));
  readonly actions = $derived.by(() => this.kit.actions(this.asking));
  readonly marks = $derived.by(() => marksOf(this.kit, this.speaker, this.asking, this.interaction.whyNot));

  /** The things on the board by their keys. */
  readonly targets: ReadonlyMap<string, T> = $derived.by(
    () => new Map(this.kit.targets(this.view.table).map((target) => [this.kit.keyOf(target), target])),
  );

  /** The player's own things selected by digits, once it is clear whose they are. */
  get numbered(): readonly T[] {
    return this.#snapshot.hidden ? [] : (this.kit.numbered?.(this.view) ?? []);
  }

  /** Whether there is something to decide here and now. */
  get mayDecide(): boolean {
    return this.offers.length > 0;
  }

  get snapshot(): Snapshot<G> {
    return this.#snapshot;
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

  /** The history as far as it has been shown. */
  readonly history: readonly HistoryEntry<G>[] = $derived.by(() => {
    const seen = this.#seenVersion;
    return this.session.history().filter(({ version }) => version <= seen);
  });

  /** The draft compared with the confirmed state, and the offer being previewed. */
  readonly considered: Considered<G> | undefined = $derived.by(() => {
    const looked = this.interaction.previewed ?? [];
    const offered = this.offers.some((offer) => offer === looked[0]) ? looked : [];
    return this.replay.moving ? undefined : this.drafting.considered(offered);
  });

  /** The score as shown. A sealed draft asks nothing more, but the game is not over. */
  readonly sheet: ScoreSheet = $derived.by(() => {
    const sheet = this.session.game.score(this.view.table);
    const over = this.#snapshot.toMove === undefined;
    const { outcome } = this.session;
    if (over && outcome) return { ...sheet, final: true, places: outcome.places.map((seats) => [...seats]) };
    return { ...sheet, final: sheet.final && over };
  });

  touch(target: T): void {
    this.catchUp();
    const answer = this.kit.touch(this.asking, target);
    // Looking at a player is not part of the turn.
    if (answer.does === 'look') return this.#follow(answer, target);
    this.#begin();
    if (this.#refuseComplete(target)) return;
    this.#follow(answer, target);
  }

  /** Explains why a thing is not possible, or what it would do; does nothing. */
  explain(target: T): void {
    this.catchUp();
    if (this.#refuseComplete(target)) return;
    const answer = this.kit.touch(this.asking, target);
    if (answer.does === 'why') this.#follow(answer, target);
    else this.announcer.say(this.speaker.label(target, answer, this.view));
  }

  /** Drops a dragged thing: as if it were selected and the target touched. */
  drop(held: S, onto: T): void {
    this.catchUp();
    this.#begin();
    if (this.#refuseComplete(onto)) return;
    this.#follow(this.kit.touch({ ...this.asking, selection: held }, onto), onto, { carried: true });
  }

  /** A button of the action bar. */
  press(
    answer: Answer<G, S>,
    { commits = false, action }: { commits?: boolean; action?: string } = {},
  ): void {
    this.catchUp();
    this.#begin();
    if (this.#refuseComplete(undefined, action)) return;
    this.#follow(answer, undefined, { action });
    if (commits && this.drafting.complete) void this.confirm();
  }

  select(selection: S | undefined): void {
    this.interaction.select(selection);
    this.#turnToAsked();
  }

  /** Clears the selection or closes what is open; returns whether there was anything. */
  letGo(): boolean {
    const held = this.interaction.letGo();
    return this.hints.forget() || held;
  }

  /** Previews the only offer that a thing stands for. */
  look(target: T | undefined): void {
    const answer = target !== undefined && this.mayDecide ? this.kit.touch(this.asking, target) : undefined;
    this.lookAt(answer);
  }

  lookAt(answer: Answer<G, S> | undefined): void {
    this.interaction.previewed = answer?.does === 'play' ? [answer.move, ...(answer.also ?? [])] : undefined;
  }

  /** Plays the offers of a touch; something dragged to its place is not animated again. */
  play(move: G['move'], carried = false, also: readonly G['move'][] = []): void {
    this.tryOut([move, ...also], carried);
    if (this.drafting.complete && this.#preferences.autoConfirm()) void this.confirm();
  }

  /** Plays a line of moves as a draft; all of them can be undone. */
  tryOut(moves: readonly G['move'][], carried = false): void {
    if (this.session.declines?.([...this.drafting.moves, ...moves])) return void this.letGo();
    const events = this.drafting.play(moves);
    if (!carried) void this.replay.accompany(events, this.view.table);
    for (const event of events) this.#tell(event, this.view.table, true);
    this.#letGoOfAll();
    this.forget();
    this.interaction.refuse(undefined);
    this.#turnToAsked();
  }

  /** Requests a hint for the deciding seat, from its view alone. */
  askForHint(): void {
    this.catchUp();
    if (this.hints.allowed && this.mayDecide) void this.hints.ask(this.view);
  }

  /** Undoes the last touch, or the whole turn. */
  undo(touches = 1): void {
    this.catchUp();
    if (this.#submitting || this.drafting.steps === 0) return;
    this.replay.stop();
    this.drafting.undo(touches);
    this.letGo();
    this.interaction.previewed = undefined;
    this.#turnToAsked();
  }

  async confirm(): Promise<void> {
    if (!this.drafting.complete || this.#submitting) return;
    this.#submitting = true;
    this.interaction.refuse(undefined);
    this.interaction.whyNot = undefined;
    this.#own = this.drafting.events.length;
    const answer = await this.session.submit(this.drafting.moves);
    this.#submitting = false;
    this.#own = undefined;
    if (answer.ok) return;
    const { view } = this;
    this.interaction.refuse(() => {
      const refusals: Record<string, string> = this.speaker.table.refusals;
      const sentences = this.#explained(answer.reasons, view).map(({ text }) => text);
      return [refusals[answer.why] ?? this.speaker.table.refusals.other, ...sentences].join(' ');
    });
  }

  /** Ends all animation and shows the current state. */
  catchUp(): void {
    this.replay.catchUp();
  }

  /** The table at the start of a version, if it is known. */
  tableBefore(version: number): G['table'] | undefined {
    return this.#bases.get(version) ?? this.session.tableAt?.(version - 1);
  }

  /** Shows events of a version again, from index `from` on, in the turn of a seat; returns whether it can. */
  again(version: number, events: readonly G['event'][], from: number, seat: Seat | undefined): boolean {
    const table = this.tableBefore(version);
    if (table === undefined || this.replay.moving || this.#submitting) return false;
    this.interaction.clear();
    void this.replay.again({ ...this.#snapshot.view, table }, events, from, seat);
    return true;
  }

  #begin(): void {
    if (this.mayDecide) this.#touched = true;
  }

  #follow(
    answer: Answer<G, S>,
    target: T | undefined,
    { carried = false, action }: { carried?: boolean; action?: string | undefined } = {},
  ): void {
    this.interaction.refuse(undefined);
    switch (answer.does) {
      case 'play':
        return this.play(answer.move, carried, answer.also);
      case 'select':
        return this.select(answer.selection);
      case 'ask':
        this.#calls++;
        return;
      case 'look':
        if (target !== undefined) this.#lookedUp = { target };
        return;
      case 'why':
        this.interaction.previewed = undefined;
        this.interaction.whyNot = this.#whyNot(answer, target, action);
        return;
      default:
        return answer satisfies never;
    }
  }

  /** Evaluated again when the language changes, for the table at the time of the touch. */
  #whyNot(
    { intent, reasons, free }: Extract<Answer<G, S>, { does: 'why' }>,
    target: T | undefined,
    action: string | undefined,
  ): WhyNot<T, S> {
    const { view } = this;
    const speaker = () => this.speaker;
    const explained = () => this.#explained(reasons, view);
    return {
      target,
      action,
      free,
      get title() {
        // A button refers to no particular thing.
        return action === undefined ? speaker().move(intent, view) : speaker().action(action).name;
      },
      get reasons() {
        return explained();
      },
    };
  }

  #explained(reasons: readonly Reason[], view: View<G>): WhyNot<T, S>['reasons'] {
    const { explaining } = this;
    return explaining ? reasons.map((reason) => ({ rule: reason.rule, text: explaining(reason, view) })) : [];
  }

  /** A complete turn takes no more touches; the buttons say what can be done. */
  #refuseComplete(target: T | undefined, action?: string): boolean {
    if (!this.drafting.complete) return false;
    this.interaction.whyNot = { target, action, title: undefined, reasons: [], free: undefined };
    this.#calls++;
    return true;
  }

  #letGoOfAll(): void {
    this.interaction.clear();
    this.hints.forget();
  }

  /** Switches to the pane that matters now. */
  #turnToAsked(): void {
    this.#pane = this.kit.paneOf(this.asking) ?? this.#pane;
  }

  #turnTo(pane: PaneId): boolean {
    const other = pane !== this.#pane;
    this.#pane = pane;
    return other;
  }

  #tell(event: G['event'], table: G['table'], heard: boolean): void {
    const sound = this.kit.soundOf(event, table);
    if (heard && sound !== undefined) this.#preferences.sound(sound);
    this.announcer.say(this.speaker.event(event, table));
  }

  #receive(update: Update<G>): void {
    // The player's own turn is on the board already; another player's begins where the last one ended.
    const seen = this.#own === undefined ? this.#snapshot.view : this.view;
    const known = this.#own ?? 0;
    this.#own = undefined;
    this.#remember(update.snapshot);
    if (!this.replay.moving) this.#letGoOfAll();
    for (const event of update.events.slice(known))
      if (this.speaker.forced?.(event, update.snapshot.view.table) !== undefined)
        this.#forced = () => this.speaker.forced?.(event, update.snapshot.view.table);
    this.replay.receive(update, known, seen);
  }

  /** The starting table is only known for a single step. */
  #remember({ version, view }: Snapshot<G>): void {
    // What was there before may be replaced: a move taken back, a line that was left.
    for (const known of this.#bases.keys()) if (known > version) this.#bases.delete(known);
    if (version === this.#latest.version + 1) this.#bases.set(version, this.#latest.table);
    this.#bases.delete(version - BASES);
    this.#latest = { version, table: view.table };
  }

  #arrive({ snapshot, events }: Update<G>): void {
    this.#snapshot = snapshot;
    if (events.length > 0) this.#touched = false;
    this.drafting.begin(snapshot);
    this.#letGoOfAll();
    if (snapshot.hidden) this.announcer.forget();
    this.#seenVersion = snapshot.version;
    if (!snapshot.mayMove) return;
    this.#turnToAsked();
    if (!this.replay.moving) this.#preferences.sound('turn');
  }
}
