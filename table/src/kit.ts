import type { Facts, GameTypes, Reason, Seat, View } from '@archivolt/engine';
import type { GuideMessages, Locale, RuleBook, Sources, TableMessages, TableSpeaker } from '@archivolt/i18n';
import type { Component } from 'svelte';
import type { CoachOf } from './coach/note.ts';
import type { ActionState, Answer, Asking, Choice } from './controller.ts';
import type { LadderOf } from './hints/ladder.ts';
import type { LogTurn } from './log.ts';
import type { TableModel } from './model.svelte.ts';
import type { SeatInfo } from './session/session.ts';
import type { Sound } from './sound.ts';
import type { Motion } from './stage.ts';

/** What every game provides for the table: which choices it offers, how an event changes it, what it says and its panes. */
export interface CoreKit<G extends GameTypes, T, S> {
  /** The answers that have a button in the action bar; the others are touched on the board. */
  choices(asking: Asking<G, S>): readonly Choice<G, S>[];
  /** The seat whose turn it is, if it may be a seat that decides nothing. */
  onTurn?(table: G['table']): Seat;
  /** Applies an event to the table, in place. */
  showEvent(table: G['table'], event: G['event']): void;
  /** The turn that an event begins; one that ends immediately has no number and is described by the event itself. */
  beginsTurn(event: G['event']): { seat: Seat; turn?: number } | undefined;
  /** The sentences that the table needs from the start. */
  loadSpeaker(locale: Locale): Promise<SpeakerOf<G, T, S>>;
  /** The texts that are loaded after the table. */
  loadGuide(locale: Locale): Promise<GuideOf<G>>;
  /** The game's part of the coach; absent if it has none. */
  loadCoach?(locale: Locale): Promise<CoachOf<G>>;
  /** The player aid: the turn, the symbols and the scoring on one screen; absent if the game has none. */
  loadAid?(): Promise<Component<{ model: TableModel<G, T, S> }>>;
  /** The game's explanations of hints; absent if it has none. */
  loadLadder?(locale: Locale): Promise<LadderOf<G>>;
  /** A large drawing of a thing, by its key; absent if the game has none. */
  loadLarge?(): Promise<Component<{ model: TableModel<G, T, S>; key: string }>>;
  /** The parts of the board, in the order of their tabs on a small screen. */
  panes: readonly Pane<G, T, S>[];
  /** The players in a row with the most important numbers, for small screens. */
  chips: Component<{ model: TableModel<G, T, S> }>;
  /** The icon for points, if it is not the default. */
  pointsIcon?: string;
}

/** How a game is played by touching things on the board. Without it, every offer is one of the choices. */
export interface Touch<G extends GameTypes, T, S> {
  /** A unique key for each thing that can be touched: the `data-target` of its element. */
  keyOf(target: T): string;
  /** Everything on the board that can be touched. */
  targets(table: G['table']): readonly T[];
  /** The effect of touching a thing. */
  touch(asking: Asking<G, S>, target: T): Answer<G, S>;
  /** The permanent actions of the bar, possible or not. */
  actions(asking: Asking<G, S>): readonly ActionState<G, S>[];
  /** The player's own things selected by digits, in order; absent if the game has none. */
  numbered?(view: View<G>): readonly T[];
  /** The state and the accessible name of everything that can be touched now or is selected. */
  marks(asking: Asking<G, S>, label: (target: T, answer: Answer<G, S> | undefined) => string): MarkMap;
  /** The pane that matters for the current question or selection; undefined if any does. */
  paneOf(asking: Asking<G, S>): PaneId | undefined;
  /** The pane that shows a thing. */
  paneOfTarget(target: T): PaneId;
  /** Where on the board an event happened. */
  targetOf(event: G['event']): T | undefined;
}

