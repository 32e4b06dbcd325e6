import {
  type CommonMessages,
  loadCommon,
  loadStatistics,
  type Sources,
  type StatisticsMessages,
} from '@archivolt/i18n';
import { GAME_IDS, type GameId } from '@archivolt/protocol/ids';
import { Words } from '@archivolt/table/settings/words.svelte.ts';
import { withBoard } from '../boards.ts';

export const statistics = new Words<StatisticsMessages>(loadStatistics);
/** Messages with the names of the bot levels. */
export const levels = new Words<CommonMessages>(loadCommon);

/** The texts of each game for its sources of points. */
export const sources = new Words<ReadonlyMap<GameId, Sources>>(
  async (locale) =>
    new Map(
      await Promise.all(
        GAME_IDS.map((id) =>
          withBoard(
            id,
            async (board): Promise<[GameId, Sources]> => [id, (await board.words(locale)).sources],
          ),
        ),
      ),
    ),
);
