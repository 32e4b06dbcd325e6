import type { Game } from '@archivolt/engine';
import { explain } from './explain.ts';
import { legal, play, toMove, turnOf } from './game.ts';
import { imagine } from './imagine.ts';
import { notation } from './notation.ts';
import { score } from './scoring.ts';
import { secrets } from './secrets.ts';
import { readOptions, setup } from './setup.ts';
import { type Architectura, copyMine, copyTable } from './state.ts';

export const architectura: Game<Architectura> = {
  id: 'architectura',
  rulesVersion: 1,
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
export { cover, uncover } from './changes.ts';
export {
  areAdjacent,
  blockOf,
  eligibleSpaces,
  isDestroyed,
  isFaceUp,
  isProtected,
  ownerOf,
  playableSpaces,
  topPiece,
  turnedFace,
  valueAt,
  valueTurned,
} from './city.ts';
export {
  type Card,
  type ComponentSetSource,
  type Effect,
  type EndEffect,
  OPTIONAL,
  readComponentSet,
  type Timing,
  timings,
} from './componentSet.ts';
export { CARD_IDS, type CardId, STANDARD } from './components.ts';
export { type Fate, type Foreseen, foresee } from './foresee.ts';
export { seenCards } from './imagine.ts';
export {
  colourOf,
  componentSet,
  componentSetIds,
  type Kit,
  kitOf,
  offeredPiece,
  type Piece,
  pieceAt,
  pieceNamed,
  pieceOf,
  registerComponentSet,
} from './kit.ts';
export { printSpace } from './position.ts';
export { positions } from './positions.ts';
export { RULE_NUMBERS, type RuleNumber } from './ruleNumbers.ts';
export { compareValues } from './rules/compare.ts';
export { isMakingDecks } from './rules/decks.ts';
export { sparedSpace } from './rules/destruction.ts';
export { SCORE_CODES, type ScoreCode, TIE_BREAK_CODES, type TieBreakCode, totals } from './scoring.ts';
export type { Architectura, Mine, Options, Player, Table, Todo, Todos, View } from './state.ts';
export * from './vocabulary.ts';
