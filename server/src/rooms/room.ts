import type { ScoreSheet } from '@archivolt/engine';
import type { Clocks, Result, TableInfo } from '@archivolt/protocol';
import { Chain } from '../chain.ts';
import type { Moment } from '../rules/moment.ts';
import type { Append, News, StoredTable, TableRow } from '../store/store.ts';
import type { Refused } from './answer.ts';
import type { News as PlayedNews } from './audience.ts';
import { type Circle, circleOf, joined, NOBODY } from './circle.ts';
import { endedTurn, passClocks, shownClocks, type Undone, undoClocks } from './clocks.ts';
import { tableInfo } from './info.ts';
import type { RoomParts } from './parts.ts';
import type { Presence } from './presence.ts';
import { Referee } from './referee.ts';
import { Showing } from './showing.ts';
import { type Times, timesFor } from './times.ts';
import { telling, wakesAt, withTelling } from './wakes.ts';

/** A row of the log to be, and the moment it leads to. */
export interface Step extends Pick<Append['log'], 'seat' | 'kind' | 'moves' | 'picks' | 'events' | 'to'> {
  readonly after: Moment;
  /** Without it the game stands where it stood. */
  readonly state?: string;
  /** What everybody is told of it, where that is known already. */
  readonly news?: PlayedNews;
  /** Where the game ends otherwise than by its rules. */
  readonly result?: Result;
  /** What a take-back makes undone. */
  readonly undone?: readonly Undone[];
}

/** What every room of this process shares. */
export interface Around {
  readonly parts: RoomParts;
  readonly presence: Presence;
  /** Told whenever the table has changed; `isOwn`: by this process, which then acts for the house at once where it must. */
  readonly onWake: (room: Room, isOwn: boolean) => void;
}

/**
 * A table as one process knows it. What is in the store is the truth; this is a copy of it, kept so that a move needs
 * no reading, and those who look at it from here. Where the game stands, the thread of the rules knows. Everything that
 * changes it goes through one chain.
 */
export class Room {
  readonly parts: RoomParts;
  readonly referee = new Referee(this);
  readonly showing: Showing;
  readonly #chain = new Chain();
  readonly #onWake: Around['onWake'];
  #row: TableRow;
  #circle: Circle;

  private constructor({ parts, presence, onWake }: Around, row: TableRow, circle: Circle) {
    this.parts = parts;
    this.#row = row;
    this.#circle = circle;
    this.#onWake = onWake;
    this.showing = new Showing(this, presence);
  }

  /** Undefined: there is no such table. */
  static async open(around: Around, id: string): Promise<Room | undefined> {
    const { store, now } = around.parts;
    const stored = await store.tables.load(id);
    return stored && Room.#with(around, stored, await circleOf(store, stored, now()));
  }

  /** Of a table that is not in the store yet: nobody knows of it, so nothing of it need be read. */
  static async create(around: Around, table: StoredTable): Promise<Room> {
    const { store } = around.parts;
    await store.tables.create(table);
    return Room.#with(around, table, await joined(store, NOBODY, table));
  }

