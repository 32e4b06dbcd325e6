import { last } from '@archivolt/engine';
import type { Table } from './state.ts';
import type { Ask, Todo, TodoOf } from './vocabulary.ts';

/** What is asked now. */
export function asked(table: Table): Todo {
  return last(table.todo);
}

/** What is asked now, by a rule that answers just this question. */
export function askedFor<K extends Ask>(table: Table, ask: K): TodoOf<K> {
  const todo = asked(table);
  if (todo.ask !== ask) throw new Error(`asked for ${todo.ask}, not ${ask}`);
  return todo as TodoOf<K>;
}

/** Asks this before what was asked so far. */
export function ask(table: Table, todo: Todo): void {
  table.todo.push(todo);
}

export function answered(table: Table): void {
  table.todo.pop();
}

/** The question is answered, and another takes its place. */
export function askInstead(table: Table, todo: Todo): void {
  table.todo[table.todo.length - 1] = todo;
}

export const TURN: Todo = { ask: 'turn' };
export const END: Todo = { ask: 'end' };
