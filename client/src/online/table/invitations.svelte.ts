import { call, type Refusal } from '../net/api.ts';
import { invited } from '../tableStorage.ts';

/** Invites people by name to the reader's own table, and remembers whom. */
export class Invitations {
  readonly #table: string;
  #asked = $state.raw<ReadonlySet<string>>(new Set());
  #refused = $state.raw<Refusal>();

  constructor(table: string) {
    this.#table = table;
    this.#asked = new Set(invited.of(table)?.split(' '));
  }

  get refused(): Refusal | undefined {
    return this.#refused;
  }

  has(person: string): boolean {
    return this.#asked.has(person);
  }

  async ask(person: string): Promise<void> {
    const answer = await call('POST /api/tables/:id/invitations', { person }, { id: this.#table });
    this.#refused = answer.ok ? undefined : answer;
    if (!answer.ok) return;
    this.#asked = new Set([...this.#asked, person]);
    invited.set(this.#table, [...this.#asked].join(' '));
  }
}
