import {
  type ChatMessage,
  type Clocks,
  type LogEntry,
  MAX_CHAT_MESSAGES,
  MAX_LOG_ENTRIES,
  type ServerMessage,
  type TableInfo,
} from '@archivolt/protocol';
import type { RulesRef } from '../games.ts';
import type { LogRow } from '../store/store.ts';
import { Audience, isWrittenBy, logEntryOf, serialise, type Viewer } from './broadcast.ts';
import { delayedInfo } from './info.ts';
import type { TablePosition } from './position.ts';
import type { Room } from './room.ts';

/** Interval between polls for new chat messages, in milliseconds. */
const CHAT_POLL_MS = 2000;

/**
 * The delayed feed for spectators: they see the table as it was some seconds ago. It is replayed from the log on the
 * rules thread, so the current state cannot leak to spectators, and a rule that hangs blocks nobody else.
 */
export class DelayedFeed {
  readonly audience = new Audience();
  readonly #room: Room;
  /** What delayed spectators see; undefined until the start is old enough. */
  #position: TablePosition | undefined;
  #version = 0;
  #log: LogRow[] = [];
  #lastMessage = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(room: Room) {
    this.#room = room;
  }

  async join(viewer: Viewer, since = 0): Promise<void> {
    viewer.send(serialise(await this.snapshotFor(viewer, since)));
    this.audience.add(viewer, this.#room.row);
    this.#scheduleNext();
  }

  /**
   * Sends everything that is old enough by now. Called after every change of the table and when the delay of an entry
   * ends.
   */
  async advance(): Promise<void> {
    const { row, parts } = this.#room;
    const { tables } = parts.store;
    if (row.started === null || this.#isTooRecent(row.started)) return this.#scheduleNext();
    if (!this.#position) {
      const log = await tables.log(row.id, 0);
      const recent = log.findIndex(({ at }) => this.#isTooRecent(at));
      const version = recent < 0 ? log.length : recent;
      this.#position = await this.#positionAt(version, log.slice(0, version));
      this.#version = version;
      this.#log = log;
      for (const viewer of this.audience.viewers) viewer.send(serialise(await this.#snapshot(viewer)));
      return this.#scheduleNext();
    }
    const known = this.#log.length;
    if (row.version > known) this.#log.push(...(await tables.log(row.id, known)));
    for (const entry of this.#log.slice(this.#version)) {
      if (this.#isTooRecent(entry.at)) break;
      const { state } = this.#position;
      const after = await this.#positionAfter(this.#position, entry);
      const { viewpoints } = this.audience;
      const updates = await parts.rules.ask('compare', {
        ...this.#rules,
        state,
        after: after.state,
        viewpoints,
      });
      this.#position = after;
      this.#version = entry.version;
      const log = { ...entry, events: JSON.stringify(entry.events) };
      this.audience.sendPlayed(log, this.#emptyClocks(), { viewpoints, updates });
      // The parts of the table that the delay has hidden, such as the result, become public with the last entry.
      if (entry.version === row.version) this.sendInfo();
    }
    for (const message of await this.#messages(this.#lastMessage)) {
      this.#lastMessage = message.number;
      this.audience.sendAll({ type: 'chat', table: row.id, message });
    }
    this.#scheduleNext();
  }

  sendInfo(): void {
    if (!this.audience.isEmpty) this.audience.sendInfo(this.#info(), null);
  }

  /** The full table as delayed spectators see it now. */
  async snapshotFor(viewer: Viewer, since = 0): Promise<Extract<ServerMessage, { type: 'table' }>> {
    await this.advance();
    return this.#snapshot(viewer, since);
  }

  async logBefore(before: number): Promise<LogEntry[]> {
    await this.advance();
    const until = Math.min(before - 1, this.#version);
    return this.#log.slice(Math.max(0, until - MAX_LOG_ENTRIES), Math.max(0, until)).map(logEntryOf);
  }

  /** The log as far as delayed spectators know it; undefined if not even the start. */
  async rows(): Promise<readonly LogRow[] | undefined> {
    await this.advance();
    return this.#position && this.#log.slice(0, this.#version);
  }

  async #snapshot({ person, offers }: Viewer, since = 0): Promise<Extract<ServerMessage, { type: 'table' }>> {
    const { rules, store } = this.#room.parts;
    const state = this.#position?.state;
    const seatView =
      state === undefined ? null : await rules.ask('view', { ...this.#rules, state, seat: null });
    const messages = await this.#messages(0);
    this.#lastMessage = Math.max(this.#lastMessage, messages.at(-1)?.number ?? 0);
    const blocked = person === null ? [] : await store.blocks.listBlocked(person);
    const version = this.#version;
    return {
      type: 'table',
      table: this.#info(),
      seat: null,
      version,
      view: seatView?.view ?? null,
      clocks: null,
      log: this.#log.slice(Math.max(since, version - MAX_LOG_ENTRIES), version).map(logEntryOf),
      chat: messages.slice(-MAX_CHAT_MESSAGES).filter((message) => !isWrittenBy(blocked, message)),
      ...(offers && { offers: [] }),
    };
  }

  get #rules(): RulesRef {
    const { game, rulesVersion } = this.#room.row;
    return { game, rulesVersion };
  }

  /** Replays the log from the start of the game. */
  async #positionAt(version: number, log: readonly LogRow[]): Promise<TablePosition> {
    const { row, parts } = this.#room;
    const request = { ...this.#rules, options: row.options, setup: row.setup, log, to: version, undone: [] };
    const { summary, state } = await parts.rules.ask('rewind', request);
    return { state, summary };
  }

  async #positionAfter(before: TablePosition, entry: LogRow): Promise<TablePosition> {
    if (entry.kind === 'end') return before;
    if (entry.kind === 'takeBack') return this.#positionAt(entry.to ?? -1, this.#log.slice(0, entry.version));
    const { seat, moves, picks } = entry;
    const request = { ...this.#rules, state: before.state, row: { seat, moves, picks } };
    return this.#room.parts.rules.ask('replay', request);
  }

  #isTooRecent(time: number): boolean {
    const { row, parts } = this.#room;
    return time + row.delay * 1000 > parts.now();
  }

  /** The messages above a number that are old enough. */
  async #messages(after: number): Promise<ChatMessage[]> {
    const { row, parts } = this.#room;
    const messages = await parts.store.chat.messages(row.id, after);
    return messages.filter(({ at }) => !this.#isTooRecent(at));
  }

  #info(): TableInfo {
    const { info, parts } = this.#room;
    const shown = delayedInfo(info, parts.now());
    const toMove = this.#position?.summary.toMove ?? null;
    return shown === info ? info : { ...shown, version: this.#version, toMove };
  }

  #emptyClocks(): Clocks {
    const { row, parts } = this.#room;
    const now = parts.now();
    return { left: row.seats.map(() => 0), running: null, since: now, deadline: null, now };
  }

  /** Schedules `advance` for the moment the next entry is old enough. */
  #scheduleNext(): void {
    clearTimeout(this.#timer);
    const { row, parts } = this.#room;
    if (this.audience.isEmpty) return;
    const next = this.#position ? this.#log[this.#version]?.at : row.started;
    const wait = next == null ? CHAT_POLL_MS : next + row.delay * 1000 - parts.now();
    this.#timer = setTimeout(
      () => this.#room.broadcaster.advanceDelayed(),
      Math.max(10, Math.min(wait, CHAT_POLL_MS)),
    );
  }
}
