import { at, type Chance, each, type Seat } from '@archivolt/engine';
import { changeRubles } from '../goods.ts';
import type { Table } from '../state.ts';
import { answered, ask, askedFor, askInstead, END } from '../todo.ts';
import { DICE, type Die, type Event, type Move, PLACES, type Place, WHITE } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

/** RC-A3. */
export const MOST_DICE = 3;
/** The furthest that is ever worth paying for: beyond seven paid steps comes a place that was cheaper (RC-A2). */
export const MOST_EXTRA = PLACES - 1;

const ACQUIRE = DICE.map((_, die) =>
  each(6 + MOST_EXTRA + 1, (steps): Move => ({ do: 'acquire', die, steps })),
);

export function diceAt(table: Table, place: Place): number {
  let count = 0;
  for (let die = 0; die < 5; die++) if (at(table.dice, die).place === place) count++;
  return count;
}

/** RC-A2: the white die and that of one's own colour can be paid on. */
export function canPayFor(table: Table, seat: Seat, die: Die): boolean {
  return die === WHITE || die === at(table.players, seat).colour;
}

/** RC-A3: may this die end there? */
export function mayEndAt(table: Table, die: Die, place: Place): boolean {
  const others = diceAt(table, place) - (at(table.dice, die).place === place ? 1 : 0);
  return others < MOST_DICE;
}

/** Choose a die and move it: RC-A1 to RC-A3. */
export const acquire: Rule<'acquire'> = {
  answers: ['turn'],
  legal({ table, seat }, offers) {
    const { rubles } = at(table.players, seat);
    for (let die = 0; die < 5; die++) {
      const { place, shows } = at(table.dice, die);
      const extra = canPayFor(table, seat, die) ? Math.min(rubles, MOST_EXTRA) : 0;
      for (let steps = shows; steps <= shows + extra; steps++) {
        if (mayEndAt(table, die, (place + steps) % PLACES)) offers.push(at(at(ACQUIRE, die), steps));
      }
    }
  },
  play({ table, seat }, { die, steps }, _chance, events) {
    const moved = at(table.dice, die);
    const from = moved.place;
    const rubles = steps - moved.shows;
    moved.place = (from + steps) % PLACES;
    changeRubles(table, seat, -rubles, 'market', 'RC-A2', events);
    const rule = rubles > 0 ? 'RC-A2' : 'RC-A1';
    events?.push({ type: 'dieMoved', rule, seat, die, from, to: moved.place, steps, rubles });
    askInstead(table, END);
    ask(table, { ask: 'market', die, took: false, used: null, row: false, activated: false });
  },
};

const ROLL: Move = { do: 'roll' };

/** The dice at the place are rolled, which closes the basic action: RC-A5. */
export const roll: Rule<'roll'> = {
  answers: ['market'],
  legal(_view, offers) {
    offers.push(ROLL);
  },
  play({ table, seat }, _move, chance, events) {
    const { die } = askedFor(table, 'market');
    answered(table);
    rollAt(table, seat, at(table.dice, die).place, 'RC-A5', chance, events);
  },
};

/** Rolls all dice of one place. */
export function rollAt(
  table: Table,
  seat: Seat,
  place: Place,
  rule: 'RC-A5' | 'RC-F2b' | 'RC-V5',
  chance: Chance,
  events: Event[] | undefined,
): void {
  const rolled: Die[] = [];
  const before: number[] = [];
  const after: number[] = [];
  for (let index = 0; index < 5; index++) {
    const die = at(table.dice, index);
    if (die.place !== place) continue;
    const shows = 1 + chance(6);
    if (events) {
      rolled.push(index);
      before.push(die.shows);
      after.push(shows);
    }
    die.shows = shows;
  }
  events?.push({ type: 'rolled', rule, seat, place, dice: rolled, before, after });
}
