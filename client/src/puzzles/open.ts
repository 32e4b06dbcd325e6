import { Pool } from '@archivolt/bots';
import type { GameTypes, Puzzle, View } from '@archivolt/engine';
import type { Locale } from '@archivolt/i18n';
import type { GameId } from '@archivolt/protocol/ids';
import type { Board } from '@archivolt/table/board.ts';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import type { Sandbox } from '@archivolt/table/session/sandboxSession.ts';
import { Words } from '@archivolt/table/settings/words.svelte.ts';
import { type AnyOpened, anyOpened, withBoard } from '../boards.ts';
import { NO_DRAFT } from '../replay/open.ts';
import { spawnWorker } from '../session/workerThinker.ts';
import { judge, type Verdict } from './judge.ts';
import { loadPuzzlesProgress, nextPuzzle } from './progress.ts';
import { PuzzleSession, seatsFor, solverOf } from './session.ts';

/** Maximum time for judging an answer that is not known, in milliseconds. */
const JUDGE_TIMEOUT_MS = 30_000;

interface OpenedPuzzle {
  readonly puzzle: Puzzle;
  /** Its number among those of its game, counted from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
  readonly table: AnyOpened;
  /** The position as the solver may know it. */
  readonly start: View<GameTypes>;
  /** The next one that is not solved by now. */
  next(): string | undefined;
  judge(moves: readonly GameTypes['move'][]): Promise<Verdict>;
  /** Goes back to the position. */
  restart(): void;
  /** Names the seats in another language from now on. */
  speak(locale: Locale): Promise<void>;
  close(): void;
}

/** Opens a puzzle; `next` stands for the next one that is not solved. Undefined if there is no such puzzle. */
export function openPuzzle(
  game: GameId,
  wanted: string,
  you: () => string,
  locale: Locale,
  answered: (moves: readonly GameTypes['move'][]) => void,
): Promise<OpenedPuzzle | undefined> {
  return withBoard(game, async (board) => {
    const book = await board.puzzles?.();
    if (!book) return undefined;
    const { puzzles } = book;
    const puzzle =
      wanted === 'next'
        ? nextPuzzle(game, puzzles, undefined, loadPuzzlesProgress())
        : puzzles.find(({ id }) => id === wanted);
    if (!puzzle) return undefined;
    const opened = await open(game, board, book.sandbox, puzzle, you, locale, answered);
    const next = () => nextPuzzle(game, puzzles, puzzle.id, loadPuzzlesProgress())?.id;
    return { ...opened, puzzle, number: puzzles.indexOf(puzzle) + 1, of: puzzles.length, next };
  });
}

async function open<G extends GameTypes, T, S>(
  id: GameId,
  { rules, kit }: Board<G, T, S>,
  { positions, loadSeats }: Sandbox<G>,
  puzzle: Puzzle,
  you: () => string,
  locale: Locale,
  answered: (moves: readonly G['move'][]) => void,
): Promise<Pick<OpenedPuzzle, 'table' | 'start' | 'judge' | 'restart' | 'speak' | 'close'>> {
  const parsed = positions.parseState(puzzle.position);
  if (!parsed.ok) throw new RangeError(`puzzle ${puzzle.id}: ${parsed.why}`);
  const game = await rules();
  const solver = solverOf(game, parsed.value);
  const seats = new Words((next) => loadSeats(parsed.value.table, next));
  await seats.load(locale);
  const pool = new Pool(spawnWorker, { size: 1, maxQueue: 4, capMs: JUDGE_TIMEOUT_MS });
  const session = new PuzzleSession<G>(`${id}-${puzzle.id}`, game, parsed.value, solver, {
    get seats() {
      return seatsFor(seats.t, solver, you());
    },
    chance: cryptoChance,
    advise: (view, signal, budgetMs) => pool.advise<G>({ game: id, view, signal, budgetMs }),
    answered,
  });
  const { start } = session;
  return {
    table: anyOpened({ session, draft: NO_DRAFT, load: kit }),
    start,
    judge: (moves) =>
      judge<G>(game, puzzle, start, moves, (lines) =>
        pool.compare({ game: id, view: start, played: moves, lines, depth: 'normal' }),
      ),
    restart: () => session.restart(),
    speak: (next) => seats.load(next),
    close: () => {
      pool.close();
      session.close();
    },
  };
}
