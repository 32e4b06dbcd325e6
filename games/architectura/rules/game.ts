import type { Chance, Seat, Turn } from '@archivolt/engine';
import { placed } from './changes.ts';
import { isFaceUp, topPiece, valueAt } from './city.ts';
import { componentsOf, offeredPiece, pieceOf } from './components.ts';
import { ruleFor } from './moves/index.ts';
import { settle } from './moves/steps.ts';
import type { Table, View } from './state.ts';
import type { Event, Move } from './vocabulary.ts';

export function toMove(table: Table): Seat | undefined {
  return table.todo.at(-1)?.seat;
}

export function turnOf({ turn, active }: Table): Turn {
  return { number: turn, seat: active };
}

export function legal(view: View, offers: Move[]): void {
  const todo = view.table.todo.at(-1);
  if (todo !== undefined) ruleFor(todo).legal(view, todo, offers);
}

export function play(view: View, move: Move, chance: Chance, events?: Event[]): void {
  const { table, seat } = view;
  const todo = table.todo.pop();
  if (todo === undefined) throw new Error('the game is over');
  const since = events?.length ?? 0;
  const before = events && relativeValues(table);
  if (move.do === 'decline') events?.push({ type: 'declined', rule: 'AR-E2', seat, ask: todo.ask });
  ruleFor(todo).play(view, todo, move, chance, events);
  settle(view, chance, events);
  if (events && before) revalue(table, before, events, since);
}

/** Values of the cards with X or N, by building: they may change without being touched. */
function relativeValues(table: Table): Map<number, number> {
  const components = componentsOf(table);
  const values = new Map<number, number>();
  table.top.forEach((building, space) => {
    if (isFaceUp(table, space) && topPiece(table, components, space).base !== undefined) {
      values.set(building, valueAt(table, components, space));
    }
  });
  return values;
}

/** Reports which of them now have another value than last reported, before or by an event since then. */
function revalue(table: Table, known: Map<number, number>, events: Event[], since: number): void {
  const components = componentsOf(table);
  for (const event of events.slice(since)) {
    if (event.type === 'played')
      known.set(offeredPiece(components, event.owner, event.card).building, event.value);
    if (event.type === 'turned' || event.type === 'rebuilt') {
      known.set(offeredPiece(components, event.owner, event.card).building, event.to);
    }
  }
  for (const [building, to] of relativeValues(table)) {
    const from = known.get(building);
    if (from === undefined || from === to) continue;
    const piece = pieceOf(components, building);
    const rule = piece.base === 'X' ? 'AR-X1' : 'AR-X2';
    events.push({ type: 'revalued', rule, ...placed(piece, table.top.indexOf(building)), from, to });
  }
}
