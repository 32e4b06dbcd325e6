import { at } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { base, baseSetAsJson, printPile } from './index.ts';
import { RESOURCES } from './vocabulary.ts';

const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(' ');

test('[RC-P8] the base set has 40 section cards: 10 bases, 20 middles and 10 domes', () => {
  const counts = [0, 1, 2].map((kind) => base.sections.filter((card) => card.kind === kind).length);
  expect(counts).toEqual([10, 20, 10]);
  const first = at(base.sections, 10);
  expect([first.id, printPile(first.cost), first.recognition, first.rubles]).toEqual(['M01', '2W1B1G', 4, 2]);
  for (const { cost } of base.sections) expect(printPile(cost)).toMatch(/^(\d[A-Z])+$/);
});

test('[RC-P9][RC-V1] the base set has 28 workshop tiles: two equal sets, the second one marked', () => {
  expect(ids(base.tiles)).toBe(
    'Dr Dy Dg Db Dw W B S G E A R P Q Drx Dyx Dgx Dbx Dwx Wx Bx Sx Gx Ex Ax Rx Px Qx',
  );
  expect(base.tiles.map(({ marked }) => marked).indexOf(true)).toBe(14);
  expect(base.tiles.slice(14).map(({ benefit }) => benefit)).toEqual(
    base.tiles.slice(0, 14).map(({ benefit }) => benefit),
  );
});

test('[RC-P4] the base set has eight resource tiles with their yield per die', () => {
  expect(base.resources.map(({ gain, count }) => `${count} ${at(RESOURCES, gain)}`)).toEqual([
    '2 wood',
    '2 brick',
    '2 stone',
    '1 gold',
    '1 green',
    '1 purple',
    '2 ruble',
    '1 recognition',
  ]);
});

test('[RC-P5][RC-I2] each group has three influence cards, and the artisans and one merchant action repeat', () => {
  expect(ids(base.influence)).toBe('A1 A2 A3 C1 C2 C3 M1 M2 M3 K1 K2 K3');
  const repeating = base.influence.flatMap(({ id, actions }) =>
    actions.flatMap(({ repeat }, index) => (repeat ? [`${id}.${index + 1}`] : [])),
  );
  expect(repeating).toEqual(['A1.1', 'A1.2', 'A2.1', 'A2.2', 'A3.1', 'A3.2', 'M1.2']);
});

test('[RC-P7] each player count has three plans, of 12, 18 or 24 sections in 4, 5 or 6 towers', () => {
  const sums = base.plans.map(({ players, heights }) => [
    players,
    heights.length,
    heights.reduce((a, b) => a + b),
  ]);
  expect(sums).toEqual([
    [2, 4, 12],
    [2, 4, 12],
    [2, 4, 12],
    [3, 5, 18],
    [3, 5, 18],
    [3, 5, 18],
    [4, 6, 24],
    [4, 6, 24],
    [4, 6, 24],
  ]);
});

test('[RC-T1] the base set states the standing of every table of values', () => {
  expect(Object.keys(base.standing).sort()).toEqual(
    Object.keys(JSON.parse(baseSetAsJson()) as object)
      .filter((field) => field !== 'id' && field !== 'standing')
      .sort(),
  );
});
