import type { AccountMessages } from './messages/account.ts';
import type { BookMessages } from './messages/book.ts';
import type { CoachMessages } from './messages/coach.ts';
import type { CommonMessages } from './messages/common.ts';
import type { EditorMessages } from './messages/editor.ts';
import type { EndingMessages } from './messages/ending.ts';
import type { EntranceMessages } from './messages/entrance.ts';
import type { GuideMessages } from './messages/guide.ts';
import type { HintMessages } from './messages/hints.ts';
import type { LearnMessages } from './messages/learn.ts';
import type { MailMessages } from './messages/mail.ts';
import type { OnlineMessages } from './messages/online.ts';
import type { OperatorMessages } from './messages/operator.ts';
import type { PuzzleMessages } from './messages/puzzles.ts';
import type { RefusalMessages } from './messages/refusals.ts';
import type { ReplayMessages } from './messages/replay.ts';
import type { ServiceMessages } from './messages/service.ts';
import type { ShellMessages } from './messages/shell.ts';
import type { StatisticsMessages } from './messages/statistics.ts';
import type { StudyMessages } from './messages/study.ts';
import type { TableMessages } from './messages/table.ts';
import type { TerminalMessages } from './messages/terminal.ts';

/** The texts by the place where they are read. A page loads only the areas that it shows. */
export interface Areas {
  account: AccountMessages;
  book: BookMessages;
  coach: CoachMessages;
  common: CommonMessages;
  editor: EditorMessages;
  ending: EndingMessages;
  entrance: EntranceMessages;
  guide: GuideMessages;
  hints: HintMessages;
  learn: LearnMessages;
  mail: MailMessages;
  online: OnlineMessages;
  operator: OperatorMessages;
  puzzles: PuzzleMessages;
  refusals: RefusalMessages;
  replay: ReplayMessages;
  service: ServiceMessages;
  shell: ShellMessages;
  statistics: StatisticsMessages;
  study: StudyMessages;
  table: TableMessages;
  terminal: TerminalMessages;
}
