import {
  detectLanguage,
  LANGUAGES,
  type Language,
  loadTable,
  loadTerminal,
  type TableMessages,
  type TerminalMessages,
} from '@archivolt/i18n';
import type { Option } from './arguments.ts';

/** What every game in the terminal says, in one language; what a game says itself is its voice. */
export interface Tongue {
  language: Language;
  terminal: TerminalMessages;
  table: TableMessages;
}

/** `--lang`, wherever players are spoken to. */
export const LANG_FLAG: Option = {
  value: LANGUAGES.join('|'),
  help: ({ calling }) => calling.flags.lang,
};

/** Only the chosen language is loaded. */
export async function tongueOf(language: Language): Promise<Tongue> {
  const [terminal, table] = await Promise.all([loadTerminal(language), loadTable(language)]);
  return { language, terminal, table };
}

/** The reader's language by the variables of the system: "de_AT.UTF-8" is German, "C" is English. */
export function languageIn({ LC_ALL, LC_MESSAGES, LANG }: Record<string, string | undefined>): Language {
  const [locale = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[.@]/);
  return detectLanguage([locale.replace('_', '-')]);
}
