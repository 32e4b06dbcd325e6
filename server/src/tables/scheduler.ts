import { at } from '@archivolt/engine';
import { type BotTask, chooseGreedily, shareOf, think } from './bots.ts';
import { isPlayedByPerson } from './clocks.ts';
import { requestOf } from './info.ts';
import { takeOver } from './leaving.ts';
import type { RoomParts } from './parts.ts';
import { loadView } from './position.ts';
import { editPlaying, type Room } from './room.ts';
import { saltsDue } from './salts.ts';
import { freeLateSeats } from './seating.ts';
import { type BotTurn, botTurn, playBot, playForcedMoves } from './submit.ts';

/** How long a lease lasts, in milliseconds: the time until a dead process's tables are free again. */
const LEASE_MS = 5000;
const RENEW_INTERVAL_MS = 2000;
/** Polling interval for due work, in milliseconds. Work that a process knows of is run immediately. */
const POLL_INTERVAL_MS = 1000;
const BATCH_SIZE = 200;
/** The longest timer, in milliseconds; polling finds later work. */
const MAX_TIMER_MS = 3_600_000;

/** Runs the due work of tables (bot turns, timeouts, deadlines) under a lease, so that exactly one process does. */
export class Scheduler {
  readonly #parts: RoomParts;
  readonly #open: (id: string) => Promise<Room | undefined>;
  /** Tables whose work is running; true if the table has changed since. */
  readonly #running = new Map<string, boolean>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #thinking = new Map<string, { turn: BotTurn; controller: AbortController }>();
  readonly #work = new Set<Promise<void>>();
  /** Tables whose leases this process holds and renews. */
  readonly #leased = new Set<string>();
  #pollTimer: NodeJS.Timeout | undefined;
  #renewalTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(parts: RoomParts, open: (id: string) => Promise<Room | undefined>) {
    this.#parts = parts;
    this.#open = open;
  }

  start(): void {
    this.#pollTimer = setInterval(() => this.#poll(), POLL_INTERVAL_MS);
    this.#renewalTimer = setInterval(() => this.#renew(), RENEW_INTERVAL_MS);
  }

  /** Starts no new work, cancels bots that are thinking (other processes take over) and finishes pending writes. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#pollTimer);
    clearInterval(this.#renewalTimer);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const { controller } of this.#thinking.values()) controller.abort();
    await Promise.all(this.#work);
  }

  isRunning(id: string): boolean {
    return this.#running.has(id);
  }

  /**
   * Called when the table has changed: work may be due there, now or later. `isOwn`: this process has changed it, and runs
   * what is due immediately.
   */
  wake(room: Room, isOwn: boolean): void {
    const { id, wakes } = room.row;
    this.#stopThinking(room);
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (wakes === null || this.#isClosed) return;
    const wait = wakes - this.#parts.now();
    if (wait > 0) this.#scheduleLater(id, wait);
    else if (isOwn && needsNoLease(room)) this.#runWithoutLease(room);
    else if (isOwn) this.#schedule(id, false);
  }

  #scheduleLater(id: string, wait: number): void {
    if (wait >= MAX_TIMER_MS) return;
    const timer = setTimeout(() => {
      this.#timers.delete(id);
      this.#schedule(id, false);
    }, wait);
    this.#timers.set(id, timer);
  }

  /** Work without a decision needs no lease: if two processes do it, only the first write counts. */
  #runWithoutLease(room: Room): void {
    const { log } = this.#parts;
    room
      .run(() => this.#runLeaselessWork(room))
      .catch((err) => log.error({ err, table: room.row.id }, 'failed to run due work for table'));
  }

  async #runLeaselessWork(room: Room): Promise<void> {
    await playForcedMoves(room);
    const { status, wakes } = room.row;
    if (status === 'finished' && wakes !== null) await this.#notifyFinished(room);
  }

  /** Cancels a bot that is thinking when its table has changed or its person is back. */
  #stopThinking(room: Room): void {
    const thinking = this.#thinking.get(room.row.id);
    if (!thinking) return;
    const now = botTurn(room);
    if (now?.version !== thinking.turn.version || now.seat !== thinking.turn.seat)
      thinking.controller.abort();
  }

  async #poll(): Promise<void> {
    const { store, process, now, log, heartbeat } = this.#parts;
    try {
      await heartbeat.ensureFresh();
      if (this.#isClosed) return;
      const due = await store.tables.leaseDue(process, now(), now() + LEASE_MS, BATCH_SIZE);
      for (const id of due) this.#schedule(id, true);
    } catch (err) {
      log.error({ err }, 'failed to query tables with due work');
    }
  }

  #schedule(id: string, isLeased: boolean): void {
    if (this.#isClosed) return;
    if (this.#running.has(id)) {
      // A poll between the change and its lease brings nothing new.
      if (!isLeased) this.#running.set(id, true);
      return;
    }
    this.#running.set(id, false);
    const work = this.#runWithLease(id, isLeased)
      .catch((err) => this.#parts.log.error({ err, table: id }, 'failed to run due work for table'))
      .finally(() => {
        this.#work.delete(work);
        const isChanged = this.#running.get(id);
        this.#running.delete(id);
        if (isChanged) this.#schedule(id, false);
      });
    this.#work.add(work);
  }

  async #runWithLease(id: string, isLeased: boolean): Promise<void> {
    const { store, process, now } = this.#parts;
    if (!isLeased && !(await store.tables.lease(id, process, now(), now() + LEASE_MS))) return;
    this.#leased.add(id);
    let isDone: boolean;
    try {
      const room = await this.#open(id);
      isDone = room === undefined || (await this.#runDueWork(room));
    } finally {
      this.#leased.delete(id);
    }
    // After a failure, or if too many bots are thinking, the lease stays, so that the retry waits for its end.
    if (isDone) await store.tables.release(id, process);
  }

  /** Renews all leases in one statement: one per table would block other queries while many tables wait for bots. */
  #renew(): void {
    const { store, process, now, log } = this.#parts;
    if (this.#leased.size === 0) return;
    store.tables
      .renew(process, [...this.#leased], now() + LEASE_MS)
      .catch((err) => log.error({ err }, 'failed to renew leases'));
  }

  /** Runs due work step by step until somebody else has to decide. Returns false if it must be retried later. */
  async #runDueWork(room: Room): Promise<boolean> {
    const { id } = room.row;
    while (!this.#isClosed) {
      const task = await room.run(() => this.#nextBotTask(room));
      if (!task) return true;
      const controller = new AbortController();
      this.#thinking.set(id, { turn: task, controller });
      const moves = await think(this.#parts, task, controller.signal);
      this.#thinking.delete(id);
      if (!moves && !controller.signal.aborted) return false;
      if (!moves) continue;
      // A bot may think for longer than the heartbeat interval.
      await this.#parts.heartbeat.ensureFresh();
      await room.run(() => this.#playBot(room, task, moves));
    }
    return true;
  }

  /** Runs everything that needs no thinking; returns a task for a bot if there is one. */
  async #nextBotTask(room: Room): Promise<BotTask | undefined> {
    await this.#parts.heartbeat.ensureFresh();
    // Another process may have done it meanwhile.
    await room.sync();
    await this.#runLeaselessWork(room);
    if (room.row.status === 'open') await this.#freeLateSeats(room);
    const { row } = room;
    if (row.status !== 'playing') return undefined;
    const { deadline = null } = row.clocks ?? {};
    if (deadline !== null && deadline <= this.#parts.now()) await takeOver(room);
    await this.#notifyTurn(room);
    const turn = botTurn(room);
    const seatView = turn && (await loadView(room, turn.seat));
    return (
      seatView && {
        table: row.id,
        game: row.game,
        rulesVersion: row.rulesVersion,
        seatView,
        share: shareOf(row),
        ...turn,
      }
    );
  }

  async #playBot(room: Room, task: BotTask, moves: readonly unknown[]): Promise<void> {
    if (await playBot(room, task, moves)) return;
    const { table, level } = task;
    this.#parts.log.error({ table, level, moves }, 'bot returned an illegal move');
    await playBot(room, task, chooseGreedily(task));
  }

  /** Frees the seats of players who have not revealed their salts in time; the table waits for others again. */
  async #freeLateSeats(room: Room): Promise<void> {
    const { now, newSeed } = this.#parts;
    const due = saltsDue(room.row);
    if (due === null || due > now()) return;
    await room.edit((row) => {
      freeLateSeats(row, newSeed(), now());
      return undefined;
    });
  }

  /** Notifies an absent player that it is their turn, and records that. */
  async #notifyTurn(room: Room): Promise<void> {
    const { hooks, now } = this.#parts;
    const { row } = room;
    const { toMove, clocks } = row;
    const notice = clocks?.tell;
    if (row.status !== 'playing' || toMove === null || !notice || notice.at > now()) return;
    const seat = at(row.seats, toMove);
    if (seat.person !== null && isPlayedByPerson(seat)) await hooks.onTurn(row, seat.person, notice.version);
    await editPlaying(room, ({ clocks }) => {
      if (clocks?.tell?.version === notice.version) delete clocks.tell;
      return undefined;
    });
  }

  /** Notifies that the game is over or that somebody proposes a rematch, and records that. */
  async #notifyFinished(room: Room): Promise<void> {
    const { hooks, now } = this.#parts;
    // True when the end of the game woke the table; later only a request does.
    if (room.row.wakes === room.row.finished) await hooks.onFinished(room.row);
    const publicAt = (room.row.finished ?? 0) + room.row.delay * 1000;
    const isPublic = publicAt <= now();
    if (isPublic) await hooks.onResultPublic(room.row);
    const request = requestOf(room.row, 'rematch');
    const by = request && at(room.row.seats, request.by).person;
    if (by != null) await hooks.onRematch(room.row, by);
    await room.edit((row) => {
      row.wakes = isPublic ? null : publicAt;
      return undefined;
    });
  }
}

/** True if the due work gives the same result whichever process runs it. */
const needsNoLease = ({ row, summary }: Room): boolean =>
  row.status === 'finished' || summary?.forcedMove !== undefined;
