import { type Down, MOST_LINES, MOST_TOLD, type Told } from '@archivolt/protocol';
import type { Moment } from '../rules/moment.ts';
import type { Outlook } from '../rules/seen.ts';
import type { Append, LogRow } from '../store/store.ts';
import { Audience, type News, say, toldOf, type Viewer } from './audience.ts';
import { seatOf } from './info.ts';
import { Lane } from './lane.ts';
import type { Presence } from './presence.ts';
import type { Room } from './room.ts';

/** Those who look at a room from this process, and what each of them is shown. Called from within the room's chain. */
export class Showing {
  readonly #room: Room;
  readonly #presence: Presence;
  readonly #audience = new Audience();
  /** Onlookers who are behind. */
  readonly #lane: Lane;
  #lastLine = 0;
  /** Nobody has said anything here, as far as is known; of the first line there will be news. */
  #isSilent = false;

  constructor(room: Room, presence: Presence) {
    this.#room = room;
    this.#presence = presence;
    this.#lane = new Lane(room);
  }

  get isToNobody(): boolean {
    return this.#audience.isEmpty && this.#lane.audience.isEmpty;
  }

  /** Shows the table to a viewer and tells it what follows. */
  async watch(viewer: Viewer, since?: number): Promise<void> {
    if (this.#isBehind(viewer)) await this.#lane.join(viewer, since);
    else {
      viewer.send(say(await this.shown(viewer, since)));
      this.#audience.add(viewer, this.#room.row);
    }
    if (viewer.person !== null) this.#presence.come(this.#room.row.id, viewer.person);
  }

  unwatch(viewer: Viewer): void {
    const isHere = this.#audience.remove(viewer) || this.#lane.audience.remove(viewer);
    if (isHere && viewer.person !== null) this.#presence.go(this.#room.row.id, viewer.person);
  }

  /** The table as a viewer sees it, whole. */
  async shown(viewer: Viewer, since = 0): Promise<Down> {
    if (this.#isBehind(viewer)) return this.#lane.shownTo(viewer, since);
    const seat = seatOf(this.#room.row, viewer.person);
    const viewed = await this.#room.referee.viewFor(seat);
    // Not before: the table may have to be read for it, and have gone on.
    const { row, info, clocks, parts } = this.#room;
    const { id, version } = row;
    const { tables, talk } = parts.store;
    const [rows, lines] = await Promise.all([
      version > since ? tables.logBetween(id, since, version + 1, MOST_TOLD) : [],
      this.#isSilent ? [] : talk.newestLines(id, MOST_LINES),
    ]);
    this.#isSilent = lines.length === 0;
    const isTold = viewer.person !== null && lines.length > 0;
    const muted = isTold ? await talk.mutedBy(viewer.person) : [];
    this.#lastLine = Math.max(this.#lastLine, lines.at(-1)?.line ?? 0);
    return {
      type: 'table',
      table: info,
      seat,
      version,
      view: viewed?.view ?? null,
      clocks,
      told: rows.map(toldOf),
      lines: lines.filter(({ person }) => person === null || !muted.includes(person)),
      ...(viewer.offers && { offers: viewed?.offers ?? [] }),
    };
  }

  /** What happened before a version, as far as the viewer may know it. */
  async logBefore(viewer: Viewer, before: number): Promise<Told[]> {
    if (this.#isBehind(viewer)) return this.#lane.logBefore(before);
    const { row, parts } = this.#room;
    const until = Math.min(before, row.version + 1);
    return (await parts.store.tables.logBetween(row.id, 0, until, MOST_TOLD)).map(toldOf);
  }

  tellInfo(): void {
    const { info, clocks } = this.#room;
    this.#audience.tellInfo(info, clocks);
    this.#lane.tellInfo();
  }

  get outlooks(): readonly Outlook[] {
    return this.#audience.outlooks;
  }

  /** A row that leads to the present moment. */
  tellPlayed(entry: Append['log'], news: News): void {
    const { clocks } = this.#room;
    if (clocks) this.#audience.tellPlayed(entry, clocks, news);
    this.goOnLate();
  }

  /** What other processes have written since a version: a move as a move, more as the table whole. */
  async tellNews(before: Moment | null, version: number, rows: readonly LogRow[]): Promise<void> {
    const { row, moment } = this.#room;
    this.#audience.reseat(row);
    await this.#fallBehind();
    const [only, second] = rows;
    const isNews = !before || row.version !== version;
    const news = before && only && !second ? await this.#room.referee.compareSince(before) : undefined;
    if (only && news) this.tellPlayed({ ...only, events: JSON.stringify(only.events) }, news);
    else if (moment && isNews)
      for (const viewer of this.#audience.viewers) viewer.send(say(await this.shown(viewer, version)));
    this.tellInfo();
    this.goOnLate();
  }

  /** Lines that were not told yet; all up to `line` were. */
  async tellLines(line = Number.POSITIVE_INFINITY): Promise<void> {
    this.#isSilent = false;
    if (this.#audience.isEmpty || line <= this.#lastLine) return;
    const { row, parts } = this.#room;
    const { talk } = parts.store;
    const lines = await talk.lines(row.id, this.#lastLine);
    this.#lastLine = lines.at(-1)?.line ?? this.#lastLine;
    const people = new Set([...this.#audience.viewers].flatMap(({ person }) => person ?? []));
    const muted = new Map(
      await Promise.all([...people].map(async (by) => [by, await talk.mutedBy(by)] as const)),
    );
    for (const said of lines)
      this.#audience.tellLine(row.id, said, ({ person }) => {
        return person !== null && said.person !== null && !!muted.get(person)?.includes(said.person);
      });
  }

  /** Shows to those who are behind what is old enough by now. */
  goOnLate(): void {
    if (this.#lane.audience.isEmpty) return;
    const { row, parts } = this.#room;
    this.#room
      .run(() => this.#lane.goOn())
      .catch((err) => parts.log.error({ err, table: row.id }, 'onlookers cannot be shown what happened'));
  }

  #isBehind({ person }: Viewer): boolean {
    const { row } = this.#room;
    return row.delay > 0 && row.started !== null && seatOf(row, person) === null;
  }

  /** The game begins: from now on those who only look on are behind. */
  async #fallBehind(): Promise<void> {
    for (const viewer of [...this.#audience.viewers])
      if (this.#isBehind(viewer)) {
        this.#audience.remove(viewer);
        await this.#lane.join(viewer);
      }
  }
}
