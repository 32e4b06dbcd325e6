import type { Line, Phrase } from '@archivolt/protocol';
import { house } from '../house.svelte.ts';
import { readLines } from '../keepsake.ts';
import { call } from '../net/api.ts';
import type { Heard } from '../net/connection.ts';
import type { Feed } from '../session/feed.svelte.ts';

/** What is said at a table, without those whom one does not want to hear. */
export class Talk {
  readonly #feed: Feed;
  #muted = $state.raw<ReadonlySet<string>>(new Set());
  #read = $state(0);

  constructor(feed: Feed) {
    this.#feed = feed;
    this.#read = readLines.of(feed.id) ?? 0;
    if (house.me)
      void call('GET /api/me/mutes').then((answer) => {
        if (answer.ok) this.#muted = new Set(answer.value);
      });
  }

  readonly lines: readonly Line[] = $derived.by(() =>
    this.#feed.lines.filter(({ person }) => person === null || !this.#muted.has(person)),
  );

  /** Lines of others that have not been looked at. */
  readonly fresh: number = $derived.by(
    () => this.lines.filter(({ line, person }) => line > this.#read && person !== house.me?.id).length,
  );

  /** Everything so far has been seen. */
  read(): void {
    const last = this.#feed.lines.at(-1)?.line ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    readLines.keep(this.#feed.id, last);
  }

  say(said: { text: string } | { phrase: Phrase }): Promise<Heard> {
    return this.#feed.ask({ do: 'say', said });
  }

  isMuted(person: string): boolean {
    return this.#muted.has(person);
  }

  /** Those of the table whom one does not hear, to hear them again. */
  get muted(): { person: string; name: string }[] {
    const names = new Map<string, string>();
    for (const { person, name } of this.#feed.lines)
      if (person !== null && this.#muted.has(person)) names.set(person, name);
    return [...names].map(([person, name]) => ({ person, name }));
  }

  async mute(person: string, muted: boolean): Promise<void> {
    const answer = await call('POST /api/me/mutes', { person, muted });
    if (!answer.ok) return;
    const people = new Set(this.#muted);
    if (muted) people.add(person);
    else people.delete(person);
    this.#muted = people;
  }
}
