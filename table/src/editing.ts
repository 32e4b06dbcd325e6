import {
  type Chance,
  type Game,
  type GameTypes,
  type Mistake,
  type PositionNotation,
  playerCounts,
  type Seat,
  type State,
} from '@archivolt/engine';
import type { Locale } from '@archivolt/i18n';
import type { SeatInfo } from './session/session.ts';

/** What a game provides for the position editor, whose page knows no game. */
export interface Editor<G extends GameTypes> {
  readonly positions: PositionNotation<G>;
  /** A position at the start of a game, with the players and options of another position. */
  begin(chance: Chance, like?: State<G>): State<G>;
  load(locale: Locale): Promise<Editing<G>>;
}

/** The editor's texts and fields in one language. */
export interface Editing<G extends GameTypes> {
  /** The players of a position, named after their colours. */
  seats(table: G['table']): SeatInfo[];
  /** The parts that cannot be selected on the board, by their keys. */
  parts(state: State<G>): readonly { readonly key: string; readonly name: string }[];
  /** The fields of a part, or of a thing on the board; `seat` is the player whose board is shown. */
  fields(state: State<G>, key: string, seat: Seat): readonly Field<G>[];
  /** Why a position is impossible. */
  impossible(mistake: Mistake, state: State<G>): string;
  /** Where the editor shows a part that is wrong: the key of a thing or part, and the player to whom it belongs. */
  place(part: string): { readonly key: string; readonly seat?: Seat };
}

/** A value that can be changed; setting it returns the changed position. */
export type Field<G extends GameTypes> = { readonly name: string } & (
  | {
      readonly kind: 'choice';
      readonly value: string;
      readonly options: readonly { readonly value: string; readonly name: string }[];
      set(value: string): State<G>;
    }
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly min: number;
      readonly max: number;
      set(value: number): State<G>;
    }
  | { readonly kind: 'flag'; readonly value: boolean; set(value: boolean): State<G> }
);

type Choice<G extends GameTypes> = Extract<Field<G>, { kind: 'choice' }>;

/** A choice among indices; null stands for none, if that has a name. */
export function indexField<G extends GameTypes>(
  name: string,
  value: number | null,
  options: readonly { readonly value: number; readonly name: string }[],
  set: (value: number | null) => State<G>,
  none?: string,
): Choice<G> {
  const listed = options.map((option) => ({ value: `${option.value}`, name: option.name }));
  return {
    kind: 'choice',
    name,
    value: value === null ? '' : `${value}`,
    options: none === undefined ? listed : [{ value: '', name: none }, ...listed],
    set: (chosen) => set(chosen === '' ? null : Number(chosen)),
  };
}

export function numberField<G extends GameTypes>(
  name: string,
  value: number,
  [min, max]: readonly [number, number],
  set: (value: number) => State<G>,
): Field<G> {
  return { kind: 'number', name, value, min, max, set };
}

export function flagField<G extends GameTypes>(
  name: string,
  value: boolean,
  set: (value: boolean) => State<G>,
): Field<G> {
  return { kind: 'flag', name, value, set };
}

/** The number of players; another number sets up a new game. */
export function playersField<G extends GameTypes>(
  name: string,
  { facts }: Pick<Game<G>, 'facts'>,
  { state, players }: { readonly state: State<G>; readonly players: number },
  nameOf: (players: number) => string,
  setUp: (players: number) => State<G>,
): Choice<G> {
  return {
    kind: 'choice',
    name,
    value: `${players}`,
    options: playerCounts(facts).map((count) => ({ value: `${count}`, name: nameOf(count) })),
    set: (chosen) => (Number(chosen) === players ? state : setUp(Number(chosen))),
  };
}

/** The phase of a position: a new turn, the end of the game, or a question in the middle of a turn. */
export type TurnPhase = 'begins' | 'over' | 'asIs';

export function turnPhase(todo: readonly { readonly ask: string }[]): TurnPhase {
  if (todo.length === 0) return 'over';
  return todo.length === 1 && todo[0]?.ask === 'turn' ? 'begins' : 'asIs';
}

/** The phase as a field. A question in the middle of a turn can be kept or replaced, but not chosen. */
export function askedField<G extends GameTypes>(
  names: Readonly<Record<TurnPhase | 'asked', string>>,
  state: State<G>,
  asked: TurnPhase,
  set: (asked: Exclude<TurnPhase, 'asIs'>) => State<G>,
): Choice<G> {
  const offered = asked === 'asIs' ? (['asIs', 'begins', 'over'] as const) : (['begins', 'over'] as const);
  return {
    kind: 'choice',
    name: names.asked,
    value: asked,
    options: offered.map((value) => ({ value, name: names[value] })),
    set: (chosen) => (chosen === 'asIs' ? state : set(chosen === 'over' ? 'over' : 'begins')),
  };
}
