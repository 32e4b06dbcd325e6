import { at, type ScoreLine, type View } from '@archivolt/engine';
import type { TableMessages } from '@archivolt/i18n';
import {
  isFreeSlot,
  type RedCathedral,
  RUBLE,
  RUBLES_FOR_PRESTIGE,
  SLOT_LIST,
  type Table,
} from '@archivolt/red-cathedral';
import { type RedCathedralMessages, speakerOf, texts } from '@archivolt/red-cathedral/words';
import type { Seating, Speaker } from '@archivolt/table/kit.ts';
import { seatNote } from '@archivolt/table/seatNote.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { tileId } from '../draw/names.ts';
import type { Target } from '../targets.ts';
import { answerLabel, choiceLabel, heldSentence } from './answerLabels.ts';
import { isPayable } from './lines.ts';
import { listenerOf } from './listener.ts';
import type { ActionName, Selection } from './selection.ts';
import { targetName } from './targetName.ts';
import type { Voice } from './voice.ts';

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
  const voice: Voice = { m, t, seats, note, context, deciding };
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
      // The player whose turn it is is already named above the sentence.
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
    held: (selection, view) => heldSentence(m, selection, view),
    moves: (steps) =>
      steps.flatMap(({ move, view }, index) => {
        const [before, after] = [steps[index - 1]?.move, steps[index + 1]?.move];
        // A slot is named with the face of its tile, and what is taken with its number.
        if (move.do === 'face' && before?.do === 'slot') return [];
        if (move.do === 'take' && after?.do === 'amount') return [];
        const line = move.do === 'slot' && after?.do === 'face' ? [move, after] : [move];
        return [texts.lineLabel(m, line, deciding(view))];
      }),
    choice: (choice, view) => choiceLabel(voice, choice, view),
    action: (action) => {
      if (action === 'rubles')
        return { ...m.commands.rubles, short: m.terms.count(RUBLE, RUBLES_FOR_PRESTIGE) };
      return action === 'reroll'
        ? { ...m.commands.reroll, short: m.shorts.reroll }
        : m.commands[action as ActionName];
    },
    label: (target, answer, view) => {
      const [name, does] = [targetName(voice, target, view), answerLabel(voice, answer, view)];
      return does === undefined ? name : `${name}. ${does}`;
    },
    scoreRow: (line) => scoreRow(m, line),
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

/** The first column applies to all seats, so it names nobody's space or goods. */
function scoreRow(m: RedCathedralMessages, line: Pick<ScoreLine, 'code' | 'facts'>): string {
  if (line.code === 'track') return m.terms.track;
  if (line.code === 'leftovers') return m.board.leftovers;
  return texts.scoreLabel(m, line);
}
