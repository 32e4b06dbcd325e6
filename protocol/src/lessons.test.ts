import { expect, test } from 'vitest';
import { type LessonProgress, type LessonsProgress, mergeLessons } from './lessons.ts';

const at = (step: number, rest: Partial<LessonProgress> = {}): LessonProgress => ({
  run: 0,
  step,
  of: 9,
  done: false,
  ...rest,
});

test('merging the lessons of two devices keeps the furthest step of each', () => {
  const phone: LessonsProgress = { 'red-cathedral/claim': at(9, { done: true }), 'architectura/play': at(2) };
  const laptop: LessonsProgress = { 'red-cathedral/build': at(4), 'architectura/play': at(5) };
  const merged = {
    'red-cathedral/claim': at(9, { done: true }),
    'red-cathedral/build': at(4),
    'architectura/play': at(5),
  };
  expect(mergeLessons(phone, laptop)).toEqual(merged);
  expect(mergeLessons(laptop, phone)).toEqual(merged);
  expect(mergeLessons(merged, merged)).toEqual(merged);
});

test('a lesson started again resumes in its later run and stays finished', () => {
  const before: LessonsProgress = { 'red-cathedral/claim': at(9, { done: true }) };
  const again: LessonsProgress = { 'red-cathedral/claim': at(2, { run: 1 }) };
  const merged = { 'red-cathedral/claim': at(2, { run: 1, done: true }) };
  expect(mergeLessons(before, again)).toEqual(merged);
  expect(mergeLessons(again, before)).toEqual(merged);
});
