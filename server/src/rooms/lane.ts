import {
  type Clocks,
  type Down,
  type Line,
  MOST_LINES,
  MOST_TOLD,
  type TableInfo,
  type Told,
} from '@archivolt/protocol';
import { History } from '../rules/history.ts';
import { seenFrom } from '../rules/seen.ts';
import type { LogRow } from '../store/store.ts';
import { Audience, say, toldOf, type Viewer } from './audience.ts';
import { delayedInfo } from './info.ts';
import type { Room } from './room.ts';

/**
 * Onlookers at a table with a delay: they see it as it was so many seconds ago. What they see is played again from the
 * log, so that a process needs to remember nothing, and nothing of the present can reach them by mistake.
 */
export class Lane {
  readonly audience = new Audience();
  readonly #room: Room;
  #history: History | undefined;
  #log: LogRow[] = [];
  #line = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(room: Room) {
    this.#room = room;
  }

  async join(viewer: Viewer, since = 0): Promise<void> {
    viewer.send(say(await this.shownTo(viewer, since)));
    this.audience.add(viewer, this.#room.row);
    this.#wait();
  }

  /** Shows what is old enough by now. Called whenever the table may have gone on, and when the time has come. */
  async goOn(): Promise<void> {
    const { row, parts } = this.#room;
    const { tables } = parts.store;
    if (row.started === null || this.#isTooSoon(row.started)) return this.#wait();
    if (!this.#history) {
      this.#history = new History(row);
      this.#log = await tables.log(row.id, 0);
      for (const entry of this.#log) if (!this.#isTooSoon(entry.at)) this.#history.add(entry);
      for (const viewer of this.audience.viewers) viewer.send(say(await this.#shown(viewer)));
      return this.#wait();
    }
    const known = this.#log.length;
    if (row.version > known) this.#log.push(...(await tables.log(row.id, known)));
    for (const entry of this.#log.slice(this.#history.version)) {
      if (this.#isTooSoon(entry.at)) break;
      const before = this.#history.at();
      this.#history.add(entry);
      const { outlooks } = this.audience;
      const seen = seenFrom(outlooks, before, this.#history.at());
      const told = { ...entry, events: JSON.stringify(entry.events) };
      this.audience.tellPlayed(told, this.#noClocks(), { outlooks, seen });
      if (this.#history.version === row.version) this.tellInfo();
    }
    for (const line of await this.#lines())
      if (line.line > this.#line) {
        this.#line = line.line;
        this.audience.tellAll({ type: 'line', table: row.id, line });
      }
    this.#wait();
  }

  tellInfo(): void {
    if (!this.audience.isEmpty) this.audience.tellInfo(this.#info(), null);
  }

  /** The table as it is shown now, whole. */
  async shownTo(viewer: Viewer, since = 0): Promise<Down> {
    await this.goOn();
    return this.#shown(viewer, since);
  }

  async logBefore(before: number): Promise<Told[]> {
    await this.goOn();
    const until = Math.min(before - 1, this.#history?.version ?? 0);
    return this.#log.slice(Math.max(0, until - MOST_TOLD), Math.max(0, until)).map(toldOf);
  }

  async #shown({ person, offers }: Viewer, since = 0): Promise<Down> {
    const { talk } = this.#room.parts.store;
    const lines = await this.#lines();
    this.#line = Math.max(this.#line, lines.at(-1)?.line ?? 0);
    const muted = person === null ? [] : await talk.mutedBy(person);
    const version = this.#history?.version ?? 0;
    return {
      type: 'table',
      table: this.#info(),
      seat: null,
      version,
      view: this.#history?.at().view(null) ?? null,
      clocks: null,
      told: this.#log.slice(Math.max(since, version - MOST_TOLD), version).map(toldOf),
      lines: lines.slice(-MOST_LINES).filter((line) => line.person === null || !muted.includes(line.person)),
      ...(offers && { offers: [] }),
    };
  }

  #isTooSoon(time: number): boolean {
    const { row, parts } = this.#room;
    return time + row.delay * 1000 > parts.now();
  }

  async #lines(): Promise<Line[]> {
    const { row, parts } = this.#room;
    const lines = await parts.store.talk.lines(row.id, 0);
    return lines.filter(({ at }) => !this.#isTooSoon(at));
  }

  #info(): TableInfo {
    const { info, parts } = this.#room;
    const shown = delayedInfo(info, parts.now());
    const [version, toMove] = [this.#history?.version ?? 0, this.#history?.at().toMove ?? null];
    return shown === info ? info : { ...shown, version, toMove };
  }

  #noClocks(): Clocks {
    const { row, parts } = this.#room;
    const now = parts.now();
    return { left: row.seats.map(() => 0), running: null, since: now, deadline: null, now };
  }

  /** Comes back when the next thing is old enough. */
  #wait(): void {
    clearTimeout(this.#timer);
    const { row, parts } = this.#room;
    if (this.audience.isEmpty) return;
    const next = this.#history ? this.#log[this.#history.version]?.at : row.started;
    const wait = next == null ? TALK : next + row.delay * 1000 - parts.now();
    this.#timer = setTimeout(() => this.#room.showing.goOnLate(), Math.max(10, Math.min(wait, TALK)));
  }
}

/** Lines are looked for this often. */
const TALK = 2000;
