import { at, seeded, viewOf } from '@archivolt/engine';
import { LANGUAGES, type Language, loadTable } from '@archivolt/i18n';
import {
  cardAt,
  DELIVERIES,
  DICE,
  MATERIALS,
  MOST_DICE,
  type Options,
  ORNAMENTS,
  RESOURCES,
  RULE_NUMBERS,
  redCathedral,
  SOLO_CARDS,
  slotCost,
} from '@archivolt/red-cathedral';
import { loadAid, loadGame, loadGuideWords, loadRules } from '@archivolt/red-cathedral/words';
import type { AidBlock, AidLine } from '@archivolt/table/aid/sheet.ts';
import { expect, test } from 'vitest';
import { signsOf } from '../draw/influence.ts';
import { resourceIcon } from '../draw/names.ts';
import type { Picture } from './picture.ts';
import { sheet } from './sheet.ts';

async function aidFor(options: Partial<Options>, language: Language = 'en') {
  const chosen: Options = { players: 3, side: 'basic', influence: 'random', first: 0, ...options };
  const state = redCathedral.setup(chosen, seeded(4));
  const view = viewOf(state, 0);
  const [aid, m, t, guide, book] = await Promise.all([
    loadAid(language),
    loadGame(language),
    loadTable(language),
    loadGuideWords(language),
    loadRules(language),
  ]);
  const blocks = sheet(view, { aid, m, t, guide, book });
  return { view, m, blocks };
}

const linesOf = (blocks: readonly AidBlock<Picture>[]): AidLine<Picture>[] => {
  const all = (line: AidLine<Picture>): AidLine<Picture>[] => [line, ...(line.parts ?? []).flatMap(all)];
  return blocks.flatMap(({ lines }) => lines.flatMap(all));
};
const picturesOf = (lines: readonly AidLine<Picture>[]): Picture[] =>
  lines.flatMap(({ pictures = [], row = [], things = [] }) => [
    ...pictures,
    ...row,
    ...things.map(({ picture }) => picture),
  ]);
const wordsOf = (lines: readonly AidLine<Picture>[]): string =>
  lines.flatMap(({ name, text, things = [] }) => [name, text, ...things.map((one) => one.name)]).join('\n');

const TABLES: Record<string, Partial<Options>> = {
  'two players': { players: 2 },
  'four players, advanced side': { players: 4, side: 'advanced' },
  'alone against Ivan': { players: 1 },
};

test.each(Object.entries(TABLES))('the aid shows every symbol of the board: %s', async (_name, options) => {
  const { blocks, view } = await aidFor(options);
  const drawn = picturesOf(linesOf(blocks));
  const icons = drawn.flatMap((picture) => (picture.show === 'icon' ? [picture.id] : []));
  const dice = drawn.flatMap((picture) => (picture.show === 'die' ? [picture.die] : []));
  const tiles = drawn.flatMap((picture) => (picture.show === 'tile' ? [picture.tile] : []));
  expect(icons).toEqual(expect.arrayContaining(RESOURCES.map((_, kind) => resourceIcon(kind))));
  expect(icons).toEqual(expect.arrayContaining(ORNAMENTS.map((ornament) => `i-${ornament}`)));
  expect(icons).toEqual(expect.arrayContaining(['i-any', 'i-prestige', 'i-banner', 'i-once', 'i-endless']));
  expect(dice).toEqual(expect.arrayContaining(DICE.map((_, die) => die)));
  expect(tiles).toContain(null);
  for (const [quadrant] of view.table.influence.entries())
    for (const action of cardAt(view.table, quadrant).actions)
      for (const sign of signsOf(action)) if (typeof sign === 'object') expect(icons).toContain(sign.icon);
  if (view.table.ivan)
    expect(icons).toEqual(expect.arrayContaining(SOLO_CARDS.map((card) => `solo-${card}`)));
});

test('the aid shows the influence cards of this table, with both of their actions', async () => {
  const { blocks, view, m } = await aidFor({ players: 4 });
  const shown = picturesOf(linesOf(blocks)).flatMap((one) => (one.show === 'action' ? [one.action] : []));
  const actions = view.table.influence.flatMap((_, quadrant) => cardAt(view.table, quadrant).actions);
  expect(shown).toEqual(actions);
  const words = wordsOf(linesOf(blocks)).toLowerCase();
  for (const action of actions) expect(words).toContain(m.terms.action(action).toLowerCase());
});

test('[RC-C4] the aid shows the costs of the reader’s own slots', async () => {
  for (const side of ['basic', 'advanced'] as const) {
    const { blocks, view } = await aidFor({ side });
    const costs = picturesOf(linesOf(blocks)).flatMap((one) => (one.show === 'slot' ? [one.cost] : []));
    const player = at(view.table.players, 0);
    expect(costs).toEqual(player.slots.map((_, slot) => slotCost(view.table, player, slot)));
  }
});

test('[RC-B1][RC-A3][RC-E6] the numbers in the aid agree with the rules', async () => {
  const words = wordsOf(linesOf((await aidFor({ players: 2 })).blocks));
  expect(words).toContain(`Deliver up to ${DELIVERIES} materials`);
  expect(words).toContain(`where ${MOST_DICE} other dice`);
  expect(words).toContain('1 green gem and 1 purple gem:\n3 prestige points');
  expect(words).toContain('of a tower worth 12, the players get 12, 4.');
  expect(wordsOf(linesOf((await aidFor({ players: 4 })).blocks))).toContain('get 12, 6, 3, 1.');
});

test.each(LANGUAGES)('every line of the aid has text and cites existing rules: %s', async (language) => {
  for (const options of Object.values(TABLES)) {
    const { blocks } = await aidFor(options, language);
    const lines = linesOf(blocks);
    for (const { name, text, rules } of lines) {
      expect(name ?? text).toBeTruthy();
      for (const rule of rules) expect(RULE_NUMBERS).toContain(rule);
    }
    expect(new Set(blocks.map(({ title }) => title)).size).toBe(blocks.length);
    expect(lines.find(({ things }) => things?.length === MATERIALS.length)).toBeDefined();
  }
});
