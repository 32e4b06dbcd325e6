import { areRunsLimited, BASIC, BLOCKS, FORBIDDEN_RUN, TOKENS } from '@archivolt/architectura';
import type { AidBlock } from '@archivolt/table/aid/sheet.ts';
import { ruleOf } from '../controller/inspect.ts';
import { colourAt } from '../read.ts';
import { cardsOf } from './buildings.ts';
import { icon, type Picture } from './picture.ts';
import type { Reading } from './sheet.ts';

/** Prohibitions and limits. */
export function limits({ table, seat, aid, setUp }: Reading): AidBlock<Picture> {
  const streets = table.players.length;
  return {
    title: aid.titles.limits,
    kind: 'list',
    lines: [
      { pictures: [icon('city')], text: aid.limits.streets(streets, BLOCKS), rules: ['AR-S3', 'AR-P2'] },
      {
        pictures: [{ show: 'token', colour: colourAt(table, seat) }],
        text: aid.limits.deck(BASIC, TOKENS),
        rules: ['AR-S1'],
      },
      ...(areRunsLimited(table)
        ? [{ pictures: [icon('none')], text: aid.limits.run(FORBIDDEN_RUN), rules: ['AR-P4'] } as const]
        : []),
      ...(table.swaps > 0
        ? [
            {
              pictures: [icon('star')],
              text: `${setUp.advanced.help} ${setUp.countSwaps(table.swaps)}.`,
              rules: ['AR-V1', 'AR-V2'],
            } as const,
          ]
        : []),
    ],
  };
}

/** How the game ends, and what scores. */
export function scoring(reading: Reading): AidBlock<Picture> {
  const { m, aid } = reading;
  const ends = cardsOf(reading).flatMap(({ id, card: { end } }) =>
    end === undefined
      ? []
      : [
          {
            pictures: [icon('end')],
            name: `${m.terms.card(id)}${m.terms.colon.trimEnd()}`,
            text: m.terms.end(end),
            rules: ruleOf(id),
          },
        ],
  );
  return {
    title: aid.titles.end,
    kind: 'list',
    lines: [
      { pictures: [icon('none')], text: aid.end.ends, rules: ['AR-G1'] },
      { pictures: [icon('star')], text: aid.end.values, rules: ['AR-G2'] },
      ...ends,
      { pictures: [icon('equal')], text: aid.end.ties, rules: ['AR-G3'] },
    ],
  };
}
