import { valueAt } from './city.ts';
import { type Components, componentsOf, type Piece } from './components.ts';
import { carryOut } from './moves/compare.ts';
import { place } from './place.ts';
import { copyTable, type Table } from './state.ts';
import type { Event, Space } from './vocabulary.ts';

/** The result of playing a card somewhere, before its effect: computed by the rules on a copy. */
interface CardPreview {
  /** The value of the card when it is played there. */
  readonly value: number;
  readonly left: Fate;
}

/** What comparing does to the card on the left. */
export type Fate =
  /** AR-C1: there is none, or it is destroyed. */
  | { readonly what: 'nothing' }
  /** It stays as it is: equal, at its highest or lowest, or protected by an opponent (AR-C7). */
  | { readonly what: 'equal' | 'highest' | 'lowest' | 'protected'; readonly to: number }
  /** It turns; `choice` if the player may spare it (AR-C7). */
  | { readonly what: 'up' | 'down'; readonly to: number; readonly choice: boolean }
  /** It is destroyed, or may move away instead (AR-K7). */
  | { readonly what: 'destroyed' | 'escapes'; readonly choice: boolean };

/** The cost of a card (AR-K17, AR-K18) is paid before, and changes nothing in the city. */
export function foresee(table: Table, piece: Piece, space: Space): CardPreview {
  const after = copyTable(table);
  const components = componentsOf(table);
  const events: Event[] = [];
  place(after, components, piece, space, events);
  const played = events.find((event) => event.type === 'played');
  return { value: played?.value ?? 0, left: fateOf(after, components, space - 1, events) };
}

function fateOf(after: Table, components: Components, left: Space, events: Event[]): Fate {
  const asked = after.todo.at(-1);
  const choice = asked?.ask === 'spare' && asked.space === left;
  if (choice) carryOut(after, components, left, asked.change, events);
  const now = after.todo.at(-1);
  if (now?.ask === 'escape' && now.space === left) return { what: 'escapes', choice };
  // The last event about the card on the left is its result.
  const last = events.findLast((event) => 'space' in event && event.space === left);
  switch (last?.type) {
    case 'turned':
      return { what: last.way === 'cw' ? 'up' : 'down', to: last.to, choice };
    case 'destroyed':
    case 'tokenReturned':
      return { what: 'destroyed', choice };
    case 'shielded':
      return { what: 'protected', to: valueAt(after, components, left) };
    case 'compared':
      return { what: STAYS[last.rule] ?? 'equal', to: last.value };
    default:
      return { what: 'nothing' };
  }
}

/** AR-C3, AR-C5: compared, but not turned. */
const STAYS: Partial<Record<Event['rule'], 'highest' | 'lowest'>> = { 'AR-C3': 'highest', 'AR-C5': 'lowest' };
