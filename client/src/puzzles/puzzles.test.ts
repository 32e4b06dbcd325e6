import { architectura, positions } from '@archivolt/architectura';
import { PUZZLES } from '@archivolt/architectura/puzzles';
import { at, type Puzzle, seeded, viewOf } from '@archivolt/engine';
import { describe, expect, test } from 'vitest';
import { judge, movesOf } from './judge.ts';
import { loadPuzzlesProgress, nextPuzzle, saveTry } from './progress.ts';
import { PuzzleSession, seatsFor, solverOf } from './session.ts';

const seat = (index: number) => ({ seat: index, name: `P${index}`, kind: 'me' as const, colour: index });

function open(puzzle: Puzzle) {
  const parsed = positions.parseState(puzzle.position);
  if (!parsed.ok) throw new Error(parsed.why);
  const solver = solverOf(architectura, parsed.value);
  const answers: unknown[] = [];
  const session = new PuzzleSession(puzzle.id, architectura, parsed.value, solver, {
    seats: seatsFor([seat(0), seat(1), seat(2)], solver, 'Ada'),
    chance: seeded(1),
    advise: () => Promise.reject(new Error('nobody asked')),
    answered: (moves) => answers.push(moves),
  });
  return { session, answers, view: viewOf(parsed.value, solver) };
}
const notCompared = () => Promise.reject(new Error('it is known'));

describe('a puzzle', () => {
  const puzzle = at(PUZZLES, 0);

  test('takes one turn, shows its result and can be restarted', async () => {
    const { session, answers, view } = open(puzzle);
    const moves = movesOf(architectura, at(puzzle.ways, 0));
    expect(session.now).toMatchObject({ version: 0, mayMove: true });
    expect(await session.submit(moves)).toMatchObject({ ok: true });
    expect(answers).toEqual([moves]);
    expect(session.now).toMatchObject({ version: 1, mayMove: false });
    session.restart();
    expect(session.now).toMatchObject({ version: 0, mayMove: true, view });
    expect(session.history()).toEqual([]);
  });

  test('[AR-S2] shows the solver’s hand and nobody else’s', () => {
    const { session, view } = open(puzzle);
    expect(session.now.view).toEqual(view);
    expect(session.seats.filter(({ kind }) => kind === 'me')).toHaveLength(1);
  });

  test('judges a known answer as the best, as good, or worse by the difference', async () => {
    for (const each of PUZZLES) {
      const { view } = open(each);
      const best = at(each.ways, 0);
      for (const [index, way] of each.ways.entries()) {
        const verdict = await judge(architectura, each, view, movesOf(architectura, way), notCompared);
        const kind = index === 0 ? 'best' : way.solves ? 'asGood' : 'worse';
        expect(verdict.kind, each.id).toBe(kind);
        expect(verdict.loss).toBeCloseTo(way.solves ? 0 : best.win - way.win);
      }
    }
  });

  test('judges an unknown answer by comparing it with the best one', async () => {
    const [first, ...rest] = puzzle.ways;
    const { view } = open(puzzle);
    if (!first) throw new Error('it has a solution');
    const unknown = { ...puzzle, ways: rest };
    const compared = (loss: number) => async () => ({
      choice: { played: { win: 0.4, margin: 1, moves: first.moves }, others: [], loss },
    });
    const moves = movesOf(architectura, first);
    expect(await judge(architectura, unknown, view, moves, compared(0.01))).toMatchObject({
      kind: 'asGood',
      loss: 0,
    });
    expect(await judge(architectura, unknown, view, moves, compared(0.3))).toMatchObject({
      kind: 'worse',
      loss: 0.3,
    });
  });
});

describe('the record of attempts', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };

  test('counts attempts, and a solved puzzle stays solved', () => {
    const here = storage();
    saveTry('architectura', 'a', false, here);
    saveTry('architectura', 'a', true, here);
    saveTry('architectura', 'a', false, here);
    expect(loadPuzzlesProgress(here)).toEqual({ 'architectura/a': { tries: 3, solved: true } });
    here.setItem('archivolt.puzzles', '{"architectura/a":7,"architectura/b":{"tries":1,"solved":false}}');
    expect(loadPuzzlesProgress(here)).toEqual({ 'architectura/b': { tries: 1, solved: false } });
  });

  test('determines the next puzzle', () => {
    const puzzles = ['a', 'b', 'c'].map((id) => ({ id, position: '', ways: [] }));
    const solved = (...ids: string[]) =>
      Object.fromEntries(ids.map((id) => [`toy/${id}`, { tries: 1, solved: true }]));
    expect(nextPuzzle('toy', puzzles, undefined, {})?.id).toBe('a');
    expect(nextPuzzle('toy', puzzles, 'a', solved('a'))?.id).toBe('b');
    expect(nextPuzzle('toy', puzzles, 'c', solved('a', 'c'))?.id).toBe('b');
    expect(nextPuzzle('toy', puzzles, 'b', solved('a', 'b', 'c'))?.id).toBe('c');
    expect(nextPuzzle('toy', [], undefined, {})).toBeUndefined();
  });
});
