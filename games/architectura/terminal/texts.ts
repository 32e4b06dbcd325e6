import type { Architectura } from '@archivolt/architectura';
import {
  loadGame,
  loadMistakes,
  loadReasons,
  loadRules,
  loadTerminalWords,
  speakerOf,
  whyNotSentence,
} from '@archivolt/architectura/words';
import type { GameTexts, Translations } from '@archivolt/terminal';
import { board } from './board.ts';
import { intents } from './intents.ts';
import { group, offer } from './offers.ts';
import { contextOf, type Speech, viewContext } from './speech.ts';

export async function speak(translations: Translations): Promise<GameTexts<Architectura>> {
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
    reason: (reason, view) => whyNotSentence(explaining, reason, viewContext(m, view)),
    mistakes: await loadMistakes(translations.language),
    intents: (view, text) => intents(m, view, text),
    // A card that counts its visible value needs no explanation.
    scoreHelp: (line, table) =>
      line.code === 'fallen' || line.code === 'adjacent' || line.facts?.base !== undefined
        ? speaker.scoreHelp(line, table)
        : undefined,
    rules: async () => (await loadRules(translations.language)).texts,
  };
}
