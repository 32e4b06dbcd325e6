import type { Chance } from '@archivolt/engine';
import { valueAt } from './city.ts';
import { componentsOf } from './components.ts';
import { play } from './game.ts';
import type { Table, View } from './state.ts';
import type { Event, Move } from './vocabulary.ts';

/**
 * Rules 1 differ in one event: a card hit by AR-K4 was reported with its value at the moment it fell, after the cards before
 * it. The event is pushed at exactly that moment, so the value is read there.
 */
export function playByRules1(view: View, move: Move, chance: Chance, events?: Event[]): void {
  if (!events) return play(view, move, chance);
  const read = new ValuesAsTheyFall(view.table);
  play(view, move, chance, read);
  events.push(...read);
}

class ValuesAsTheyFall extends Array<Event> {
  // `slice` must return a plain array.
  static override get [Symbol.species]() {
    return Array;
  }

  readonly #table: Table;

  constructor(table: Table) {
    super();
    this.#table = table;
  }

  override push(...events: Event[]): number {
    for (const event of events) super.push(event.type === 'destroyed' ? this.#reread(event) : event);
    return this.length;
  }

  #reread(event: Event & { type: 'destroyed' }): Event {
    return { ...event, from: valueAt(this.#table, componentsOf(this.#table), event.space) };
  }
}
