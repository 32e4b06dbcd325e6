import type { LESSONS } from '@archivolt/architectura/lessons';
import type { LessonTexts } from '@archivolt/engine';

/** What the lessons of Architectura say. */
export type ArchitecturaLessons = LessonTexts<typeof LESSONS>;
