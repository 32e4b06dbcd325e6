import { describe, expect, test } from 'vitest';
import { type Draft, extend, startDraft } from './draft.ts';
import type { Game, GameTypes, PositionNotation, View } from './game.ts';
import { moverOf, offersOf, viewOf } from './play.ts';
import { type Puzzle, printPuzzles, readPuzzles } from './puzzle.ts';
import { same } from './same.ts';

interface PuzzleSubject<G extends GameTypes> {
  game: Game<G>;
  positions: PositionNotation<G>;
  puzzles: readonly Puzzle[];
}

/** Fewer would be solved in an evening. */
const FEWEST = 20;

/** The tests shared by the puzzles of all games: a change of the rules that spoils one is found here. */
export function testPuzzles<G extends GameTypes>({ game, positions, puzzles }: PuzzleSubject<G>): void {
  describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('the puzzle %s', (_, puzzle) => {
    test('has a legal position, and all its lines are legal and complete', () => {
      const parsed = positions.parseState(puzzle.position);
      if (!parsed.ok) throw new Error(`${puzzle.position.slice(0, parsed.at)} ⚠ ${parsed.why}`);
      const seat = moverOf(game, parsed.value.table);
      const view = viewOf(parsed.value, seat);
      const turn = game.turnOf(view.table).number;
      for (const { moves } of puzzle.ways) {
        const { view: after, sealed } = follow(game, view, moves);
        const isOver = game.toMove(after.table) !== seat || game.turnOf(after.table).number !== turn;
        expect(sealed || isOver, moves.join(', ')).toBe(true);
      }
    });

    test('lists its solutions first, and they are clearly better than the rest', () => {
      const { ways } = puzzle;
      const solutions = ways.filter(({ solves }) => solves);
      const [rest] = ways.filter(({ solves }) => !solves);
      expect(ways.slice(0, solutions.length)).toEqual(solutions);
      expect(solutions.length).toBeGreaterThan(0);
      expect(solutions[0]?.win).toBeGreaterThan((rest?.win ?? 1) + 0.05);
    });
  });

  test(`there are at least ${FEWEST} puzzles, with unique ids, and they survive a round trip`, () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const { id } of puzzles) expect(id).toMatch(/^[a-z0-9-]{1,40}$/);
    expect(readPuzzles(printPuzzles(puzzles))).toEqual(puzzles);
  });
}

function follow<G extends GameTypes>(game: Game<G>, view: View<G>, moves: readonly string[]): Draft<G> {
  let draft = startDraft(view);
  for (const text of moves) {
    const parsed = game.notation.parseMove(text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.why}`);
    const offer = offersOf(game, draft.view).find((offered) => same(offered, parsed.value));
    if (offer === undefined) throw new Error(`${text} is not offered`);
    draft = extend(game, draft, offer);
  }
  return draft;
}
