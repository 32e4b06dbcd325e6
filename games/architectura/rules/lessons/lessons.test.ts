import { at } from '@archivolt/engine';
import { playLesson, testLessons } from '@archivolt/engine/testing';
import { expect, test } from 'vitest';
import { architectura, positions, totals } from '../index.ts';
import { end } from './end.ts';
import { LESSONS } from './index.ts';

testLessons({ game: architectura, positions, lessons: LESSONS });

test('[AR-G2] the last lesson states the points of the score sheet', () => {
  const seen = new Map<string, number[]>();
  playLesson(architectura, positions, end, ({ state, step }) => {
    if (step < end.steps.length) seen.set(at(end.steps, step).say, totals(state.table));
  });
  const [own = 0, boris = 0] = seen.get('library') ?? [];
  expect(boris - own, 'Boris leads by 8').toBe(8);
  expect(seen.get('over')).toEqual([51, 49]);
});
