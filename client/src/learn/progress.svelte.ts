import { type LessonProgress, type LessonsProgress, mergeLessons } from '@archivolt/protocol';
import { call } from '../online/net/api.ts';
import { hasVisited, rememberVisit } from '../online/visit.ts';
import { loadLessonsProgress, saveLessonsProgress } from './storedProgress.ts';

/**
 * Progress in the lessons, shared by all pages of this browser and synchronised with the account if signed in. What was
 * learnt before signing in is merged into the account, so from then on everything here belongs to the account: it
 * leaves the device with it on signing out, because the next reader may be somebody else.
 */
export class Progress {
  #lessons = $state.raw<LessonsProgress>(loadLessonsProgress());
  #sending = false;
  #unsent = false;
  /** Counts sign-outs: an answer to an earlier request belongs to the account that has left. */
  #departures = 0;

  of(game: string, lesson: string): LessonProgress | undefined {
    return this.#lessons[`${game}/${lesson}`];
  }

  /** Another page may have continued, so the stored progress is re-read before it is written. */
  reach(game: string, lesson: string, step: number, of: number): void {
    const key = `${game}/${lesson}`;
    const stored = loadLessonsProgress();
    const { run = 0, step: before = 0, done = false } = stored[key] ?? {};
    const reached = { run: step < before ? run + 1 : run, step, of, done: done || step >= of };
    this.#save({ ...stored, [key]: reached });
    void this.#send();
  }

  /** Re-reads the progress, from this browser and from the account. */
  load(): void {
    this.#lessons = loadLessonsProgress();
    void this.#send();
  }

  /** Sends what an earlier request may have failed to send; called while the account can still take it. */
  async sendUnsent(): Promise<void> {
    if (Object.keys(loadLessonsProgress()).length > 0)
      await call('PATCH /api/me/lessons', loadLessonsProgress());
  }

  /** The account has signed out or was deleted. */
  leave(): void {
    this.#departures++;
    this.#save({});
  }

  #save(lessons: LessonsProgress): void {
    this.#lessons = lessons;
    saveLessonsProgress(lessons);
  }

  /**
   * Merges the progress of this device with that of the account, if signed in. Only one request is in flight at a time. If it
   * fails, the progress stays on the device and is sent with the next one.
   */
  async #send(): Promise<void> {
    if (!hasVisited()) return;
    this.#unsent = true;
    if (this.#sending) return;
    this.#sending = true;
    while (this.#unsent) {
      this.#unsent = false;
      const departures = this.#departures;
      const answer = await call('PATCH /api/me/lessons', loadLessonsProgress());
      // Another page may have signed out too.
      if (departures !== this.#departures || !hasVisited()) continue;
      if (answer.ok) this.#save(mergeLessons(loadLessonsProgress(), answer.value));
      else if (answer.why === 'signIn') this.#ended();
    }
    this.#sending = false;
  }

  /** The session was ended on another device, or has expired. */
  #ended(): void {
    rememberVisit(false);
    this.leave();
  }
}

export const progress = new Progress();
