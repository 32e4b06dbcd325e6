import { type Refusal, recording, type ScoreSheet, type Seat, type Turn } from '@archivolt/engine';
import { type Dice, dicePicks, type GameId, type WireView } from '@archivolt/protocol';
import type { LogRow } from '../store/store.ts';
import { type Beginning, History } from './history.ts';
import { type Moment, momentOf } from './moment.ts';
import { firstPosition, type Position, storedPosition } from './position.ts';
import { type Outlook, type Seen, seenFrom } from './seen.ts';

/** Where a game stands at a table. */
export interface Standing {
  readonly table: string;
  readonly game: GameId;
  readonly state: string;
}

/** So many positions are kept as they were made, so that the next step need not read them again. */
const MOST = 5000;
const kept = new Map<string, { state: string; position: Position }>();

function positionAt({ table, game, state }: Standing): Position {
  const known = kept.get(table);
  return known?.state === state ? known.position : storedPosition(game, state);
}

function keep(table: string, state: string, position: Position): void {
  kept.delete(table);
  kept.set(table, { state, position });
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/** The first moment of a game, and what chance has brought it to. */
export interface Begun {
  readonly setup: number[];
  readonly first: Moment;
}

function begin(asked: { readonly game: GameId; readonly options: object; readonly dice: Dice }): Begun {
  const setup: number[] = [];
  const position = firstPosition(asked.game, asked.options, recording(dicePicks(asked.dice, 0), setup));
  return { setup, first: momentOf(position) };
}

/** What a step has led to. */
export interface Stepped {
  readonly ok: true;
  readonly after: Moment;
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
  keep(asked.table, after.state, position);
  return { ok: true, after, moves: stepped.moves, picks, events: JSON.stringify(stepped.events), seen };
}

/** A state that was stored: can it be gone on from, and seen by everybody? Throws where it cannot. */
function look(asked: Standing & { readonly seats: number }): Moment {
  const position = storedPosition(asked.game, asked.state);
  // What one seat alone knows may be lost though the one to move can go on.
  for (let seat = 0; seat < asked.seats; seat++) position.view(seat);
  return momentOf(position);
}

/** What has changed between two moments that are no step apart: something was taken back, or others have moved. */
function compare(
  asked: Standing & { readonly after: string; readonly outlooks: readonly Outlook[] },
): Seen[] {
  const after = positionAt({ ...asked, state: asked.after });
  return seenFrom(asked.outlooks, storedPosition(asked.game, asked.state), after);
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
    readonly log: readonly LogRow[];
    readonly to: number;
    /** Versions. */
    readonly undone: readonly number[];
  },
): { after: Moment; steps: StepBack[] } {
  const history = History.of(asked, asked.log);
  const steps = asked.undone.map((version) => {
    const { toMove, turn } = history.at(version - 1);
    return { version, toMove, before: turn, after: history.at(version).turn };
  });
  return { after: momentOf(history.at(asked.to)), steps };
}

/** Everything that the rules are asked at a table. */
export const WORK = { begin, step, look, compare, view, score, goBack };

export type Kind = keyof typeof WORK;
export type Asked<K extends Kind> = Parameters<(typeof WORK)[K]>[0];
export type Found<K extends Kind> = ReturnType<(typeof WORK)[K]>;
