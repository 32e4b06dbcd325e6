import { at, type Seat } from '@archivolt/engine';
import type { Clocks, Down, Result, TableInfo } from '@archivolt/protocol';
import type { LogRow, News, TableRow } from '../store/store.ts';
import type { Refused } from './answer.ts';
import { Audience, say, toldOf, type Viewer } from './audience.ts';
import { Chain } from './chain.ts';
import { type Circle, circleOf } from './circle.ts';
import { type Deadline, passClocks, shownClocks } from './clocks.ts';
import { seatOf, tableInfo } from './info.ts';
import { Lane } from './lane.ts';
import type { RoomParts } from './parts.ts';
import { type Position, storedPosition } from './position.ts';
import { Presence } from './presence.ts';
import { afterQuiet } from './quiet.ts';
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
  readonly audience = new Audience();
  readonly presence: Presence;
  readonly #lane: Lane;
  readonly #chain = new Chain();
  readonly #onWake: OnWake;
  #row: TableRow;
  #position: Position | null = null;
  #circle: Circle;
  #lastLine = 0;

  private constructor(parts: RoomParts, row: TableRow, circle: Circle, onWake: OnWake) {
    this.parts = parts;
    this.presence = new Presence(parts, row.id);
    this.#lane = new Lane(this);
    this.#row = row;
    this.#circle = circle;
    this.#onWake = onWake;
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
    return this.#chain.isIdle && this.audience.isEmpty && this.#lane.audience.isEmpty;
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

  /** Lets the game do something. What throws or takes too long freezes this table and no other. */
  async step<V>(work: () => V): Promise<V | undefined> {
    const begun = performance.now();
    try {
      const result = work();
      const ms = performance.now() - begun;
      if (ms <= this.parts.settings.step) return result;
      await this.freeze(`a step took ${Math.round(ms)} ms`);
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
    const clocks = passClocks(clocksOf(row), row.clock, row.seats, toMove, now, this.deadline);
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
    this.audience.tellPlayed(row.id, before, position, toldOf(log), { ...clocks, now });
    if (result || after.requests.length !== row.requests.length) this.tellInfo();
    this.#tellTurn(row.toMove);
    this.wake();
    this.goOnLate();
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
    this.audience.reseat(fresh);
    await this.#delayOnlookers();
    await this.#tellNews(
      before,
      old.version,
      rows.filter(({ version }) => version <= fresh.version),
    );
    this.tellInfo();
    this.goOnLate();
    this.#onWake(this, false);
  }

  wake(): void {
    this.#onWake(this, true);
  }

  tellInfo(): void {
    this.audience.tellInfo(this.info, this.clocks);
    this.#lane.tellInfo();
  }

  /** Names, ratings or presence may have changed. */
  async refresh(): Promise<void> {
    this.#circle = await circleOf(this.parts.store, this.#row, this.parts.now());
    this.tellInfo();
  }

  /** Something was written, perhaps by this process, and perhaps known already. */
  async hear(news: News): Promise<void> {
    if (news.of === 'played' && news.version > this.#row.version) await this.sync();
    if (news.of === 'table' && news.edition > this.#row.edition) await this.sync();
    if (news.of === 'presence' && !this.audience.isEmpty) await this.refresh();
    if (news.of === 'line' && news.line > this.#lastLine) await this.#tellLines();
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
    await this.#tellLines();
  }

  async #tellLines(): Promise<void> {
    if (this.audience.isEmpty) return;
    const { talk } = this.parts.store;
    const { id } = this.#row;
    const lines = await talk.lines(id, this.#lastLine);
    if (lines.length === 0) return;
    this.#lastLine = lines.at(-1)?.line ?? this.#lastLine;
    const people = new Set([...this.audience.viewers].flatMap(({ person }) => person ?? []));
    const muted = new Map(
      await Promise.all([...people].map(async (by) => [by, await talk.mutedBy(by)] as const)),
    );
    for (const line of lines)
      this.audience.tellLine(id, line, (viewer) => {
        const { person } = line;
        return viewer.person !== null && person !== null && !!muted.get(viewer.person)?.includes(person);
      });
  }

  /** Shows the table to a viewer and tells it what follows. */
  async watch(viewer: Viewer, since?: number): Promise<void> {
    if (this.#isDelayedFor(viewer)) await this.#lane.join(viewer, since);
    else {
      viewer.send(say(await this.shown(viewer, since)));
      this.audience.add(viewer, this.#row);
    }
    if (viewer.person !== null) this.presence.come(viewer.person);
  }

  unwatch(viewer: Viewer): void {
    const isHere = this.audience.remove(viewer) || this.#lane.audience.remove(viewer);
    if (isHere && viewer.person !== null) this.presence.go(viewer.person);
  }

  /** Shows to those who are behind what is old enough by now. */
  goOnLate(): void {
    if (this.#lane.audience.isEmpty) return;
    this.run(() => this.#lane.goOn()).catch((err) => {
      this.parts.log.error({ err, table: this.#row.id }, 'onlookers cannot be shown what happened');
    });
  }

  #isDelayedFor({ person }: Viewer): boolean {
    const { delay, started } = this.#row;
    return delay > 0 && started !== null && seatOf(this.#row, person) === null;
  }

  /** The game begins: from now on those who only look on are behind. */
  async #delayOnlookers(): Promise<void> {
    for (const viewer of [...this.audience.viewers])
      if (this.#isDelayedFor(viewer)) {
        this.audience.remove(viewer);
        await this.#lane.join(viewer);
      }
  }

  /** The table as a viewer sees it, whole. */
  async shown(viewer: Viewer, since = 0): Promise<Down> {
    if (this.#isDelayedFor(viewer)) return this.#lane.shownTo(viewer, since);
    const { store } = this.parts;
    const { id, version } = this.#row;
    const seat = seatOf(this.#row, viewer.person);
    const position = this.#position;
    const [rows, lines, muted] = await Promise.all([
      version > since ? store.tables.log(id, since) : [],
      store.talk.lines(id, 0),
      viewer.person === null ? ([] as string[]) : store.talk.mutedBy(viewer.person),
    ]);
    this.#lastLine = Math.max(this.#lastLine, lines.at(-1)?.line ?? 0);
    return {
      type: 'table',
      table: this.info,
      seat,
      version,
      view: position?.view(seat) ?? null,
      clocks: this.clocks,
      told: rows.filter((row) => row.version <= version).map(toldOf),
      lines: lines.filter(({ person }) => person === null || !muted.includes(person)),
      ...(viewer.offers && { offers: position?.offers(seat) ?? [] }),
    };
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

  /** What others have played, move by move; where that cannot be told, the table whole. */
  async #tellNews(before: Position | null, version: number, rows: readonly LogRow[]): Promise<void> {
    const after = this.#position;
    if (this.audience.isEmpty || !after || (before && this.#row.version === version)) return;
    const [row] = rows;
    const now = this.parts.now();
    if (before && row && rows.length === 1) {
      this.audience.tellPlayed(row.table, before, after, toldOf(row), { ...clocksOf(this.#row), now });
      return;
    }
    for (const viewer of this.audience.viewers) viewer.send(say(await this.shown(viewer, version)));
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
