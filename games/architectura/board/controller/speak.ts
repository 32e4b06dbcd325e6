import {
  type Architectura,
  architectura,
  componentsOf,
  isMakingDecks,
  type Move,
  pieceNamed,
  type View,
} from '@archivolt/architectura';
import { type ArchitecturaMessages, speakerOf, texts } from '@archivolt/architectura/words';
import { offersOf, type ScoreLine, type Seat } from '@archivolt/engine';
import type { TableMessages } from '@archivolt/i18n';
import { offersDoing } from '@archivolt/table/answers.ts';
import type { Seating, Speaker } from '@archivolt/table/kit.ts';
import { artId } from '../draw/defs.ts';
import type { Target } from '../targets.ts';
import { listenerOf } from './listener.ts';
import type { ActionName, ArAnswer, Selection } from './selection.ts';

export type ArSpeaker = Speaker<Architectura, Target, Selection> & {
  /** The texts themselves, for the names of lists on the board. */
  readonly game: ArchitecturaMessages;
  readonly table: TableMessages;
};

/** Everything that Architectura says at a table, in one language. */
export function speak(m: ArchitecturaMessages, t: TableMessages, seating: Seating): ArSpeaker {
  const { seats, me } = seating;
  const names = seats.map(({ name }) => name);
  const listener = listenerOf(seating);
  const { context, deciding } = listener;
  const speaker = speakerOf(m, listener);
  const doing = (answer: ArAnswer | undefined, view: View): string | undefined => {
    if (answer?.does === 'play') return moveSentence(m, answer.move, view, deciding(view));
    if (answer?.does !== 'select') return undefined;
    return answer.selection === undefined ? t.actions.letGo : selecting(m, answer.selection);
  };
  return {
    ...speaker,
    game: m,
    table: t,
    paneName: (pane) => (pane === 'city' || pane === 'hand' ? m.terms[pane] : t.parts.players),
    asked: ({ table }) => {
      const todo = table.todo.at(-1);
      // A person who has to decide during another player's turn must notice it immediately.
      if (todo === undefined || todo.seat === table.active || isMakingDecks(table)) return undefined;
      return todo.seat === me ? t.turn.asked : t.turn.askedOf(names[todo.seat] ?? '');
    },
    ask: (view) => {
      const todo = view.table.todo.at(-1);
      // The player whose turn it is is already named above the sentence.
      if (todo?.ask !== 'turn' || seats[todo.seat]?.kind !== 'me') return speaker.ask(view);
      if (mayPlay(view)) return m.board.play;
      return mayExchange(view) ? m.board.noneFits : speaker.ask(view);
    },
    held: (chosen, view) =>
      chosen.by === 'hand' && !hasPlace(view, chosen.card) ? undefined : m.board.held[chosen.by],
    picture: ({ table }) => {
      const todo = table.todo.at(-1);
      const card = todo && texts.askingCard(todo, context(table));
      return card ? artId(card) : undefined;
    },
    completed: ({ before, moves }) => {
      if (moves.at(-1)?.do === 'exchange') return m.board.newCards;
      return before.table.active === before.seat || isMakingDecks(before.table)
        ? undefined
        : t.turn.answerComplete;
    },
    forced: (event, table) =>
      event.type === 'passed' && seats[event.seat]?.kind === 'me'
        ? `${speaker.event(event, table)} ${t.turn.forced}`
        : undefined,
    choice: ({ answer }, view) => {
      if (answer.does !== 'play') return { short: t.actions.letGo, full: t.actions.letGo };
      const short = texts.moveShort(m, answer.move, deciding(view));
      return { short, full: texts.moveLabel(m, answer.move, deciding(view)) };
    },
    action: (action) => m.commands[action as ActionName],
    label: (target, answer, view) => {
      const does = doing(answer, view);
      const name = nameOf(m, target, view, context(view.table));
      return does === undefined ? name : `${name}. ${does}`;
    },
    scoreRow: (line) => rowName(m, line),
    scoreHelp: (line) => scoreHelp(m, line),
    numbered: m.board.numbered,
    handover: ({ table }) => {
      const todo = table.todo.at(-1);
      return todo && todo.seat !== table.active
        ? texts.handOverSentence(m, todo, context(table, undefined))
        : undefined;
    },
  };
}

/** Whether a card can be played. Only its holder knows. */
function mayPlay(view: View): boolean {
  return offersOf(architectura, view).some(({ do: kind }) => kind !== 'pass' && kind !== 'exchange');
}

/** Whether the hand can be exchanged instead. */
function mayExchange(view: View): boolean {
  return offersOf(architectura, view).some(({ do: kind }) => kind === 'exchange');
}

/** Whether the card can be placed somewhere. For one that can only leave the game there is no question. */
function hasPlace(view: View, card: string): boolean {
  const offers = offersOf(architectura, view);
  const places = offersDoing({ offers }, 'play', 'playBeside', 'faceDown', 'faceDownBeside');
  return places.some((move) => move.card === card);
}

function selecting(m: ArchitecturaMessages, { by }: Selection): string | undefined {
  if (by === 'hand') return m.board.choose;
  return by === 'turn' ? m.board.turn : undefined;
}

/** A play includes what comparing would do. */
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
    const piece = pieceNamed(componentsOf(table), owner, card);
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

/** The first column applies to all seats: a building by its name, wherever each of them has it. */
function rowName(m: ArchitecturaMessages, line: Pick<ScoreLine, 'code' | 'facts'>): string {
  if (line.code === 'building' || line.code === 'beside') return m.terms.card(`${line.facts?.card ?? ''}`);
  return texts.scoreLabel(m, line);
}

/** Where a building is, and how its value is composed if that is not obvious. */
function scoreHelp(m: ArchitecturaMessages, line: ScoreLine): string {
  const space = line.facts?.space;
  if (line.code !== 'building' || typeof space !== 'number') return texts.scoreHelp(m, line);
  const where = m.terms.space(texts.spotOf(space));
  return line.facts?.base === undefined ? where : `${where}${m.terms.colon}${texts.scoreHelp(m, line)}`;
}
