import type { AccountMessages } from './account/messages.ts';
import type { GameMessages as ArchitecturaMessages } from './architectura/messages.ts';
import type { CommonMessages } from './common/messages.ts';
import type { EntranceMessages } from './entrance/messages.ts';
import { type Language, type Locale, PSEUDO, tagOf } from './languages.ts';

import type { MailMessages } from './mail/messages.ts';

import type { OnlineMessages } from './online/messages.ts';

import { pseudo } from './pseudo.ts';
import type { GameMessages as RedCathedralMessages } from './red-cathedral/messages.ts';
import type { RuleBook } from './rules/ruleBook.ts';
import type { ShellMessages } from './shell/messages.ts';
import type { TableMessages } from './table/messages.ts';
import type { TerminalMessages } from './terminal/messages.ts';

/** One import per language and area: nobody loads a sentence that will not be read. */
type Sources<T> = Record<Language, () => Promise<T>>;

export interface GameTexts {
  'red-cathedral': RedCathedralMessages;
  architectura: ArchitecturaMessages;
}

const SHELL: Sources<ShellMessages> = {
  en: async () => (await import('./shell/en.ts')).shell,
  fr: async () => (await import('./shell/fr.ts')).shell,
  de: async () => (await import('./shell/de.ts')).shell,
  it: async () => (await import('./shell/it.ts')).shell,
  'pt-PT': async () => (await import('./shell/pt-PT.ts')).shell,
  'pt-BR': async () => (await import('./shell/pt-BR.ts')).shell,
};

const TABLE: Sources<TableMessages> = {
  en: async () => (await import('./table/en.ts')).table,
  fr: async () => (await import('./table/fr.ts')).table,
  de: async () => (await import('./table/de.ts')).table,
  it: async () => (await import('./table/it.ts')).table,
  'pt-PT': async () => (await import('./table/pt-PT.ts')).table,
  'pt-BR': async () => (await import('./table/pt-BR.ts')).table,
};

const MAIL: Sources<MailMessages> = {
  en: async () => (await import('./mail/en.ts')).mail,
  fr: async () => (await import('./mail/fr.ts')).mail,
  de: async () => (await import('./mail/de.ts')).mail,
  it: async () => (await import('./mail/it.ts')).mail,
  'pt-PT': async () => (await import('./mail/pt-PT.ts')).mail,
  'pt-BR': async () => (await import('./mail/pt-BR.ts')).mail,
};

const GAMES: { [G in keyof GameTexts]: Sources<GameTexts[G]> } = {
  'red-cathedral': {
    en: async () => (await import('./red-cathedral/en.ts')).game,
    fr: async () => (await import('./red-cathedral/fr.ts')).game,
    de: async () => (await import('./red-cathedral/de.ts')).game,
    it: async () => (await import('./red-cathedral/it.ts')).game,
    'pt-PT': async () => (await import('./red-cathedral/pt-PT.ts')).game,
    'pt-BR': async () => (await import('./red-cathedral/pt-BR.ts')).game,
  },
  architectura: {
    en: async () => (await import('./architectura/en.ts')).game,
    fr: async () => (await import('./architectura/fr.ts')).game,
    de: async () => (await import('./architectura/de.ts')).game,
    it: async () => (await import('./architectura/it.ts')).game,
    'pt-PT': async () => (await import('./architectura/pt-PT.ts')).game,
    'pt-BR': async () => (await import('./architectura/pt-BR.ts')).game,
  },
};

const RULES: Record<'red-cathedral' | 'architectura', Sources<RuleBook<string>>> = {
  'red-cathedral': {
    en: async () => (await import('./rules/red-cathedral/en.ts')).rules,
    fr: async () => (await import('./rules/red-cathedral/fr.ts')).rules,
    de: async () => (await import('./rules/red-cathedral/de.ts')).rules,
    it: async () => (await import('./rules/red-cathedral/it.ts')).rules,
    'pt-PT': async () => (await import('./rules/red-cathedral/pt-PT.ts')).rules,
    'pt-BR': async () => (await import('./rules/red-cathedral/pt-BR.ts')).rules,
  },
  architectura: {
    en: async () => (await import('./rules/architectura/en.ts')).rules,
    fr: async () => (await import('./rules/architectura/fr.ts')).rules,
    de: async () => (await import('./rules/architectura/de.ts')).rules,
    it: async () => (await import('./rules/architectura/it.ts')).rules,
    'pt-PT': async () => (await import('./rules/architectura/pt-PT.ts')).rules,
    'pt-BR': async () => (await import('./rules/architectura/pt-BR.ts')).rules,
  },
};

