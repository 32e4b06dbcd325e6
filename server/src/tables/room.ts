import { at, type ScoreSheet } from '@archivolt/engine';
import { type Clocks, nextLink, type Result, type TableInfo } from '@archivolt/protocol';
import { type Answer, DONE, type Refused, refused } from '../answer.ts';
import type { PositionSummary } from '../rules/position.ts';
import { SerialQueue } from '../serialQueue.ts';
import type { Append, News, StoredTable, TableRow } from '../store/store.ts';
import { Broadcaster, type StepUpdates } from './broadcast.ts';
import {
  computeWakeAt,
  endedTurn,
  isPlayedByPerson,
  passClocks,
  publicClocks,
  type Times,
  timesFor,
  turnNotice,
  type UndoneStep,
  undoClocks,
  withTurnNotice,
} from './clocks.ts';
import { DelayedFeed } from './delayed.ts';
import { tableInfo } from './info.ts';
import type { RoomParts } from './parts.ts';
import { compareStates, readPosition, type TablePosition } from './position.ts';
import type { Presence } from './presence.ts';
import { absentSince, EMPTY_ROSTER, loadRoster, type Roster, withNewPlayers } from './roster.ts';
import type { Scheduler } from './scheduler.ts';

/** More conflicts than two processes cause by chance between reading and writing. */
export const MAX_ATTEMPTS = 8;

/** A future row of the log and the position it leads to. */
export interface PendingEntry
  extends Pick<Append['log'], 'seat' | 'kind' | 'moves' | 'picks' | 'sides' | 'events' | 'to'> {
  readonly summary: PositionSummary;
  /** Absent if the position stays the same. */
  readonly state?: string;
  /** The updates for all viewpoints, if already computed. */
  readonly stepUpdates?: StepUpdates;
  /** The link of the hash chain and the time in it, if already computed. */
  readonly link?: { readonly at: number; readonly hash: string | null };
  /** Set if the game ends other than by its rules. */
  readonly result?: Result;
  /** The steps that a take-back undoes. */
  readonly undone?: readonly UndoneStep[];
}

/** What every room of this process shares. */
export interface RoomContext {
  readonly parts: RoomParts;
  readonly presence: Presence;
  readonly scheduler: Pick<Scheduler, 'wake'>;
}

/**
 * A process's copy of a table, with its viewers in this process. The store is authoritative; the copy saves a read per
 * move. The position is kept as text, which is a single leaf for the garbage collector and is sent with every request
 * to the rules. All changes go through one queue.
 */
export class Room {
  readonly parts: RoomParts;
  readonly broadcaster: Broadcaster;
  readonly #queue = new SerialQueue();
  readonly #scheduler: RoomContext['scheduler'];
  #row: TableRow;
  #roster: Roster;
  #position: TablePosition | null = null;
  /** The version and state that the viewers have, while sending them what followed has failed. */
  #shown: { readonly version: number; readonly state: string | null } | undefined;

  private constructor({ parts, presence, scheduler }: RoomContext, row: TableRow, roster: Roster) {
    this.parts = parts;
    this.#row = row;
    this.#roster = roster;
    this.#scheduler = scheduler;
    this.broadcaster = new Broadcaster(this, presence, new DelayedFeed(this));
  }

  /** Undefined if there is no such table. */
  static async open(context: RoomContext, id: string): Promise<Room | undefined> {
    const { store, now } = context.parts;
    const stored = await store.tables.load(id);
    return stored && Room.#build(context, stored, await loadRoster(store, stored, now()));
  }

  /** Opens a room for a table that is not in the store yet; nobody knows of it, so nothing needs to be read. */
  static async create(
    context: RoomContext,
    table: StoredTable,
    complete: (table: StoredTable) => void,
  ): Promise<Room> {
    const { store, now } = context.parts;
    await store.tables.create(table, complete);
    return Room.#build(context, table, await withNewPlayers(store, EMPTY_ROSTER, table, now()));
  }

  static async #build(context: RoomContext, stored: StoredTable, roster: Roster): Promise<Room> {
    const room = new Room(context, withoutState(stored), roster);
    await room.run(() => room.#loadPosition(stored));
    return room;
  }

  get row(): TableRow {
    return this.#row;
  }

  /** Null before the game has started. */
  get position(): TablePosition | null {
    return this.#position;
  }

  get summary(): PositionSummary | null {
    return this.#position?.summary ?? null;
  }

  get roster(): Roster {
    return this.#roster;
  }

  /** Whether the viewers lack something that this room knows. */
  get hasUnsentNews(): boolean {
    return this.#shown !== undefined;
  }

  get isIdle(): boolean {
    return this.#queue.isIdle && this.broadcaster.hasNoViewers;
  }

