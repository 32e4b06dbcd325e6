import type { LessonTexts } from '@archivolt/engine';
import type { LESSONS } from '@archivolt/red-cathedral/lessons';

/** The texts of the lessons of The Red Cathedral. */
export type RedCathedralLessons = LessonTexts<typeof LESSONS>;
