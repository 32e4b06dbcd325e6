import type { Chance, Game, GameTypes, Seat, State } from './game.ts';
import { offersOf, viewOf } from './play.ts';

/**
 * A lesson, as data: a position, and steps with their texts, what the learner has to do and what the others do. Moves
 * are written in the game's notation; in a pattern `*` matches anything.
 */
export interface Lesson {
  /** Part of its URL: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** Approximate duration. */
  readonly minutes: number;
  /** The players in seat order. Exactly one is the learner. */
  readonly seats: readonly LessonSeat[];
  /**
   * The starting position in notation. It must be the learner's turn, unless the first step shows another player's
   * turn.
   */
  readonly position: string;
  readonly steps: readonly LessonStep[];
}

export interface LessonSeat {
  /**
   * `learner` is the reader, `rival` another player with a name, `automaton` an opponent driven by the cards of the
   * game.
   */
  readonly kind: 'learner' | 'rival' | 'automaton';
  /** Only for a rival; the learner and an automaton are named as in any game. */
  readonly name?: string;
  /** Index of the colour: red, yellow, green, blue. */
  readonly colour: number;
}

/** The key of a sentence in the texts of the lesson. */
export type Say = string;
/** Moves in the order they are made, each in notation or as a pattern. */
export type MoveList = readonly string[];

interface Said {
  /** One or two sentences. */
  readonly say: Say;
  /**
   * What is highlighted: a part of the board by its name there (`section:0`, `die:2`, `track`), a button of the action
   * bar (`action:claim`, `choice:roll`) or a pane of the table (`pane:market`).
   */
  readonly lit?: readonly string[];
  /** The rules behind it, which the reader can open. */
  readonly rules?: readonly string[];
}

/** A step with text only; the learner continues after reading it. */
export interface ReadStep extends Said {
  readonly step: 'read';
}

/** A step in which the learner makes a move. */
export interface PlayStep extends Said {
  readonly step: 'play';
  /** The lines that complete the step. The first one is played for a learner who skips it. */
  readonly moves: readonly MoveList[];
  /** Answers to other legal moves; the first match applies, and the table does not change. */
  readonly answers?: readonly { readonly move: string; readonly say: Say }[];
  /** Answer to all other legal moves, where the default sentence does not fit. */
  readonly otherwise?: Say;
  /** The random picks that the line needs, in order. A line ends with the first move that needs one. */
  readonly picks?: readonly number[];
}

/** A step in which another player takes a turn, shown as in a game. */
export interface WatchStep extends Said {
  readonly step: 'watch';
  readonly moves: MoveList;
  readonly picks?: readonly number[];
}

export type LessonStep = ReadStep | PlayStep | WatchStep;

/** Every sentence key used by a lesson. */
type SayOf<L extends Lesson> = SayOfStep<L['steps'][number]>;
type SayOfStep<S> =
  | (S extends { say: infer K extends Say } ? K : never)
  | (S extends { otherwise: infer K extends Say } ? K : never)
  | (S extends { answers: readonly { say: infer K extends Say }[] } ? K : never);

/** The texts of a lesson in one language. */
export interface LessonText<K extends Say = Say> {
  readonly title: string;
  /** One sentence on what it is about. */
  readonly about: string;
  /** A summary of what was learnt, shown at the end. */
  readonly learnt: readonly [string, string, string];
  readonly says: Readonly<Record<K, string>>;
}

/** The texts of all lessons of a game. A missing or unused sentence is a type error. */
export type LessonTexts<L extends readonly Lesson[]> = {
  readonly [E in L[number] as E['id']]: LessonText<SayOf<E>>;
};

export function learnerOf({ seats }: Lesson): Seat {
  return seats.findIndex(({ kind }) => kind === 'learner');
}

/**
 * Plays forced moves in place, as at any table: the learner's only move, where it decides nothing. Its picks are the
 * last ones listed in the previous step.
 */
export function settleForced<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  learner: Seat,
  chance: Chance,
  events?: G['event'][],
): void {
  while (game.secrets && game.toMove(state.table) === learner) {
    const view = viewOf(state, learner);
    const [only, ...others] = offersOf(game, view);
    if (only === undefined || others.length > 0 || !game.secrets.decidesNothing(only)) return;
    game.play(view, only, chance, events);
  }
}

/** Whether a move in notation matches the pattern. */
export function fits(pattern: string, move: string): boolean {
  if (!pattern.includes('*')) return pattern === move;
  const pieces = pattern.split('*').map((piece) => piece.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}$`).test(move);
}

/** The result of following the learner's moves. */
export type FollowResult =
  /** Right so far: the number of completed steps, and the moves made of the next one. */
  | { readonly ok: true; readonly step: number; readonly made: number }
  /** Wrong: the answer (undefined for the default one); `unread` if an earlier step has not been read. */
  | { readonly ok: false; readonly say: Say | undefined; readonly unread: boolean };

/**
 * Follows the moves made since step `from` began. Steps before `read` need not be read again; the right move skips a
 * step that has not been read, or another player's turn that is still being shown.
 */
export function follow(
  steps: readonly LessonStep[],
  from: number,
  read: number,
  moves: readonly string[],
): FollowResult {
  let left = moves;
  let index = from;
  let unread = false;
  for (; index < steps.length; index++) {
    const step = steps[index];
    if (step?.step !== 'play') {
      if (index < read) continue;
      if (left.length === 0) break;
      unread = true;
    } else {
      const line = step.moves.find((one) => one.length <= left.length && begins(one, left));
      if (line) {
        left = left.slice(line.length);
        unread = false;
        continue;
      }
      if (left.length === 0 || step.moves.some((one) => begins(one, left)))
        return { ok: true, step: index, made: left.length };
      return { ok: false, unread, say: unread ? undefined : answerTo(step, left) };
    }
  }
  return left.length === 0 ? { ok: true, step: index, made: 0 } : { ok: false, unread, say: undefined };
}

/** Whether the moves match the line, up to the shorter of the two. */
function begins(line: MoveList, moves: readonly string[]): boolean {
  return line.slice(0, moves.length).every((pattern, index) => fits(pattern, moves[index] ?? ''));
}

/** The answer to the first move that is in no line. */
function answerTo({ moves: lines, answers = [], otherwise }: PlayStep, moves: readonly string[]) {
  let right = 0;
  while (lines.some((line) => line.length > right && begins(line, moves.slice(0, right + 1)))) right++;
  const wrong = moves[right] ?? '';
  return answers.find(({ move }) => fits(move, wrong))?.say ?? otherwise;
}
