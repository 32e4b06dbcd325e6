import type { LESSONS } from '@archivolt/architectura/lessons';
import type { LessonTexts } from '@archivolt/engine';

/** The texts of the lessons of Architectura. */
export type ArchitecturaLessons = LessonTexts<typeof LESSONS>;
