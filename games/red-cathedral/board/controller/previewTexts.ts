import { at, type Seat } from '@archivolt/engine';
import type { TableMessages } from '@archivolt/i18n';
import { RECOGNITION, type RedCathedral, RUBLE, totalOf } from '@archivolt/red-cathedral';
import { type RedCathedralMessages, texts } from '@archivolt/red-cathedral/words';
import type { Preview, PreviewCounter, PreviewNote, TurnPreview } from '@archivolt/table/kit.ts';
import { colourClass, resourceIcon } from '../draw/names.ts';
import { dieIcon } from './choices.ts';
import { type Counter, diceAtStake, differences } from './preview.ts';

const ICONS: Record<Exclude<Counter, number>, string> = {
  rubles: resourceIcon(RUBLE),
  recognition: resourceIcon(RECOGNITION),
  prestige: 'i-prestige',
  banners: 'i-banner',
  spaces: 'i-inventory',
};

function counterName(m: RedCathedralMessages, of: Counter): string {
  if (of === 'spaces') return m.board.spaces;
  if (typeof of === 'number') return at(m.terms.resources, of);
  if (of === 'rubles') return at(m.terms.resources, RUBLE);
  if (of === 'recognition') return at(m.terms.resources, RECOGNITION);
  return of === 'prestige' ? m.terms.prestige : m.terms.countBanners(2).replace(/[\d\s]+/g, '');
}

/** The changes of a turn being considered, in words. */
export function preview(
  m: RedCathedralMessages,
  t: TableMessages,
  { before, after, events, moves, sealed, from, looked }: TurnPreview<RedCathedral>,
  context: texts.Context,
): Preview {
  const found = differences(before.table, after.table, events);
  const { seat } = before;
  const who = (of: Seat) => texts.whoIs(m, of, context);
  const counters = found.changes
    .filter((change) => change.seat === seat)
    .map(({ of, from, to }): PreviewCounter => {
      const icon = typeof of === 'number' ? resourceIcon(of) : ICONS[of];
      const tint = of === 'banners' ? { tint: colourClass(at(before.table.players, seat).colour) } : {};
      return { icon, ...tint, name: counterName(m, of), from, to };
    });
  const notes: PreviewNote[] = [];
  const afterwards = { ...context, table: after.table };
  const reader = { ...afterwards, me: context.me ?? seat };
  for (const event of events) {
    if (event.type === 'completed' || event.type === 'endTriggered')
      notes.push({ tone: 'good', rule: event.rule, text: texts.eventSentence(m, event, reader) });
    if (event.type === 'punished')
      notes.push({ tone: 'bad', rule: event.rule, text: m.previews.penalty(who(event.seat), event.above) });
  }
  if (found.lost > 0) {
    const goods = texts.goodsList(m, found.lost, m.terms.counted);
    notes.push({ tone: 'bad', rule: 'RC-M2', text: m.previews.lost(totalOf(found.lost), goods) });
  }
  for (const { tower, before: were, after: leaders } of found.leads) {
    const roman = at(texts.ROMAN, tower);
    const [leader, ...others] = leaders;
    if (leader === undefined) continue;
    const text =
      others.length === 0
        ? m.previews.leads(who(leader), roman)
        : m.previews.leadTied(leaders.map(who), roman);
    const gains = leaders.includes(seat) && (others.length === 0 || !were.includes(seat));
    notes.push({ tone: gains ? 'good' : 'bad', rule: 'RC-E5', text });
  }
  for (const next of looked?.next ?? []) {
    if (next.do !== 'take' && next.do !== 'use' && next.do !== 'activate') continue;
    const label = texts.moveLabel(m, next, { ...afterwards, me: seat });
    notes.push({ tone: 'plain', text: `${t.preview.next}${m.terms.colon}${label}` });
  }
  const last = looked?.move ?? moves.at(-1);
  const dice = sealed && last ? diceAtStake(from.table, last) : [];
  return {
    counters,
    notes,
    ...(looked
      ? {
          title: texts.lineLabel(m, [looked.move, ...(looked.also?.moves ?? [])], {
            ...context,
            table: (looked.also?.from ?? from).table,
            me: seat,
          }),
        }
      : {}),
    ...(sealed
      ? {
          unknown: {
            icons: dice.map((die) => dieIcon(after.table, die)),
            text: `${m.previews.unknownRoll} ${m.previews.undoEnds}`,
          },
        }
      : {}),
  };
}
