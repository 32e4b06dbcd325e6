import {
  at,
  type Chance,
  type Game,
  type GameTypes,
  type Mistake,
  type Seat,
  type State,
} from '@archivolt/engine';
import type { Editing, Editor, Field } from '@archivolt/table/editing.ts';
import type { Kit } from '@archivolt/table/kit.ts';
import { type AnyOpened, anyOpened } from '../boards.ts';
import { EditorSession } from './editorSession.ts';

/** Why and where a position is impossible. */
interface PositionError {
  readonly mistake: Mistake;
  readonly part: string;
  readonly rule: string;
  /** The character of the text. */
  readonly at: number;
}

interface Entry<G extends GameTypes> {
  readonly text: string;
  readonly state: State<G>;
  readonly wrong: PositionError | undefined;
}

/** A position as text, if it can be read at all. */
type Reading<G extends GameTypes> = { ok: true; entry: Entry<G> } | { ok: false; at: number };

export function read<G extends GameTypes>({ positions }: Editor<G>, text: string): Reading<G> {
  const parsed = positions.parseState(text);
  if (parsed.ok) return { ok: true, entry: { text, state: parsed.value, wrong: undefined } };
  const { at, mistake, impossible } = parsed;
  if (!impossible) return { ok: false, at };
  const { value, part, rule } = impossible;
  return { ok: true, entry: { text, state: value, wrong: { mistake, part, rule, at } } };
}

interface Parts<G extends GameTypes, T, S> {
  readonly game: Game<G>;
  readonly editor: Editor<G>;
  readonly editing: Editing<G>;
  readonly load: () => Promise<Kit<G, T, S>>;
}

/**
 * The state of the editor. The text of the position is its source of truth: every change is printed and parsed again,
 * so that derived values are never edited and the rules check the whole position.
 */
export class EditorModel<G extends GameTypes, T, S> {
  readonly #parts: Parts<G, T, S>;
  #editing: Editing<G>;
  #entries = $state.raw<readonly Entry<G>[]>([]);
  #index = $state(0);
  #seat = $state<Seat>(0);
  #key = $state('table');
  #session: EditorSession<G>;
  #table: AnyOpened;
  readonly #arrived: (text: string) => void;

  /** `arrived` is called with the text of every position that is shown. */
  constructor(parts: Parts<G, T, S>, entry: Entry<G>, arrived: (text: string) => void) {
    this.#parts = parts;
    this.#editing = $state.raw(parts.editing);
    this.#entries = [entry];
    this.#arrived = arrived;
    this.#session = this.#open();
    this.#table = $state.raw(this.#opened());
  }

  /** The table that shows the position; replaced when the players change. */
  get table(): AnyOpened {
    return this.#table;
  }
  get text(): string {
    return this.#entry.text;
  }
  /** The player whose board is shown. */
  get seat(): Seat {
    return this.#seat;
  }
  /** What is selected: a part, or a thing on the board. */
  get key(): string {
    return this.#key;
  }
  get canUndo(): boolean {
    return this.#index > 0;
  }
  get canRedo(): boolean {
    return this.#index < this.#entries.length - 1;
  }
  get parts(): ReturnType<Editing<G>['parts']> {
    return this.#editing.parts(this.#entry.state);
  }
  get seats(): ReturnType<Editing<G>['seats']> {
    return this.#editing.seats(this.#entry.state.table);
  }
  readonly fields: readonly Field<G>[] = $derived.by(() =>
    this.#editing.fields(this.#entry.state, this.#key, this.#seat),
  );
  get isOver(): boolean {
    return this.#parts.game.toMove(this.#entry.state.table) === undefined;
  }

  /** Why the position is impossible, with the rule and the part that shows it. */
  readonly wrong = $derived.by(() => {
    const { wrong, state } = this.#entry;
    if (!wrong) return undefined;
    const { rule, mistake, part, at } = wrong;
    return { rule, at, text: this.#editing.impossible(mistake, state), ...this.#editing.place(part) };
  });

  get #entry(): Entry<G> {
    return at(this.#entries, this.#index);
  }

  set editing(editing: Editing<G>) {
    this.#editing = editing;
    this.#show();
  }

  select(key: string): void {
    this.#key = key;
  }

  showFrom(seat: Seat): void {
    this.#seat = seat;
    this.#show();
  }

  /** Selects the part that is wrong. */
  turnToWrong(): void {
    if (!this.wrong) return;
    this.#key = this.wrong.key;
    if (this.wrong.seat !== undefined) this.showFrom(this.wrong.seat);
  }

  change(state: State<G>): void {
    const { ok } = this.write(this.#parts.editor.positions.printState(state));
    if (!ok) throw new Error('an edited position cannot be read');
  }

  begin(chance: Chance): void {
    this.change(this.#parts.editor.begin(chance, this.#entry.state));
  }

  /** Takes a text that somebody typed; one that cannot be read changes nothing. */
  write(text: string): { ok: true } | { ok: false; at: number } {
    if (text === this.text) return { ok: true };
    const reading = read(this.#parts.editor, text);
    if (!reading.ok) return reading;
    this.#entries = [...this.#entries.slice(0, this.#index + 1), reading.entry];
    this.#go(this.#entries.length - 1);
    return { ok: true };
  }

  undo(): void {
    if (this.canUndo) this.#go(this.#index - 1);
  }

  redo(): void {
    if (this.canRedo) this.#go(this.#index + 1);
  }

  close(): void {
    this.#session.close();
  }

  #go(index: number): void {
    this.#index = index;
    this.#show();
    this.#arrived(this.text);
  }

  #show(): void {
    const { seats } = this;
    this.#seat = Math.min(this.#seat, seats.length - 1);
    if (JSON.stringify(seats) === JSON.stringify(this.#session.seats))
      return this.#session.show(this.#entry.state, this.#seat);
    this.#session.close();
    this.#session = this.#open();
    this.#table = this.#opened();
  }

  #open(): EditorSession<G> {
    return new EditorSession(this.#parts.game, this.seats, this.#entry.state, this.#seat);
  }

  #opened(): AnyOpened {
    // Nothing is played here, so no turn is kept.
    const draft = { load: () => [], save: () => {} };
    return anyOpened({ session: this.#session, draft, load: this.#parts.load });
  }
}
