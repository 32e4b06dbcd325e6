import { at, type Chance } from '@archivolt/engine';
import { componentsOf, pieceOf } from '../components.ts';
import { cardsToDraw, endTurn } from '../draw.ts';
import { applyEffect } from '../effects.ts';
import { CONTINUE } from '../offers.ts';
import { leave, leavesFromHand } from '../specials.ts';
import type { Events, Table, Todo, Todos, View } from '../state.ts';
import { type Ask, STEPS, type Step } from '../vocabulary.ts';
import { nextEscape } from './destruction.ts';
import { canPlayFaceDown } from './faceDown.ts';
import type { Rule } from './rule.ts';

/**
 * Runs automatic steps until a decision or the hand of another seat is needed. Whether that is the case depends on public
 * facts only: when somebody is asked reveals nothing about a hand.
 */
export function settle(view: View, chance: Chance, events: Events): void {
  const { todo } = view.table;
  for (let next = todo.at(-1); next !== undefined; next = todo.at(-1)) {
    if (isQuestion(view.table, next) || (needsHand(view.table, next) && next.seat !== view.seat)) return;
    todo.pop();
    step(view, next, chance, events);
  }
}

const AUTOMATIC: ReadonlySet<Ask> = new Set(STEPS);

const isStep = (todo: Todo): todo is Todos[Step] => AUTOMATIC.has(todo.ask);

/** Whether the entry waits for a decision. */
function isQuestion(table: Table, todo: Todo): boolean {
  if (todo.ask === 'faceDown') return canPlayFaceDown(table, todo.seat);
  return !isStep(todo);
}

function needsHand(table: Table, todo: Todo): boolean {
  if (todo.ask === 'endTurn') return cardsToDraw(at(table.players, todo.seat)) > 0;
  return todo.ask === 'leave' && leavesFromHand(table, todo);
}

function step(view: View, todo: Todo, chance: Chance, events: Events): void {
  const { table } = view;
  // A question that nobody could answer is dropped.
  if (!isStep(todo)) return;
  switch (todo.ask) {
    case 'effect': {
      const components = componentsOf(table);
      const { effect } = pieceOf(components, todo.building);
      if (effect) applyEffect(table, components, todo, effect, events);
      return;
    }
    case 'escapes':
      nextEscape(table, todo, events);
      return;
    case 'leave':
      leave(view, todo, events);
      return;
    case 'endTurn':
      endTurn(view, todo.seat, chance, events);
      return;
    default:
      todo satisfies never;
  }
}

/** When a step needs the hand of a seat, that seat has to continue: a forced answer. */
export const continueStep: Rule<Step, 'continue'> = {
  answers: ['continue'],
  legal(_view, _todo, offers) {
    offers.push(CONTINUE);
  },
  play(view, todo, _move, chance, events) {
    step(view, todo, chance, events);
  },
  why: () => [],
};