const ONLINE: Sources<OnlineMessages> = {
  en: async () => (await import('./online/en.ts')).online,
  fr: async () => (await import('./online/fr.ts')).online,
  de: async () => (await import('./online/de.ts')).online,
  it: async () => (await import('./online/it.ts')).online,
  'pt-PT': async () => (await import('./online/pt-PT.ts')).online,
  'pt-BR': async () => (await import('./online/pt-BR.ts')).online,
};

const ENTRANCE: Sources<EntranceMessages> = {
  en: async () => (await import('./entrance/en.ts')).entrance,
  fr: async () => (await import('./entrance/fr.ts')).entrance,
  de: async () => (await import('./entrance/de.ts')).entrance,
  it: async () => (await import('./entrance/it.ts')).entrance,
  'pt-PT': async () => (await import('./entrance/pt-PT.ts')).entrance,
  'pt-BR': async () => (await import('./entrance/pt-BR.ts')).entrance,
};

const ACCOUNT: Sources<AccountMessages> = {
  en: async () => (await import('./account/en.ts')).account,
  fr: async () => (await import('./account/fr.ts')).account,
  de: async () => (await import('./account/de.ts')).account,
  it: async () => (await import('./account/it.ts')).account,
  'pt-PT': async () => (await import('./account/pt-PT.ts')).account,
  'pt-BR': async () => (await import('./account/pt-BR.ts')).account,
};

const COMMON: Sources<CommonMessages> = {
  en: async () => (await import('./common/en.ts')).common,
  fr: async () => (await import('./common/fr.ts')).common,
  de: async () => (await import('./common/de.ts')).common,
  it: async () => (await import('./common/it.ts')).common,
  'pt-PT': async () => (await import('./common/pt-PT.ts')).common,
  'pt-BR': async () => (await import('./common/pt-BR.ts')).common,
};

const TERMINAL: Sources<TerminalMessages> = {
  en: async () => (await import('./terminal/en.ts')).terminal,
  fr: async () => (await import('./terminal/fr.ts')).terminal,
  de: async () => (await import('./terminal/de.ts')).terminal,
  it: async () => (await import('./terminal/it.ts')).terminal,
  'pt-PT': async () => (await import('./terminal/pt-PT.ts')).terminal,
  'pt-BR': async () => (await import('./terminal/pt-BR.ts')).terminal,
};

async function load<T>(sources: Sources<T>, locale: Locale): Promise<T> {
  const messages = await sources[tagOf(locale)]();
  return locale === PSEUDO ? pseudo(messages) : messages;
}

/** The frame around the games: home, set-up, settings, rules page, errors. */
export const loadShell = (locale: Locale): Promise<ShellMessages> => load(SHELL, locale);

/** What every table says, whatever is played on it. */
export const loadTable = (locale: Locale): Promise<TableMessages> => load(TABLE, locale);

/** What is told to those who are not at the table, by mail and push. */
export const loadMail = (locale: Locale): Promise<MailMessages> => load(MAIL, locale);

/** The sentences of one game: things, moves, events, reasons. */
export const loadGame = <G extends keyof GameTexts>(game: G, locale: Locale): Promise<GameTexts[G]> =>
  load(GAMES[game], locale);

/** The readable rules of one game. */
export const loadRules = (game: keyof typeof RULES, locale: Locale): Promise<RuleBook<string>> =>
  load(RULES[game], locale);

/** Playing with people elsewhere. */
export const loadEntrance = (locale: Locale): Promise<EntranceMessages> => load(ENTRANCE, locale);
export const loadOnline = (locale: Locale): Promise<OnlineMessages> => load(ONLINE, locale);

/** Profile, ways to sign in, notices, ratings. */
export const loadAccount = (locale: Locale): Promise<AccountMessages> => load(ACCOUNT, locale);

/** What both games say alike: the bots by their level. */
export const loadCommon = (locale: Locale): Promise<CommonMessages> => load(COMMON, locale);

/** What the terminal says of its own. */
export const loadTerminal = (locale: Locale): Promise<TerminalMessages> => load(TERMINAL, locale);
