import type { LessonTexts } from '@archivolt/engine';
import type { LESSONS } from '@archivolt/red-cathedral/lessons';

/** What the lessons of The Red Cathedral say. */
export type RedCathedralLessons = LessonTexts<typeof LESSONS>;
