import {
  type CommonMessages,
  detectLanguage,
  LANGUAGES,
  type Language,
  loadCommon,
  loadTable,
  loadTerminal,
  type TableMessages,
  type TerminalMessages,
} from '@archivolt/i18n';
import type { Option } from './arguments.ts';

/** Terminal texts shared by all games, in one language; the game's own texts are its `GameTexts`. */
export interface Translations {
  language: Language;
  common: CommonMessages;
  terminal: TerminalMessages;
  table: TableMessages;
}

/** The `--lang` option of the commands for players. */
export const LANG_FLAG: Option = {
  value: LANGUAGES.join('|'),
  help: ({ calling }) => calling.flags.lang,
};

/** Loads the texts of one language only. */
export async function translationsOf(language: Language): Promise<Translations> {
  const [common, terminal, table] = await Promise.all([
    loadCommon(language),
    loadTerminal(language),
    loadTable(language),
  ]);
  return { language, common, terminal, table };
}

/** The language from the environment: "de_AT.UTF-8" is German, "C" is English. */
export function languageIn({ LC_ALL, LC_MESSAGES, LANG }: Record<string, string | undefined>): Language {
  const [locale = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[.@]/);
  return detectLanguage([locale.replace('_', '-')]);
}
