import {
  architectura,
  CARD_IDS,
  compareValues,
  HAND_LIMIT,
  type Options,
  RULE_NUMBERS,
  STANDARD,
} from '@archivolt/architectura';
import { loadAid, loadGame, loadGuideWords, loadSetUp, texts } from '@archivolt/architectura/words';
import { seeded, viewOf } from '@archivolt/engine';
import { LANGUAGES, type Language } from '@archivolt/i18n';
import type { AidBlock, AidLine } from '@archivolt/table/aid/sheet.ts';
import { expect, test } from 'vitest';
import { ICONS, type IconId } from '../draw/icons.ts';
import type { Picture } from './picture.ts';
import { sheet } from './sheet.ts';
import { EXPLAINED } from './symbols.ts';

async function aidFor(options: Options, language: Language = 'en') {
  const view = viewOf(architectura.setup(options, seeded(4)), 0);
  const [aid, m, guide, setUp] = await Promise.all([
    loadAid(language),
    loadGame(language),
    loadGuideWords(language),
    loadSetUp(language),
  ]);
  return { view, m, blocks: sheet(view, { aid, m, guide, setUp }) };
}

const linesOf = (blocks: readonly AidBlock<Picture>[]): AidLine<Picture>[] =>
  blocks.flatMap(({ lines }) => [...lines]);
const iconsOf = (lines: readonly AidLine<Picture>[]): IconId[] =>
  lines.flatMap(({ pictures = [] }) => pictures.flatMap((one) => (one.show === 'icon' ? [one.id] : [])));

/** Symbols for numbers that no card of the box has. */
const SPARE: readonly IconId[] = ['limit', 'cost'];

test('the aid explains every symbol of the board in the block it promises', async () => {
  const { blocks } = await aidFor({ players: 2, swaps: 6 });
  const icons = iconsOf(linesOf(blocks));
  const signs = (Object.keys(ICONS) as IconId[]).filter((id) => EXPLAINED[id] !== 'button');
  expect(signs.filter((id) => !icons.includes(id))).toEqual(SPARE);
  const buildings = iconsOf(blocks.find(({ kind }) => kind === 'cards')?.lines ?? []);
  for (const id of buildings) expect(['building', 'symbol']).toContain(EXPLAINED[id]);
});

test('[AR-V1] the aid shows the buildings of this game, each with its effect and its rule', async () => {
  const basic = STANDARD.cards.filter(({ deck }) => deck === 'basic');
  for (const [swaps, expected] of [
    [0, basic],
    [6, STANDARD.cards],
  ] as const) {
    const { blocks, m } = await aidFor({ players: 2, swaps });
    const lines = blocks.find(({ kind }) => kind === 'cards')?.lines ?? [];
    expect(lines.map(({ name }) => name)).toEqual(expected.map(({ id }) => m.terms.card(id)));
    for (const [index, card] of expected.entries()) {
      const line = lines[index];
      for (const { text } of texts.effectLines(m, card)) expect(line?.text).toContain(text);
      expect(line?.rules).toEqual([`AR-K${CARD_IDS.indexOf(card.id as (typeof CARD_IDS)[number]) + 1}`]);
    }
  }
});

test('[AR-C6] the comparison examples agree with the rules', async () => {
  const { blocks, view } = await aidFor({ players: 3 });
  const compared = linesOf(blocks).flatMap(({ row = [] }) => {
    const [left, played] = row;
    if (left?.show !== 'small' || played?.show !== 'small') return [];
    expect(left.piece.seat).not.toBe(view.seat);
    expect(played.piece.seat).toBe(view.seat);
    return [compareValues(left.piece.sides[0] ?? 0, played.piece.sides[0] ?? 0)];
  });
  expect(compared).toEqual(['equal', 'up', 'destroy', 'down']);
});

test('[AR-P4] the aid mentions the limit of three in a row only for more than two players', async () => {
  const rules = async (players: number) =>
    linesOf((await aidFor({ players })).blocks).flatMap((l) => [...l.rules]);
  expect(await rules(2)).not.toContain('AR-P4');
  expect(await rules(3)).toContain('AR-P4');
});

test.each(LANGUAGES)('every line of the aid has text and cites existing rules: %s', async (language) => {
  const { blocks } = await aidFor({ players: 4, swaps: 6 }, language);
  for (const { name, text, rules } of linesOf(blocks)) {
    expect(name ?? text).toBeTruthy();
    for (const rule of rules) expect(RULE_NUMBERS).toContain(rule);
  }
  if (language === 'en') expect(JSON.stringify(blocks)).toContain(`${HAND_LIMIT} cards in hand`);
});
