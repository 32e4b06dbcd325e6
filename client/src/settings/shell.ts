import { type CardWords, type Locale, loadShell, type ShellMessages } from '@archivolt/i18n';
import { GAME_IDS, type GameId } from '@archivolt/protocol/ids';
import { withBoard } from '../boards.ts';

/** What every page may say: the sentences of the shell, and the names of the games. */
export interface Shell extends ShellMessages {
  readonly games: Readonly<Record<GameId, CardWords>>;
}

export async function loadWholeShell(locale: Locale): Promise<Shell> {
  const [shell, cards] = await Promise.all([
    loadShell(locale),
    Promise.all(
      GAME_IDS.map(async (id) => [id, await withBoard(id, (board) => board.cardWords(locale))] as const),
    ),
  ]);
  return { ...shell, games: Object.fromEntries(cards) as Record<GameId, CardWords> };
}
