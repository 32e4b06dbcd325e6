import { type CardWords, type Locale, loadShell } from '@archivolt/i18n';
import { GAME_IDS, type GameId } from '@archivolt/protocol/ids';
import type { Shell } from '@archivolt/table/settings/language.svelte.ts';
import { withBoard } from './boards.ts';

/** The texts of the shell with the names of all games. */
export async function loadWholeShell(locale: Locale): Promise<Shell> {
  const [shell, cards] = await Promise.all([
    loadShell(locale),
    Promise.all(
      GAME_IDS.map(async (id) => [id, await withBoard(id, (board) => board.cardWords(locale))] as const),
    ),
  ]);
  return { ...shell, games: Object.fromEntries(cards) as Record<GameId, CardWords> };
}
