import type { Chance, Game, Reason, Seat, Shape, State, View } from './game.ts';
import { at } from './lists.ts';
import { same } from './same.ts';

export function viewOf<G extends Shape>(state: State<G>, seat: Seat): View<G> {
  return { table: state.table, seat, mine: at(state.mine, seat) };
}

export function copyState<G extends Shape>(game: Game<G>, state: State<G>): State<G> {
  return { table: game.copyTable(state.table), mine: state.mine.map((mine) => game.copyMine(mine)) };
}

export function copyView<G extends Shape>(game: Game<G>, view: View<G>): View<G> {
  return { table: game.copyTable(view.table), seat: view.seat, mine: game.copyMine(view.mine) };
}

/** The moves a seat may make now; none when it is not the seat's decision. */
export function offersOf<G extends Shape>(game: Game<G>, view: View<G>): G['move'][] {
  const offers: G['move'][] = [];
  if (game.toMove(view.table) === view.seat) game.legal(view, offers);
  return offers;
}

/** What a player can do wrong with a submission, as a value. `index` is the first move that does not stand. */
export interface Refusal {
  ok: false;
  why: 'empty' | 'over' | 'notYourTurn' | 'notOffered' | 'afterUnknown';
  index: number;
  reasons: Reason[];
}

export interface Played<G extends Shape> {
  ok: true;
  state: State<G>;
  events: G['event'][];
  picks: number[];
}

/**
 * Plays a submission of one seat on a copy of the state, whole or not at all.
 * It ends with the first pick, or a player could look at a roll and then go on as if it had been foreseen;
 * and with the seat's own decisions. The offered object is played, never the received one.
 */
export function submit<G extends Shape>(
  game: Game<G>,
  before: State<G>,
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
): Played<G> | Refusal {
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

/** The reasons against a move from outside, if it can be read as a move at all. */
function whyNot<G extends Shape>(game: Game<G>, view: View<G>, wanted: unknown): Reason[] {
  // A move that survives its own notation has the form of one; anything else is no intent to explain.
  try {
    const parsed = game.notation.parseMove(game.notation.printMove(wanted as G['move']));
    return parsed.ok && same(parsed.value, wanted) ? game.explain(view, parsed.value) : [];
  } catch {
    return [];
  }
}