  static async #with(around: Around, stored: StoredTable, circle: Circle): Promise<Room> {
    const room = new Room(around, withoutState(stored), circle);
    await room.run(() => room.referee.place(stored));
    return room;
  }

  get row(): TableRow {
    return this.#row;
  }

  get moment(): Moment | null {
    return this.referee.moment;
  }

  get circle(): Circle {
    return this.#circle;
  }

  get isUnneeded(): boolean {
    return this.#chain.isIdle && this.showing.isToNobody;
  }

  get info(): TableInfo {
    return tableInfo(this.#row, this.#circle);
  }

  get clocks(): Clocks | null {
    return shownClocks(this.#row.clocks, this.parts.now());
  }

  run<V>(work: () => Promise<V>): Promise<V> {
    return this.#chain.run(work);
  }

  settled(): Promise<void> {
    return this.#chain.settled();
  }

  // ---- what follows is called from within the chain

  async freeze(fault: string): Promise<void> {
    const { id, game, rulesVersion, version } = this.#row;
    this.parts.log.error({ table: id, game, rulesVersion, version, fault }, 'a table is frozen');
    await this.edit((row) => {
      Object.assign(row, { status: 'frozen', fault, wakes: null, requests: [] });
      if (row.clocks) row.clocks = { ...row.clocks, running: null, deadline: null };
      return undefined;
    });
  }

  /** Appends to the log and tells everybody; false when something else was written meanwhile, which is known then. */
  async append(step: Step): Promise<boolean> {
    const { parts } = this;
    const row = this.#row;
    const before = this.moment;
    if (!before) throw new Error('the game has not begun');
    const { after: moment, state: reached, news: known, result: ending, undone, ...entry } = step;
    const news = known ?? (await this.referee.compareWith(moment));
    if (!news) return false;
    const state = reached ?? (await parts.store.tables.load(row.id))?.state ?? null;
    const now = parts.now();
    const result = ending ?? (moment.final && resultOf(moment.final, 'played'));
    const toMove = result ? null : moment.toMove;
    const passing = { toMove, ended: endedTurn(before.turn, moment.turn) };
    const version = row.version + 1;
    const stood = undone ? undoClocks(clocksOf(row), row.clock, entry.seat, undone, now) : clocksOf(row);
    const clocks = withTelling(
      passClocks(stood, row.clock, row.seats, passing, now, this.times.deadline),
      toMove === row.toMove ? stood.tell : telling(row.seats, toMove, version, this.times.due),
    );
    const log: Append['log'] = { table: row.id, version, at: now, ...entry };
    const after = {
      clocks,
      toMove,
      // Once more after the end, where somebody must see to it that the end is told.
      wakes: result ? (parts.hooks.endMatters(row) ? now : null) : wakesAt(moment, row.seats, clocks, now),
      status: result ? ('finished' as const) : ('playing' as const),
      requests:
        result || entry.kind !== 'moves'
          ? []
          : row.requests.filter(({ kind, no }) => kind !== 'takeBack' && no === undefined),
      result,
      finished: result ? now : null,
    };
    const outcome = await parts.store.tables.append({
      log,
      edition: row.edition,
      after: { state, ...after },
    });
    if (outcome === 'stale') {
      await this.sync();
      return false;
    }
    this.#row = { ...row, ...after, version: log.version };
    this.referee.goOn(moment);
    this.showing.tellPlayed(log, news);
    if (result || after.requests.length !== row.requests.length) this.showing.tellInfo();
    this.wake();
    return true;
  }

  /** Changes anything but the game; tells everybody. A refusal leaves it as it is. */
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

  /** Catches up with the store; `known`: what stands there, where that need not be read. */
  async sync(known?: StoredTable): Promise<void> {
    const { store } = this.parts;
    const old = this.#row;
    const before = this.moment;
    const fresh = known ?? (await store.tables.load(old.id));
    if (!fresh || (fresh.version === old.version && fresh.edition === old.edition)) return;
    const rows = fresh.version > old.version ? await store.tables.log(old.id, old.version) : [];
    this.#row = withoutState(fresh);
    if (fresh.version !== old.version || before === null) await this.referee.place(fresh);
    if (mayBeRatedAnew(fresh)) this.#circle = await circleOf(store, fresh, this.parts.now());
    else if (isSeatedAnew(old, fresh)) this.#circle = await joined(store, this.#circle, fresh);
    const news = rows.filter(({ version }) => version <= fresh.version);
    await this.showing.tellNews(before, old.version, news);
    this.#onWake(this, false);
  }

  wake(): void {
    this.#onWake(this, true);
  }

  /** Names or ratings may have changed. */
  async refresh(): Promise<void> {
    this.#circle = await circleOf(this.parts.store, this.#row, this.parts.now());
    this.showing.tellInfo();
  }

  /** Something was written, perhaps by this process, and perhaps known already. */
  async hear(news: News): Promise<void> {
    if (news.of === 'played' && news.version > this.#row.version) await this.sync();
    if (news.of === 'table' && news.edition > this.#row.edition) await this.sync();
    if (news.of === 'line') await this.showing.tellLines(news.line);
  }

  /** Those who look at the table now, from any process. */
  meet(present: ReadonlySet<string>): void {
    const { present: before } = this.#circle;
    if (present.size === before.size && [...present].every((person) => before.has(person))) return;
    this.#circle = { ...this.#circle, present };
    this.showing.tellInfo();
  }

  /** News may have been missed. */
  async lookAgain(): Promise<void> {
    await this.sync();
    await this.refresh();
    await this.showing.tellLines();
  }

  /** Of those who sit here. */
  readonly times: Times = timesFor(
    (seat) => this.#circle.people.get(this.#row.seats[seat]?.person ?? ''),
    (person) => this.parts.hooks.turnDue(person),
  );
}

function withoutState({ state: _, ...row }: StoredTable): TableRow {
  return row;
}

/** The ratings of those who sit here may have changed. Of names, and of who is there, there is news. */
const mayBeRatedAnew = ({ rated, status }: TableRow): boolean => rated && status === 'finished';

const isSeatedAnew = (old: TableRow, { seats }: TableRow): boolean =>
  seats.some(
    ({ person, level }, seat) => person !== old.seats[seat]?.person || level !== old.seats[seat]?.level,
  );

function clocksOf({ clocks, id }: TableRow) {
  if (!clocks) throw new Error(`table ${id} has no clocks`);
  return clocks;
}

/** How the game stands, as its result. */
export function resultOf({ totals, places }: ScoreSheet, why: Result['why']): Result {
  return { why, totals, places };
}
