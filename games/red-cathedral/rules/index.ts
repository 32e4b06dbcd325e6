import type { Game } from '@archivolt/engine';
import { explain } from './explain.ts';
import { facts } from './facts.ts';
import { setUpByRules1 } from './former.ts';
import { legal, play, toMove, turnOf } from './game.ts';
import { notation } from './notation.ts';
import { score } from './scoring.ts';
import { readOptions, setup } from './setup.ts';
import { copyTable, type RedCathedral } from './state.ts';

/** The Red Cathedral's rules for the engine. */
export const redCathedral: Game<RedCathedral> = {
  id: 'red-cathedral',
  rulesVersion: 2,
  former: [{ rulesVersion: 1, setup: setUpByRules1 }],
  facts,
  readOptions,
  setup,
  toMove,
  turnOf,
  legal,
  play,
  copyTable,
  copyMine: () => null,
  // Nothing is hidden: the only state consistent with a view is the one it shows.
  imagine: (view) => ({
    table: copyTable(view.table),
    mine: view.table.ivan === null ? view.table.players.map(() => null) : [null],
  }),
  explain,
  score,
  notation,
};

export {
  completedBy,
  hasSection,
  isAvailable,
  isSite,
  kindAt,
  kindOf,
  levelOf,
  missing,
  sectionAt,
  towerOf,
  unfinishedBelow,
  where,
} from './cathedral.ts';
export { END_PRESTIGE, LAST_SECTION } from './completion.ts';
export * from './componentSet.ts';
export { base, baseSetAsJson, componentsOf } from './components.ts';
export { RULE_OF_ASK } from './explain.ts';
export { freeSpaces, INVENTORY, obtainable, openSpaces } from './goods.ts';
export { nextCard, ORNAMENT_ORDER, RULE_OF_SOLO_CARD } from './ivan.ts';
export { loadComponents } from './loadComponents.ts';
export type { MoveWord, PositionMistake, ValueMistake } from './mistakes.ts';
export {
  canPayFor,
  diceAt,
  diceWith,
  exactPlace,
  isFull,
  MOST_DICE,
  mayEndAt,
  paidSteps,
  placeAfter,
  stepsTo,
} from './moves/acquire.ts';
export {
  DELIVERIES,
  deliverable,
  deliveriesLeft,
  MOST_GEMS,
  ORNAMENT_MATERIAL,
  prestigeFor,
} from './moves/build.ts';
export { bannersOf } from './moves/claim.ts';
export {
  actionAt,
  cardAt,
  costOf,
  otherQuadrant,
  placesOf,
  quadrantAt,
  quadrantOf,
  RULE_OF_GROUP,
} from './moves/influence.ts';
export { takeable } from './moves/market.ts';
export { RUBLES_FOR_PRESTIGE } from './moves/optional.ts';
export { slotsOf } from './moves/workshop.ts';
export { MOVE_WORDS, printMove } from './notation.ts';
export * from './pile.ts';
export { printPile } from './position.ts';
export { positions } from './positions.ts';
export { POSITION_LIMITS } from './readPosition.ts';
export { REASON_CODES, type Reason, type ReasonCode } from './reasons.ts';
export { RULE_NUMBERS, type RuleNumber } from './ruleNumbers.ts';
export {
  LEFTOVERS_A_PRESTIGE,
  ORNAMENT_WORTH,
  presences,
  SCORE_CODES,
  type ScoreCode,
  SECTION_WORTH,
  shareOfTwo,
  shares,
  towerValue,
} from './scoring.ts';
export { showEvent } from './shown.ts';
export {
  IVAN,
  type Ivan,
  isIvan,
  type Options,
  type Player,
  type RedCathedral,
  type Section,
  type Table,
  type View,
} from './state.ts';
export { asked, movedDie } from './todo.ts';
export { mayLosePrestige, prestigeAt } from './track.ts';
export { turnHolder } from './turns.ts';
export * from './vocabulary.ts';
export {
  areWhiteSlotsAlike,
  goodsFrom,
  holdsBanner,
  isAffordable,
  isFreeSlot,
  isPrinted,
  isTileInPlay,
  lockedOn,
  slotCost,
  yieldOf,
} from './workshop.ts';
