export { type Catalogues, loaderOf } from './catalogues.ts';
export * from './format.ts';
export {
  type CardWords,
  type ChoiceWords,
  choiceWords,
  type GameWords,
  type SetUpWords,
  type SoloWords,
  type Sources,
  type SourceWords,
} from './gameWords.ts';
export * from './languages.ts';
export * from './load.ts';
export type { AccountMessages } from './messages/account.ts';
export type { BookMessages, Captions, ClaimOf } from './messages/book.ts';
export type { CoachMessages } from './messages/coach.ts';
export {
  type CommonMessages,
  type HelpText,
  levelName,
  type Standing,
  standingName,
} from './messages/common.ts';
export type { EditorMessages } from './messages/editor.ts';
export type { EndingMessages, Person } from './messages/ending.ts';
export type { EntranceMessages } from './messages/entrance.ts';
export type { GuideMessages } from './messages/guide.ts';
export { type HintMessages, THEMES, type Theme } from './messages/hints.ts';
export type { LearnMessages } from './messages/learn.ts';
export type { MailMessages } from './messages/mail.ts';
export type { MistakeCode, Phrases } from './messages/mistakes.ts';
export type { OnlineMessages } from './messages/online.ts';
export type { Duration, OperatorMessages } from './messages/operator.ts';
export type { PuzzleMessages } from './messages/puzzles.ts';
export { type RefusalMessages, refusalSentence } from './messages/refusals.ts';
export type { ReplayMessages, ReplayTrouble } from './messages/replay.ts';
export type { ServiceMessages } from './messages/service.ts';
export type { ShellMessages } from './messages/shell.ts';
export type { StatisticsMessages } from './messages/statistics.ts';
export type { StudyMessages } from './messages/study.ts';
export type { TableMessages } from './messages/table.ts';
export type { TerminalMessages, Topic } from './messages/terminal.ts';
export { pseudo, pseudoText } from './pseudo.ts';
export type { RuleBook } from './ruleBook.ts';
export type { TableSpeaker } from './speaker.ts';
export { capital, figure, type Words, words } from './words.ts';
