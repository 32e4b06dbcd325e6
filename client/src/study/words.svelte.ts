import { loadStudy, type StudyMessages } from '@archivolt/i18n';
import { Words } from '@archivolt/table/settings/words.svelte.ts';

/** Messages of the study. */
export const words = new Words<StudyMessages>(loadStudy);
