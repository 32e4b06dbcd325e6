/** A decision whose best answer is clear, as data. Its position and its moves are written in the game's notation. */
export interface Puzzle {
  /** Part of its URL: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly position: string;
  /** Ways through the turn, the best first: those that solve it, then others that do not. */
  readonly ways: readonly PuzzleWay[];
}

export interface PuzzleWay {
  readonly solves: boolean;
  /** The chance of winning from 0 to 1, and the expected lead over the best of the others, in points. */
  readonly win: number;
  readonly margin: number;
  readonly moves: readonly string[];
}

/** Between two moves; no notation has it. */
const NEXT = ' ; ';

/** One block for each puzzle: its id, its position, and a line for each way, with a plus if it solves the puzzle. */
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

/** The inverse. Throws on a damaged text, which is part of the program. */
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
