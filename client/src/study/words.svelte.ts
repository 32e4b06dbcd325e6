import { loadStudy, type StudyMessages } from '@archivolt/i18n';
import { Words } from '../settings/words.svelte.ts';

/** Messages of the study. */
export const words = new Words<StudyMessages>(loadStudy);
