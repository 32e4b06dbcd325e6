import {
  type Architectura,
  architectura,
  BLOCKS,
  colourOf,
  isMakingDecks,
  kitOf,
  type Move,
  pieceNamed,
  type Table,
  type View,
} from '@archivolt/architectura';
import { offersOf, type ScoreLine, type Seat } from '@archivolt/engine';
import { type ArchitecturaMessages, type TableMessages, architecturaTexts as texts } from '@archivolt/i18n';
import type { Considered, Preview, PreviewCounter, PreviewNote, Seating, Speaker } from '../../table/kit.ts';
import { artId } from '../draw/defs.ts';
import type { Target } from '../targets.ts';
import { changes, toneOf } from './preview.ts';
import type { ActionName, ArAnswer, Selection } from './selection.ts';

export type ArSpeaker = Speaker<Architectura, Target, Selection> & {
  /** The sentences themselves, for the names of lists on the board. */
  readonly game: ArchitecturaMessages;
  readonly table: TableMessages;
};

/** Everything that Architectura says at a table, in one language. */
export function speak(m: ArchitecturaMessages, t: TableMessages, { seats, me }: Seating): ArSpeaker {
  const names = seats.map(({ name }) => name);
  const context = (table: Table, reader: Seat | undefined = me) => ({ table, names, me: reader });
  /** One who decides at this device is asked and told as "you", also in a hot seat. */
  const deciding = ({ table, seat }: View) => {
    const decides = table.todo.at(-1)?.seat;
    return context(table, decides !== undefined && seats[decides]?.kind === 'me' ? decides : (me ?? seat));
  };
  const doing = (answer: ArAnswer | undefined, view: View): string | undefined => {
    if (answer?.does === 'play') return moveSentence(m, answer.move, view, deciding(view));
    if (answer?.does !== 'select') return undefined;
    return answer.selection === undefined ? t.actions.letGo : selecting(t, answer.selection);
  };
  return {
    game: m,
    table: t,
    title: m.terms.title,
    paneName: (pane) => (pane === 'city' || pane === 'hand' ? m.terms[pane] : t.parts.players),
    seatName: (seat, table) => texts.seatName(seat, context(table)),
    asked: ({ table }) => {
      const todo = table.todo.at(-1);
      // Whoever is asked while it is somebody else's turn must see it at once.
      if (todo === undefined || todo.seat === table.active || isMakingDecks(table)) return undefined;
      return todo.seat === me ? t.turn.asked : t.turn.askedOf(names[todo.seat] ?? '');
    },
    ask: (view) => {
      const todo = view.table.todo.at(-1);
      // Whose turn it is stands above the sentence already.
      if (todo?.ask === 'turn' && seats[todo.seat]?.kind === 'me' && mayPlay(view))
        return t.architectura.play;
      return texts.askSentence(m, todo, deciding(view));
    },
    held: (chosen, view) =>
      chosen.by === 'hand' && !hasPlace(view, chosen.card) ? undefined : t.architectura.held[chosen.by],
    picture: ({ table }) => {
      const todo = table.todo.at(-1);
      const card = todo && texts.askingCard(todo, context(table));
      return card ? artId(card) : undefined;
    },
    event: (event, table) => texts.tellEvent(m, event, context(table)),
    move: (move, view) => texts.moveLabel(m, move, deciding(view)),
    moveShort: (move, view) => texts.moveShort(m, move, deciding(view)),
    choice: ({ answer }, view) => {
      if (answer.does !== 'play') return { short: t.actions.letGo, full: t.actions.letGo };
      const short = texts.moveShort(m, answer.move, deciding(view));
      return { short, full: texts.moveLabel(m, answer.move, deciding(view)) };
    },
    action: (action) => m.commands[action as ActionName],
    reason: (reason, view) => texts.whyNotSentence(m, reason, deciding(view)),
    label: (target, answer, view) => {
      const does = doing(answer, view);
      const name = nameOf(m, target, view, context(view.table));
      return does === undefined ? name : `${name}. ${does}`;
    },
    preview: (considered) => preview(m, t, considered, context(considered.before.table)),
    scoreRow: (line) => rowName(m, line),
    scoreHelp: (line) => scoreHelp(m, line),
    tieBreak: (code) => texts.tieBreakLabel(m, code),
    tieBreakValue: texts.tieBreakValue,
    winner: (sheet, table) => texts.winnerSentence(m, sheet, context(table)),
    numbered: t.architectura.numbered,
    putAway: m.hotSeat.hide,
    handover: ({ table }, seat) => {
      const todo = table.todo.at(-1);
      const name = names[seat] ?? '';
      return {
        title: todo ? texts.handOverSentence(m, todo, context(table, undefined)) : m.hotSeat.pass(name),
        text: m.hotSeat.passHelp(name),
        button: m.hotSeat.show(name),
      };
    },
  };
}

