import { loadReplay, type ReplayMessages } from '@archivolt/i18n';
import { Words } from '@archivolt/table/settings/words.svelte.ts';

/** Messages of the replay. */
export const words = new Words<ReplayMessages>(loadReplay);
