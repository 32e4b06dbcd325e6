import { type Architectura, positions } from '@archivolt/architectura';
import { LESSONS } from '@archivolt/architectura/lessons';
import { loadLessons } from '@archivolt/architectura/words';
import type { LessonBook } from '@archivolt/table/lessonBook.ts';

export const lessons: LessonBook<Architectura> = {
  lessons: LESSONS,
  positions,
  texts: loadLessons,
};
