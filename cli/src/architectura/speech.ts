import { colourOf, type Table, type View } from '@archivolt/architectura';
import { type ArchitecturaMessages, type architecturaTexts, capital } from '@archivolt/i18n';
import type { Style } from '../paint.ts';
import type { Tongue } from '../tongue.ts';

/** What the game says in one language, and the words of the terminal around it. */
export interface Speech {
  m: ArchitecturaMessages;
  tongue: Tongue;
}

type Context = Parameters<typeof architecturaTexts.tellEvent>[2];

/** The colours of the seats, in which they are drawn and by which people are called. */
export function coloursOf(table: Table): (Style & keyof ArchitecturaMessages['terms']['colours'])[] {
  return [...table.colours].map((letter) => colourOf(letter));
}

export function namesOf({ terms }: ArchitecturaMessages, table: Table): string[] {
  return coloursOf(table).map((colour) => capital(terms.colours[colour]));
}

/** The one who reads is "you". */
export function contextOf(m: ArchitecturaMessages, table: Table, me?: number): Context {
  return { table, names: namesOf(m, table), me };
}

export function viewContext(m: ArchitecturaMessages, { table, seat }: View): Context {
  return contextOf(m, table, seat);
}
