import type { LessonProgress, LessonsProgress } from '@archivolt/protocol';

const KEY = 'archivolt.lessons';

/** The progress stored in this browser; invalid entries are ignored. */
export function loadLessonsProgress(): LessonsProgress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries: [string, unknown][] = Object.entries(kept && typeof kept === 'object' ? kept : {});
    return Object.fromEntries(
      entries.flatMap(([lesson, value]) => {
        const progress = progressFrom(value);
        return progress ? [[lesson, progress]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export function saveLessonsProgress(lessons: LessonsProgress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons));
  } catch {
    // If the browser stores nothing, only the progress is lost.
  }
}

function progressFrom(value: unknown): LessonProgress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  // Earlier versions of the page did not count runs.
  const { run = 0, step, of, done } = value as Record<string, unknown>;
  if (!isCount(run) || !isCount(step) || !isCount(of) || typeof done !== 'boolean') return undefined;
  return { run, step, of, done };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
