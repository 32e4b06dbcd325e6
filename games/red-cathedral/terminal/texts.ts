import type { RedCathedral } from '@archivolt/red-cathedral';
import {
  loadGame,
  loadMistakes,
  loadReasons,
  loadRules,
  loadTerminalWords,
  speakerOf,
  whyNotSentence,
} from '@archivolt/red-cathedral/words';
import type { GameTexts, Translations } from '@archivolt/terminal';
import { board } from './board.ts';
import { intents } from './intents.ts';
import { group, label, offer } from './offers.ts';
import { contextOf, type Speech, viewContext } from './speech.ts';

export async function speak(translations: Translations): Promise<GameTexts<RedCathedral>> {
  const m = await loadGame(translations.language);
  const explaining = { ...m, reasons: await loadReasons(translations.language) };
  const { board: short } = await loadTerminalWords(translations.language);
  const speech: Speech = { m, translations, short };
  const speaker = speakerOf(m, {
    context: (table, me) => contextOf(m, table, me),
    deciding: (view) => viewContext(m, view),
  });
  return {
    ...speaker,
    board: (view, page) => board(speech, view, page),
    group: (view, move) => group(speech, view, move),
    offer: (view, move) => offer(speech, view, move),
    move: (move, view) => label(speech, view, move),
    reason: (reason, view) => whyNotSentence(explaining, reason, viewContext(m, view)),
    mistakes: await loadMistakes(translations.language),
    intents: (view, text) => intents(m, view, text),
    // Only a tower has more to explain than its rule does.
    scoreHelp: (line, table) => (line.code === 'tower' ? speaker.scoreHelp(line, table) : undefined),
    rules: async () => (await loadRules(translations.language)).texts,
  };
}
