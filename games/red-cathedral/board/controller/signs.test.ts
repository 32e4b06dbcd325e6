import { at, seeded, viewOf } from '@archivolt/engine';
import { LANGUAGES } from '@archivolt/i18n';
import { componentsOf, ORNAMENTS, RESOURCES, RULE_NUMBERS, redCathedral } from '@archivolt/red-cathedral';
import { expect, test } from 'vitest';
import { resourceIcon } from '../draw/names.ts';
import { loadGuideOf } from './guide.ts';

const state = redCathedral.setup({ players: 3, side: 'basic', influence: 'random', first: 0 }, seeded(2));
const view = viewOf(state, 0);
const KEYS = [
  ...RESOURCES.map((_, resource) => `sign:${resourceIcon(resource)}`),
  ...['prestige', 'banner', ...ORNAMENTS].map((name) => `sign:i-${name}`),
  ...componentsOf(view.table).tiles.map((_, tile) => `tile:${tile}`),
  'tile:down',
  ...view.table.influence.map((_, quadrant) => `guild:${quadrant}`),
];

test.each(LANGUAGES)('every sign, tile and influence card has a name and rules in %s', async (language) => {
  const guide = (await loadGuideOf(language))({ seats: [], me: 0 });
  for (const key of KEYS) {
    const said = guide.inspect(key, view);
    expect(said?.name, key).toBeTruthy();
    expect(
      said?.lines.every((line) => line.length > 0),
      key,
    ).toBe(true);
    expect(said?.rules.length, key).toBeGreaterThan(0);
    for (const rule of said?.rules ?? []) expect(RULE_NUMBERS).toContain(rule);
  }
  expect(guide.inspect('sign:i-nothing', view)).toBeUndefined();
});

test('a rival’s board is described in words, with the effect of each tile and the rules of its symbols', async () => {
  const guide = (await loadGuideOf('en'))({ seats: [], me: 0 });
  const table = structuredClone(view.table);
  const rival = at(table.players, 1);
  rival.slots[0] = 0;
  rival.up[0] = true;
  rival.slots[1] = 1;
  rival.up[1] = false;
  const said = guide.inspect('player:1', { ...view, table });
  const help = guide.inspect('tile:0', view)?.lines[0] ?? '';
  expect(help).not.toBe('');
  expect(said?.lines.filter((line) => line.includes(help))).toHaveLength(1);
  expect(said?.lines.filter((line) => line.includes('face down'))).toHaveLength(1);
  expect(said?.lines).toContain('Ornaments: door, arch, arch and cross.');
  expect(said?.rules).toEqual(expect.arrayContaining(['RC-S1', 'RC-T4', 'RC-C1', 'RC-D2', 'RC-W1']));
});