/** How a game draws its things and animates its events. Without it, the table just shows what each event changes. */
export interface Animation<G extends GameTypes> {
  /** SVG definitions shared by all drawings, inserted into the page once. */
  defs(): string;
  /** The pane where an event is visible; undefined if it is visible anywhere. */
  paneOfEvent(event: G['event']): PaneId | undefined;
  /** Animations before the table shows an event; `table` is the one before it. */
  motionsBefore(event: G['event'], table: G['table']): readonly Motion[];
  /** Animations once the table shows an event; `table` is the one after it. */
  motionsAfter(event: G['event'], table: G['table']): readonly Motion[];
  /** The sound of an event; undefined for a silent one. */
  soundOf(event: G['event'], table: G['table']): Sound | undefined;
  /** The tables with which to describe old events, one for each. */
  tablesOf(events: readonly G['event'][], now: G['table']): readonly G['table'][];
}

/**
 * What a game provides for the table. The table itself knows drafts, undo, the log and the layout, but no game. A game that
 * lacks a feature, `Touch` or `Animation`, passes the rest to `simpleKit`.
 */
export interface Kit<G extends GameTypes, T, S> extends CoreKit<G, T, S>, Touch<G, T, S>, Animation<G> {}

/** The name of a pane, unique in its kit. */
export type PaneId = string;

/** A trace of what another player did to a thing: it appeared, changed or was lost. */
export interface Trace {
  readonly how: 'new' | 'changed' | 'lost';
  readonly seat: Seat;
  /** For a movement in steps: its start, and the number of steps. */
  readonly way?: readonly [from: number, steps: number];
}

/** Traces by the key of their thing. */
export type Traces = ReadonlyMap<string, Trace>;

/** Description of a thing. */
export interface Description {
  readonly name: string;
  readonly lines: readonly string[];
  readonly rules: readonly string[];
}

/** A turn on one line: what was done, what its player gained or lost, and what it did to the reader. */
export interface Summary {
  readonly text: string;
  readonly balance: string;
  readonly yours: readonly string[];
}

/** The tables before and after a turn. */
export interface AroundTurn<G extends GameTypes> {
  readonly before: G['table'];
  readonly after: G['table'];
}

/** Additional texts of a game; loaded after the table. A game leaves out what it does not have. */
export interface Guide<G extends GameTypes> {
  /** The table's own texts that are loaded later. */
  readonly words: GuideMessages;
  /** The rules by their numbers. */
  readonly book: RuleBook<string>;
  /** The description of the thing with this key; undefined if there is none. */
  inspect?(key: string, view: View<G>): Description | undefined;
  /** If the tables before and after the turn are known, the summary includes what it changed for the reader. */
  summary?(turn: LogTurn<G>, around?: AroundTurn<G>): Summary;
  /** What the events of the others have left on the board. */
  traces?(events: readonly G['event'][]): Traces;
  /** Why something is not possible. */
  reason(reason: Reason, view: View<G>): string;
  /** The changes of a turn being considered. */
  preview?(considered: TurnPreview<G>): Preview;
  /** The texts of the ending for the codes of score lines, in the order in which tables show them. */
  sources(locale: Locale): Promise<Sources>;
  /** Draws a table as everybody sees it, in one size on every screen; resolves with a function that removes it. */
  drawTable?(table: G['table'], target: HTMLElement): Promise<() => void>;
  /** Draws a finished table with everybody's points into an element; resolves with a function that removes it. */
  drawEnd?(table: G['table'], locale: Locale, target: HTMLElement): Promise<() => void>;
}

export type GuideOf<G extends GameTypes> = (seating: Seating) => Guide<G>;

/** A part of the board. */
export interface Pane<G extends GameTypes, T, S> {
  /** Its name in the code; `Speaker.paneName` gives the one that is shown. */
  id: PaneId;
  /** The icon of its tab. */
  icon: string;
  /** Its place in the layout: one of two boards or the only one, the player's own things, or those of the others. */
  area: 'first' | 'second' | 'wide' | 'own' | 'others';
  /** On a small screen it is shown below this other pane and has no tab of its own. */
  below?: PaneId;
  /** Draws it. */
  component: Component<{ model: TableModel<G, T, S> }>;
}

