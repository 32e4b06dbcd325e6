import type { GameTypes, Reason, ScoreSheet, Seat, View } from '@archivolt/engine';
import { Announcer } from './announcer.svelte.ts';
import type { WhyNot } from './controller.ts';
import { Decision } from './decision.svelte.ts';
import { Drafting } from './drafting.svelte.ts';
import { HintModel } from './hintModel.svelte.ts';
import { ShownHistory } from './history.svelte.ts';
import { TableInput } from './input.svelte.ts';
import { Interaction } from './interaction.svelte.ts';
import type { Guide, Kit, PaneId, Preferences, Speaker, SpeakerOf, Traces } from './kit.ts';
import { Replay } from './replay.svelte.ts';
import type { DraftKeeper } from './session/draft.ts';
import type { Session, Snapshot, Update } from './session/session.ts';
import { Submission } from './submission.svelte.ts';

const NO_TRACES: Traces = new Map();

/** How a touch plays an offer. */
interface Playing<G extends GameTypes> {
  readonly also?: readonly G['move'][] | undefined;
  /** Whether the thing was dragged to its place, which is not animated again. */
  readonly carried?: boolean | undefined;
}

/** The view model of a table on top of a session: it puts the parts together and passes the session's updates to them. */
export class TableModel<G extends GameTypes, T, S> {
  readonly session: Session<G>;
  readonly kit: Kit<G, T, S>;
  readonly #preferences: Preferences;
  /** The draft of this turn. */
  readonly drafting: Drafting<G, T, S>;
  readonly submission: Submission<G, T, S>;
  /** The replay of what the others did. */
  readonly replay: Replay<G, T, S>;
  readonly history: ShownHistory<G>;
  readonly announcer: Announcer<G, T, S>;
  /** The reader's interaction between two moves. */
  readonly interaction = new Interaction<G, T, S>();
  readonly decision: Decision<G, T, S>;
  readonly input: TableInput<G, T, S>;
  readonly hints: HintModel<G>;
  readonly #stop: () => void;

