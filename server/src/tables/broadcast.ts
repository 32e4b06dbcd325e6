import {
  type ChatMessage,
  type Clocks,
  type LogEntry,
  MAX_CHAT_MESSAGES,
  MAX_LOG_ENTRIES,
  type ServerMessage,
  type TableInfo,
} from '@archivolt/protocol';
import type { Viewpoint, ViewUpdate } from '../rules/position.ts';
import type { Append, ChatStore, LogRow, TableRow } from '../store/store.ts';
import type { DelayedFeed } from './delayed.ts';
import { mayReadChat, maySeeTable, seatOf } from './info.ts';
import { compareStates, loadView } from './position.ts';
import type { Presence } from './presence.ts';
import type { Room } from './room.ts';

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

/** Sends updates to the viewers of a table in this process. Called from within the room's queue. */
export class Broadcaster {
  readonly #room: Room;
  readonly #presence: Presence;
  readonly #audience = new Audience();
  /** Spectators with a delay. */
  readonly #delayed: DelayedFeed;
  #lastMessage = 0;
  /** No chat message is known at this table; news announces the first one. */
  #hasNoMessages = false;

  constructor(room: Room, presence: Presence, delayed: DelayedFeed) {
    this.#room = room;
    this.#presence = presence;
    this.#delayed = delayed;
  }

  get hasNoViewers(): boolean {
    return this.#audience.isEmpty && this.#delayed.audience.isEmpty;
  }

