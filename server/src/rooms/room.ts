import { at, type Seat } from '@archivolt/engine';
import type { Clocks, Result, TableInfo } from '@archivolt/protocol';
import type { LogRow, News, TableRow } from '../store/store.ts';
import type { Refused } from './answer.ts';
import { Chain } from './chain.ts';
import { type Circle, circleOf } from './circle.ts';
import { type Deadline, endedTurn, passClocks, shownClocks } from './clocks.ts';
import { guarded } from './guard.ts';
import { tableInfo } from './info.ts';
import type { RoomParts } from './parts.ts';
import { type Position, storedPosition } from './position.ts';
import { afterQuiet } from './quiet.ts';
import { Showing } from './showing.ts';
import { wakesAt } from './wakes.ts';

/** A row of the log to be, and the position it leads to. */
export interface Step extends Pick<LogRow, 'seat' | 'kind' | 'moves' | 'picks' | 'events' | 'to'> {
  readonly position: Position;
  /** Where the game ends otherwise than by its rules. */
  readonly result?: Result;
}

/** Told whenever the table has changed; `isOwn`: by this process, which then acts for the house at once where it must. */
type OnWake = (room: Room, isOwn: boolean) => void;

/**
 * A table as one process knows it. What is in the store is the truth; this is a copy of it, kept so that a move needs
 * no reading, and those who look at it from here. Everything that changes it goes through one chain.
 */
export class Room {
  readonly parts: RoomParts;
  readonly showing: Showing;
  readonly #chain = new Chain();
  readonly #onWake: OnWake;
  #row: TableRow;
  #position: Position | null = null;
  #circle: Circle;

  private constructor(parts: RoomParts, row: TableRow, circle: Circle, onWake: OnWake) {
    this.parts = parts;
    this.#row = row;
    this.#circle = circle;
    this.#onWake = onWake;
    this.showing = new Showing(this);
  }

  /** Undefined: there is no such table. */
  static async open(parts: RoomParts, id: string, onWake: OnWake): Promise<Room | undefined> {
    const row = await parts.store.tables.load(id);
    if (!row) return undefined;
    const room = new Room(parts, row, await circleOf(parts.store, row, parts.now()), onWake);
    await room.run(() => room.#place(row));
    return room;
  }

  get row(): TableRow {
    return this.#row;
  }

  get position(): Position | null {
    return this.#position;
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

  /** Lets the game do something, which may be begun again. What throws or takes too long freezes this table and no other. */
  async step<V>(work: () => V): Promise<V | undefined> {
    try {
      return await guarded(this.parts.settings.step, work);
    } catch (thrown) {
      await this.freeze(String(thrown instanceof Error ? thrown.stack : thrown));
    }
    return undefined;
  }

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
    const before = this.#position;
    if (!before) throw new Error('the game has not begun');
    const { position, result: ending, ...entry } = step;
    const now = parts.now();
    const result = ending ?? (position.toMove === null ? resultOf(position, 'played') : null);
    const toMove = result ? null : position.toMove;
    const passing = { toMove, ended: endedTurn(before.turn, position.turn) };
    const clocks = passClocks(clocksOf(row), row.clock, row.seats, passing, now, this.deadline);
    const log: LogRow = { ...entry, table: row.id, version: row.version + 1, at: now };
    const after = {
      state: position.toJson(),
      clocks,
      toMove,
      // Once more after the end: somebody must see to it that the end is told.
      wakes: result ? now : wakesAt(position, row.seats, clocks, now),
      status: result ? ('finished' as const) : ('playing' as const),
      requests:
        result || entry.kind !== 'moves' ? [] : row.requests.filter(({ kind }) => kind !== 'takeBack'),
      result,
      finished: result ? now : null,
      seats: row.seats,
    };
    const outcome = await parts.store.tables.append({ log, edition: row.edition, after });
    if (outcome === 'stale') {
      await this.sync();
      return false;
    }
    this.#row = { ...row, ...after, version: log.version };
    this.#position = position;
    this.showing.tellPlayed(before, log);
    if (result || after.requests.length !== row.requests.length) this.showing.tellInfo();
    this.#tellTurn(row.toMove);
    this.wake();
    return true;
  }

  /** Changes anything but the game; tells everybody. A refusal leaves it as it is. */
  async edit(change: (row: TableRow) => Refused | undefined): Promise<Refused | undefined> {
    let refusal: Refused | undefined;
    await this.parts.store.tables.change(this.#row.id, (row) => {
      refusal = change(row);
      return refusal ? null : true;
    });
    const { toMove } = this.#row;
    await this.sync();
    if (!refusal) {
      this.#tellTurn(toMove);
      this.wake();
    }
    return refusal;
  }

