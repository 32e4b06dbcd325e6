import { type Refusal, recording, type ScoreSheet, type Seat, type Turn } from '@archivolt/engine';
import { type Dice, dicePicks, type GameId, type WireView } from '@archivolt/protocol';
import type { LogRow } from '../store/store.ts';
import { type Beginning, History } from './history.ts';
import { Forgotten, type Moment, momentOf } from './moment.ts';
import { firstPosition, type Position, storedPosition } from './position.ts';
import { type Outlook, type Seen, seenFrom } from './seen.ts';

/** Where a game stands at a table. */
export interface Standing {
  readonly table: string;
  readonly game: GameId;
  /** Of the moment. */
  readonly key: string;
}

interface Kept {
  readonly key: string;
  readonly position: Position;
  /** The one before, where others have put the game forward. */
  readonly before?: Kept;
}

/** So many tables are kept where they stand, so that only the store need keep their states too. */
const MOST = 5000;
const kept = new Map<string, Kept>();

function positionAt({ table, key }: Standing): Position {
  const known = kept.get(table);
  if (known?.key === key) return known.position;
  if (known?.before?.key === key) return known.before.position;
  throw new Forgotten();
}

function keep(table: string, now: Kept): void {
  kept.delete(table);
  kept.set(table, now);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/** Keeps what has come otherwise than by a step from here, beside the one before: they may be compared. */
function keepBeside(table: string, key: string, position: Position): void {
  const { before: _, ...last } = kept.get(table) ?? {};
  keep(table, { key, position, ...('key' in last && { before: last }) });
}

/** The first moment of a game, and what chance has brought it to. */
export interface Begun {
  readonly setup: number[];
  readonly first: Moment;
  /** For the store, here and below. */
  readonly state: string;
}

function begin(asked: { readonly game: GameId; readonly options: object; readonly dice: Dice }): Begun {
  const setup: number[] = [];
  const position = firstPosition(asked.game, asked.options, recording(dicePicks(asked.dice, 0), setup));
  return { setup, first: momentOf(position), state: position.toJson() };
}

/** What a step has led to. */
export interface Stepped {
  readonly ok: true;
  readonly after: Moment;
  readonly state: string;
  /** In the game's own notation. */
  readonly moves: string[];
  readonly picks: number[];
  /** JSON, as they are kept and told. */
  readonly events: string;
  readonly seen: Seen[];
}

/** A seat's moves, and what those who look on are to see of them. */
function step(
  asked: Standing & {
    readonly seat: Seat;
    readonly moves: readonly unknown[];
    readonly dice: Dice;
    /** The one that it would become. */
    readonly version: number;
    readonly outlooks: readonly Outlook[];
  },
): Stepped | Refusal {
  const { seat, moves, dice, version, outlooks } = asked;
  const before = positionAt(asked);
  const stepped = before.submit(seat, moves, dicePicks(dice, version));
  if (!stepped.ok) return stepped;
  const { position, picks } = stepped;
  const after = momentOf(position);
  const seen = seenFrom(outlooks, before, position);
  const state = position.toJson();
  const events = JSON.stringify(stepped.events);
  keep(asked.table, { key: after.key, position });
  return { ok: true, after, state, moves: stepped.moves, picks, events, seen };
}

/** What is stored of a table. */
type Stored = Omit<Standing, 'key'> & { readonly state: string };

/** A state that was stored: can it be gone on from, and seen by everybody? Throws where it cannot. */
function look({ table, game, state, seats }: Stored & { readonly seats: number }): Moment {
  const position = storedPosition(game, state);
  // What one seat alone knows may be lost though the one to move can go on.
  for (let seat = 0; seat < seats; seat++) position.view(seat);
  const moment = momentOf(position);
  keepBeside(table, moment.key, position);
  return moment;
}

/** What has changed between two moments that are no step apart: something was taken back, or others have moved. */
function compare(
  asked: Standing & { readonly after: string; readonly outlooks: readonly Outlook[] },
): Seen[] {
  const { table, game, after, outlooks } = asked;
  return seenFrom(outlooks, positionAt(asked), positionAt({ table, game, key: after }));
}

/** What a seat sees and may do. */
export interface Viewed {
  readonly view: WireView;
  /** Where a fault has lost what the seat alone knows, there is only what lies open. */
  readonly isWhole: boolean;
  readonly offers: readonly unknown[];
}

function view(asked: Standing & { readonly seat: Seat | null }): Viewed {
  const { seat } = asked;
  const position = positionAt(asked);
  try {
    return { view: position.view(seat), isWhole: true, offers: position.offers(seat) };
  } catch {
    return { view: { ...position.view(null), seat: seat ?? 0 }, isWhole: false, offers: [] };
  }
}

function score(asked: Standing): ScoreSheet {
  return positionAt(asked).score();
}

/** A step that no longer counts: who was asked, and whose turn it was before and after. */
interface StepBack {
  readonly version: number;
  readonly toMove: Seat | null;
  readonly before: Turn;
  readonly after: Turn;
}

/** A game played again from its log, to go back in it. Throws where the log no longer fits the rules. */
function goBack(
  asked: Beginning & {
    readonly table: string;
    readonly log: readonly LogRow[];
    readonly to: number;
    /** Versions. */
    readonly undone: readonly number[];
  },
): { after: Moment; state: string; steps: StepBack[] } {
  const history = History.of(asked, asked.log);
  const steps = asked.undone.map((version) => {
    const { toMove, turn } = history.at(version - 1);
    return { version, toMove, before: turn, after: history.at(version).turn };
  });
  const position = history.at(asked.to);
  const after = momentOf(position);
  keepBeside(asked.table, after.key, position);
  return { after, state: position.toJson(), steps };
}

/** Everything that the rules are asked at a table. */
export const WORK = { begin, step, look, compare, view, score, goBack };

export type Kind = keyof typeof WORK;
export type Asked<K extends Kind> = Parameters<(typeof WORK)[K]>[0];
export type Found<K extends Kind> = ReturnType<(typeof WORK)[K]>;