/** Is there a card to be played? Only the one who holds it can tell. */
function mayPlay(view: View): boolean {
  return offersOf(architectura, view).some(({ do: kind }) => kind !== 'pass' && kind !== 'exchange');
}

/** Can the card be laid somewhere? One that can only leave the game is not asked where to. */
function hasPlace(view: View, card: string): boolean {
  return offersOf(architectura, view).some(
    (move) => PLACED.has(move.do) && 'card' in move && move.card === card,
  );
}
const PLACED = new Set<Move['do']>(['play', 'playBeside', 'faceDown', 'faceDownBeside']);

function selecting(t: TableMessages, { by }: Selection): string | undefined {
  if (by === 'hand') return t.architectura.choose;
  return by === 'turn' ? t.architectura.turn : undefined;
}

/** A play says at once what comparing would do. */
function moveSentence(m: ArchitecturaMessages, move: Move, view: View, context: texts.Context): string {
  const label = texts.moveLabel(m, move, context);
  if (move.do !== 'play') return label;
  return `${label}. ${texts.compareSentence(m, view.seat, move.card, move.space, context)}`;
}

/** What a thing on the table is. */
function nameOf(
  m: ArchitecturaMessages,
  target: Target,
  { table, seat }: View,
  context: texts.Context,
): string {
  const { terms } = m;
  const own = (card: string, owner: Seat): string => {
    const piece = pieceNamed(kitOf(table), owner, card);
    return piece ? texts.describeCard(m, piece.card) : terms.card(card);
  };
  switch (target.on) {
    case 'space':
      return texts.describeSpace(m, target.space, context);
    case 'turn':
      return terms.ways[target.way];
    case 'hand':
    case 'deck':
      return own(target.card, seat);
    case 'yard':
      return `${terms.besideCity}${terms.colon}${texts.seatName(target.seat, context)}`;
    case 'beside':
      return own(target.card, target.seat);
    case 'street':
      return terms.street(target.street + 1);
    case 'player':
      return texts.describePlayer(m, target.seat, context);
    default:
      return target satisfies never;
  }
}

/** The first column speaks for all seats: a building by its name, wherever each of them has it. */
function rowName(m: ArchitecturaMessages, line: { code: string; facts?: ScoreLine['facts'] }): string {
  if (line.code === 'building' || line.code === 'beside') return m.terms.card(`${line.facts?.card ?? ''}`);
  return texts.scoreLabel(m, line as ScoreLine);
}

/** Where a building stands, and what its value is made of where that is not plain to see. */
function scoreHelp(m: ArchitecturaMessages, line: ScoreLine): string {
  const space = line.facts?.space;
  if (line.code !== 'building' || typeof space !== 'number') return texts.scoreHelp(m, line);
  const where = m.terms.space({ street: Math.floor(space / BLOCKS) + 1, block: (space % BLOCKS) + 1 });
  return line.facts?.base === undefined ? where : `${where}${m.terms.colon}${texts.scoreHelp(m, line)}`;
}

/** What the effect of a card that is looked at would ask then, of oneself or of others. */
function whatFollows(m: ArchitecturaMessages, { table }: View, context: texts.Context): PreviewNote[] {
  const todo = table.todo.at(-1);
  if (todo === undefined || todo.ask === 'turn' || todo.ask === 'swaps' || todo.ask === 'endTurn') return [];
  return [{ tone: 'plain', text: texts.askSentence(m, todo, context) }];
}

function preview(
  m: ArchitecturaMessages,
  t: TableMessages,
  { before, after, events, moves, sealed, from, looked }: Considered<Architectura>,
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
    return tone === undefined ? [] : [{ tone, rule: event.rule, text: texts.tellEvent(m, event, reader) }];
  });
  if (looked && !sealed) notes.push(...whatFollows(m, after, reader));
  const player = after.table.players[seat];
  const room = player ? Math.min(player.limit - player.hand, player.fresh + player.under) : 0;
  const exchanged = moves.at(-1)?.do === 'exchange';
  const unknown = exchanged ? m.moves.exchange : m.asks.endTurn(Math.max(0, room));
  return {
    counters,
    notes,
    ...(looked
      ? { title: texts.moveLabel(m, looked.move, { ...context, table: from.table, me: seat }) }
      : {}),
    ...(sealed ? { unknown: { icons: ['ar-i-deck'], text: `${unknown} ${t.actions.undoEnds}` } } : {}),
  };
}
