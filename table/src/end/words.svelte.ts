import { type EndingMessages, loadEnding } from '@archivolt/i18n';
import { Words } from '../settings/words.svelte.ts';

/** Texts about a finished game. */
export const ending = new Words<EndingMessages>(loadEnding);
