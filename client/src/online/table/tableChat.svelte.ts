import type { ChatMessage, Phrase, TableSeat } from '@archivolt/protocol';
import type { Notice } from '@archivolt/table/log.ts';
import { call } from '../net/api.ts';
import type { Reply } from '../net/connection.ts';
import { server } from '../server.svelte.ts';
import type { Feed } from '../session/feed.svelte.ts';
import { readMessages } from '../tableStorage.ts';
import { type ChatEntry, entriesOf, goneWords, noticesOf } from './entries.ts';
import { Presence } from './presence.svelte.ts';

/** The chat of a table without blocked people, and the events about its players. */
export class TableChat {
  readonly #feed: Feed;
  readonly presence: Presence;
  #blocked = $state.raw<ReadonlySet<string>>(new Set());
  #read = $state(0);
  /** The number of presence changes that have been read. */
  #known = $state(0);

  constructor(feed: Feed) {
    this.#feed = feed;
    this.presence = new Presence(feed);
    this.#read = readMessages.of(feed.id) ?? 0;
    if (server.me)
      void call('GET /api/me/blocks').then((answer) => {
        if (answer.ok) this.#blocked = new Set(answer.value.map(({ person }) => person));
      });
  }

  close(): void {
    this.presence.close();
  }

  readonly #messages: readonly ChatMessage[] = $derived.by(() =>
    this.#feed.chat.filter(
      ({ person, news }) => person === null || news !== null || !this.#blocked.has(person),
    ),
  );

  readonly entries: readonly ChatEntry[] = $derived.by(() =>
    entriesOf(this.#feed, this.#messages, this.presence.changes),
  );

  /** For the game log. */
  readonly notices: readonly Notice[] = $derived.by(() => noticesOf(this.#feed, this.entries));

  /** Unread messages of others. */
  readonly fresh: number = $derived.by(
    () =>
      this.#messages.filter(({ number, person }) => number > this.#read && person !== server.me?.id).length,
  );

  /** The latest unread message or event. */
  readonly latest: ChatEntry | undefined = $derived.by(() => {
    const last = this.entries.at(-1);
    const isNew = last?.key.startsWith('message')
      ? this.fresh > 0
      : this.presence.changes.length > this.#known;
    return isNew ? last : undefined;
  });

  /** The player who has left and whom the game waits for. */
  readonly absent: TableSeat | undefined = $derived.by(() => {
    const { info } = this.#feed;
    const seat = info?.status === 'playing' ? info.toMove : null;
    return seat !== null && this.presence.gone.has(seat) ? info?.seats[seat] : undefined;
  });

  /** Says that they have left, what happens next and when; leaves out what has passed by `now`. */
  absence(now = Number.POSITIVE_INFINITY): string | undefined {
    if (!this.absent) return undefined;
    const { seat, awaySince } = this.absent;
    const deadline = this.#feed.clocks?.deadline ?? null;
    return goneWords(this.#feed, { seat, at: awaySince ?? 0, isBack: false, isToMove: true, deadline }, now);
  }

  /** Marks everything as read. */
  read(): void {
    this.#known = this.presence.changes.length;
    const last = this.#feed.chat.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    readMessages.set(this.#feed.id, last);
  }

  say(message: { text: string } | { phrase: Phrase }): Promise<Reply> {
    return this.#feed.ask({ do: 'say', message });
  }

  /** Blocked people at the table, to unblock them. */
  get blocked(): { person: string; name: string }[] {
    const names = new Map<string, string>();
    for (const { person, name } of this.#feed.chat)
      if (person !== null && this.#blocked.has(person)) names.set(person, name);
    return [...names].map(([person, name]) => ({ person, name }));
  }

  async block(person: string, blocked: boolean): Promise<void> {
    const answer = await call('POST /api/me/blocks', { person, blocked });
    if (!answer.ok) return;
    const people = new Set(this.#blocked);
    if (blocked) people.add(person);
    else people.delete(person);
    this.#blocked = people;
  }
}
