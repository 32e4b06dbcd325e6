import type { Architectura } from '@archivolt/architectura';
import { architecturaTexts, levelName, loadGame, loadRules } from '@archivolt/i18n';
import type { Voice } from '../entry.ts';
import type { Tongue } from '../tongue.ts';
import { board } from './board.ts';
import { intents } from './intents.ts';
import { group, offer } from './offers.ts';
import { contextOf, namesOf, type Speech, viewContext } from './speech.ts';

const {
  askSentence,
  moveLabel,
  scoreHelp,
  scoreLabel,
  tellEvent,
  tieBreakLabel,
  tieBreakValue,
  whyNotSentence,
  winnerSentence,
} = architecturaTexts;

export async function speak(tongue: Tongue): Promise<Voice<Architectura>> {
  const m = await loadGame('architectura', tongue.language);
  const speech: Speech = { m, tongue };
  return {
    title: m.terms.title,
    names: (table) => namesOf(m, table),
    level: (name) => levelName(m, name).name,
    board: (view, page) => board(speech, view, page),
    question: (view) => askSentence(m, view.table.todo.at(-1), viewContext(m, view)),
    group: (view, move) => group(speech, view, move),
    offer: (view, move) => offer(speech, view, move),
    label: (view, move) => moveLabel(m, move, viewContext(m, view)),
    tell: (event, table, me) => tellEvent(m, event, contextOf(m, table, me)),
    why: (reason, view) => whyNotSentence(m, reason, viewContext(m, view)),
    intents: (view, text) => intents(m, view, text),
    sheet: m.score,
    scoreLabel: (line) => scoreLabel(m, line),
    // That a card counts what it shows needs no words.
    scoreHelp: (line) =>
      line.code === 'fallen' || line.code === 'adjacent' || line.facts?.base !== undefined
        ? scoreHelp(m, line)
        : undefined,
    tieBreak: (code) => tieBreakLabel(m, code),
    tieBreakValue,
    verdict: (sheet, table, me) => winnerSentence(m, sheet, contextOf(m, table, me)),
    rules: async () => (await loadRules('architectura', tongue.language)).texts,
  };
}
