import { at } from '@archivolt/engine';
import type { AidBlock } from '@archivolt/table/aid/sheet.ts';
import { icon, type Picture } from './picture.ts';
import type { Reading } from './sheet.ts';

/** The turn, step by step. */
export function turn({ table, seat, m, aid }: Reading): AidBlock<Picture> {
  const { limit } = at(table.players, seat);
  const { exchange } = m.commands;
  return {
    title: aid.titles.turn,
    kind: 'steps',
    lines: [
      {
        pictures: [icon('exchange')],
        name: `${exchange.name}${m.terms.colon.trimEnd()}`,
        text: exchange.help,
        rules: ['AR-T3'],
      },
      { pictures: [icon('hand')], text: aid.turn.play, rules: ['AR-P1', 'AR-P3'] },
      { pictures: [icon('rises')], text: aid.turn.compare, rules: ['AR-C1'] },
      { pictures: [icon('turn')], text: aid.turn.effect, rules: ['AR-E1', 'AR-E2'] },
      { pictures: [icon('deck')], text: aid.turn.draw(limit), rules: ['AR-D1'] },
    ],
  };
}
