import { describe, expect, test } from 'vitest';
import { recording, replaying } from './chance.ts';
import type { Chance, Game, GameTypes, PositionNotation, State } from './game.ts';
import {
  fits,
  follow,
  type Lesson,
  learnerOf,
  type MoveList,
  type PlayStep,
  settleForced,
} from './lesson.ts';
import { at } from './lists.ts';
import { copyState, offersOf, viewOf } from './play.ts';

interface LessonSubject<G extends GameTypes> {
  game: Game<G>;
  positions: PositionNotation<G>;
  lessons: readonly Lesson[];
}

/** How far a lesson has been played. */
export interface LessonPosition<G extends GameTypes> {
  readonly state: State<G>;
  readonly step: number;
  /** The learner's unconfirmed moves, and the step at which they began. */
  readonly drafted: readonly string[];
  readonly from: number;
}

/**
 * The tests shared by the lessons of all games: each is played to its end with the real rules, in every way it allows.
 */
export function testLessons<G extends GameTypes>({ game, positions, lessons }: LessonSubject<G>): void {
  describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_, lesson) => {
    test('can be played to its end with offered moves and legal turns of the others', () => {
      playLesson(game, positions, lesson);
    });

    test('answers wrong moves with all of its listed sentences and no others', () => {
      playLesson(game, positions, lesson, (reached) => expectAnswers(game, lesson, reached));
    });
  });

  test('lessons have unique ids and one learner each', () => {
    const ids = lessons.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, seats } of lessons) {
      expect(id).toMatch(/^[a-z0-9-]{1,40}$/);
      expect(seats.filter(({ kind }) => kind === 'learner')).toHaveLength(1);
      for (const { kind, name } of seats) expect(name !== undefined, id).toBe(kind === 'rival');
    }
  });
}