  /** Catches up with the store. */
  async sync(): Promise<void> {
    const { store } = this.parts;
    const old = this.#row;
    const fresh = await store.tables.load(old.id);
    if (!fresh || (fresh.version === old.version && fresh.edition === old.edition)) return;
    const rows = fresh.version > old.version ? await store.tables.log(old.id, old.version) : [];
    const before = this.#position;
    this.#row = fresh;
    if (fresh.version !== old.version || before === null) await this.#place(fresh);
    if (fresh.edition !== old.edition) this.#circle = await circleOf(store, fresh, this.parts.now());
    const news = rows.filter(({ version }) => version <= fresh.version);
    await this.showing.tellNews(before, old.version, news);
    this.#onWake(this, false);
  }

  wake(): void {
    this.#onWake(this, true);
  }

  /** Names, ratings or presence may have changed. */
  async refresh(): Promise<void> {
    this.#circle = await circleOf(this.parts.store, this.#row, this.parts.now());
    this.showing.tellInfo();
  }

  /** Something was written, perhaps by this process, and perhaps known already. */
  async hear(news: News): Promise<void> {
    if (news.of === 'played' && news.version > this.#row.version) await this.sync();
    if (news.of === 'table' && news.edition > this.#row.edition) await this.sync();
    if (news.of === 'presence') await this.refresh();
    if (news.of === 'line') await this.showing.tellLines(news.line);
  }

  /** The game has begun without anybody having sat down last. */
  announce(): void {
    this.#tellTurn(null);
    this.wake();
  }

  /** News may have been missed. */
  async lookAgain(): Promise<void> {
    await this.sync();
    await this.refresh();
    await this.showing.tellLines();
  }

  /** When a person's time runs out. */
  readonly deadline: Deadline = (seat, start, ms) => {
    const { person } = at(this.#row.seats, seat);
    const known = person === null ? undefined : this.#circle.people.get(person);
    return known ? afterQuiet(start, ms, known.quiet, known.zone) : start + ms;
  };

  async #place({ game, state, status }: TableRow): Promise<void> {
    if (state === null) return;
    // A frozen table may not even be readable; what was known of it is shown as it was.
    if (status === 'frozen') {
      try {
        this.#position = storedPosition(game, state);
      } catch {}
      return;
    }
    const position = await this.step(() => storedPosition(game, state));
    if (position) this.#position = position;
  }

  #tellTurn(before: Seat | null): void {
    const row = this.#row;
    if (row.toMove === null || row.toMove === before) return;
    const { person, away } = at(row.seats, row.toMove);
    if (person === null || away) return;
    const { hooks, log } = this.parts;
    hooks.onTurn(row, person).catch((err) => log.error({ err, table: row.id }, 'a notice is lost'));
  }
}

function clocksOf({ clocks, id }: TableRow) {
  if (!clocks) throw new Error(`table ${id} has no clocks`);
  return clocks;
}

/** How the game stands, as its result. */
export function resultOf(position: Position, why: Result['why']): Result {
  const { totals, places } = position.score();
  return { why, totals, places };
}
