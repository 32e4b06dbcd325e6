/** A decision with one clearly best answer, as data. Position and moves are in the game's notation. */
export interface Puzzle {
  /** Part of its URL: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly position: string;
  /** Ways through the turn, the best first: the solutions, then ways that do not solve it. */
  readonly ways: readonly PuzzleWay[];
}

export interface PuzzleWay {
  readonly solves: boolean;
  /** The win probability from 0 to 1, and the expected lead over the best opponent in points. */
  readonly win: number;
  readonly margin: number;
  readonly moves: readonly string[];
}

/** Separates two moves; no notation contains it. */
const NEXT = ' ; ';

/** Prints one block per puzzle: its id, its position, and a line for each way, with a plus for a solution. */
export function printPuzzles(puzzles: readonly Puzzle[]): string {
  return puzzles
    .map(({ id, position, ways }) => {
      const lines = ways.map(
        ({ solves, win, margin, moves }) =>
          `${solves ? '+' : '-'} ${win.toFixed(3)} ${margin.toFixed(1)} ${moves.join(NEXT)}`,
      );
      return `${[id, position, ...lines].join('\n')}\n`;
    })
    .join('\n');
}

/** Parses what `printPuzzles` prints. Throws on a damaged text, which is a bug because it is part of the program. */
export function readPuzzles(text: string): Puzzle[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [id = '', position = '', ...lines] = block.split('\n');
      return { id, position, ways: lines.map(wayIn) };
    });
}

function wayIn(line: string): PuzzleWay {
  const [, sign, win, margin, moves] = /^([+-]) (\S+) (\S+) (.+)$/.exec(line) ?? [];
  if (moves === undefined) throw new RangeError(`not a way through a puzzle: ${line}`);
  return { solves: sign === '+', win: Number(win), margin: Number(margin), moves: moves.split(NEXT) };
}
