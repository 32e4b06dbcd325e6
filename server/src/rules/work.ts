import { createHmac } from 'node:crypto';
import {
  type Chance,
  type Refusal,
  recording,
  type ScoreSheet,
  type Seat,
  type Turn,
} from '@archivolt/engine';
import {
  type Dice,
  dicePicks,
  LINK_BYTES,
  type LinkDigest,
  nextLink,
  type WireView,
} from '@archivolt/protocol';
import type { RulesRef } from '../games.ts';
import type { LogRow } from '../store/store.ts';
import { type GameStart, History } from './history.ts';
import {
  firstPosition,
  type PositionSummary,
  storedPosition,
  summaryOf,
  type Viewpoint,
  type ViewUpdate,
  viewUpdates,
} from './position.ts';

/** A position as text, as it is stored. The thread is stateless: every request carries its position. */
export type PositionText = RulesRef & { readonly state: string };

/** Records the number of sides of each die. */
const recordSides =
  (chance: Chance, sides: number[]): Chance =>
  (n) => {
    sides.push(n);
    return chance(n);
  };

/** The first position of a game, with the picks of chance that led to it. */
export interface FirstPosition {
  readonly setup: number[];
  /** The number of sides of the die of each pick, here and below. */
  readonly sides: number[];
  readonly summary: PositionSummary;
  /** For the store, here and below. */
  readonly state: string;
}

function begin(request: RulesRef & { readonly options: object; readonly dice: Dice }): FirstPosition {
  const [setup, sides]: [number[], number[]] = [[], []];
  const dice = recordSides(dicePicks(request.dice, 0), sides);
  const position = firstPosition(request, request.options, recording(dice, setup));
  return { setup, sides, summary: summaryOf(position), state: position.toJson() };
}

/** The result of a step. */
export interface StepResult {
  readonly ok: true;
  readonly summary: PositionSummary;
  readonly state: string;
  /** In the game's own notation. */
  readonly moves: string[];
  readonly picks: number[];
  readonly sides: number[];
  /** JSON, as it is stored and sent. */
  readonly events: string;
  readonly updates: ViewUpdate[];
  /** The next link of the hash chain; null if the game has none. */
  readonly hash: string | null;
}

/** Base64url has four letters for three bytes. */
const LINK_LETTERS = (LINK_BYTES / 3) * 4;

/** The platform takes half as long for a link as portable code, and leaves less garbage. */
const nativeDigest: LinkDigest = (seed, text) => {
  const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest('base64url');
  return digest.slice(0, LINK_LETTERS);
};

/** Plays a seat's moves and computes the updates for all viewpoints and the link of the hash chain. */
function step(
  request: PositionText & {
    readonly seat: Seat;
    readonly moves: readonly unknown[];
    readonly dice: Dice;
    /** The version that the step would get. */
    readonly version: number;
    /** The time that the step would get. */
    readonly at: number;
    /** The last link of the hash chain. */
    readonly chain: string | null;
    readonly viewpoints: readonly Viewpoint[];
  },
): StepResult | Refusal {
  const { seat, dice, version, at, chain, viewpoints } = request;
  const before = storedPosition(request, request.state);
  const sides: number[] = [];
  const result = before.submit(seat, request.moves, recordSides(dicePicks(dice, version), sides));
  if (!result.ok) return result;
  const { position, moves, picks } = result;
  const summary = summaryOf(position);
  const updates = viewUpdates(viewpoints, before, position);
  const state = position.toJson();
  const events = JSON.stringify(result.events);
  const row = { version, seat, kind: 'moves', moves, picks, sides, at };
  const hash = chain === null ? null : nextLink(dice.seed, chain, row, nativeDigest);
  return { ok: true, summary, state, moves, picks, sides, events, updates, hash };
}

/** Replays one submission from the log. Throws if it no longer fits the rules. */
function replay({
  state,
  row,
  ...rules
}: PositionText & { readonly row: Pick<LogRow, 'seat' | 'moves' | 'picks'> }): {
  summary: PositionSummary;
  state: string;
} {
  const { position } = storedPosition(rules, state).replay(row.seat ?? -1, row.moves, row.picks);
  return { summary: summaryOf(position), state: position.toJson() };
}

