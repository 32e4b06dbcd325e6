import { capital } from '@archivolt/i18n';
import type { AidBlock, AidLine } from '@archivolt/table/aid/sheet.ts';
import type { IconId } from '../draw/icons.ts';
import { colourAt } from '../read.ts';
import { icon, type Picture } from './picture.ts';
import type { Reading } from './sheet.ts';

/** Where the aid explains each symbol: among the buildings, the cases of comparing or the symbols; a button has its name. */
export const EXPLAINED: Readonly<Record<IconId, 'building' | 'compare' | 'symbol' | 'button'>> = {
  turn: 'building',
  'turn-own': 'building',
  swap: 'building',
  rebuild: 'building',
  destroy: 'building',
  protect: 'building',
  escape: 'building',
  token: 'building',
  facedown: 'building',
  replay: 'building',
  limit: 'building',
  'limit-4': 'building',
  'limit-5': 'building',
  copy: 'building',
  cost: 'building',
  'cost-1': 'building',
  'cost-2': 'building',
  yard: 'building',
  rises: 'compare',
  falls: 'compare',
  destroyed: 'compare',
  equal: 'compare',
  protected: 'compare',
  none: 'compare',
  end: 'symbol',
  star: 'symbol',
  hand: 'symbol',
  deck: 'symbol',
  exchange: 'symbol',
  cw: 'button',
  lock: 'button',
  close: 'button',
  city: 'button',
};

/** How to read a card, and all symbols that do not belong to a building. */
export function symbols({ table, components, seat, m, guide, aid }: Reading): AidBlock<Picture> {
  const own = components.pieces.filter((piece) => piece.seat === seat);
  const [plain] = own.filter(({ base, single }) => base === undefined && !single);
  const named = (id: IconId, name: string, rules: readonly string[]): AidLine<Picture> => ({
    pictures: [icon(id)],
    text: capital(name),
    rules,
  });
  return {
    title: aid.titles.symbols,
    kind: 'list',
    lines: [
      {
        ...(plain ? { pictures: [{ show: 'card', piece: plain, size: 96 }] } : {}),
        text: `${aid.card.top} ${aid.card.sides} ${aid.card.basic}`,
        rules: ['AR-P3', 'AR-C3', 'AR-C5'],
      },
      { pictures: [{ show: 'letter', letter: 'X' }], text: m.score.letters.X, rules: ['AR-X1'] },
      { pictures: [{ show: 'letter', letter: 'N' }], text: m.score.letters.N, rules: ['AR-X2'] },
      {
        pictures: [{ show: 'token', colour: colourAt(table, seat) }],
        name: `${m.terms.tokens}${m.terms.colon.trimEnd()}`,
        text: guide.token,
        rules: ['AR-X9'],
      },
      ...(plain
        ? [
            {
              pictures: [{ show: 'small', piece: plain, face: 'ruin' }],
              text: guide.ruin,
              rules: ['AR-X3'],
            } as const,
          ]
        : []),
      named('end', m.terms.timings.end, ['AR-G2']),
      named('star', m.decks.additional, ['AR-V1']),
      named('hand', m.terms.hand, ['AR-D1']),
      named('deck', m.terms.deck, ['AR-S2']),
    ],
  };
}
