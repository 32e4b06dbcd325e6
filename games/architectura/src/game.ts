import { at, type Chance, type Seat } from '@archivolt/engine';
import { placed } from './changes.ts';
import { isFaceUp, topPiece, valueAt } from './city.ts';
import { kitOf } from './kit.ts';
import { ruleFor } from './rules/index.ts';
import { settle } from './rules/steps.ts';
import type { Table, View } from './state.ts';
import type { Event, Move } from './vocabulary.ts';

export function toMove(table: Table): Seat | undefined {
  return table.todo.at(-1)?.seat;
}

export function legal(view: View, offers: Move[]): void {
  const todo = view.table.todo.at(-1);
  if (todo !== undefined) ruleFor(todo).legal(view, todo, offers);
}

export function play(view: View, move: Move, chance: Chance, events?: Event[]): void {
  const { table, seat } = view;
  const todo = table.todo.pop();
  if (todo === undefined) throw new Error('the game is over');
  const told = events?.length ?? 0;
  const before = events && relativeValues(table);
  if (move.do === 'decline') events?.push({ type: 'declined', rule: 'AR-E2', seat, ask: todo.ask });
  ruleFor(todo).play(view, todo, move, chance, events);
  settle(view, chance, events);
  if (events && before) revalue(table, before, events, told);
}

/** Values of the cards that count X or N, by building: they may change without being touched. */
function relativeValues(table: Table): Map<number, number> {
  const kit = kitOf(table);
  const values = new Map<number, number>();
  table.top.forEach((building, space) => {
    if (isFaceUp(table, space) && topPiece(table, kit, space).base !== undefined) {
      values.set(building, valueAt(table, kit, space));
    }
  });
  return values;
}

/** Tells which of them now count something else, unless an event since `told` has said so. */
function revalue(table: Table, before: ReadonlyMap<number, number>, events: Event[], told: number): void {
  const kit = kitOf(table);
  const turned = events.slice(told).filter((event) => event.type === 'turned');
  for (const [building, to] of relativeValues(table)) {
    const from = before.get(building);
    const space = table.top.indexOf(building);
    const piece = at(kit.pieces, building);
    if (from === undefined || from === to) continue;
    if (turned.some((event) => event.space === space && event.to === to)) continue;
    const rule = piece.base === 'X' ? 'AR-X1' : 'AR-X2';
    events.push({ type: 'revalued', rule, ...placed(piece, space), from, to });
  }
}
