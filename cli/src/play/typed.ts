import { type Draft, type GameTypes, undo } from '@archivolt/engine';
import type { Io } from '../io.ts';
import {
  type Asking,
  load,
  save,
  sayHelp,
  sayLog,
  sayPosition,
  sayRule,
  sayScore,
  sayWhy,
} from './commands.ts';
import type { Match } from './match.ts';
import { answer } from './say.ts';

/** A typed command: its position, and what follows its name. */
export interface TypedCommand<G extends GameTypes> extends Asking<G> {
  readonly text: string;
  readonly io: Io;
  readonly seed: number;
}

/** What a command changes besides what it prints. */
export interface Effect<G extends GameTypes> {
  /** Prints the offers again. */
  readonly fresh?: true;
  readonly draft?: Draft<G>;
  /** Leaves the game, or continues another one. */
  readonly end?: { end: 'left' } | { end: 'loaded'; match: Match<G> };
}

type Command = <G extends GameTypes>(typed: TypedCommand<G>) => Effect<G> | Promise<Effect<G>>;

const says =
  (print: <G extends GameTypes>(typed: TypedCommand<G>) => void | Promise<void>): Command =>
  async (typed) => {
    await print(typed);
    return {};
  };

const board: Command = ({ match, draft, io }) => {
  drawBoard(match, draft, io);
  return { fresh: true };
};
const help = says(({ match, io }) => sayHelp(match.translations.terminal, io));
const quit: Command = () => ({ end: { end: 'left' } });
const rule = says((typed) => sayRule(typed, typed.text, typed.io));

/** Everything that can be typed besides a move. An empty line draws the board. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['', board],
  ['board', board],
  ['offers', () => ({ fresh: true })],
  ['help', help],
  ['?', help],
  ['quit', quit],
  ['exit', quit],
  ['why', says((typed) => sayWhy(typed, typed.text, typed.io))],
  ['log', says((typed) => sayLog(typed, typed.text, typed.io))],
  ['score', says((typed) => sayScore(typed, typed.io))],
  ['rules', rule],
  ['rule', rule],
  ['position', says((typed) => sayPosition(typed, typed.io))],
  ['save', says((typed) => save(typed, typed.text, typed.io))],
  ['load', loadGame],
  ['undo', takeBack],
]);

export function drawBoard<G extends GameTypes>(match: Match<G>, draft: Draft<G>, io: Io): void {
  io.out(`\n${match.texts.board(draft.view, io).join('\n')}\n\n`);
}

function loadGame<G extends GameTypes>(typed: TypedCommand<G>): Effect<G> {
  const match = load(typed, typed.text, typed.seed, typed.io);
  return match ? { end: { end: 'loaded', match } } : {};
}

function takeBack<G extends GameTypes>({ match, draft, text, io }: TypedCommand<G>): Effect<G> {
  const { terminal } = match.translations;
  const steps = Number(text || 1);
  if (!Number.isInteger(steps) || steps < 1) answer(io, terminal.expects.undo);
  else if (draft.steps.length === 0) answer(io, terminal.nothingToUndo);
  else {
    const back = undo(draft, steps);
    answer(io, terminal.undone(draft.steps.length - back.steps.length));
    return { draft: back };
  }
  return {};
}
