import { at, type Chance, type Seat, type Turn } from '@archivolt/engine';
import { settle } from './moves/end.ts';
import { ruleFor, rulesAnswering } from './moves/index.ts';
import type { Table, View } from './state.ts';
import { asked } from './todo.ts';
import type { Event, Move } from './vocabulary.ts';

export function toMove({ todo, active }: Table): Seat | undefined {
  return todo.length === 0 ? undefined : active;
}

export function turnOf({ turn, active }: Table): Turn {
  return { number: turn, seat: active };
}

/** Pushes the answers to the current question. */
export function legal(view: View, offers: Move[]): void {
  const rules = rulesAnswering(asked(view.table).ask);
  for (let index = 0; index < rules.length; index++) at(rules, index).legal(view, offers);
}

export function play(view: View, move: Move, chance: Chance, events?: Event[]): void {
  ruleFor(move).play(view, move, chance, events);
  settle(view.table, chance, events);
}
