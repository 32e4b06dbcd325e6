import { at, offersOf, type ScoreLine, type View } from '@archivolt/engine';
import type { TableMessages } from '@archivolt/i18n';
import {
  cardAt,
  componentsOf,
  countOf,
  isFreeSlot,
  type Move,
  type RedCathedral,
  RUBLE,
  redCathedral,
  slotCost,
  type Table,
} from '@archivolt/red-cathedral';
import { type RedCathedralMessages, speakerOf, texts } from '@archivolt/red-cathedral/words';
import type { Seating, Speaker } from '@archivolt/table/kit.ts';
import { seatNote } from '@archivolt/table/seatNote.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { tileId } from '../draw/names.ts';
import type { Target } from '../targets.ts';
import { isPayable, movesOf, restOf, SLOT_LIST } from './lines.ts';
import { listenerOf } from './listener.ts';
import { needsOf } from './needs.ts';
import type { RcAnswer, Selection } from './selection.ts';

export type RcSpeaker = Speaker<RedCathedral, Target, Selection> & {
  /** The texts themselves, for the names of lists on the board. */
  readonly game: RedCathedralMessages;
  readonly table: TableMessages;
  /** A short note under the name of a player. */
  note(info: SeatInfo): string;
};

/** Everything that The Red Cathedral says at a table, in one language. */
export function speak(m: RedCathedralMessages, t: TableMessages, seating: Seating): RcSpeaker {
  const { seats } = seating;
  const listener = listenerOf(seating);
  const { context, deciding } = listener;
  const speaker = speakerOf(m, listener);
  const note = (info: SeatInfo) => seatNote(t, seats, info, (level) => texts.levelName(m, level).name);
  const dieName = (die: number, { table }: View<RedCathedral>): string =>
    capital(m.describe.shows(die, at(table.dice, die).shows));
  /** Adds that the player's sections need what is there. */
  const describePlace = (place: number, { table, seat }: View<RedCathedral>): string => {
    const described = texts.describePlace(m, place, context(table));
    const { gain } = at(componentsOf(table).resources, at(table.market, place));
    return needsOf(table, seat).has(gain) ? `${described}, ${m.board.needed}` : described;
  };
  const name = (target: Target, view: View<RedCathedral>): string => {
    const { table, seat } = view;
    const here = context(table);
    const own = at(table.players, seat);
    switch (target.on) {
      case 'section':
        return texts.describeSection(m, target.section, here);
      case 'die':
        return texts.describeDie(m, target.die, here);
      case 'place':
        return describePlace(target.place, view);
      case 'influence': {
        const { group, actions } = cardAt(table, target.quadrant);
        const season = m.terms.seasons[at(texts.SEASONS, target.quadrant)];
        const action = at(actions, target.action);
        const does = `${m.terms.action(action)} (${m.terms.mark(action.repeat)})`;
        return `${capital(at(m.terms.groups, group))} (${season})${m.terms.colon}${does}`;
      }
      case 'slot':
        return texts.describeSlot(m, seat, target.slot, here);
      case 'goods':
        return `${m.terms.inventory}${m.terms.colon}${m.terms.count(target.kind, countOf(own.goods, target.kind))}`;
      case 'supply':
        return `${m.terms.supply}${m.terms.colon}${m.terms.count(target.kind, countOf(table.supply, target.kind))}`;
      case 'banner':
        return m.terms.countBanners(target.from === 'inventory' ? own.covered : own.aside);
      case 'ornament':
        return `${at(m.terms.ornaments, target.ornament)}${m.terms.colon}${at(own.ornaments, target.ornament)}`;
      case 'player': {
        // What is visible on it is announced first.
        const info = seats[target.seat];
        const seen = [texts.seatName(m, target.seat, here), ...(info ? [note(info)] : [])];
        return `${seen.join(' ').trim()}. ${texts.describePlayer(m, target.seat, here)}`;
      }
      default:
        return target satisfies never;
    }
  };
  const doing = (answer: RcAnswer | undefined, view: View<RedCathedral>): string | undefined => {
    if (answer?.does === 'play') return texts.lineLabel(m, movesOf(answer), deciding(view));
    if (answer?.does !== 'select') return undefined;
    switch (answer.selection?.by) {
      case undefined:
        return t.actions.letGo;
      case 'die':
        return m.board.lift;
      case 'place':
        return m.board.diceHere;
      case 'slot':
        return capital(m.board.tooDear);
      case 'section':
        return m.board.material;
      default:
        return undefined;
    }
  };
  /** What is still available, as a list. */
  const things = (moves: readonly Move[], view: View<RedCathedral>): string =>
    texts.givenTogether(m, moves, deciding(view));
  return {
    ...speaker,
    game: m,
    table: t,
    note,
    paneName: (pane) => {
      if (pane === 'market' || pane === 'cathedral' || pane === 'workshop') return m.terms[pane];
      return t.parts.players;
    },
    ask: (view) => {
      const { todo, active } = view.table;
      // Whose turn it is is shown above the sentence already.
      const ask = todo.at(-1)?.ask;
      if (ask === 'turn' && seats[active]?.kind === 'me') return m.board.turn;
      const sentence = speaker.ask(view);
      if (seats[active]?.kind !== 'me') return sentence;
      if (ask === 'ivanClaim' || ask === 'ivanOrnament') return m.board[ask];
      return ask === 'slot' ? [sentence, ...slotHelp(view).map((key) => m.board[key])].join(' ') : sentence;
    },
    asked: ({ table }) => (isIvansTurn(table) ? m.board.ivansTurn : undefined),
    completed: ({ before }) => (isIvansTurn(before.table) ? m.board.ivanSettled : undefined),
    picture: ({ table }) => {
      const ask = table.todo.find((todo) => todo.ask === 'slot' || todo.ask === 'face');
      return ask && tileId(ask.tile);
    },
    held: (selection, view) => {
      switch (selection.by) {
        case 'die':
          return `${capital(at(m.terms.dice, selection.die))}${m.terms.colon}${m.board.liftHelp}`;
        case 'place':
          return m.board.diceHere;
        case 'section':
          return m.board.material;
        case 'goods':
          return `${capital(at(m.terms.resources, selection.kind))}${m.terms.colon}${m.board.goodsHelp}`;
        case 'ornament':
          return `${capital(at(m.terms.ornaments, selection.ornament))}${m.terms.colon}${m.board.ornamentHelp}`;
        case 'slot': {
          const own = at(view.table.players, view.seat);
          const cost = m.terms.count(RUBLE, slotCost(view.table, own, selection.slot));
          return m.board.askDown(cost, own.rubles);
        }
        default:
          return m.commands[selection.action].help;
      }
    },
    moves: (steps) =>
      steps.flatMap(({ move, view }, index) => {
        const [before, after] = [steps[index - 1]?.move, steps[index + 1]?.move];
        // A slot is named with the face of its tile, and what is taken with its number.
        if (move.do === 'face' && before?.do === 'slot') return [];
        if (move.do === 'take' && after?.do === 'amount') return [];
        const line = move.do === 'slot' && after?.do === 'face' ? [move, after] : [move];
        return [texts.lineLabel(m, line, deciding(view))];
      }),
    moveShort: (move, view) => texts.moveShort(m, move, deciding(view)),
    choice: (choice, view) => {
      const { answer } = choice;
      if (answer.does === 'select') {
        if (answer.selection?.by !== 'die') return { short: t.actions.letGo, full: t.actions.letGo };
        const { die } = answer.selection;
        const full = `${m.board.lift}${m.terms.colon}${texts.describeDie(m, die, context(view.table))}`;
        // Among others it is distinguished by its colour, in words too: a narrow bar hides the icons.
        return { short: dieName(die, view), full, caption: m.board.lift };
      }
      const full = texts.lineLabel(m, movesOf(answer), deciding(view));
      const short = texts.lineShort(m, movesOf(answer), deciding(view));
      const { do: kind } = answer.move;
      switch (choice.way) {
        case 'fewer':
          return { short: m.board.fewer, full: `${m.board.fewer} (${full})` };
        case 'down':
          return { short, full, caption: capital(m.terms.faceDown) };
        case 'all':
        case 'without': {
          const left = things(
            restOf({ view, offers: offersOf(redCathedral, view), selection: undefined }).left,
            view,
          );
          const said = choice.way === 'all' ? m.board.takeAndRoll(left) : m.board.rollWithout(left);
          return { short: said, full: said };
        }
        default:
          // If several dice could come, each is named.
          if (answer.move.do === 'acquire') return { short, full, caption: dieName(answer.move.die, view) };
          // What is taken, used or activated is named by what it gives; the verb is above it.
          if (kind !== 'take' && kind !== 'use' && kind !== 'activate') return { short, full };
          return { short, full, caption: m.commands[kind].name };
      }
    },
    action: (action) =>
      action === 'rubles' || action === 'reroll'
        ? { ...m.commands[action], short: m.shorts[action] }
        : m.commands[action as 'claim'],
    label: (target, answer, view) => {
      const does = doing(answer, view);
      return does === undefined ? name(target, view) : `${name(target, view)}. ${does}`;
    },
    scoreRow: (line, table) => scoreRow(m, line as ScoreLine, context(table)),
    scoreHelp: (line, table) => {
      const help = speaker.scoreHelp(line, table);
      return line.code === 'tower' ? help : `${speaker.scoreLabel(line, table)}. ${help}`;
    },
  };
}

/** The sentences about what can become of the tile in hand: RC-C4. */
function slotHelp(view: View<RedCathedral>): ('faceUpPays' | 'someDown' | 'allDown')[] {
  const { table, seat } = view;
  const free = SLOT_LIST.filter((slot) => isFreeSlot(table, at(table.players, seat), slot));
  const dear = free.filter((slot) => !isPayable(view, slot)).length;
  if (dear === free.length) return ['allDown'];
  return dear === 0 ? ['faceUpPays'] : ['faceUpPays', 'someDown'];
}

/** Whether the player decides for Ivan, in Ivan's turn: RC-V5d, RC-V6. */
function isIvansTurn({ todo }: Table): boolean {
  const ask = todo.at(-1)?.ask;
  return ask === 'ivanClaim' || ask === 'ivanOrnament';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first column applies to all seats, so it names nobody's space or goods. */
function scoreRow(m: RedCathedralMessages, line: ScoreLine, context: texts.Context): string {
  if (line.code === 'track') return m.terms.track;
  if (line.code === 'leftovers') return m.board.leftovers;
  return texts.scoreLabel(m, line, context);
}