  get info(): TableInfo {
    return tableInfo(this.#row, this.#roster);
  }

  get clocks(): Clocks | null {
    return publicClocks(this.#row.clocks, this.parts.now());
  }

  run<V>(work: () => Promise<V>): Promise<V> {
    return this.#queue.run(work);
  }

  settled(): Promise<void> {
    return this.#queue.settled();
  }

  // ---- everything below is called from within the queue

  async freeze(fault: string): Promise<void> {
    const { id, game, rulesVersion, version } = this.#row;
    this.parts.log.error({ table: id, game, rulesVersion, version, fault }, 'table frozen');
    await this.edit((row) => {
      Object.assign(row, { status: 'frozen', fault, wakes: null, requests: [] });
      if (row.clocks) row.clocks = { ...row.clocks, running: null, deadline: null };
      return undefined;
    });
  }

  /**
   * Appends to the log and broadcasts the update. Returns false if another write came first, which has then been read.
   */
  async append(step: PendingEntry): Promise<boolean> {
    if (this.hasUnsentNews) {
      // The update would not fit what the viewers have.
      await this.sync();
      return false;
    }
    const before = this.#position;
    if (!before) throw new Error(`table ${this.#row.id} has not started`);
    const { summary, state = before.state } = step;
    const stepUpdates = step.stepUpdates ?? (await compareStates(this, before.state, state));
    if (!stepUpdates) return false;
    const row = this.#row;
    const { log, after } = this.#entryOf(step, before.summary);
    const entry = { log, edition: row.edition, after: { state, ...after } };
    if ((await this.parts.store.tables.append(entry)) === 'stale') {
      await this.sync();
      return false;
    }
    this.#row = { ...row, ...after, version: log.version };
    this.#position = { state, summary };
    this.broadcaster.sendPlayed(log, stepUpdates);
    if (after.result || after.requests.length !== row.requests.length) this.broadcaster.sendInfo();
    this.wake();
    return true;
  }

  /** The log row for a step, and the table after it: clocks, player to move, wake time, result. */
  #entryOf(
    step: PendingEntry,
    before: PositionSummary,
  ): Pick<Append, 'log'> & { after: Omit<Append['after'], 'state'> } {
    const { parts } = this;
    const row = this.#row;
    const { summary, result: ending, undone, seat, kind, moves, picks, sides, events, to } = step;
    const now = step.link?.at ?? parts.now();
    const result = ending ?? (summary.final && resultOf(summary.final, 'played'));
    const toMove = result ? null : summary.toMove;
    const turnChange = { toMove, ended: endedTurn(before.turn, summary.turn) };
    const version = row.version + 1;
    const previous = undone ? undoClocks(clocksOf(row), row.clock, seat, undone, now) : clocksOf(row);
    const clocks = withTurnNotice(
      passClocks(previous, row.clock, row.seats, turnChange, now, this.times.deadline),
      toMove === row.toMove ? previous.tell : turnNotice(row.seats, toMove, version, this.times.due),
    );
    const linked = { version, seat, kind, moves, picks, sides, to, at: now };
    const chain = step.link ? step.link.hash : row.chain && nextLink(row.seed, row.chain, linked);
    // Wake once more after the end if notifications about it are due.
    const ended = result && parts.hooks.hasWorkAtEnd(row) ? now : null;
    const after = {
      clocks,
      toMove,
      wakes: result ? ended : computeWakeAt(summary, row.seats, clocks, now),
      status: result ? ('finished' as const) : ('playing' as const),
      requests:
        result || kind !== 'moves'
          ? []
          : row.requests.filter(({ kind, no }) => kind !== 'takeBack' && no === undefined),
      result,
      finished: result ? now : null,
      chain,
    };
    return { log: { table: row.id, events, hash: chain, ...linked }, after };
  }

  /** Changes anything but the game and broadcasts it. A refusal leaves the row unchanged. */
  async edit(change: (row: StoredTable) => Refused | undefined): Promise<Refused | undefined> {
    let refusal: Refused | undefined;
    const changed = await this.parts.store.tables.change(this.#row.id, (row) => {
      refusal = change(row);
      return refusal ? null : row;
    });
    await this.sync(changed ?? undefined);
    if (!refusal) this.wake();
    return refusal;
  }

