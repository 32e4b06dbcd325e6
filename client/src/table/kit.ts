import type { Facts, Reason, ScoreLine, ScoreSheet, Seat, Shape, View } from '@archivolt/engine';
import type { Locale, TableMessages } from '@archivolt/i18n';
import type { Component } from 'svelte';
import type { SeatInfo } from '../session/session.ts';
import type { Sound } from '../sound.ts';
import type { ActionState, Answer, Asking, Choice } from './controller.ts';
import type { TableModel } from './model.svelte.ts';
import type { Motion } from './stage.ts';

/**
 * What a game brings to the table: how its offers become touches, how it is drawn, what it says. The table itself
 * knows drafts, undo, the log and the layout, and no game.
 */
export interface Kit<G extends Shape, T, S> {
  /** One string for each thing that can be touched: the `data-target` of its element. */
  keyOf(target: T): string;
  targets(table: G['table']): readonly T[];
  touch(asking: Asking<G, S>, target: T): Answer<G, S>;
  choices(asking: Asking<G, S>): readonly Choice<G, S>[];
  actions(asking: Asking<G, S>): readonly ActionState<G, S>[];
  /** The player's own things that the digits choose, in order; none in a game without. */
  numbered?(view: View<G>): readonly T[];
  marks(asking: Asking<G, S>, label: (target: T, answer: Answer<G, S> | undefined) => string): MarkMap;
  /** Changes when a turn ends, so that a draft knows where to stop. */
  turnOf(table: G['table']): number;
  /** The part of the table that matters for what is asked or held now; undefined where any does. */
  paneOf(asking: Asking<G, S>): PaneId | undefined;
  /** The part of the table where an event is seen; undefined where it is seen anywhere. */
  paneOfEvent(event: G['event']): PaneId | undefined;
  paneOfTarget(target: T): PaneId;
  /** Where on the board a thing happened. */
  targetOf(event: G['event']): T | undefined;
  /** The table once an event has been seen; changes it. */
  showEvent(table: G['table'], event: G['event']): void;
  /** What moves before the table shows an event, and what once it does. */
  motionsBefore(event: G['event'], table: G['table']): readonly Motion[];
  motionsAfter(event: G['event'], table: G['table']): readonly Motion[];
  soundOf(event: G['event'], table: G['table']): Sound | undefined;
  /** Tables to tell old events by, one for each. */
  tablesOf(events: readonly G['event'][], now: G['table']): readonly G['table'][];
  beginsTurn(event: G['event']): { seat: Seat; turn: number } | undefined;
  loadSpeaker(locale: Locale): Promise<SpeakerOf<G, T, S>>;
  panes: readonly Pane<G, T, S>[];
  /** The players in a row, with what counts most: for small screens. */
  chips: Component<{ model: TableModel<G, T, S> }>;
  /** The sign of points, where it is not the usual one. */
  pointsIcon?: string;
  /** Put into the page once: the drawings that are used many times. */
  defs: Component;
}

export type PaneId = string;

export interface Pane<G extends Shape, T, S> {
  id: PaneId;
  icon: string;
  /** Its place in the layout: one of at most two boards or the only one, the player's own things, or those of the others. */
  area: 'first' | 'second' | 'wide' | 'own' | 'others';
  /** On a small screen it is seen below this other part, and has no tab of its own. */
  below?: PaneId;
  component: Component<{ model: TableModel<G, T, S> }>;
}

/** The same as the marks of a board part; the table only passes them on. */
export type MarkMap = ReadonlyMap<
  string,
  { state: 'possible' | 'chosen' | 'impossible'; price?: number; label: string }
>;

/** A turn being considered: the draft against the session's view, and perhaps one offer more. */
export interface Considered<G extends Shape> {
  readonly before: View<G>;
  readonly after: View<G>;
  readonly moves: readonly G['move'][];
  readonly events: readonly G['event'][];
  readonly sealed: boolean;
  /** The view in which the last of the moves is made. */
  readonly from: View<G>;
  /** The offer that is only looked at, with the offers that would follow it. */
  readonly looked?: { readonly move: G['move']; readonly next: readonly G['move'][] };
}

/** What stands beside the counters before anything is confirmed. */
export interface Preview {
  readonly title?: string;
  readonly counters: readonly PreviewCounter[];
  readonly notes: readonly PreviewNote[];
  /** What nobody knows yet. */
  readonly unknown?: { readonly icons: readonly string[]; readonly text: string };
}

export interface PreviewCounter {
  readonly icon: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface PreviewNote {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly rule?: string;
}

/** What the reader has chosen, read when it matters. */
export interface Preferences {
  speed(): number;
  autoConfirm(): boolean;
  sound(name: Sound): void;
}

/** Who sits where, for sentences. */
export interface Seating {
  readonly seats: readonly SeatInfo[];
  /** The reader, who is told "you"; nobody in particular in a hot seat. */
  readonly me: Seat | undefined;
}

/** A language, waiting to hear who sits at the table. */
export type SpeakerOf<G extends Shape, T, S> = (seating: Seating) => Speaker<G, T, S>;

/** Everything a game says at the table, in one language. */
export interface Speaker<G extends Shape, T, S> {
  readonly title: string;
  readonly table: TableMessages;
  paneName(pane: PaneId): string;
  seatName(seat: Seat, table: G['table']): string;
  ask(view: View<G>): string;
  /** What is asked while something is held, where that says more. */
  held?(selection: S, view: View<G>): string | undefined;
  /** Who is asked, where that is not simply the one whose turn it is. */
  asked?(view: View<G>): string | undefined;
  /** The drawing of what asks, as a symbol of the page; where simply the turn does, none. */
  picture?(view: View<G>): string | undefined;
  event(event: G['event'], table: G['table']): string;
  move(move: G['move'], view: View<G>): string;
  moveShort(move: G['move'], view: View<G>): string;
  choice(choice: Choice<G, S>, view: View<G>): { short: string; full: string; caption?: string };
  action(name: string): { name: string; help: string };
  reason(reason: Reason, view: View<G>): string;
  /** What a thing is, and what it would do. */
  label(target: T, answer: Answer<G, S> | undefined, view: View<G>): string;
  preview(considered: Considered<G>): Preview;
  scoreRow(line: { rule: string; code: string; facts?: Facts }, table: G['table']): string;
  scoreHelp(line: ScoreLine, table: G['table']): string;
  tieBreak(code: string): string;
  /** A tie-break as it is shown, where a number would mislead. */
  tieBreakValue?(code: string, value: number): string;
  winner(sheet: ScoreSheet, table: G['table']): string;
  /** Between two persons at one device, in a game with secrets; the button to put one's own away. */
  /** What the digits do, for the help. */
  numbered?: string;
  handover?(view: View<G>, seat: Seat): { title: string; text: string; button: string };
  putAway?: string;
}
