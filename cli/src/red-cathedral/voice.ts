import { levelName, loadGame, loadRules, redCathedralTexts } from '@archivolt/i18n';
import type { RedCathedral } from '@archivolt/red-cathedral';
import type { Voice } from '../entry.ts';
import type { Tongue } from '../tongue.ts';
import { board } from './board.ts';
import { intents } from './intents.ts';
import { group, label, offer } from './offers.ts';
import { contextOf, type Speech, viewContext } from './speech.ts';

const {
  askSentence,
  scoreHelp,
  scoreLabel,
  seatName,
  tellEvent,
  tieBreakLabel,
  whyNotSentence,
  winnerSentence,
} = redCathedralTexts;

export async function speak(tongue: Tongue): Promise<Voice<RedCathedral>> {
  const m = await loadGame('red-cathedral', tongue.language);
  const speech: Speech = { m, tongue };
  return {
    title: m.terms.title,
    names: (table) => {
      const context = contextOf(m, table);
      return table.players.map((_, seat) => seatName(m, seat, context));
    },
    level: (name) => levelName(m, name).name,
    board: (view, page) => board(speech, view, page),
    question: (view) => askSentence(m, view.table.todo.at(-1), viewContext(m, view)),
    group: (view, move) => group(speech, view, move),
    offer: (view, move) => offer(speech, view, move),
    label: (view, move) => label(speech, view, move),
    tell: (event, table, me) => tellEvent(m, event, contextOf(m, table, me)),
    why: (reason, view) => whyNotSentence(m, reason, viewContext(m, view)),
    intents: (view, text) => intents(m, view, text),
    sheet: m.score,
    scoreLabel: (line, table) => scoreLabel(m, line, contextOf(m, table)),
    // Only of a tower there is more to say than its rule does.
    scoreHelp: (line, table) => (line.code === 'tower' ? scoreHelp(m, line, contextOf(m, table)) : undefined),
    tieBreak: (code) => tieBreakLabel(m, code),
    tieBreakValue: (_code, value) => String(value),
    verdict: (sheet, table, me) => winnerSentence(m, sheet, contextOf(m, table, me)),
    rules: async () => (await loadRules('red-cathedral', tongue.language)).texts,
  };
}
