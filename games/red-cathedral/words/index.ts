export * from './load.ts';
export type { RedCathedralAid } from './messages/aid.ts';
export type { RcCaptions } from './messages/captions.ts';
export type { Topic } from './messages/coach.ts';
export type { EditorWords } from './messages/editor.ts';
export type { EndingWords } from './messages/ending.ts';
export type { RedCathedralMessages } from './messages/game.ts';
/** Describes the things of a table with these sentences. */
export * as texts from './messages/game.ts';
export type { GuideWords } from './messages/guide.ts';
export type { HintWords } from './messages/hints.ts';
export type { SetUpMessages } from './messages/setUp.ts';
export type { TerminalWords } from './messages/terminal.ts';
export { type Listener, speakerOf } from './speaker.ts';
export { type Explaining, whyNotSentence } from './whyNot.ts';
