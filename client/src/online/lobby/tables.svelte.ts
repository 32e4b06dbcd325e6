import type { TableInfo } from '@archivolt/protocol';
import { call, type Refusal } from '../net/api.ts';
import { connection } from '../net/pageConnection.ts';
import { server } from '../server.svelte.ts';
import { byUrgency } from '../turn.ts';

/** Finished games per page. */
const PAGE_SIZE = 50;

/** The tables of the lobby and the reader's own, kept up to date. */
export class Tables {
  #open = $state.raw<ReadonlyMap<string, TableInfo>>(new Map());
  #mine = $state.raw<ReadonlyMap<string, TableInfo>>(new Map());
  #invited = $state.raw<ReadonlyMap<string, TableInfo>>(new Map());
  #over = $state.raw<readonly TableInfo[]>([]);
  #more = $state(false);
  #closed = false;
  readonly #stops: (() => void)[];
  /** Resolves after the first load. */
  readonly loaded: Promise<void>;

  constructor() {
    let before = connection.state === 'online';
    this.#stops = [
      connection.follow((state) => {
        if (state !== 'online') return;
        // Updates during a lost connection were missed, and the session may have changed.
        if (before) void server.load().then(() => this.load());
        before = true;
      }),
      connection.lobby(({ tables, mine, invited, gone }) => {
        this.#open = merged(this.#open, tables, gone);
        this.#mine = merged(this.#mine, mine, gone);
        this.#invited = merged(this.#invited, invited, gone);
      }),
    ];
    this.loaded = this.load();
  }

  /** Tables that wait for players, newest first. */
  get open(): readonly TableInfo[] {
    return [...this.#open.values()]
      .filter(({ id, status }) => status === 'open' && !this.#mine.has(id) && !this.#invited.has(id))
      .sort((a, b) => b.created - a.created);
  }

  /** Tables the reader is invited to. */
  get invited(): readonly TableInfo[] {
    return [...this.#invited.values()]
      .filter(({ id, status }) => status === 'open' && !this.#mine.has(id))
      .sort((a, b) => b.created - a.created);
  }

  get mine(): readonly TableInfo[] {
    return [...this.#mine.values()]
      .filter(({ status }) => status !== 'finished' && status !== 'closed')
      .sort(byUrgency(server.me?.id));
  }

  get over(): readonly TableInfo[] {
    return this.#over;
  }
  /** Whether there are older ones. */
  get more(): boolean {
    return this.#more;
  }

  async load(): Promise<void> {
    const [open, mine, invited, over] = await Promise.all([
      call('GET /api/tables'),
      server.me ? call('GET /api/me/tables') : undefined,
      server.me ? call('GET /api/me/invitations') : undefined,
      server.me ? call('GET /api/me/tables', undefined, { query: { over: 1 } }) : undefined,
    ]);
    // A list that fails to load stays as it was. A reader without an account has no tables of their own.
    if (open.ok) this.#open = merged(new Map(), open.value, []);
    if (mine?.ok !== false) this.#mine = merged(new Map(), mine?.value ?? [], []);
    if (invited?.ok !== false) this.#invited = merged(new Map(), invited?.value ?? [], []);
    if (over?.ok === false) return;
    this.#over = over?.value ?? [];
    this.#more = this.#over.length >= PAGE_SIZE;
  }

  async older(): Promise<void> {
    const last = this.#over.at(-1);
    if (!last) return;
    const { id, finished, created } = last;
    const query = { over: 1, before: finished ?? created, id };
    const answer = await call('GET /api/me/tables', undefined, { query });
    // The list may have been loaded again, or continued by the first click of a double click.
    if (!answer.ok || this.#over.at(-1)?.id !== id) return;
    this.#over = [...this.#over, ...answer.value];
    this.#more = answer.value.length >= PAGE_SIZE;
  }

  /** The socket, if connected, removes it from the list. */
  async decline(table: string): Promise<Refusal | undefined> {
    const answer = await call('DELETE /api/me/invitations/:id', {}, { id: table });
    if (!answer.ok) return answer;
    this.#invited = merged(this.#invited, [], [table]);
    return undefined;
  }

  get closed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops) stop();
  }
}

function merged(
  before: ReadonlyMap<string, TableInfo>,
  fresh: readonly TableInfo[],
  gone: readonly string[],
): Map<string, TableInfo> {
  const tables = new Map(before);
  for (const table of fresh) tables.set(table.id, table);
  for (const id of gone) tables.delete(id);
  return tables;
}
