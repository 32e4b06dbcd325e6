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
import { levelName } from '@archivolt/i18n';
import type { GameTexts, Translations } from '@archivolt/terminal';
import { board } from './board.ts';
import { intents } from './intents.ts';
import { group, offer } from './offers.ts';
import { contextOf, namesOf, type Speech, viewContext } from './speech.ts';

export async function speak(translations: Translations): Promise<GameTexts<Architectura>> {
  const m = await loadGame(translations.language);
  const explaining = { ...m, reasons: await loadReasons(translations.language) };
  const { board: short } = await loadTerminalWords(translations.language);
  const phrases = await loadMistakes(translations.language);
  const speech: Speech = { m, translations, short };
  const speaker = speakerOf(m, {
    context: (table, me) => contextOf(m, table, me),
    deciding: (view) => viewContext(m, view),
  });
  return {
    ...speaker,
    names: (table) => namesOf(m, table),
    level: (name) => levelName(m, name).name,
    board: (view, page) => board(speech, view, page),
    group: (view, move) => group(speech, view, move),
    offer: (view, move) => offer(speech, view, move),
    reason: (reason, view) => whyNotSentence(explaining, reason, viewContext(m, view)),
    mistake: (wrong) => translations.terminal.mistake(wrong, phrases),
    intents: (view, text) => intents(m, view, text),
    sheet: m.score,
    // A card that counts its visible value needs no explanation.
    scoreHelp: (line, table) =>
      line.code === 'fallen' || line.code === 'adjacent' || line.facts?.base !== undefined
        ? speaker.scoreHelp(line, table)
        : undefined,
    rules: async () => (await loadRules(translations.language)).texts,
  };
}
