import { unfold } from '@archivolt/engine';
import { testIllustrations } from '@archivolt/engine/testing';
import { expect, test } from 'vitest';
import { redCathedral } from '../index.ts';
import { positions } from '../positions.ts';
import { ILLUSTRATIONS, type RcIllustration, SET_UP } from './illustrations.ts';
import { MEASURES } from './measures.ts';

testIllustrations({ game: redCathedral, positions, illustrations: ILLUSTRATIONS, measures: MEASURES });

test('[RC-P1] the set-up picture shows a legal set-up', () => {
  const { before } = unfold(redCathedral, positions, { ...SET_UP, moves: [] });
  expect(positions.printState(before)).toBe(SET_UP.position);
  expect(before.table).toMatchObject({ turn: 1, todo: [{ ask: 'turn' }] });
  expect(before.table.players.map(({ space, rubles }) => [space, rubles])).toEqual([
    [2, 3],
    [2, 4],
    [2, 4],
  ]);
});

test('all worked examples of the rulebook have a drawing', () => {
  expect(Object.values<RcIllustration>(ILLUSTRATIONS).filter(({ example }) => example)).toHaveLength(19);
});
