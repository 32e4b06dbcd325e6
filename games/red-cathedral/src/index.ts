import { type Chance, type Game, last } from '@archivolt/engine';
import { explain } from './explain.ts';
import { notation } from './notation.ts';
import { settle } from './rules/end.ts';
import { ANSWERS, RULES } from './rules/index.ts';
import type { Rule } from './rules/rule.ts';
import { scoreTable } from './scoring.ts';
import { checkOptions, setup } from './setup.ts';
import { copyTable, type RedCathedral, type View } from './state.ts';
import type { Do, Event, Move } from './vocabulary.ts';

/** The Red Cathedral, as the engine knows a game. */
export const redCathedral: Game<RedCathedral> = {
  id: 'red-cathedral',
  rulesVersion: 1,
  readOptions: checkOptions,
  setup,
  toMove: (table) => (table.todo.length === 0 ? undefined : table.active),
  turnOf: ({ turn, active }) => ({ number: turn, seat: active }),
  legal(view, offers) {
    const answers = ANSWERS[last(view.table.todo).ask];
    for (let index = 0; index < answers.length; index++) answers[index]?.legal(view, offers);
  },
  play(view: View, move: Move, chance: Chance, events?: Event[]) {
    (RULES[move.do] as Rule<Do>).play(view, move, chance, events);
    settle(view.table, chance, events);
  },
  copyTable,
  copyMine: () => null,
  // Nothing is hidden: the only state that fits a view is the one it shows.
  imagine: (view) => ({
    table: copyTable(view.table),
    mine: view.table.ivan === null ? view.table.players.map(() => null) : [null],
  }),
  explain,
  score: scoreTable,
  notation,
};

export {
  completedBy,
  hasSection,
  isAvailable,
  levelOf,
  missing,
  sectionAt,
  towerOf,
  where,
} from './cathedral.ts';
export * from './componentSet.ts';
export { base, baseSetAsJson, componentsOf, loadComponents } from './components.ts';
export { RULE_OF_ASK } from './explain.ts';
export { freeSpaces } from './goods.ts';
export { MOVE_WORDS, printMove, printWhere } from './notation.ts';
export * from './pile.ts';
export { printPile } from './position.ts';
export { positions } from './positions.ts';
export { REASON_CODES, type Reason, type ReasonCode } from './reasons.ts';
export { RULE_NUMBERS, type RuleNumber } from './ruleNumbers.ts';
export { canPayFor, diceAt } from './rules/acquire.ts';
export { ORNAMENT_MATERIAL } from './rules/build.ts';
export { bannersOf } from './rules/claim.ts';
export { cardAt, quadrantOf } from './rules/influence.ts';
export { presences, shares, towerValue } from './scoring.ts';
export {
  type DieState,
  IVAN,
  type Ivan,
  type Options,
  type Player,
  type RedCathedral,
  type Section,
  type Table,
  type View,
} from './state.ts';
export { asked } from './todo.ts';
export { mayLosePrestige, nextPrestige, prestigeAt, previousPrestige } from './track.ts';
export * from './vocabulary.ts';
export { isFreeSlot, slotCost, yieldOf } from './workshop.ts';
