import { levelName } from '@archivolt/i18n';
import type { TableInfo, TableSeat } from '@archivolt/protocol';
import { language } from '@archivolt/table/settings/language.svelte.ts';
import { common, online } from './words.svelte.ts';

/** The name of a seat: its person's name, or the local name for bots. */
export function nameOf({ seats }: Pick<TableInfo, 'seats'>, seat: TableSeat): string {
  if (seat.kind === 'open') return online.t.table.free;
  if (seat.kind === 'person') return seat.name || online.t.gone;
  const bots = seats.filter(({ kind }) => kind === 'bot').findIndex((bot) => bot.seat === seat.seat);
  return language.shell.setup.botNames[bots] ?? levelOf(seat) ?? '';
}

/** The same by the number of the seat. */
export function nameAt(table: Pick<TableInfo, 'seats'> | undefined, seat: number): string {
  const there = table?.seats[seat];
  return table && there ? nameOf(table, there) : '';
}

/** The name of a table's host, if they sit there. */
export function hostOf({ seats, host }: Pick<TableInfo, 'seats' | 'host'>): string {
  return seats.find(({ person }) => person !== null && person === host)?.name ?? '';
}

/** The level of the bot in a seat, in words. */
export function levelOf({ level }: TableSeat): string | undefined {
  return level === null ? undefined : levelName(common.t, level).name;
}
