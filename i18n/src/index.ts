export type { AccountMessages } from './account/messages.ts';
export type { GameMessages as ArchitecturaMessages } from './architectura/messages.ts';
/** How the things of a table are told with these sentences. */
export * as architecturaTexts from './architectura/messages.ts';
export { type CommonMessages, levelName } from './common/messages.ts';
export type { EntranceMessages } from './entrance/messages.ts';
export * from './format.ts';
export * from './languages.ts';
export * from './load.ts';

export type { MailMessages } from './mail/messages.ts';

export { type OnlineMessages, refusalSentence } from './online/messages.ts';

export { pseudo, pseudoText } from './pseudo.ts';
export type { GameMessages as RedCathedralMessages } from './red-cathedral/messages.ts';
export * as redCathedralTexts from './red-cathedral/messages.ts';
export type { RuleBook } from './rules/ruleBook.ts';
export type { ShellMessages } from './shell/messages.ts';
export type { TableMessages } from './table/messages.ts';
export type { TerminalMessages, Topic } from './terminal/messages.ts';
export { capital } from './words.ts';
