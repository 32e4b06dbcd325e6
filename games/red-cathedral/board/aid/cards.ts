import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  type Action,
  cardAt,
  GROUPS,
  type Ivan,
  RULE_OF_GROUP,
  RULE_OF_SOLO_CARD,
} from '@archivolt/red-cathedral';
import { texts } from '@archivolt/red-cathedral/words';
import type { AidBlock } from '@archivolt/table/aid/sheet.ts';
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
        rules: ['RC-I1', at(RULE_OF_GROUP, group)],
        parts: actions.map((action) => ({
          row: [{ show: 'action', action }],
          text: described(action),
          rules: [],
        })),
      };
    }),
  };
}

/** Ivan's cards in their order. */
export function ivan({ m, book }: Reading, { row }: Ivan): AidBlock<Picture> {
  return {
    title: m.board.ivanCards,
    kind: 'list',
    lines: row.map((card) => ({
      pictures: [icon(`solo-${card}`)],
      name: capital(m.terms.soloCards[card]),
      text: book.texts[RULE_OF_SOLO_CARD[card]] ?? '',
      rules: [RULE_OF_SOLO_CARD[card], 'RC-V4'],
    })),
  };
}
