import type { ScoreSheet, Seat, Shape, View } from '@archivolt/engine';
import type { DraftKeeper } from '../session/draft.ts';
import type { HistoryEntry, SeatInfo, Session, Snapshot, Update } from '../session/session.ts';
import type { Answer, Asking, WhyNot } from './controller.ts';
import { Counsel } from './counsel.svelte.ts';
import { Drafting } from './drafting.svelte.ts';
import { Holding } from './holding.svelte.ts';
import type { Considered, Kit, PaneId, Preferences, Preview, Speaker, SpeakerOf } from './kit.ts';
import { marksOf } from './marks.ts';
import { Replay } from './replay.svelte.ts';
import type { Stage } from './stage.ts';
import { Telling } from './told.svelte.ts';

/** A table with a session behind it: what is shown, held, asked and told. */
export class TableModel<G extends Shape, T, S> {
  readonly session: Session<G>;
  readonly kit: Kit<G, T, S>;
  readonly #preferences: Preferences;
  readonly #drafting: Drafting<G, T, S>;
  readonly #replay: Replay<G, T, S>;
  readonly #telling = new Telling();
  readonly #holding = new Holding<G, T, S>();
  readonly counsel: Counsel<G>;
  readonly #stop: () => void;
  /** While a submission of this table is on its way: how many of its events the draft has shown already. */
  #own: number | undefined;

