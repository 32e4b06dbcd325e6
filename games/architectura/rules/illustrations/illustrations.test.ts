import { unfold } from '@archivolt/engine';
import { testIllustrations } from '@archivolt/engine/testing';
import { expect, test } from 'vitest';
import { architectura } from '../index.ts';
import { positions } from '../positions.ts';
import { ILLUSTRATIONS, SET_UP } from './illustrations.ts';
import { MEASURES } from './measures.ts';

testIllustrations({ game: architectura, positions, illustrations: ILLUSTRATIONS, measures: MEASURES });

test('[AR-S1][AR-S2] the set-up picture shows a legal set-up', () => {
  const { before } = unfold(architectura, positions, { ...SET_UP, moves: [] });
  expect(positions.printState(before)).toBe(SET_UP.position);
  expect(before.table).toMatchObject({ turn: 1, todo: [{ ask: 'turn' }] });
  expect(before.table.players).toMatchObject([{ hand: 3 }, { hand: 3 }, { hand: 3 }]);
  expect(before.table.top.every((card) => card < 0)).toBe(true);
});
