import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import { type Action, cardAt, GROUPS, type Ivan, type SoloCard } from '@archivolt/red-cathedral';
import { texts } from '@archivolt/red-cathedral/words';
import type { AidBlock } from '@archivolt/table/aid/sheet.ts';
import { GROUP_RULES } from '../controller/signs.ts';
import { icon, type Picture } from './picture.ts';
import type { Reading } from './sheet.ts';

/** The four influence cards of this table, each with both of its actions. */
export function influence({ table, m, aid }: Reading): AidBlock<Picture> {
  const { terms } = m;
  const described = (action: Action): string =>
    `${capital(terms.action(action))} (${terms.mark(action.repeat)}).`;
  return {
    title: aid.titles.influence,
    kind: 'list',
    lines: table.influence.map((_, quadrant) => {
      const { group, actions } = cardAt(table, quadrant);
      const season = terms.seasons[at(texts.SEASONS, quadrant)];
      return {
        pictures: [{ show: 'card', id: `g-${at(GROUPS, group)}`, quadrant }],
        name: `${capital(at(terms.groups, group))} (${season})`,
        rules: ['RC-I1', at(GROUP_RULES, group)],
        parts: actions.map((action) => ({
          row: [{ show: 'action', action }],
          text: described(action),
          rules: [],
        })),
      };
    }),
  };
}

const RULE_OF_CARD: Record<SoloCard, string> = {
  recognition: 'RC-V5a',
  inventory: 'RC-V5b',
  transport: 'RC-V5c',
  claim: 'RC-V5d',
  construction: 'RC-V5e',
};

/** Ivan's cards in their order. */
export function ivan({ m, book }: Reading, { row }: Ivan): AidBlock<Picture> {
  return {
    title: m.board.ivanCards,
    kind: 'list',
    lines: row.map((card) => ({
      pictures: [icon(`solo-${card}`)],
      name: capital(m.terms.soloCards[card]),
      text: book.texts[RULE_OF_CARD[card]] ?? '',
      rules: [RULE_OF_CARD[card], 'RC-V4'],
    })),
  };
}
