import { last } from '@archivolt/engine';
import type { Table } from './state.ts';
import type { Ask, Die, Todo, TodoOf } from './vocabulary.ts';

/** The current question. */
export function asked(table: Table): Todo {
  return last(table.todo);
}

/** The current question, for a rule that answers only this kind. */
export function askedFor<K extends Ask>(table: Table, ask: K): TodoOf<K> {
  const todo = asked(table);
  if (todo.ask !== ask) throw new Error(`asked for ${todo.ask}, not ${ask}`);
  return todo as TodoOf<K>;
}

/** The die of the visit to the market under way; null while no die was moved. */
export function movedDie({ todo }: Table): Die | null {
  for (const question of todo) if (question.ask === 'market') return question.die;
  return null;
}

/** Pushes a question before the current one. */
export function ask(table: Table, todo: Todo): void {
  table.todo.push(todo);
}

export function answered(table: Table): void {
  table.todo.pop();
}

/** Replaces the current question by another one. */
export function replaceQuestion(table: Table, todo: Todo): void {
  table.todo[table.todo.length - 1] = todo;
}

export const TURN: Todo = { ask: 'turn' };
export const END: Todo = { ask: 'end' };
