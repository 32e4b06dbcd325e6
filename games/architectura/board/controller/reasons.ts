import {
  type Architectura,
  componentsOf,
  isOpenToTheRight,
  isOwnFaceUp,
  isProtected,
  type Table,
  topPiece,
  totals,
} from '@archivolt/architectura';
import { at, type Seat } from '@archivolt/engine';
import type { Theme } from '@archivolt/i18n';
import type { HintOutcome } from '@archivolt/table/hints/ladder.ts';

/** A change caused by a line, computed by the rules. */
export type Why =
  | { readonly why: 'points'; readonly from: number; readonly to: number }
  | { readonly why: 'holds' | 'helps'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** An event of the line, as the log would describe it. */
  | { readonly why: 'event'; readonly event: Architectura['event'] }
  | { readonly why: 'walled' | 'guarded'; readonly card: string }
  | { readonly why: 'exchange' };

/** What a line changes for its player and for the others, the most important first. */
export function reasonsOf({ before, after, move, events }: HintOutcome<Architectura>): Why[] {
  const { seat } = before;
  const [was, is] = [totals(before.table), totals(after.table)];
  const changed = was.flatMap((from, other) => {
    const to = at(is, other);
    return from === to ? [] : [{ other, from, to }];
  });
  const own = changed.flatMap(({ other, from, to }): Why[] =>
    other === seat ? [{ why: 'points', from, to }] : [],
  );
  const rivals = changed.flatMap(({ other, from, to }): Why[] =>
    other === seat ? [] : [{ why: to < from ? 'holds' : 'helps', seat: other, from, to }],
  );
  return [
    ...(move.do === 'exchange' ? [{ why: 'exchange' } as const] : []),
    ...own.filter((one) => one.why === 'points' && one.to > one.from),
    ...rivals.filter(({ why }) => why === 'holds'),
    ...events.flatMap((event): Why[] => (isWorthNaming(event.type) ? [{ why: 'event', event }] : [])),
    ...safety(after.table, seat, events),
    ...own.filter((one) => one.why === 'points' && one.to < one.from),
    ...rivals.filter(({ why }) => why === 'helps'),
  ];
}

const WORTH_NAMING: readonly Architectura['event']['type'][] = [
  'destroyed',
  'turned',
  'rebuilt',
  'swapped',
  'returned',
  'tokenPlaced',
  'limitRaised',
];
const isWorthNaming = (type: Architectura['event']['type']): boolean => WORTH_NAMING.includes(type);

/** Played cards that comparing cannot harm. */
function safety(table: Table, seat: Seat, events: readonly Architectura['event'][]): Why[] {
  return events.flatMap((event): Why[] => {
    if (event.type !== 'played' || event.owner !== seat) return [];
    const { space, card } = event;
    if (!isOwnFaceUp(table, seat, space)) return [];
    if (isProtected(table, topPiece(table, componentsOf(table), space), space))
      return [{ why: 'guarded', card }];
    return isOpenToTheRight(table, space) ? [] : [{ why: 'walled', card }];
  });
}

/** The main purpose of a line. */
export function themeOf([first]: readonly Why[]): Theme {
  switch (first?.why) {
    case 'points':
      return first.to > first.from ? 'points' : 'other';
    case 'holds':
      return 'denies';
    case 'event':
    case 'walled':
    case 'guarded':
      return 'tempo';
    default:
      return 'other';
  }
}