  #snapshot = $state.raw() as Snapshot<G>;
  #speaking = $state.raw<SpeakerOf<G, T, S>>();
  #submitting = $state(false);
  /** Counts the calls for the buttons of the action bar. */
  #calls = $state(0);
  #pane = $state<PaneId>('');
  #seenVersion = $state(0);

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
    this.#seenVersion = session.now.version;
    this.counsel = new Counsel(session);
    this.#drafting = new Drafting(session.game, kit, keeper, session.now);
    this.#replay = new Replay(session.game, kit, {
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
    this.#replay.stop();
    this.counsel.close();
  }

  /** Where motion is shown from now on. */
  set stage(stage: Stage) {
    this.#replay.stage = stage;
  }

  set speaking(speakerOf: SpeakerOf<G, T, S>) {
    this.#speaking = speakerOf;
  }

  readonly speaker: Speaker<G, T, S> = $derived.by(() => {
    if (!this.#speaking) throw new Error('a table needs a language');
    return this.#speaking({ seats: this.session.seats, me: this.reader });
  });

  /** The one person at this device; with several, nobody is "you". */
  get reader(): Seat | undefined {
    const mine = this.session.seats.filter(({ kind }) => kind === 'me');
    return mine.length === 1 ? mine[0]?.seat : undefined;
  }

  get seats(): readonly SeatInfo[] {
    return this.session.seats;
  }

  /** Is there nothing to do here any more, or never was, because one only looks on? */
  get isIdle(): boolean {
    return this.over || !this.seats.some(({ kind }) => kind === 'me');
  }

  /** Something of the opponents is being shown. */
  get moving(): boolean {
    return this.#replay.moving;
  }
  get sealed(): boolean {
    return this.#drafting.sealed;
  }
  get steps(): number {
    return this.#drafting.steps;
  }
  /** Nothing is left to decide: the turn can be confirmed, or taken back. */
  get complete(): boolean {
    return this.#drafting.complete;
  }
  /** Nobody has anything to decide any more, and all of it has been seen. */
  get over(): boolean {
    return this.#snapshot.toMove === undefined && !this.moving;
  }

  /** What the board shows now. */
  readonly view: View<G> = $derived.by(() => (this.moving ? this.#replay.view : this.#drafting.view));

  readonly offers: readonly G['move'][] = $derived.by(() =>
    this.moving || this.#submitting || !this.#snapshot.mayMove ? [] : this.#drafting.offers,
  );

  readonly asking: Asking<G, S> = $derived.by(() => {
    const { view, offers } = this;
    return { view, offers, selection: this.#holding.selection };
  });

  readonly choices = $derived.by(() => this.kit.choices(this.asking));
  readonly actions = $derived.by(() => this.kit.actions(this.asking));
  readonly marks = $derived.by(() => marksOf(this.kit, this.speaker, this.asking, this.#holding.whyNot));

  /** The things on the board by the names that it gives them. */
  readonly targets: ReadonlyMap<string, T> = $derived.by(
    () => new Map(this.kit.targets(this.view.table).map((target) => [this.kit.keyOf(target), target])),
  );

  /** The player's own things that the digits choose; whose they are must be settled. */
  get numbered(): readonly T[] {
    return this.#snapshot.hidden ? [] : (this.kit.numbered?.(this.view) ?? []);
  }

  /** Is there something to decide here and now? */
  get mayDecide(): boolean {
    return this.offers.length > 0;
  }

  get snapshot(): Snapshot<G> {
    return this.#snapshot;
  }
  get selection(): S | undefined {
    return this.#holding.selection;
  }
  get whyNot(): WhyNot<T, S> | undefined {
    return this.#holding.whyNot;
  }
  get refusal(): string | undefined {
    return this.#holding.refusal?.();
  }
  get told(): Telling['told'] {
    return this.#telling.told;
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
    const looked = this.#holding.looked;
    const offered = looked !== undefined && this.offers.includes(looked) ? looked : undefined;
    return this.moving ? undefined : this.#drafting.considered(offered);
  });

  /** The score as it is shown. A draft that stops at the unknown asks nothing more, and yet the game goes on. */
  readonly sheet: ScoreSheet = $derived.by(() => {
    const sheet = this.session.game.score(this.view.table);
    const over = this.#snapshot.toMove === undefined;
    const { outcome } = this.session;
    if (over && outcome) return { ...sheet, final: true, places: outcome.places.map((seats) => [...seats]) };
    return { ...sheet, final: sheet.final && over };
  });

  /** Undefined where nothing would change, so that nothing stands there in vain. */
  readonly preview: Preview | undefined = $derived.by(() => {
    const preview = this.considered && this.speaker.preview(this.considered);
    const { counters = [], notes = [], unknown } = preview ?? {};
    return counters.length + notes.length > 0 || unknown ? preview : undefined;
  });

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
    else this.#telling.say(this.speaker.label(target, answer, this.view));
  }

  /** Something held is dragged onto a thing: as if it were chosen and the thing touched. */
  drop(held: S, onto: T): void {
    this.catchUp();
    if (this.#refuseComplete(onto)) return;
    this.#follow(this.kit.touch({ ...this.asking, selection: held }, onto), onto, { carried: true });
  }

  /** A button of the action bar. */
  press(
    answer: Answer<G, S>,
    { commits = false, action }: { commits?: boolean; action?: string } = {},
  ): void {
    this.catchUp();
    if (this.#refuseComplete(undefined, action)) return;
    this.#follow(answer, undefined, { action });
    if (commits && this.complete) void this.confirm();
  }

  select(selection: S | undefined): void {
    this.#holding.hold(selection);
    this.#turnToAsked();
  }

  /** Lets go of what is held, or closes what is open; was there anything? */
  letGo(): boolean {
    const held = this.#holding.letGo();
    return this.counsel.forget() || held;
  }

  /** Shows what the one offer that a thing stands for would bring. */
  look(target: T | undefined): void {
    const answer = target !== undefined && this.mayDecide ? this.kit.touch(this.asking, target) : undefined;
    this.lookAt(answer);
  }

  lookAt(answer: Answer<G, S> | undefined): void {
    this.#holding.looked = answer?.does === 'play' ? answer.move : undefined;
  }

  /** Plays an offer; what was carried to its place by hand is there already, and not seen to go once more. */
  play(move: G['move'], carried = false): void {
    this.tryOut([move], carried);
    if (this.complete && this.#preferences.autoConfirm()) void this.confirm();
  }

  /** Plays a line of moves; nothing is confirmed by it, so all of them may be taken back. */
  tryOut(moves: readonly G['move'][], carried = false): void {
    const events = moves.flatMap((move) => this.#drafting.play(move));
    if (!carried) void this.#replay.accompany(events, this.view.table);
    for (const event of events) this.#tell(event, this.view.table, true);
    this.#letGoOfAll();
    this.#holding.refusal = undefined;
    this.#turnToAsked();
  }

  /** Asks what would be best here, for the seat that decides and by its view alone. */
  askForHint(): void {
    this.catchUp();
    if (this.counsel.allowed && this.mayDecide) void this.counsel.ask(this.view);
  }

  /** Takes back the last step, or the whole turn. */
  undo(steps = 1): void {
    this.catchUp();
    if (this.#submitting || this.steps === 0) return;
    this.#replay.stop();
    this.#drafting.undo(steps);
    this.letGo();
    this.#holding.looked = undefined;
    this.#turnToAsked();
  }

  async confirm(): Promise<void> {
    if (!this.complete || this.#submitting) return;
    this.#submitting = true;
    this.#holding.refusal = undefined;
    this.#holding.whyNot = undefined;
    this.#own = this.#drafting.events.length;
    const answer = await this.session.submit(this.#drafting.moves);
    this.#submitting = false;
    this.#own = undefined;
    if (answer.ok) return;
    const { view } = this;
    this.#holding.refusal = () => {
      const refusals: Record<string, string> = this.speaker.table.refusals;
      const sentences = answer.reasons.map((reason) => this.speaker.reason(reason, view));
      return [refusals[answer.why] ?? this.speaker.table.refusals.other, ...sentences].join(' ');
    };
  }

  /** Everything that still moves is over, and the table shows what is. */
  catchUp(): void {
    this.#replay.catchUp();
  }

  #follow(
    answer: Answer<G, S>,
    target: T | undefined,
    { carried = false, action }: { carried?: boolean; action?: string | undefined } = {},
  ): void {
    this.#holding.refusal = undefined;
    switch (answer.does) {
      case 'play':
        return this.play(answer.move, carried);
      case 'select':
        return this.select(answer.selection);
      case 'ask':
        this.#calls++;
        return;
      case 'look':
        if (target !== undefined) this.#pane = this.kit.paneOfTarget(target);
        return;
      case 'why':
        this.#holding.looked = undefined;
        this.#holding.whyNot = this.#whyNot(answer, target, action);
        return;
      default:
        return answer satisfies never;
    }
  }

  /** Said anew when the language changes, about the table as it was when asked. */
  #whyNot(
    { intent, reasons, free }: Extract<Answer<G, S>, { does: 'why' }>,
    target: T | undefined,
    action: string | undefined,
  ): WhyNot<T, S> {
    const { view } = this;
    const speaker = () => this.speaker;
    return {
      target,
      action,
      free,
      get title() {
        return speaker().move(intent, view);
      },
      get reasons() {
        return reasons.map((reason) => ({ rule: reason.rule, text: speaker().reason(reason, view) }));
      },
    };
  }

  /** A turn that waits for its confirmation takes no more touches; the buttons say what can be done. */
  #refuseComplete(target: T | undefined, action?: string): boolean {
    if (!this.complete) return false;
    this.#holding.whyNot = { target, action, title: undefined, reasons: [], free: undefined };
    this.#calls++;
    return true;
  }

  #letGoOfAll(): void {
    this.#holding.clear();
    this.counsel.forget();
  }

  /** The part that matters now comes into view by itself. */
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
    this.#telling.say(this.speaker.event(event, table));
  }

  #receive(update: Update<G>): void {
    // One's own turn is on the board already; somebody else's begins where the last one ended.
    const seen = this.#own === undefined ? this.#snapshot.view : this.view;
    const known = this.#own ?? 0;
    this.#own = undefined;
    if (!this.moving) this.#letGoOfAll();
    this.#replay.receive(update, known, seen);
  }

  #arrive({ snapshot }: Update<G>): void {
    this.#snapshot = snapshot;
    this.#drafting.begin(snapshot);
    this.#letGoOfAll();
    if (snapshot.hidden) this.#telling.forget();
    this.#seenVersion = snapshot.version;
    if (!snapshot.mayMove) return;
    this.#turnToAsked();
    if (!this.moving) this.#preferences.sound('turn');
  }
}
