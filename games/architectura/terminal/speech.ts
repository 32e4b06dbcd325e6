import { colourOf, type Table, type View } from '@archivolt/architectura';
import type {
  ArchitecturaMessages,
  texts as architecturaTexts,
  TerminalWords,
} from '@archivolt/architectura/words';
import { capital } from '@archivolt/i18n';
import type { Style, Translations } from '@archivolt/terminal';

/** The game's texts in one language, and the terminal's. */
export interface Speech {
  m: ArchitecturaMessages;
  translations: Translations;
  short: TerminalWords['board'];
}

type Context = Parameters<typeof architecturaTexts.eventSentence>[2];

/** The colours of the seats, used for drawing and as names of people. */
export function coloursOf(table: Table): (Style & keyof ArchitecturaMessages['terms']['colours'])[] {
  return [...table.colours].map((letter) => colourOf(letter));
}

export function namesOf({ terms }: ArchitecturaMessages, table: Table): string[] {
  return coloursOf(table).map((colour) => capital(terms.colours[colour]));
}

/** The reader is "you". */
export function contextOf(m: ArchitecturaMessages, table: Table, me?: number): Context {
  return { table, names: namesOf(m, table), me };
}

export function viewContext(m: ArchitecturaMessages, { table, seat }: View): Context {
  return contextOf(m, table, seat);
}
