import { at } from '@archivolt/engine';
import { capital, type RedCathedralMessages, type redCathedralTexts } from '@archivolt/i18n';
import type { Table, View } from '@archivolt/red-cathedral';
import type { Tongue } from '../tongue.ts';

/** What the game says in one language, and the words of the terminal around it. */
export interface Speech {
  m: RedCathedralMessages;
  tongue: Tongue;
}

type Context = Parameters<typeof redCathedralTexts.tellEvent>[2];

/** People are called by their colours; the one who reads is "you". */
export function contextOf({ terms }: RedCathedralMessages, table: Table, me?: number): Context {
  return { table, names: table.players.map(({ colour }) => capital(at(terms.colours, colour))), me };
}

export function viewContext(m: RedCathedralMessages, { table, seat }: View): Context {
  return contextOf(m, table, seat);
}
