/** An announcement for screen readers. */
interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** More could not be followed. */
const MAX_PENDING = 12;

/** The queue of the live region. */
export class LiveAnnouncer {
  #last = 0;
  #pending = $state.raw<readonly Announcement[]>([]);

  get pending(): readonly Announcement[] {
    return this.#pending;
  }

  say(text: string): void {
    this.#last++;
    this.#pending = [...this.#pending, { id: this.#last, text }].slice(-MAX_PENDING);
  }

  /** Drops announcements of what was tried and undone. */
  forget(): void {
    this.#pending = [];
  }
}
