import { formatList } from '@archivolt/i18n';
import type { TableInfo } from '@archivolt/protocol';
import { language } from '@archivolt/table/settings/language.svelte.ts';
import { nameAt } from './names.ts';
import { online } from './words.svelte.ts';

/** The status of a table in a few words, for a reader who is not to move. */
export function tableStatus(table: TableInfo, me: string | undefined): string {
  const { lobby: t } = online.t;
  const { status, toMove, result, seats } = table;
  if (status === 'open') {
    const free = seats.filter(({ kind }) => kind === 'open').length;
    return free > 0 ? t.free(free) : t.waiting;
  }
  if (status === 'closed') return table.started === null ? t.closed : t.stopped;
  if (status === 'frozen') return t.frozen;
  if (status === 'playing') return toMove === null ? '' : t.turnOf(nameAt(table, toMove));
  const first = result?.places[0] ?? [];
  const winners = first.map((seat) => seats[seat]?.person);
  if (me !== undefined && winners.length === 1 && winners[0] === me) return t.youWon;
  return t.won(
    formatList(
      language.tag,
      first.map((seat) => nameAt(table, seat)),
    ),
  );
}
