import type { GameFacts } from '@archivolt/engine';
import type { GameWords } from '@archivolt/i18n';
import { GAME_IDS, type GameId } from '@archivolt/protocol/ids';
import { Words } from '@archivolt/table/settings/words.svelte.ts';
import { withBoard } from '../boards.ts';

interface LoadedWords extends GameWords {
  readonly facts: GameFacts;
}

/** Messages of the games, for texts about tables that the reader does not sit at. */
export const games = Object.fromEntries(
  GAME_IDS.map((id) => [
    id,
    new Words((locale) =>
      withBoard(id, async (board): Promise<LoadedWords> => {
        const [words, facts] = await Promise.all([board.words(locale), board.facts()]);
        return { ...words, facts };
      }),
    ),
  ]),
) as Readonly<Record<GameId, Words<LoadedWords>>>;
