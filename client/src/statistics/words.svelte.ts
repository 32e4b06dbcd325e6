import { type CommonMessages, loadCommon, loadStatistics, type StatisticsMessages } from '@archivolt/i18n';
import { Words } from '@archivolt/table/settings/words.svelte.ts';

export const statistics = new Words<StatisticsMessages>(loadStatistics);
/** Messages with the names of the bot levels. */
export const levels = new Words<CommonMessages>(loadCommon);
