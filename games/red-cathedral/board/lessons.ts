import { positions, type RedCathedral } from '@archivolt/red-cathedral';
import { LESSONS } from '@archivolt/red-cathedral/lessons';
import { loadLessons } from '@archivolt/red-cathedral/words';
import type { LessonBook } from '@archivolt/table/lessonBook.ts';

export const lessons: LessonBook<RedCathedral> = {
  lessons: LESSONS,
  positions,
  texts: loadLessons,
};
