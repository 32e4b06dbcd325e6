import { at, each } from '@archivolt/engine';
import { changeRubles } from '../goods.ts';
import { holding, noPrestige, reason } from '../reasons.ts';
import { losePrestige, mayLosePrestige } from '../track.ts';
import { ASKS, type Move, PLACES } from '../vocabulary.ts';
import { diceAt, rollAt } from './acquire.ts';
import type { Rule } from './rule.ts';

/** RC-F2: whenever the game waits for the active player; not in Ivan's turn. */
const ANY_TIME = ASKS.filter((ask) => ask !== 'ivanClaim' && ask !== 'ivanOrnament');

const RUBLES: Move = { do: 'rubles' };
const REROLL = each(PLACES, (place): Move => ({ do: 'reroll', place }));
/** RC-F2a. */
export const RUBLES_FOR_PRESTIGE = 2;

/** Lose 1 prestige for 2 roubles: RC-F2a. */
export const rubles: Rule<'rubles'> = {
  answers: ANY_TIME,
  legal({ table, seat }, offers) {
    if (mayLosePrestige(table, seat)) offers.push(RUBLES);
  },
  play({ table, seat }, _move, _chance, events) {
    losePrestige(table, seat, 'RC-F2a', events);
    changeRubles(table, seat, RUBLES_FOR_PRESTIGE, 'optional', 'RC-F2a', events);
  },
  why: (view) => holding(noPrestige(view)),
};

/** Lose 1 prestige to roll the dice of one place, once per turn: RC-F2b. */
export const reroll: Rule<'reroll'> = {
  answers: ANY_TIME,
  legal({ table, seat }, offers) {
    if (table.rerolled || !mayLosePrestige(table, seat)) return;
    for (let place = 0; place < PLACES; place++) if (diceAt(table, place) > 0) offers.push(at(REROLL, place));
  },
  play({ table, seat }, { place }, chance, events) {
    losePrestige(table, seat, 'RC-F2b', events);
    table.rerolled = true;
    rollAt(table, seat, place, 'RC-F2b', chance, events);
  },
  why(view, { place }) {
    return holding(
      view.table.rerolled && reason('RC-F2b', 'rerolledAlready'),
      diceAt(view.table, place) === 0 && reason('RC-F2b', 'noDice', { place }),
      noPrestige(view),
    );
  },
};
