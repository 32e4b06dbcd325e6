import { describe, expect, test } from 'vitest';
import { fits, follow, type Lesson, type LessonStep } from './lesson.ts';
import { playLesson, testLessons } from './testing.ts';
import { toy, toyPositions } from './toy.testing.ts';

const seats = [
  { kind: 'learner', colour: 0 },
  { kind: 'rival', name: 'Boris', colour: 1 },
] as const;

/** One turn per seat: 2 turns left, seat 0 to move, holding a 4. */
const first: Lesson = {
  id: 'first',
  minutes: 1,
  seats,
  position: '3 0 -/- 4/6',
  steps: [
    { step: 'read', say: 'goal', lit: ['pane:dice'] },
    {
      step: 'play',
      say: 'draw',
      moves: [['draw']],
      picks: [2],
      answers: [{ move: 'done', say: 'notYet' }],
      otherwise: 'onlyDraw',
    },
    { step: 'play', say: 'show', moves: [['show *']], answers: [{ move: 'done', say: 'showFirst' }] },
    { step: 'read', say: 'counts' },
    { step: 'play', say: 'finish', moves: [['show *', 'done'], ['done']] },
    { step: 'watch', say: 'boris', moves: ['done'] },
    { step: 'read', say: 'over' },
  ],
};

testLessons({ game: toy, positions: toyPositions, lessons: [first] });

/** The same lesson with one step changed. */
const changed = (index: number, step: LessonStep): Lesson => ({
  ...first,
  steps: first.steps.map((one, at) => (at === index ? step : one)),
});

describe('a lesson', () => {
  const play = (lesson: Lesson) => () => playLesson(toy, toyPositions, lesson);
  test.each([
    [
      'an expected move that is not offered',
      changed(1, { step: 'play', say: 'x', moves: [['show 1']] }),
      'is offered',
    ],
    ['a missing pick', changed(1, { step: 'play', say: 'x', moves: [['draw']] }), 'pick 1 is missing'],
    [
      'an extra pick',
      changed(1, { step: 'play', say: 'x', moves: [['draw']], picks: [2, 3] }),
      'picks that are used',
    ],
    [
      'a watched turn of a seat that is not to move',
      changed(1, { step: 'watch', say: 'x', moves: ['done'] }),
      'somebody else',
    ],
    ['an illegal watched turn', changed(5, { step: 'watch', say: 'x', moves: ['show 1'] }), 'is offered'],
    ['an unreadable position', { ...first, position: '3 0 x' }, 'first: 3 0'],
  ])('with %s is rejected', (_, lesson, why) => {
    expect(play(lesson)).toThrow(why);
  });
});

describe('follow', () => {
  const { steps } = first;
  test('waits at a read step unless the right move passes it', () => {
    expect(follow(steps, 0, 0, [])).toEqual({ ok: true, step: 0, made: 0 });
    expect(follow(steps, 0, 1, [])).toEqual({ ok: true, step: 1, made: 0 });
    expect(follow(steps, 0, 0, ['draw'])).toEqual({ ok: true, step: 2, made: 0 });
    expect(follow(steps, 0, 0, ['done'])).toEqual({ ok: false, say: undefined, unread: true });
  });

  test('answers the first wrong move with its own text, or else with the general one', () => {
    expect(follow(steps, 1, 1, ['done'])).toEqual({ ok: false, say: 'notYet', unread: false });
    expect(follow(steps, 1, 1, ['show 4'])).toEqual({ ok: false, say: 'onlyDraw', unread: false });
    expect(follow(steps, 2, 2, ['draw'])).toEqual({ ok: false, say: undefined, unread: false });
  });

  test('completes a line of several moves only at its last move', () => {
    const line: LessonStep[] = [{ step: 'play', say: 'x', moves: [['show 4', 'show 3', 'done']] }];
    expect(follow(line, 0, 0, ['show 4', 'show 3'])).toEqual({ ok: true, step: 0, made: 2 });
    expect(follow(line, 0, 0, ['show 4', 'show 3', 'done'])).toEqual({ ok: true, step: 1, made: 0 });
    expect(follow(line, 0, 0, ['show 4', 'done'])).toEqual({ ok: false, say: undefined, unread: false });
  });

  test('completes several steps with one click', () => {
    expect(follow(steps, 2, 2, ['show 4', 'done'])).toEqual({ ok: true, step: 5, made: 0 });
  });
});

test('a pattern matches literally, except that a star matches anything', () => {
  expect(fits('claim 1.1', 'claim 1.1')).toBe(true);
  expect(fits('claim 1.1', 'claim 1x1')).toBe(false);
  expect(fits('put * 1.1', 'put W 1.1')).toBe(true);
  expect(fits('put * 1.1', 'put W 1.12')).toBe(false);
});