/** Plays a lesson in every way it allows; `visit` is called at the start of each step. */
export function playLesson<G extends GameTypes>(
  game: Game<G>,
  positions: PositionNotation<G>,
  lesson: Lesson,
  visit: (reached: LessonPosition<G>) => void = () => {},
): void {
  const parsed = positions.parseState(lesson.position);
  if (!parsed.ok) throw new Error(`${lesson.id}: ${lesson.position.slice(0, parsed.at)} ⚠ ${parsed.why}`);
  const seen = new Set<string>();
  let ways: LessonPosition<G>[] = [{ state: parsed.value, step: 0, drafted: [], from: 0 }];
  while (ways.length > 0) {
    const next: LessonPosition<G>[] = [];
    for (const way of ways) {
      const key = `${way.step} ${way.drafted.join()} ${positions.printState(way.state)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      visit(way);
      if (way.step < lesson.steps.length) next.push(...advance(game, lesson, way));
      else expect(way.drafted, 'the last turn is complete').toEqual([]);
    }
    ways = next;
    expect(seen.size, 'ways through the lesson').toBeLessThan(2000);
  }
}

/** The positions after the step, one for every line that completes it. */
function advance<G extends GameTypes>(
  game: Game<G>,
  lesson: Lesson,
  way: LessonPosition<G>,
): LessonPosition<G>[] {
  const step = at(lesson.steps, way.step);
  const where = `step ${way.step + 1} (${step.say})`;
  const learner = learnerOf(lesson);
  const after = way.step + 1;
  if (step.step === 'read')
    return [{ ...way, step: after, from: way.drafted.length === 0 ? after : way.from }];
  const toMove = game.toMove(way.state.table);
  const settled = ({ state, used }: LineEnd<G>): State<G> => {
    const taken: number[] = [];
    settleForced(game, state, learner, recording(replaying((step.picks ?? []).slice(used)), taken));
    expect(used + taken.length, `${where}: picks that are used`).toBe(step.picks?.length ?? 0);
    return state;
  };
  if (step.step === 'watch') {
    expect(way.drafted, `${where}: the turn before is complete`).toEqual([]);
    expect(toMove, `${where}: somebody else is to move`).not.toBe(learner);
    const ends = playLine(game, way.state, step.moves, step.picks, where);
    expect(ends, `${where}: one way`).toHaveLength(1);
    return ends.map((end) => ({ state: settled(end), step: after, drafted: [], from: after }));
  }
  expect(toMove, `${where}: the learner is to move`).toBe(learner);
  return step.moves.flatMap((line) =>
    playLine(game, way.state, line, step.picks, where).map((end): LessonPosition<G> => {
      expect(end.usedBefore, `${where}: a line ends with its first pick`).toBe(0);
      const drafted = [...way.drafted, ...end.moves];
      expect(follow(lesson.steps, way.from, after, drafted), where).toMatchObject({ ok: true });
      const { table } = end.state;
      const same = game.turnOf(table).number === game.turnOf(way.state.table).number;
      const complete = end.used > 0 || !same || game.toMove(table) !== learner;
      if (complete) return { state: settled(end), step: after, drafted: [], from: after };
      expect(step.picks ?? [], `${where}: picks that are used`).toEqual([]);
      return { state: end.state, step: after, drafted, from: way.from };
    }),
  );
}

interface LineEnd<G extends GameTypes> {
  state: State<G>;
  moves: string[];
  /** The number of picks used, in total and before the last move. */
  used: number;
  usedBefore: number;
}

/** Plays a line on a copy, once for every way its patterns allow. */
function playLine<G extends GameTypes>(
  game: Game<G>,
  from: State<G>,
  line: MoveList,
  picks: readonly number[] = [],
  where: string,
): LineEnd<G>[] {
  let ends: LineEnd<G>[] = [{ state: from, moves: [], used: 0, usedBefore: 0 }];
  for (const pattern of line)
    ends = ends.flatMap(({ state, moves, used }) => {
      const offered = offersMatching(game, state, pattern);
      expect(
        offered.length,
        `${where}: ${pattern} is offered after ${moves.join(', ') || 'nothing'}`,
      ).toBeGreaterThan(0);
      return offered.map((move) => {
        const copy = copyState(game, state);
        const taken: number[] = [];
        const chance: Chance = recording(replaying(picks.slice(used)), taken);
        game.play(viewOf(copy, game.toMove(copy.table) ?? 0), move, chance);
        const done = [...moves, game.notation.printMove(move)];
        return { state: copy, moves: done, used: used + taken.length, usedBefore: used };
      });
    });
  return ends;
}

function offersMatching<G extends GameTypes>(game: Game<G>, state: State<G>, pattern: string): G['move'][] {
  const seat = game.toMove(state.table);
  if (seat === undefined) return [];
  return offersOf(game, viewOf(state, seat)).filter((move) => fits(pattern, game.notation.printMove(move)));
}

/**
 * Checks that every legal move that does not complete the step gets an answer, and that every listed answer is used.
 */
function expectAnswers<G extends GameTypes>(
  game: Game<G>,
  { steps }: Lesson,
  { state, step: index, drafted, from }: LessonPosition<G>,
): void {
  const step = steps[index];
  if (step?.step !== 'play') return;
  const given = new Set<string>();
  for (const { after, moves } of prefixes(game, state, step))
    for (const offer of offersOf(game, viewOf(after, game.toMove(after.table) ?? 0))) {
      const move = game.notation.printMove(offer);
      const followed = follow(steps, from, index, [...drafted, ...moves, move]);
      if (followed.ok) continue;
      expect(followed.unread).toBe(false);
      if (followed.say !== undefined) given.add(followed.say);
    }
  const named = [...(step.answers ?? []).map(({ say }) => say), ...(step.otherwise ? [step.otherwise] : [])];
  expect([...given].sort(), `step ${index + 1} (${step.say}): answers that are given`).toEqual(
    [...new Set(named)].sort(),
  );
}

/**
 * The positions inside a step at which the learner decides: before the first move, and between the moves of its lines.
 */
function prefixes<G extends GameTypes>(game: Game<G>, state: State<G>, { moves: lines }: PlayStep) {
  const found: { after: State<G>; moves: string[] }[] = [{ after: state, moves: [] }];
  for (const line of lines)
    for (let length = 1; length < line.length; length++)
      for (const { state: after, moves } of playLine(game, state, line.slice(0, length), [], 'a line'))
        found.push({ after, moves });
  return found;
}
