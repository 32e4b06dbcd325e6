import { architectura, componentsOf, pieceNamed } from '@archivolt/architectura';
import { at, seeded, viewOf } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { loadGuideOf } from './guide.ts';

test('[AR-V3] the description of a player has the rules of the symbols and the effect of each added card', async () => {
  const guide = (await loadGuideOf('en'))({ seats: [], me: 0 });
  const state = architectura.setup({ players: 2, swaps: 3, first: 0 }, seeded(1));
  const view = viewOf(state, 0);
  const { table } = view;
  const museum = pieceNamed(componentsOf(table), 1, 'Museum');
  if (museum === undefined) throw new Error('there is no Museum');
  at(table.players, 1).deck |= 1 << museum.number;
  const said = guide.inspect('player:1', view);
  for (const symbol of ['cards', 'pile', 'tokens'])
    expect(said?.rules, symbol).toEqual(
      expect.arrayContaining([...(guide.inspect(symbol, view)?.rules ?? [])]),
    );
  const card = guide.inspect('card:1:Museum', view);
  expect(said?.rules).toContain(card?.rules[0]);
  const [line] = said?.lines.filter((one) => one.startsWith('Museum: ')) ?? [];
  for (const effect of card?.lines.slice(1, -1) ?? []) expect(line).toContain(effect);
  expect(card?.lines.slice(1, -1).length).toBeGreaterThan(0);
});