  #snapshot: Snapshot<G>;
  #speaking = $state.raw<SpeakerOf<G, T, S>>();
  #pane = $state<PaneId>('');
  /** Traces on the board of what the others did. */
  traces = $state.raw<Traces>(NO_TRACES);
  /** How a reason is put into words; undefined until it is loaded, after the table. */
  explaining = $state.raw<Guide<G>['reason']>();
  /** Whether the table is stopped, so that nobody can play. */
  stopped = $state(false);

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
    this.#snapshot = $state.raw(session.now);
    this.history = new ShownHistory(session);
    this.hints = new HintModel(session);
    this.drafting = new Drafting(session.game, kit, keeper, session.now);
    this.submission = new Submission(session, this.drafting);
    this.replay = new Replay(session.game, kit, session.now.view, {
      speed: () => preferences.speed(),
      turnTo: (pane) => this.#turnTo(pane),
      announce: (event, table, heard) => this.announcer.announce(event, table, heard),
      arrived: (update) => this.#arrive(update),
    });
    this.announcer = new Announcer(this, (name) => preferences.sound(name));
    this.decision = new Decision(this);
    this.input = new TableInput(this);
    this.#pane = kit.paneOf(this.decision.asking) ?? kit.panes[0]?.id ?? '';
    this.#stop = session.subscribe((update) => this.#receive(update));
  }

  close(): void {
    this.#stop();
    this.replay.stop();
    this.hints.close();
  }

  /** Speaks another language from now on. What was announced before is dropped, because it stays in the old one. */
  set speaking(speakerOf: SpeakerOf<G, T, S>) {
    this.#speaking = speakerOf;
    this.announcer.forget();
  }

  readonly speaker: Speaker<G, T, S> = $derived.by(() => {
    if (!this.#speaking) throw new Error('a table needs a language');
    return this.#speaking({ seats: this.session.seats, me: this.reader });
  });

  /** The reasons in words, with their rules. */
  explained(reasons: readonly Reason[], view: View<G>): WhyNot<T, S>['reasons'] {
    const { explaining } = this;
    return explaining ? reasons.map((reason) => ({ rule: reason.rule, text: explaining(reason, view) })) : [];
  }

  /** The only person at this device; with several, nobody is "you". */
  get reader(): Seat | undefined {
    const mine = this.session.seats.filter(({ kind }) => kind === 'me');
    return mine.length === 1 ? mine[0]?.seat : this.session.reader;
  }

  /** The confirmed state that has been shown. */
  get snapshot(): Snapshot<G> {
    return this.#snapshot;
  }

  /** Whether the game is over and everything has been shown. */
  get over(): boolean {
    return this.#snapshot.toMove === undefined && !this.replay.moving;
  }

  /** Whether there is nothing to do here any more, or ever, for a spectator. */
  get isIdle(): boolean {
    return this.over || !this.session.seats.some(({ kind }) => kind === 'me');
  }

  /** Whose turn the board shows, which need not be the deciding seat; undefined if the game is not running. */
  get onTurn(): Seat | undefined {
    if (this.over || this.stopped) return undefined;
    const { table } = this.view;
    const shown = this.replay.moving ? this.replay.turnOf : undefined;
    return shown ?? (this.kit.onTurn ? this.kit.onTurn(table) : this.session.game.toMove(table));
  }

  /** The view that the board shows now. */
  readonly view: View<G> = $derived.by(() => (this.replay.moving ? this.replay.view : this.drafting.view));

  /** The things on the board by their keys. */
  readonly targets: ReadonlyMap<string, T> = $derived.by(
    () => new Map(this.kit.targets(this.view.table).map((target) => [this.kit.keyOf(target), target])),
  );

  /** The score as shown. A sealed draft asks nothing more, but the game is not over. */
  readonly sheet: ScoreSheet = $derived.by(() => {
    const sheet = this.session.game.score(this.view.table);
    const over = this.#snapshot.toMove === undefined;
    const { outcome } = this.session;
    if (over && outcome) return { ...sheet, final: true, places: outcome.places.map((seats) => [...seats]) };
    return { ...sheet, final: sheet.final && over };
  });

  get pane(): PaneId {
    return this.#pane;
  }

  showPane(pane: PaneId): void {
    this.#pane = pane;
  }

  /** Switches to the pane that matters now. */
  turnToAsked(): void {
    this.#pane = this.kit.paneOf(this.decision.asking) ?? this.#pane;
  }

  #turnTo(pane: PaneId): boolean {
    const other = pane !== this.#pane;
    this.#pane = pane;
    return other;
  }

  /** Plays an offer, and those that the same touch also plays. */
  play(move: G['move'], { also = [], carried }: Playing<G> = {}): void {
    this.tryOut([move, ...also], { carried });
    if (this.drafting.complete && this.#preferences.autoConfirm()) void this.confirm();
  }

  /** Plays a line of moves as a draft; all of them can be undone. */
  tryOut(moves: readonly G['move'][], { carried = false }: Pick<Playing<G>, 'carried'> = {}): void {
    if (this.session.declines?.([...this.drafting.moves, ...moves])) return void this.input.letGo();
    const events = this.drafting.play(moves);
    if (!carried) void this.replay.accompany(events, this.view.table);
    for (const event of events) this.announcer.announce(event, this.view.table, true);
    this.#letGoOfAll();
    this.announcer.dismissForced();
    this.interaction.refuse(undefined);
    this.turnToAsked();
  }

  /** Undoes the last touch, or the whole turn. */
  undo(touches = 1): void {
    this.replay.catchUp();
    if (this.submission.inFlight || this.drafting.steps === 0) return;
    this.replay.stop();
    this.drafting.undo(touches);
    this.input.letGo();
    this.interaction.previewed = undefined;
    this.turnToAsked();
  }

  async confirm(): Promise<void> {
    if (!this.drafting.complete || this.submission.inFlight) return;
    this.interaction.refuse(undefined);
    this.interaction.whyNot = undefined;
    const answer = await this.submission.send();
    if (answer.ok) return;
    const { view } = this;
    this.interaction.refuse(() => {
      const refusals: Record<string, string> = this.speaker.table.refusals;
      const sentences = this.explained(answer.reasons, view).map(({ text }) => text);
      return [refusals[answer.why] ?? this.speaker.table.refusals.other, ...sentences].join(' ');
    });
  }

  /** Requests a hint for the deciding seat, from its view alone. */
  askForHint(): void {
    this.replay.catchUp();
    if (this.hints.allowed && this.decision.isOpen) void this.hints.ask(this.view);
  }

  /** Shows events of a version again, from index `from` on, in the turn of a seat; returns whether it can. */
  again(version: number, events: readonly G['event'][], from: number, seat: Seat | undefined): boolean {
    const table = this.history.tableBefore(version);
    if (table === undefined || this.replay.moving || this.submission.inFlight) return false;
    this.interaction.clear();
    void this.replay.again({ ...this.#snapshot.view, table }, events, from, seat);
    return true;
  }

  #letGoOfAll(): void {
    this.interaction.clear();
    this.hints.forget();
  }

  #receive(update: Update<G>): void {
    // An update without events, as after a reconnect, is not yet the turn that is on its way.
    const known = update.events.length > 0 ? this.submission.takeKnown(update.events) : undefined;
    // The player's own turn is on the board already; another player's begins where the last one ended.
    const seen = known === undefined ? this.#snapshot.view : this.view;
    this.history.receive(update.snapshot);
    if (!this.replay.moving) this.#letGoOfAll();
    this.announcer.keepForced(update.events.slice(known ?? 0), update.snapshot.view.table);
    this.replay.receive(update, known ?? 0, seen);
  }

  #arrive({ snapshot, events }: Update<G>): void {
    this.#snapshot = snapshot;
    if (events.length > 0) this.input.reset();
    this.drafting.begin(snapshot);
    this.#letGoOfAll();
    if (snapshot.hidden) this.announcer.forget();
    this.history.show(snapshot.version);
    if (!snapshot.mayMove) return;
    this.turnToAsked();
    if (!this.replay.moving) this.#preferences.sound('turn');
  }
}
