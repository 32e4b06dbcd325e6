/** An announcement for screen readers. */
interface Told {
  readonly id: number;
  readonly text: string;
}

/** Maximum number of pending announcements: more could not be followed. */
const MOST = 12;

export class Telling {
  #last = 0;
  #told = $state.raw<readonly Told[]>([]);

  get told(): readonly Told[] {
    return this.#told;
  }

  say(text: string): void {
    this.#last++;
    this.#told = [...this.#told, { id: this.#last, text }].slice(-MOST);
  }

  /** Drops announcements of what was tried and undone. */
  forget(): void {
    this.#told = [];
  }
}