/** Same as the marks of a board part; the table only passes them on. */
export type MarkMap = ReadonlyMap<
  string,
  { state: 'possible' | 'chosen' | 'impossible'; price?: number; label: string }
>;

/** A turn being considered: the draft compared with the session's view, and perhaps one more offer. */
export interface TurnPreview<G extends GameTypes> {
  readonly before: View<G>;
  readonly after: View<G>;
  readonly moves: readonly G['move'][];
  readonly events: readonly G['event'][];
  readonly sealed: boolean;
  /** The view in which the last move is made. */
  readonly from: View<G>;
  /** The offer being previewed, and the offers that would follow. */
  readonly looked?: {
    readonly move: G['move'];
    /** The further offers of the same touch, if there are any, and the view in which the first of them is played. */
    readonly also?: { readonly from: View<G>; readonly moves: readonly G['move'][] };
    readonly next: readonly G['move'][];
  };
}

/** The changes shown beside the counters before anything is confirmed. */
export interface Preview {
  readonly title?: string;
  readonly counters: readonly PreviewCounter[];
  readonly notes: readonly PreviewNote[];
  /** Values that are not known yet. */
  readonly unknown?: { readonly icons: readonly string[]; readonly text: string };
}

export interface PreviewCounter {
  readonly icon: string;
  /** A class that gives the icon the colours of its player. */
  readonly tint?: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface PreviewNote {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly rule?: string;
}

/** The reader's settings, read when they matter. */
export interface Preferences {
  speed(): number;
  autoConfirm(): boolean;
  sound(name: Sound): void;
}

/** The seating, for sentences. */
export interface Seating {
  readonly seats: readonly SeatInfo[];
  /** The reader, addressed as "you"; undefined in a hot seat. */
  readonly me: Seat | undefined;
}

/** A language, to be completed with the players at the table. */
export type SpeakerOf<G extends GameTypes, T, S> = (seating: Seating) => Speaker<G, T, S>;

/** Everything a game says at the table, in one language: what it says anywhere, and what only a page says. */
export interface Speaker<G extends GameTypes, T, S> extends TableSpeaker<G> {
  /** The table's own texts. */
  readonly table: TableMessages;
  /** The name of a pane. */
  paneName(pane: PaneId): string;
  /** The question while something is held, if it is more specific. */
  held?(selection: S, view: View<G>): string | undefined;
  /** The name of the deciding player, if it is not simply the player whose turn it is. */
  asked?(view: View<G>): string | undefined;
  /** The symbol of what asks the question; absent if it is simply the turn. */
  picture?(view: View<G>): string | undefined;
  /** The phrase for what is complete, if it is not simply the turn of the deciding player. */
  completed?(considered: TurnPreview<G>): string | undefined;
  /** The sentence for an event that a person at this device did not decide; undefined for other events. */
  forced?(event: G['event'], table: G['table']): string | undefined;
  /** Several moves in a row, if some of them say more together than one by one. */
  moves?(steps: readonly { readonly move: G['move']; readonly view: View<G> }[]): string[];
  /** The label of a button, its full sentence, and perhaps a caption above the label. */
  choice(choice: Choice<G, S>, view: View<G>): { short: string; full: string; caption?: string };
  /** A permanent action; `short` is its word below an icon, where the name is too long. */
  action(name: string): { name: string; help: string; short?: string };
  /** Describes a thing, and the effect of touching it. */
  label(target: T, answer: Answer<G, S> | undefined, view: View<G>): string;
  /** The name of a score line for all seats: lines with the same code and name share a row. */
  scoreRow(line: { rule: string; code: string; facts?: Facts }, table: G['table']): string;
  /** The function of the digits, for the help. */
  numbered?: string;
  /** The sentence that hands the device to another person, if it is not simply for their turn. */
  handover?(view: View<G>): string | undefined;
}
