import type { CardWords, RuleBook } from '@archivolt/i18n';
import type { ArchitecturaAid } from './messages/aid.ts';
import type { ArCaptions } from './messages/captions.ts';
import type { CoachWords } from './messages/coach.ts';
import type { EditorWords } from './messages/editor.ts';
import type { EndingWords } from './messages/ending.ts';
import type { GameMessages } from './messages/game.ts';
import type { GuideWords } from './messages/guide.ts';
import type { HintWords } from './messages/hints.ts';
import type { ArchitecturaLessons } from './messages/lessons.ts';
import type { MistakeWords } from './messages/mistakes.ts';
import type { Reasons } from './messages/reasons.ts';
import type { SetUpMessages } from './messages/setUp.ts';
import type { TerminalWords } from './messages/terminal.ts';

/** The texts of the game, by where they are read. */
export interface Areas {
  aid: ArchitecturaAid;
  captions: ArCaptions;
  card: CardWords;
  coach: CoachWords;
  editor: EditorWords;
  ending: EndingWords;
  game: GameMessages;
  guide: GuideWords;
  hints: HintWords;
  lessons: ArchitecturaLessons;
  mistakes: MistakeWords;
  reasons: Reasons;
  rules: RuleBook<string>;
  setUp: SetUpMessages;
  terminal: TerminalWords;
}
