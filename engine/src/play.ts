import type { Chance, Game, GameTypes, Reason, Seat, State, View } from './game.ts';
import { at } from './lists.ts';
import { same } from './same.ts';

/** The game under this rules version, or undefined if the version is unknown. */
export function rulesAt<G extends GameTypes>(game: Game<G>, version: number): Game<G> | undefined {
  if (game.rulesVersion === version) return game;
  const former = game.former?.find(({ rulesVersion }) => rulesVersion === version);
  return former && { ...game, ...former };
}

/** What one seat knows of a state. It shares the table and the private state; nothing is copied. */
export function viewOf<G extends GameTypes>(state: State<G>, seat: Seat): View<G> {
  return { table: state.table, seat, mine: at(state.mine, seat) };
}

export function copyState<G extends GameTypes>(game: Game<G>, state: State<G>): State<G> {
  return { table: game.copyTable(state.table), mine: state.mine.map((mine) => game.copyMine(mine)) };
}

export function copyView<G extends GameTypes>(game: Game<G>, view: View<G>): View<G> {
  return { table: game.copyTable(view.table), seat: view.seat, mine: game.copyMine(view.mine) };
}

/** The seat that decides. Throws if the game is over. */
export function moverOf<G extends GameTypes>(game: Game<G>, table: G['table']): Seat {
  const seat = game.toMove(table);
  if (seat === undefined) throw new Error('the game is over');
  return seat;
}

/** The legal moves of a seat; none if it is not its decision. */
export function offersOf<G extends GameTypes>(game: Game<G>, view: View<G>): G['move'][] {
  const offers: G['move'][] = [];
  if (game.toMove(view.table) === view.seat) game.legal(view, offers);
  return offers;
}

/** A player's mistake in a submission, as a value. `index` is the first move that is refused. */
export interface Refusal {
  ok: false;
  why: 'empty' | 'over' | 'notYourTurn' | 'notOffered' | 'afterUnknown';
  index: number;
  reasons: Reason[];
}

/** A submission that was played: the new state, what happened, and the picks for the record. */
export interface PlayResult<G extends GameTypes> {
  ok: true;
  state: State<G>;
  events: G['event'][];
  picks: number[];
}

/**
 * Plays a submission of one seat on a copy of the state, completely or not at all. A submission ends with the first
 * pick, because otherwise a player could see a roll and then continue as if it had been planned. It also ends with the
 * seat's own decisions. The offered move object is played, never the received one.
 */
export function submit<G extends GameTypes>(
  game: Game<G>,
  before: State<G>,
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
): PlayResult<G> | Refusal {
  const refuse = (why: Refusal['why'], index: number, reasons: Reason[] = []): Refusal => ({
    ok: false,
    why,
    index,
    reasons,
  });
  if (moves.length === 0) return refuse('empty', 0);
  const state = copyState(game, before);
  const events: G['event'][] = [];
  const picks: number[] = [];
  const known: Chance = (n) => {
    const pick = chance(n);
    picks.push(pick);
    return pick;
  };
  for (const [index, wanted] of moves.entries()) {
    const mover = game.toMove(state.table);
    if (mover === undefined) return refuse('over', index);
    if (picks.length > 0) return refuse('afterUnknown', index);
    if (mover !== seat) return refuse('notYourTurn', index);
    const view = viewOf(state, seat);
    const offer = offersOf(game, view).find((offered) => same(offered, wanted));
    if (offer === undefined) return refuse('notOffered', index, whyNot(game, view, wanted));
    game.play(view, offer, known, events);
  }
  return { ok: true, state, events, picks };
}

/** The reasons against an external move, if it can be parsed as a move at all. */
function whyNot<G extends GameTypes>(game: Game<G>, view: View<G>, wanted: unknown): Reason[] {
  const intent = readIntent(game, wanted);
  return intent === undefined ? [] : game.explain(view, intent);
}

/** A value that survives a round trip through the notation has the form of a move; printing anything else may throw. */
function readIntent<G extends GameTypes>(game: Game<G>, wanted: unknown): G['move'] | undefined {
  try {
    const parsed = game.notation.parseMove(game.notation.printMove(wanted as G['move']));
    return parsed.ok && same(parsed.value, wanted) ? parsed.value : undefined;
  } catch {
    return undefined;
  }
}
