import { architectura, positions as city } from '@archivolt/architectura';
import {
  extend,
  type Game,
  type GameTypes,
  offersOf,
  type PositionNotation,
  type Puzzle,
  type PuzzleWay,
  same,
  startDraft,
  viewOf,
} from '@archivolt/engine';
import { positions, redCathedral } from '@archivolt/red-cathedral';
import type { Page } from '@playwright/test';
import { pointer } from '../../../games/architectura/hands/hand.ts';
import type { Situation as CitySituation } from '../../../games/architectura/hands/record.ts';
import { mouse } from '../../../games/red-cathedral/hands/hand.ts';
import type { Situation } from '../../../games/red-cathedral/hands/record.ts';
import { confirmButton } from './playing.ts';
import { waitForTable } from './records.ts';

/** Plays a way through a puzzle by hand and confirms it. */
async function playWay<G extends GameTypes>(
  page: Page,
  game: Game<G>,
  { parseState }: PositionNotation<G>,
  { position }: Puzzle,
  { moves }: PuzzleWay,
  make: (move: G['move'], now: object) => Promise<void>,
): Promise<void> {
  const parsed = parseState(position);
  if (!parsed.ok) throw new Error(parsed.why);
  const state = parsed.value;
  const toMove = game.toMove(state.table) ?? 0;
  let draft = startDraft(viewOf(state, toMove));
  await waitForTable(page);
  for (const text of moves) {
    const offers = offersOf(game, draft.view);
    const wanted = game.notation.parseMove(text);
    const move = offers.find((offer) => wanted.ok && same(offer, wanted.value));
    if (move === undefined) throw new Error(`${text} is not offered`);
    await make(move, { state, draft, offers, toMove, mine: true, complete: false, events: [] });
    draft = extend(game, draft, move);
  }
  await confirmButton(page).click();
}

interface PuzzleChoice {
  readonly puzzle: Puzzle;
  readonly way: PuzzleWay;
}

/** The first puzzle with a way of this kind. */
export function findPuzzle(puzzles: readonly Puzzle[], isWanted: (way: PuzzleWay) => boolean): PuzzleChoice {
  for (const puzzle of puzzles) for (const way of puzzle.ways) if (isWanted(way)) return { puzzle, way };
  throw new Error('no puzzle has such a way');
}

/** Plays a way through a puzzle of Architectura by hand and confirms it. */
export const playCityPuzzle = (page: Page, { puzzle, way }: PuzzleChoice) =>
  playWay(page, architectura, city, puzzle, way, (move, now) =>
    pointer(() => 0).make(page, move, now as CitySituation),
  );
export const isOneCard = ({ moves }: PuzzleWay): boolean =>
  moves.length === 1 && moves[0]?.startsWith('play ') === true;

/** The same in The Red Cathedral. */
export const playCathedralPuzzle = (page: Page, { puzzle, way }: PuzzleChoice) =>
  playWay(page, redCathedral, positions, puzzle, way, (move, now) =>
    mouse(() => 0).make(page, move, now as Situation),
  );
