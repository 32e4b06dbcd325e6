import type { Game } from '@archivolt/engine';
import { explain } from './explain.ts';
import { facts } from './facts.ts';
import { playByRules1 } from './former.ts';
import { legal, play, toMove, turnOf } from './game.ts';
import { imagine } from './imagine.ts';
import { notation } from './notation.ts';
import { score } from './scoring.ts';
import { secrets } from './secrets.ts';
import { readOptions, setup } from './setup.ts';
import { type Architectura, copyMine, copyTable } from './state.ts';

export const architectura: Game<Architectura> = {
  id: 'architectura',
  rulesVersion: 2,
  former: [{ rulesVersion: 1, play: playByRules1 }],
  facts,
  readOptions,
  setup,
  toMove,
  turnOf,
  legal,
  play,
  copyTable,
  copyMine,
  imagine,
  explain,
  score,
  notation,
  secrets,
};

export { type Cards, count as countCards, has as hasCard, listed as listCards } from './cards.ts';
export { uncover } from './changes.ts';
export {
  areRunsLimited,
  blockOf,
  countedAt,
  eligibleSpaces,
  FORBIDDEN_RUN,
  fallsBeside,
  hasLeft,
  isDestroyed,
  isFaceUp,
  isInCity,
  isOpened,
  isOpenToTheRight,
  isOwnFaceUp,
  isProtected,
  ownerOf,
  playableSpaces,
  streetOf,
  topPiece,
  turnedFace,
  valueAt,
  valueTurned,
} from './city.ts';
export {
  type Card,
  type Effect,
  type EndEffect,
  readComponentSet,
  replaces,
  type Special,
  type Timing,
  timings,
} from './componentSet.ts';
export {
  CARD_IDS,
  type CardId,
  type Components,
  colourOf,
  componentSet,
  componentsOf,
  offeredPiece,
  type Piece,
  pieceAt,
  pieceNamed,
  pieceOf,
  registerComponentSet,
  STANDARD,
} from './components.ts';
export { cardsToDraw } from './draw.ts';
export { SEAT_COLOURS } from './facts.ts';
export { type Fate, foresee } from './foresee.ts';
export { seenCards } from './imagine.ts';
export type { MoveWord, PositionMistake, ValueMistake } from './mistakes.ts';
export { compareValues } from './moves/compare.ts';
export { addedCards, isMakingDecks, swapsUsed } from './moves/decks.ts';
export { lowerInStreet, sparedSpace } from './moves/destruction.ts';
export { canExchange } from './moves/exchange.ts';
export { positions } from './positions.ts';
export { POSITION_LIMITS } from './readPosition.ts';
export { REASON_CODES, type ReasonCode } from './reasons.ts';
export { RULE_NUMBERS, type RuleNumber } from './ruleNumbers.ts';
export { SCORE_CODES, type ScoreCode, totals } from './scoring.ts';
export { showEvent } from './shown.ts';
export { printSpace } from './spaces.ts';
export type { Architectura, Mine, Options, Player, Table, Todo, Todos, View } from './state.ts';
export * from './vocabulary.ts';
