import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import type { Table, View } from '@archivolt/red-cathedral';
import type {
  RedCathedralMessages,
  texts as redCathedralTexts,
  TerminalWords,
} from '@archivolt/red-cathedral/words';
import type { Translations } from '@archivolt/terminal';

/** The game's texts in one language, and the terminal's. */
export interface Speech {
  m: RedCathedralMessages;
  translations: Translations;
  short: TerminalWords['board'];
}

type Context = Parameters<typeof redCathedralTexts.eventSentence>[2];

/** People are named after their colours; the reader is "you". */
export function contextOf({ terms }: RedCathedralMessages, table: Table, me?: number): Context {
  return { table, names: table.players.map(({ colour }) => capital(at(terms.colours, colour))), me };
}

export function viewContext(m: RedCathedralMessages, { table, seat }: View): Context {
  return contextOf(m, table, seat);
}
