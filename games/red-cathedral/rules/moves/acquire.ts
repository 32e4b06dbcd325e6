import { at, type Chance, each, type Seat } from '@archivolt/engine';
import { changeRubles } from '../goods.ts';
import { holding, noDieMoved, reason } from '../reasons.ts';
import { type Events, playerOf, type Table } from '../state.ts';
import { answered, ask, askedFor, END, replaceQuestion } from '../todo.ts';
import { DICE, type Die, FACES, type Move, type MoveOf, PLACES, type Place, WHITE } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

/** RC-A3. */
export const MOST_DICE = 3;
/** The most that is ever worth paying for: beyond seven paid steps comes a place that was cheaper (RC-A2). */
const MOST_EXTRA = PLACES - 1;

const ACQUIRE = DICE.map((_, die) =>
  each(FACES + MOST_EXTRA + 1, (steps): Move => ({ do: 'acquire', die, steps })),
);

export function diceAt(table: Table, place: Place): number {
  let count = 0;
  for (let die = 0; die < table.dice.length; die++) if (at(table.dice, die).place === place) count++;
  return count;
}

/** RC-A2: extra steps can be paid for the white die and the one of the player's colour. */
export function canPayFor(table: Table, seat: Seat, die: Die): boolean {
  return die === WHITE || die === at(table.players, seat).colour;
}

/** RC-A3: whether no other die may end there. */
export function isFull(table: Table, place: Place): boolean {
  return diceAt(table, place) >= MOST_DICE;
}

/** The dice at a place once this one is there. */
export function diceWith(table: Table, die: Die, place: Place): number {
  return diceAt(table, place) + (at(table.dice, die).place === place ? 0 : 1);
}

/** RC-A3: whether this die may end there. */
export function mayEndAt(table: Table, die: Die, place: Place): boolean {
  return diceWith(table, die, place) <= MOST_DICE;
}

type Step = Pick<MoveOf<'acquire'>, 'die' | 'steps'>;

/** RC-A1: where a die ends. */
export function placeAfter(table: Table, { die, steps }: Step): Place {
  return (at(table.dice, die).place + steps) % PLACES;
}

/** RC-A1: where a die ends that moves as far as it shows. */
export function exactPlace(table: Table, die: Die): Place {
  const { place, shows } = at(table.dice, die);
  return (place + shows) % PLACES;
}

/** RC-A2: roubles for the steps beyond what the die shows; negative if there are too few steps. */
export function paidSteps(table: Table, { die, steps }: Step): number {
  return steps - at(table.dice, die).shows;
}

/** The number of steps for a die to end there, its own pips first: the only way that could be offered (RC-A1, RC-A2). */
export function stepsTo(table: Table, die: Die, place: Place): number {
  const { shows } = at(table.dice, die);
  const extra = (place - exactPlace(table, die) + PLACES) % PLACES;
  return shows + extra;
}

/** Choose a die and move it: RC-A1 to RC-A3. */
export const acquire: Rule<'acquire'> = {
  answers: ['turn'],
  legal({ table, seat }, offers) {
    const { rubles } = at(table.players, seat);
    for (let die = 0; die < table.dice.length; die++) {
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
    const rubles = paidSteps(table, { die, steps });
    moved.place = placeAfter(table, { die, steps });
    changeRubles(table, seat, -rubles, 'market', 'RC-A2', events);
    const rule = rubles > 0 ? 'RC-A2' : 'RC-A1';
    events?.push({ type: 'dieMoved', rule, seat, die, from, to: moved.place, steps, rubles });
    replaceQuestion(table, END);
    ask(table, { ask: 'market', die, took: false, used: null, row: false, activated: false });
  },
  why(view, { die, steps }) {
    const { table, seat } = view;
    const { shows } = at(table.dice, die);
    const extra = paidSteps(table, { die, steps });
    const mine = canPayFor(table, seat, die);
    const to = placeAfter(table, { die, steps });
    return holding(
      extra < 0 && reason('RC-A1', 'exactSteps', { die, shows }),
      extra > 0 && !mine && reason('RC-A2', 'notYourDie', { die, shows }),
      extra > MOST_EXTRA && mine && reason('RC-A2', 'cheaperWay', { die, steps: steps - PLACES }),
      extra > 0 &&
        mine &&
        extra > playerOf(view).rubles &&
        reason('RC-A2', 'needRubles', { need: extra, have: playerOf(view).rubles }),
      !mayEndAt(table, die, to) && reason('RC-A3', 'placeFull', { die, place: to }),
    );
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
  why: (view) => holding(noDieMoved(view)),
};

/** Rolls all dice of one place. */
export function rollAt(
  table: Table,
  seat: Seat,
  place: Place,
  rule: 'RC-A5' | 'RC-F2b' | 'RC-V5',
  chance: Chance,
  events: Events,
): void {
  const rolled: Die[] = [];
  const before: number[] = [];
  const after: number[] = [];
  for (let index = 0; index < table.dice.length; index++) {
    const die = at(table.dice, index);
    if (die.place !== place) continue;
    const shows = 1 + chance(FACES);
    if (events) {
      rolled.push(index);
      before.push(die.shows);
      after.push(shows);
    }
    die.shows = shows;
  }
  events?.push({ type: 'rolled', rule, seat, place, dice: rolled, before, after });
}
