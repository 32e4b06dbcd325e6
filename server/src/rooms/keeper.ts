import { at } from '@archivolt/engine';
import { type BotTask, greedily, think } from './bots.ts';
import { isPlayedByPerson } from './clocks.ts';
import { requestOf } from './info.ts';
import { takeOver } from './leaving.ts';
import type { RoomParts } from './parts.ts';
import { editPlaying } from './playing.ts';
import type { Room } from './room.ts';
import { type BotTurn, botTurn, playBot, playHouse } from './turns.ts';

/** A process that dies holds a table no longer than this. */
const LEASE = 5000;
const RENEW = 2000;
/** How often every process looks for tables that wait for the house; what it can know itself it does at once. */
const ROUND = 1000;
const AT_A_TIME = 200;
/** Timers are only for what comes soon; the rounds find the rest. */
const SOON = 3_600_000;

/** Acts for the house at the tables that wait for it, so that exactly one process does. */
export class Keeper {
  readonly #parts: RoomParts;
  readonly #open: (id: string) => Promise<Room | undefined>;
  /** Tables that are being seen to; true: something has changed there since. */
  readonly #seeing = new Map<string, boolean>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #thinking = new Map<string, { turn: BotTurn; controller: AbortController }>();
  readonly #work = new Set<Promise<void>>();
  #round: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(parts: RoomParts, open: (id: string) => Promise<Room | undefined>) {
    this.#parts = parts;
    this.#open = open;
  }

  start(): void {
    this.#round = setInterval(() => this.#goRound(), ROUND);
  }

  /** No new work; what is being thought about is left to others, what is being written is finished. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#round);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const { controller } of this.#thinking.values()) controller.abort();
    await Promise.all(this.#work);
  }

  isSeeingTo(id: string): boolean {
    return this.#seeing.has(id);
  }

  /** The table has changed: the house must perhaps act there, now or later. */
  wake(room: Room, isOwn: boolean): void {
    const { id, wakes } = room.row;
    this.#stopThinking(room);
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (wakes === null || this.#closed) return;
    const wait = wakes - this.#parts.now();
    if (wait > 0) this.#seeLater(id, wait);
    else if (isOwn && isPlain(room)) this.#doPlainAtOnce(room);
    else if (isOwn) this.#see(id, false);
  }

  #seeLater(id: string, wait: number): void {
    if (wait >= SOON) return;
    const timer = setTimeout(() => {
      this.#timers.delete(id);
      this.#see(id, false);
    }, wait);
    this.#timers.set(id, timer);
  }

  /** No lease is needed where there is nothing to decide: should two do it, the first has done it. */
  #doPlainAtOnce(room: Room): void {
    const { log } = this.#parts;
    room
      .run(() => this.#doPlain(room))
      .catch((err) => log.error({ err, table: room.row.id }, 'the house cannot act at a table'));
  }

  async #doPlain(room: Room): Promise<void> {
    await playHouse(room);
    const { status, wakes } = room.row;
    if (status === 'finished' && wakes !== null) await this.#finish(room);
  }

  /** A bot whose table has gone on, or whose person is back, need not think any longer. */
  #stopThinking(room: Room): void {
    const thought = this.#thinking.get(room.row.id);
    if (!thought) return;
    const now = botTurn(room);
    if (now?.version !== thought.turn.version || now.seat !== thought.turn.seat) thought.controller.abort();
  }

  async #goRound(): Promise<void> {
    const { store, process, now, log } = this.#parts;
    try {
      const due = await store.tables.take(process, now(), now() + LEASE, AT_A_TIME);
      for (const id of due) this.#see(id, true);
    } catch (err) {
      log.error({ err }, 'the tables that wait cannot be looked for');
    }
  }

  #see(id: string, isTaken: boolean): void {
    if (this.#closed) return;
    if (this.#seeing.has(id)) {
      this.#seeing.set(id, true);
      return;
    }
    this.#seeing.set(id, false);
    const work = this.#seeTo(id, isTaken)
      .catch((err) => this.#parts.log.error({ err, table: id }, 'the house cannot act at a table'))
      .finally(() => {
        this.#work.delete(work);
        const isChanged = this.#seeing.get(id);
        this.#seeing.delete(id);
        if (isChanged) this.#see(id, false);
      });
    this.#work.add(work);
  }

  async #seeTo(id: string, isTaken: boolean): Promise<void> {
    const { store, process, now, log } = this.#parts;
    const lease = () => store.tables.lease(id, process, now(), now() + LEASE);
    if (!isTaken && !(await lease())) return;
    const renewal = setInterval(() => {
      lease().catch((err) => log.error({ err, table: id }, 'a lease cannot be renewed'));
    }, RENEW);
    try {
      const room = await this.#open(id);
      if (room) await this.#act(room);
    } finally {
      clearInterval(renewal);
    }
    // Where something failed the lease stays, so that it is not tried again at once.
    await store.tables.release(id, process);
  }

  /** Does what is due, one thing after the other, until somebody else is to decide. */
  async #act(room: Room): Promise<void> {
    const { id } = room.row;
    while (!this.#closed) {
      const task = await room.run(() => this.#due(room));
      if (!task) return;
      const controller = new AbortController();
      this.#thinking.set(id, { turn: task, controller });
      const moves = await think(this.#parts, task, controller.signal);
      this.#thinking.delete(id);
      if (!moves && !controller.signal.aborted) return;
      if (moves) await room.run(() => this.#play(room, task, moves));
    }
  }

  /** Everything that needs no thinking; what does is given back. */
  async #due(room: Room): Promise<BotTask | undefined> {
    // Another process may have seen to it meanwhile.
    await room.sync();
    await this.#doPlain(room);
    const { row } = room;
    if (row.status !== 'playing') return undefined;
    const { deadline = null } = row.clocks ?? {};
    if (deadline !== null && deadline <= this.#parts.now()) await takeOver(room);
    await this.#tellTurn(room);
    const turn = botTurn(room);
    const viewed = turn && (await room.referee.viewFor(turn.seat));
    return viewed && { table: row.id, game: row.game, viewed, ...turn };
  }

  async #play(room: Room, task: BotTask, moves: readonly unknown[]): Promise<void> {
    if (await playBot(room, task, moves)) return;
    const { table, level } = task;
    this.#parts.log.error({ table, level, moves }, 'a bot wants to do what it may not');
    await playBot(room, task, greedily(task));
  }

  /** Tells the one who is to move and has not come, and notes that it was told. */
  async #tellTurn(room: Room): Promise<void> {
    const { hooks, now } = this.#parts;
    const { row } = room;
    const { toMove, clocks } = row;
    const tell = clocks?.tell;
    if (row.status !== 'playing' || toMove === null || !tell || tell.at > now()) return;
    const seat = at(row.seats, toMove);
    if (seat.person !== null && isPlayedByPerson(seat)) await hooks.onTurn(row, seat.person, tell.version);
    await editPlaying(room, ({ clocks }) => {
      if (clocks?.tell?.version === tell.version) delete clocks.tell;
      return undefined;
    });
  }

  /** Tells that the game is over, or that somebody would like another one, and notes that it was told. */
  async #finish(room: Room): Promise<void> {
    const { hooks } = this.#parts;
    // Woken since the end itself: later only somebody who asks wakes the house.
    if (room.row.wakes === room.row.finished) await hooks.onFinished(room.row);
    const asked = requestOf(room.row, 'rematch');
    const by = asked && at(room.row.seats, asked.by).person;
    if (by != null) await hooks.onRematch(room.row, by);
    await room.edit((row) => {
      row.wakes = null;
      return undefined;
    });
  }
}

/** Is what the house must do here the same whoever does it? */
const isPlain = ({ row, moment }: Room): boolean =>
  row.status === 'finished' || moment?.houseMove !== undefined;
