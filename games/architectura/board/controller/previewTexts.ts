import { type Architectura, cardsToDraw, colourOf, type View } from '@archivolt/architectura';
import { type ArchitecturaMessages, texts } from '@archivolt/architectura/words';
import type { TableMessages } from '@archivolt/i18n';
import type { Preview, PreviewCounter, PreviewNote, TurnPreview } from '@archivolt/table/kit.ts';
import { changes, toneOf } from './preview.ts';

/** The question that the effect of a previewed card would ask the player or others. */
function whatFollows(m: ArchitecturaMessages, { table }: View, context: texts.Context): PreviewNote[] {
  const todo = table.todo.at(-1);
  if (todo === undefined || todo.ask === 'turn' || todo.ask === 'swaps' || todo.ask === 'endTurn') return [];
  return [{ tone: 'plain', text: texts.askSentence(m, todo, context) }];
}

/** The changes of a turn being considered, in words. */
export function preview(
  m: ArchitecturaMessages,
  t: TableMessages,
  { before, after, events, moves, sealed, from, looked }: TurnPreview<Architectura>,
  context: texts.Context,
): Preview {
  const { seat } = before;
  const counters = changes(before.table, after.table).map(
    (change): PreviewCounter => ({
      icon: `ar-arms-${colourOf(before.table.colours.charAt(change.seat))}`,
      name: texts.seatName(change.seat, context),
      from: change.from,
      to: change.to,
    }),
  );
  const reader = { ...context, table: after.table, me: context.me ?? seat };
  const notes = events.flatMap((event): PreviewNote[] => {
    const tone = toneOf(event, seat);
    return tone === undefined
      ? []
      : [{ tone, rule: event.rule, text: texts.eventSentence(m, event, reader) }];
  });
  if (looked && !sealed) notes.push(...whatFollows(m, after, reader));
  const player = after.table.players[seat];
  const exchanged = moves.at(-1)?.do === 'exchange';
  const unknown = exchanged ? `${m.board.newCards}.` : m.asks.endTurn(player ? cardsToDraw(player) : 0);
  return {
    counters,
    notes,
    ...(looked
      ? { title: texts.moveLabel(m, looked.move, { ...context, table: from.table, me: seat }) }
      : {}),
    ...(sealed ? { unknown: { icons: ['#ar-i-deck'], text: `${unknown} ${t.actions.undoEnds}` } } : {}),
  };
}