  /** Catches up with the store; `known` is the stored table if it need not be read. */
  async sync(known?: StoredTable): Promise<void> {
    const { store } = this.parts;
    const old = this.#row;
    const shown = this.#shown ?? { version: old.version, state: this.#position?.state ?? null };
    const fresh = known ?? (await store.tables.load(old.id));
    if (!fresh) return;
    if (fresh.version === old.version && fresh.edition === old.edition && !this.hasUnsentNews) return;
    const rows = fresh.version > shown.version ? await store.tables.log(old.id, shown.version) : [];
    // Everything is read before anything changes: a failed read leaves the room unchanged, to be retried.
    let roster: Roster | undefined;
    if (mayHaveNewRatings(fresh)) roster = await this.#loadRoster(fresh);
    else if (hasSeatChanges(old, fresh))
      roster = await withNewPlayers(store, this.#roster, fresh, this.parts.now());
    // Sending reads more; if that fails, the next synchronisation sends the same.
    this.#shown = shown;
    this.#row = withoutState(fresh);
    if (fresh.version !== shown.version || shown.state === null) await this.#loadPosition(fresh);
    if (roster) this.#roster = roster;
    const newRows = rows.filter(({ version }) => version <= fresh.version);
    await this.broadcaster.sendNews(shown.state, shown.version, newRows);
    this.#shown = undefined;
    this.#scheduler.wake(this, false);
  }

  async #loadPosition(stored: StoredTable): Promise<void> {
    this.#position = (await readPosition(this, stored)) ?? this.#position;
  }

  wake(): void {
    this.#scheduler.wake(this, true);
  }

  /** Reloads the roster: names or ratings may have changed. */
  async refreshRoster(): Promise<void> {
    this.#roster = await this.#loadRoster(this.#row);
    this.broadcaster.sendInfo();
  }

  /** Reloads the roster. Only this room knows since when somebody is away, so that is carried over. */
  async #loadRoster(row: TableRow): Promise<Roster> {
    const { store, now } = this.parts;
    const roster = await loadRoster(store, row, now());
    return { ...roster, awaySince: absentSince(row, roster.present, now(), this.#roster.awaySince) };
  }

  /** Handles news of a write, which may be this process's own and may be known already. */
  async handleNews(news: News): Promise<void> {
    if (news.of === 'played' && news.version > this.#row.version) await this.sync();
    if (news.of === 'table' && news.edition > this.#row.edition) await this.sync();
    if (news.of === 'line') await this.broadcaster.sendChat(news.line);
  }

  /** Updates who is present at the table, in any process. */
  setPresent(present: ReadonlySet<string>): void {
    const { present: before } = this.#roster;
    if (present.size === before.size && [...present].every((person) => before.has(person))) return;
    const awaySince = absentSince(this.#row, present, this.parts.now(), this.#roster.awaySince);
    this.#roster = { ...this.#roster, present, awaySince };
    this.broadcaster.sendInfo();
  }

  /** Synchronises after news may have been missed. */
  async resync(): Promise<void> {
    await this.sync();
    await this.refreshRoster();
    await this.broadcaster.sendChat();
  }

  /** For the players at this table. */
  readonly times: Times = timesFor(
    (seat) => this.#roster.people.get(this.#row.seats[seat]?.person ?? ''),
    (person) => this.parts.hooks.turnDue(person),
  );
}

function withoutState({ state: _, ...row }: StoredTable): TableRow {
  return row;
}

/** Whether the players' ratings may have changed. Changes of names and presence are published as news. */
const mayHaveNewRatings = ({ rated, status }: TableRow): boolean => rated && status === 'finished';

const hasSeatChanges = (old: TableRow, { seats }: TableRow): boolean =>
  seats.some(
    ({ person, level }, seat) => person !== old.seats[seat]?.person || level !== old.seats[seat]?.level,
  );

function clocksOf({ clocks, id }: TableRow) {
  if (!clocks) throw new Error(`table ${id} has no clocks`);
  return clocks;
}

/** The current score as a result. */
export function resultOf({ totals, places }: ScoreSheet, why: Result['why']): Result {
  return { why, totals, places };
}

/** Why nobody can move at a table. */
export function notPlaying({ status }: TableRow): Refused | undefined {
  if (status === 'playing') return undefined;
  return refused(status === 'open' ? 'notStarted' : status === 'frozen' ? 'frozen' : 'over');
}

/** Changes who decides at a seat of a running game; clocks and wake time follow. */
export async function editPlaying(
  room: Room,
  change: (row: TableRow) => Refused | undefined,
): Promise<Answer> {
  for (;;) {
    let isBehind = false;
    const refusal = await room.edit((row) => {
      const { summary } = room;
      isBehind = row.version !== room.row.version;
      const stopped = isBehind ? refused('stale') : (notPlaying(row) ?? change(row));
      if (stopped || !row.clocks || !summary) return stopped;
      const now = room.parts.now();
      const { toMove } = row;
      const decides = toMove !== null && isPlayedByPerson(at(row.seats, toMove)) ? toMove : null;
      const { tell: notice, ...previous } = row.clocks;
      const clocks =
        decides === previous.running
          ? previous
          : passClocks(previous, row.clock, row.seats, { toMove }, now, room.times.deadline);
      row.clocks = withTurnNotice(clocks, decides === null ? undefined : notice);
      row.wakes = computeWakeAt(summary, row.seats, row.clocks, now);
      return undefined;
    });
    // Another process has advanced the game; the room has caught up by now.
    if (!isBehind) return refusal ?? DONE;
  }
}
