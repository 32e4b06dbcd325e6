import { at, seeded } from '@archivolt/engine';
import { cardAt, componentsOf, quadrantOf, RUBLE, redCathedral } from '@archivolt/red-cathedral';
import { expect, test } from 'vitest';
import { loadGame, texts } from './index.ts';

test('[RC-W2] the label of a die tile names the resource at the location of that die', async () => {
  const m = await loadGame('en');
  const { table } = redCathedral.setup(
    { players: 2, side: 'basic', influence: 'random', first: 0 },
    seeded(3),
  );
  const { tiles, resources } = componentsOf(table);
  const tile = tiles.findIndex(({ benefit }) => benefit.kind === 'die');
  const { benefit } = at(tiles, tile);
  if (benefit.kind !== 'die') throw new Error('no tile shows a die');
  at(table.players, 0).slots[0] = tile;
  const { gain, count } = at(resources, at(table.market, at(table.dice, benefit.die).place));
  const move = { do: 'activate', slot: 0 } as const;
  const context = { table, names: ['Ada', 'Boris'], me: 0 };
  expect(texts.moveShort(m, move, context)).toBe(m.terms.count(gain, count));
  expect(texts.givenBy(m, move, context)).toBe(m.terms.count(gain, count));
});

test('[RC-A4] resources of one kind that are taken together are added up', async () => {
  const m = await loadGame('en');
  const { table } = redCathedral.setup(
    { players: 2, side: 'basic', influence: 'first', first: 0 },
    seeded(3),
  );
  const { tiles, resources } = componentsOf(table);
  const die = table.dice.findIndex(({ place }) => at(resources, at(table.market, place)).gain <= 2);
  const { gain, count } = at(resources, at(table.market, at(table.dice, die).place));
  const alone = table.dice.filter(({ place }) => place === at(table.dice, die).place).length;
  const same = tiles.findIndex(({ benefit }) => benefit.kind === 'resource' && benefit.gain === gain);
  const other = tiles.findIndex(({ benefit }) => benefit.kind === 'any');
  at(table.players, 0).slots = [same, other, null, null, null, null];
  table.todo = [{ ask: 'market', die, took: false, used: null, row: false, activated: false }];
  const context = { table, names: ['Ada', 'Boris'], me: 0 };
  const moves = [{ do: 'take' }, { do: 'activate', slot: 0 }, { do: 'activate', slot: 1 }] as const;
  const { benefit } = at(tiles, same);
  const more = benefit.kind === 'resource' ? benefit.count : 0;
  expect(texts.givenTogether(m, moves, context)).toBe(
    m.terms.and([m.terms.count(gain, count * alone + more), texts.givenBy(m, moves[2], context)]),
  );
});

test('[RC-I6] the short label of an action that costs roubles includes the price', async () => {
  const m = await loadGame('en');
  const { table } = redCathedral.setup(
    { players: 2, side: 'basic', influence: 'first', first: 0 },
    seeded(3),
  );
  const context = { table, names: ['Ada', 'Boris'], me: 0 };
  let paid = 0;
  for (const [die] of table.dice.entries()) {
    table.todo = [{ ask: 'market', die, took: false, used: null, row: false, activated: false }];
    for (const [action, { act, ...costs }] of cardAt(table, quadrantOf(table, die)).actions.entries()) {
      const price = 'rubles' in costs ? costs.rubles : 0;
      if (price === 0 || act === 'sell') continue;
      expect(texts.moveShort(m, { do: 'use', action }, context)).toContain(m.terms.count(RUBLE, price));
      paid++;
    }
  }
  expect(paid).toBeGreaterThan(0);
});
