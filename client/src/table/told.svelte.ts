/** Something told in words, for those who do not see it happen. */
interface Told {
  readonly id: number;
  readonly text: string;
}

/** As many as a screen reader can still make sense of. */
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

  /** What was tried and taken back is nobody else's business. */
  forget(): void {
    this.#told = [];
  }
}
