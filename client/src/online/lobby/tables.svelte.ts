import type { TableInfo } from '@archivolt/protocol';
import { house } from '../house.svelte.ts';
import { call, type Refusal } from '../net/api.ts';
import { line } from '../net/line.ts';
import { byUrgency } from '../turn.ts';

/** How many finished games come at once. */
const PAGE = 50;

/** The tables of the lobby and one's own, as they are at the moment. */
export class Tables {
  #open = $state.raw<ReadonlyMap<string, TableInfo>>(new Map());
  #mine = $state.raw<ReadonlyMap<string, TableInfo>>(new Map());
  #invited = $state.raw<ReadonlyMap<string, TableInfo>>(new Map());
  #over = $state.raw<readonly TableInfo[]>([]);
  #more = $state(false);
  #closed = false;
  readonly #stops: (() => void)[];
  /** Once what is there is known. */
  readonly looked: Promise<void>;

  constructor() {
    let before = line.state === 'online';
    this.#stops = [
      line.follow((state) => {
        if (state !== 'online') return;
        // What happened while the line was broken was told to nobody; one may even be somebody else by now.
        if (before) void house.look().then(() => this.look());
        before = true;
      }),
      line.lobby(({ tables, mine, invited, gone }) => {
        this.#open = merged(this.#open, tables, gone);
        this.#mine = merged(this.#mine, mine, gone);
        this.#invited = merged(this.#invited, invited, gone);
      }),
    ];
    this.looked = this.look();
  }

  /** Waiting for players, the newest first. */
  get open(): readonly TableInfo[] {
    return [...this.#open.values()]
      .filter(({ id, status }) => status === 'open' && !this.#mine.has(id) && !this.#invited.has(id))
      .sort((a, b) => b.created - a.created);
  }

  /** Where somebody asks one to come. */
  get invited(): readonly TableInfo[] {
    return [...this.#invited.values()]
      .filter(({ id, status }) => status === 'open' && !this.#mine.has(id))
      .sort((a, b) => b.created - a.created);
  }

  get mine(): readonly TableInfo[] {
    return [...this.#mine.values()]
      .filter(({ status }) => status !== 'finished' && status !== 'closed')
      .sort(byUrgency(house.me?.id));
  }

  get over(): readonly TableInfo[] {
    return this.#over;
  }
  /** Are there older ones? */
  get more(): boolean {
    return this.#more;
  }

  /** What is played at all of them. */
  get games(): Set<TableInfo['game']> {
    return new Set([...this.open, ...this.invited, ...this.mine, ...this.over].map(({ game }) => game));
  }

  async look(): Promise<void> {
    const [open, mine, invited, over] = await Promise.all([
      call('GET /api/tables'),
      house.me ? call('GET /api/me/tables') : undefined,
      house.me ? call('GET /api/me/invitations') : undefined,
      house.me ? call('GET /api/me/tables', undefined, { query: { over: 1 } }) : undefined,
    ]);
    if (open.ok) this.#open = merged(new Map(), open.value, []);
    this.#mine = merged(new Map(), mine?.ok ? mine.value : [], []);
    this.#invited = merged(new Map(), invited?.ok ? invited.value : [], []);
    this.#over = over?.ok ? over.value : [];
    this.#more = this.#over.length >= PAGE;
  }

  async older(): Promise<void> {
    const before = this.#over.at(-1)?.finished;
    if (!before) return;
    const answer = await call('GET /api/me/tables', undefined, { query: { over: 1, before } });
    if (!answer.ok) return;
    this.#over = [...this.#over, ...answer.value];
    this.#more = answer.value.length >= PAGE;
  }

  /** The socket tells that it is gone, if there is one. */
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
