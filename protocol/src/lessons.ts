/** Progress in one lesson. */
export interface LessonProgress {
  /** How often it was restarted or stepped back; the later run is the one to resume. */
  run: number;
  /** The step reached in this run. */
  step: number;
  /** The number of steps. */
  of: number;
  /** Whether it was ever finished. */
  done: boolean;
}

/** Keyed by game id and lesson id with a slash between them. */
export type LessonsProgress = Readonly<Record<string, LessonProgress>>;

/** Merges the progress of two devices. It is commutative, and a finished lesson stays finished. */
export function mergeLessons(one: LessonsProgress, other: LessonsProgress): LessonsProgress {
  const merged: Record<string, LessonProgress> = { ...one };
  for (const [lesson, progress] of Object.entries(other)) {
    const known = merged[lesson];
    merged[lesson] = known ? later(known, progress) : progress;
  }
  return merged;
}

function later(one: LessonProgress, other: LessonProgress): LessonProgress {
  const ahead = one.run - other.run || one.step - other.step || one.of - other.of;
  return { ...(ahead < 0 ? other : one), done: one.done || other.done };
}
