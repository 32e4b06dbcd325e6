import {
  type CommonMessages,
  type EntranceMessages,
  loadCommon,
  loadEntrance,
  loadOnline,
  loadRefusals,
  type OnlineMessages,
  type RefusalMessages,
} from '@archivolt/i18n';
import { Words } from '@archivolt/table/settings/words.svelte.ts';

export const online = new Words<OnlineMessages>(loadOnline);
/** Messages of the pages before a table, which the table itself does not need. */
export const entrance = new Words<EntranceMessages>(loadEntrance);
/** Messages for refusals; a table can be shown and played before they are loaded. */
export const refusals = new Words<RefusalMessages>(loadRefusals);
export const common = new Words<CommonMessages>(loadCommon);
