import type { GameTypes } from '@archivolt/engine';
import type { AroundTurn, Guide, GuideOf, Preview, Summary, Traces } from './kit.ts';
import { type LogLine, type LogTurn, logOf, type Notice, sinceTurnOf, startOf } from './log.ts';
import type { TableModel } from './model.svelte.ts';

const NOTHING: Traces = new Map();

/** The turns of the others since the reader's last one, to be read, marked and shown again. */
export class Aside<G extends GameTypes, T, S> {
  readonly model: TableModel<G, T, S>;
  readonly #notices: () => readonly Notice[];
  #guideOf = $state.raw<GuideOf<G>>();
  /** Whether changes by the others stay marked while the reader plays. */
  marking = $state(false);
  /** The tables around turns already summarised with their effects; for other turns only the log is known. */
  readonly #around = new Map<string, AroundTurn<G> | undefined>();

  constructor(model: TableModel<G, T, S>, notices: () => readonly Notice[] = () => []) {
    this.model = model;
    this.#notices = notices;
  }

  set guideOf(guideOf: GuideOf<G>) {
    this.#guideOf = guideOf;
  }

  /** Undefined until its texts are loaded. */
  readonly guide: Guide<G> | undefined = $derived.by(() =>
    this.#guideOf?.({ seats: this.model.session.seats, me: this.model.reader }),
  );

  /** The changes of the draft; undefined if there are none, so that no empty preview is shown. */
  readonly preview: Preview | undefined = $derived.by(() => {
    const preview = this.model.decision.considered && this.guide?.preview?.(this.model.decision.considered);
    const { counters = [], notes = [], unknown } = preview ?? {};
    return counters.length + notes.length > 0 || unknown ? preview : undefined;
  });

  /** All turns up to what is shown, the latest first: a replay hides what comes after it. */
  readonly turns: readonly LogTurn<G>[] = $derived.by(() =>
    logOf(this.model.kit, this.model.history.entries, this.model.snapshot.view.table),
  );

  /** Notices about the players, in order. */
  get notices(): readonly Notice[] {
    return this.#notices();
  }

  readonly since: readonly LogTurn<G>[] = $derived.by(() =>
    sinceTurnOf(this.turns, this.model.snapshot.view.seat),
  );

  readonly traces: Traces = $derived.by(() => {
    if (!this.guide?.traces || this.model.over || (this.model.input.touched && !this.marking)) return NOTHING;
    const events = this.since.toReversed().flatMap(({ lines }) => lines.map(({ event }) => event));
    return this.guide.traces(events);
  });

  /** A turn on one line; turns since the reader's own also with what they changed for the reader. */
  summary(turn: LogTurn<G>): Summary | undefined {
    if (!this.guide) return undefined;
    if (this.guide.summary) return this.guide.summary(turn, this.#aroundOf(turn));
    const text = turn.lines.map(({ event, table }) => this.model.speaker.event(event, table)).join(' ');
    return { text, balance: '', yours: [] };
  }

  /** The last event about a thing, and its turn. */
  lastOf(key: string): { line: LogLine<G>; turn: LogTurn<G> } | undefined {
    const { kit } = this.model;
    const isAbout = ({ event }: LogLine<G>): boolean => {
      const target = kit.targetOf(event);
      return (
        (target !== undefined && kit.keyOf(target) === key) || this.guide?.traces?.([event]).has(key) === true
      );
    };
    for (const turn of this.turns) {
      const line = turn.lines.findLast(isAbout);
      if (line) return { line, turn };
    }
    return undefined;
  }

  #aroundOf(turn: LogTurn<G>): AroundTurn<G> | undefined {
    const name = `${turn.key} ${turn.lines.length}`;
    if (!this.#around.has(name) && this.since.some(({ key }) => key === turn.key))
      this.#around.set(name, this.#tablesAround(turn));
    return this.#around.get(name);
  }

  /** Computed from the events, because a turn may begin in the middle of a submission. */
  #tablesAround(turn: LogTurn<G>): AroundTurn<G> | undefined {
    const { kit, session, history } = this.model;
    const [begin, end] = [startOf(turn), turn.lines.at(-1)];
    const base = history.tableBefore(begin.version);
    if (base === undefined || !end) return undefined;
    const table = session.game.copyTable(base);
    let before: G['table'] = base;
    for (const { version, events } of history.entries) {
      if (version < begin.version || version > end.version) continue;
      for (const [index, event] of events.entries()) {
        if (version === begin.version && index === begin.index) before = session.game.copyTable(table);
        if (version < end.version || index <= end.index) kit.showEvent(table, event);
      }
    }
    return { before, after: table };
  }

  /** Replays a turn on the board, or all since the reader's own; if there are none, the last one. */
  again(turn?: LogTurn<G>): void {
    const [latest] = this.turns;
    const shown = turn ? [turn] : this.since.length > 0 ? this.since : latest ? [latest] : [];
    const first = shown.at(-1);
    const begin = first?.lines[0];
    const end = shown[0]?.lines.at(-1);
    if (!first || !begin || !end) return;
    const events = this.model.history.entries.flatMap((entry) => {
      if (entry.version < begin.version || entry.version > end.version) return [];
      return entry.version === end.version ? entry.events.slice(0, end.index + 1) : entry.events;
    });
    this.model.again(begin.version, events, begin.index, first.seat);
  }
}