/** Checks that a stored state can be continued and viewed from every seat. Throws if not. */
function inspect({ state, seats, ...rules }: PositionText & { readonly seats: number }): PositionSummary {
  const position = storedPosition(rules, state);
  // A hand may be damaged although the player to move can continue.
  for (let seat = 0; seat < seats; seat++) position.view(seat);
  return summaryOf(position);
}

/** The diff between two positions that are not one step apart: after a take-back, or after moves of other players. */
function compare(
  request: PositionText & { readonly after: string; readonly viewpoints: readonly Viewpoint[] },
): ViewUpdate[] {
  const { state, after, viewpoints, ...rules } = request;
  return viewUpdates(viewpoints, storedPosition(rules, state), storedPosition(rules, after));
}

/** The view and the legal moves of a seat. */
export interface SeatView {
  readonly view: WireView;
  /** False if a fault has destroyed the seat's private part; the view is then the open part only. */
  readonly isComplete: boolean;
  readonly offers: readonly unknown[];
}

function view({ seat, state, ...rules }: PositionText & { readonly seat: Seat | null }): SeatView {
  const position = storedPosition(rules, state);
  try {
    return { view: position.view(seat), isComplete: true, offers: position.offers(seat) };
  } catch {
    return { view: { ...position.view(null), seat: seat ?? 0 }, isComplete: false, offers: [] };
  }
}

function score({ state, ...rules }: PositionText): ScoreSheet {
  return storedPosition(rules, state).score();
}

/** A step that no longer counts: the seat that was asked, and whose turn it was before and after. */
interface StepBack {
  readonly version: number;
  readonly toMove: Seat | null;
  readonly before: Turn;
  readonly after: Turn;
}

/** Replays a game from its log to an earlier version. Throws if the log no longer fits the rules. */
function rewind(
  request: GameStart & {
    readonly log: readonly LogRow[];
    readonly to: number;
    /** Versions. */
    readonly undone: readonly number[];
  },
): { summary: PositionSummary; state: string; steps: StepBack[] } {
  const history = History.of(request, request.log);
  const steps = request.undone.map((version) => {
    const { toMove, turn } = history.at(version - 1);
    return { version, toMove, before: turn, after: history.at(version).turn };
  });
  const position = history.at(request.to);
  return { summary: summaryOf(position), state: position.toJson(), steps };
}

/** A game from its log as one viewer sees it: the first view, and the diff of every entry. Throws like `rewind`. */
function viewHistory(
  request: GameStart & { readonly log: readonly LogRow[]; readonly seat: Seat | null },
): ViewHistory {
  const { seat, log } = request;
  const history = History.of(request, log);
  const viewpoints = [{ seat, offers: false }];
  return {
    first: history.at(0).view(seat),
    changes: log.map(({ version }) => {
      const [updates] = viewUpdates(viewpoints, history.at(version - 1), history.at(version));
      return updates?.changes ?? '[]';
    }),
  };
}

interface ViewHistory {
  readonly first: WireView;
  /** JSON, as it is sent. */
  readonly changes: readonly string[];
}

/** All requests to the rules. */
export const WORK = { begin, step, replay, inspect, compare, view, score, rewind, viewHistory };

export type WorkKind = keyof typeof WORK;
export type RequestOf<K extends WorkKind> = Parameters<(typeof WORK)[K]>[0];
export type ResultOf<K extends WorkKind> = ReturnType<(typeof WORK)[K]>;

/** A request of any kind. */
export interface RulesRequest {
  readonly kind: WorkKind;
  readonly request: RequestOf<WorkKind>;
}

export type RulesReply = { readonly found: unknown } | { readonly failed: Error };

/** Handles a request: text in, text out. Returns the result, or the error that was thrown. */
export function handleRequest({ kind, request }: RulesRequest): RulesReply {
  // Each kind comes with its own argument type.
  const work = WORK[kind] as (request: RequestOf<WorkKind>) => unknown;
  try {
    return { found: work(request) };
  } catch (thrown) {
    return { failed: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }
}