  /** Sends the whole table to a viewer and subscribes it to updates. */
  async watch(viewer: Viewer, since?: number): Promise<void> {
    if (this.#isDelayed(viewer)) await this.#delayed.join(viewer, since);
    else {
      viewer.send(serialise(await this.snapshotFor(viewer, since)));
      this.#audience.add(viewer, this.#room.row);
    }
    if (viewer.person !== null) this.#presence.enter(this.#room.row.id, viewer.person);
  }

  unwatch(viewer: Viewer): void {
    const isHere = this.#audience.remove(viewer) || this.#delayed.audience.remove(viewer);
    if (isHere && viewer.person !== null) this.#presence.leave(this.#room.row.id, viewer.person);
  }

  /** Subscribes a viewer to updates without counting anybody as present. */
  async follow(viewer: Viewer): Promise<void> {
    if (this.#isDelayed(viewer)) await this.#delayed.join(viewer);
    else this.#audience.add(viewer, this.#room.row);
  }

  unfollow(viewer: Viewer): void {
    if (!this.#audience.remove(viewer)) this.#delayed.audience.remove(viewer);
  }

  /** The whole table as a viewer may see it. */
  async snapshotFor(viewer: Viewer, since = 0): Promise<TableMessage> {
    if (this.#isDelayed(viewer)) return this.#delayed.snapshotFor(viewer, since);
    const seat = seatOf(this.#room.row, viewer.person);
    const seatView = await loadView(this.#room, seat);
    // Read this only now: loading the position may show that the table has changed.
    const { row, info, clocks, parts } = this.#room;
    const { id, version } = row;
    const { tables, chat, blocks } = parts.store;
    const [rows, messages] = await Promise.all([
      version > since ? tables.logBetween(id, since, version + 1, MAX_LOG_ENTRIES) : [],
      this.#hasNoMessages || !mayReadChat(row, viewer.person)
        ? []
        : chat.newestMessages(id, MAX_CHAT_MESSAGES),
    ]);
    if (mayReadChat(row, viewer.person)) this.#hasNoMessages = messages.length === 0;
    const blocked =
      viewer.person !== null && messages.length > 0 ? await blocks.listBlocked(viewer.person) : [];
    this.#lastMessage = Math.max(this.#lastMessage, messages.at(-1)?.number ?? 0);
    return {
      type: 'table',
      table: info,
      seat,
      version,
      view: seatView?.view ?? null,
      clocks,
      log: rows.map(logEntryOf),
      chat: messages.filter((each) => !isWrittenBy(blocked, each)).map((each) => this.#withSeatName(each)),
      ...(viewer.offers && { offers: seatView?.offers ?? [] }),
    };
  }

  /** The log before a version, as far as the viewer may know it. */
  async logBefore(viewer: Viewer, before: number): Promise<LogEntry[]> {
    if (this.#isDelayed(viewer)) return this.#delayed.logBefore(before);
    const { row, parts } = this.#room;
    const until = Math.min(before, row.version + 1);
    return (await parts.store.tables.logBetween(row.id, 0, until, MAX_LOG_ENTRIES)).map(logEntryOf);
  }

  /** All rows of the log that the viewer may know; undefined before the game begins for them. */
  async logFor(viewer: Viewer): Promise<readonly LogRow[] | undefined> {
    if (this.#isDelayed(viewer)) return this.#delayed.rows();
    const { row, parts } = this.#room;
    if (row.started === null) return undefined;
    return (await parts.store.tables.log(row.id, 0)).filter(({ version }) => version <= row.version);
  }

  sendInfo(): void {
    const { info, clocks } = this.#room;
    this.#audience.sendInfo(info, clocks);
    this.#delayed.sendInfo();
  }

  get viewpoints(): readonly Viewpoint[] {
    return this.#audience.viewpoints;
  }

  /** Sends the update for a log row that leads to the current position. */
  sendPlayed(row: Append['log'], stepUpdates: StepUpdates): void {
    const { clocks } = this.#room;
    if (clocks) this.#audience.sendPlayed(row, clocks, stepUpdates);
    this.advanceDelayed();
  }

  /** Sends what other processes have written since a version: one move as a diff, several as a full snapshot. */
  async sendNews(before: string | null, version: number, rows: readonly LogRow[]): Promise<void> {
    const { row, position } = this.#room;
    this.#audience.reseat(row);
    this.#dropOutsiders();
    await this.#moveToDelayed();
    const [only, second] = rows;
    const hasAdvanced = before === null || row.version !== version;
    const stepUpdates =
      before !== null && position && only && !second
        ? await compareStates(this.#room, before, position.state)
        : undefined;
    if (only && stepUpdates) this.sendPlayed({ ...only, events: JSON.stringify(only.events) }, stepUpdates);
    else if (position && hasAdvanced)
      for (const viewer of this.#audience.viewers)
        viewer.send(serialise(await this.snapshotFor(viewer, version)));
    this.sendInfo();
    this.advanceDelayed();
  }

  /** Sends the chat messages that were not sent yet; if message `number` was sent already, sends that one again without its text. */
  async sendChat(number = Number.POSITIVE_INFINITY): Promise<void> {
    this.#hasNoMessages = false;
    if (this.#audience.isEmpty) return;
    const { row, parts } = this.#room;
    const { chat, blocks } = parts.store;
    const isKnown = number <= this.#lastMessage;
    // News about a message that was already sent means that its text was removed.
    const messages = isKnown
      ? await loadRemovedMessage(chat, row.id, number)
      : await chat.messages(row.id, this.#lastMessage);
    if (!isKnown) this.#lastMessage = messages.at(-1)?.number ?? this.#lastMessage;
    const people = new Set([...this.#audience.viewers].flatMap(({ person }) => person ?? []));
    const blocked = new Map(
      await Promise.all([...people].map(async (by) => [by, await blocks.listBlocked(by)] as const)),
    );
    for (const message of messages.map((each) => this.#withSeatName(each)))
      this.#audience.sendMessage(
        row.id,
        message,
        ({ person }) => !mayReadChat(row, person) || isWrittenBy(blocked.get(person ?? '') ?? [], message),
      );
  }

  /** Players have the same name in the chat as at the table, where names are unique. */
  #withSeatName(message: ChatMessage): ChatMessage {
    const seat = message.seat === null ? undefined : this.#room.info.seats[message.seat];
    return seat?.person != null && seat.person === message.person ? { ...message, name: seat.name } : message;
  }

  /** Sends delayed spectators everything that is old enough by now. */
  advanceDelayed(): void {
    if (this.#delayed.audience.isEmpty) return;
    const { row, parts } = this.#room;
    this.#room
      .run(() => this.#delayed.advance())
      .catch((err) => parts.log.error({ err, table: row.id }, 'failed to update delayed spectators'));
  }

  #isDelayed({ person }: Viewer): boolean {
    const { row } = this.#room;
    return row.delay > 0 && row.started !== null && seatOf(row, person) === null;
  }

  /** Drops viewers who could have taken a seat, once only players may see the table. */
  #dropOutsiders(): void {
    const { row } = this.#room;
    if (row.status === 'open') return;
    for (const viewer of [...this.#audience.viewers, ...this.#delayed.audience.viewers])
      if (!maySeeTable(row, viewer.person)) {
        this.unwatch(viewer);
        viewer.send(serialise({ type: 'hidden', table: row.id, why: 'noSpectators' }));
      }
  }

  /** Moves spectators to the delayed feed when the game starts. */
  async #moveToDelayed(): Promise<void> {
    for (const viewer of [...this.#audience.viewers])
      if (this.#isDelayed(viewer)) {
        this.#audience.remove(viewer);
        await this.#delayed.join(viewer);
      }
  }
}

/** The message if its text was removed, otherwise nothing. */
async function loadRemovedMessage(chat: ChatStore, table: string, number: number): Promise<ChatMessage[]> {
  const messages = await chat.messagesBetween(table, number, number);
  return messages.filter(
    ({ text, phrase, stopped, news }) => (text ?? phrase) === null && stopped === undefined && news === null,
  );
}

/** Somebody who views a table through one socket. */
export interface Viewer {
  /** Null for an anonymous viewer. */
  readonly person: string | null;
  /** True if the viewer wants the legal moves. */
  readonly offers: boolean;
  send(message: string): void;
}

export function logEntryOf({ version, seat, at, events, to, hash }: LogRow): LogEntry {
  return {
    version,
    seat,
    at,
    events,
    ...(to !== null && { tookBackTo: to }),
    ...(hash !== null && { hash }),
  };
}

/** Whether one of these people wrote the message. Messages of the server about them are for everybody. */
export const isWrittenBy = (people: readonly string[], { person, news }: ChatMessage): boolean =>
  person !== null && news === null && people.includes(person);

export function serialise(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** Viewers of a table with their viewpoints. An update shared by several viewers is serialised once. */
export class Audience {
  readonly #viewers = new Map<Viewer, Viewpoint>();

  get isEmpty(): boolean {
    return this.#viewers.size === 0;
  }

  get viewers(): IterableIterator<Viewer> {
    return this.#viewers.keys();
  }

  add(viewer: Viewer, table: TableRow): void {
    this.#viewers.set(viewer, { seat: seatOf(table, viewer.person), offers: viewer.offers });
  }

  remove(viewer: Viewer): boolean {
    return this.#viewers.delete(viewer);
  }

  /** Updates the viewpoints after somebody sat down or got up. */
  reseat(table: TableRow): void {
    for (const viewer of this.#viewers.keys()) this.add(viewer, table);
  }

  sendAll(message: ServerMessage): void {
    if (this.isEmpty) return;
    const text = serialise(message);
    for (const viewer of this.#viewers.keys()) viewer.send(text);
  }

  sendInfo(table: TableInfo, clocks: Clocks | null): void {
    this.sendAll({ type: 'info', table, clocks });
  }

  sendMessage(table: string, message: ChatMessage, isExcluded: (viewer: Viewer) => boolean): void {
    const text = serialise({ type: 'chat', table, message });
    for (const viewer of this.#viewers.keys()) if (!isExcluded(viewer)) viewer.send(text);
  }

  /** The distinct viewpoints. */
  get viewpoints(): readonly Viewpoint[] {
    const all = [...this.#viewers.values()];
    return [...new Map(all.map((viewpoint) => [keyOf(viewpoint), viewpoint])).values()];
  }

  /** Sends every viewer the same events and the diff of their own view. */
  sendPlayed(row: Append['log'], clocks: Clocks, { viewpoints, updates }: StepUpdates): void {
    const head = playedMessageHead(row, clocks);
    const texts = new Map(
      viewpoints.map((viewpoint, index) => [keyOf(viewpoint), head + changesJson(updates[index])]),
    );
    for (const [viewer, viewpoint] of this.#viewers) {
      const text = texts.get(keyOf(viewpoint));
      if (text === undefined) throw new Error('no update was computed for a viewer');
      viewer.send(text);
    }
  }
}

/** What a step changed, for the viewers at that time. */
export interface StepUpdates {
  readonly viewpoints: readonly Viewpoint[];
  readonly updates: readonly ViewUpdate[];
}

const keyOf = ({ seat, offers }: Viewpoint): string => `${seat} ${offers}`;

type PlayedMessage = Extract<ServerMessage, { type: 'played' }>;
/** The entry comes last, so that its events and then the changes can follow. */
type PlayedMessageHead = Pick<PlayedMessage, 'type' | 'table' | 'clocks'> & {
  entry: Omit<LogEntry, 'events'>;
};

/** Events and changes arrive from the rules as JSON and are inserted verbatim. */
function playedMessageHead(row: Append['log'], clocks: Clocks): string {
  const { table, version, seat, at, to, events, hash } = row;
  const entry: PlayedMessageHead['entry'] = {
    version,
    seat,
    at,
    ...(to !== null && { tookBackTo: to }),
    ...(hash !== null && { hash }),
  };
  const head: PlayedMessageHead = { type: 'played', table, clocks, entry };
  return `${JSON.stringify(head).slice(0, -'}}'.length)},"events":${events}},"changes":`;
}

function changesJson(update: ViewUpdate | undefined): string {
  if (!update) throw new Error('no update was computed for a viewpoint');
  return update.offers === null ? `${update.changes}}` : `${update.changes},"offers":${update.offers}}`;
}
