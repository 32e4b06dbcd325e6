/** What the terminal says of its own, beside what the games and the table say: its commands and their answers. */

import type { Mistake } from '@archivolt/engine';
import type { Phrases } from './mistakes.ts';

/** What can be typed in a game, beside the moves. The words themselves are the same in every language. */
export type Topic =
  | 'number'
  | 'move'
  | 'why'
  | 'undo'
  | 'board'
  | 'offers'
  | 'log'
  | 'score'
  | 'rules'
  | 'position'
  | 'save'
  | 'load'
  | 'help'
  | 'quit';

/** What can be said when any game is called. */
type Flag = 'players' | 'bots' | 'seed' | 'first' | 'set' | 'load' | 'lang';

export interface TerminalMessages {
  /** Behind the title of the game. */
  opening(seed: number): string;
  handOver(name: string): string;
  goodbye: string;
  /** The heading over what ends something. */
  goOn: string;
  /** The turn, or what was decided for an automatic opponent, is thought out. */
  mayUndo: string;
  nothingToUndo: string;
  undone(steps: number): string;
  numbered(last: number): string;
  /** A move that cannot be read further than the mark; ones that can, or none. */
  unread(examples: string): string;
  whyWhat: string;
  unknownThing(text: string): string;
  possible(offer: string): string;
  /** Moves in notation, and how many more with the same reasons. */
  notPossible(moves: string, more: number): string;
  noRule(number: string): string;
  expects: Record<'undo' | 'log' | 'save' | 'load', string>;
  saved(file: string): string;
  notSaved(why: string): string;
  loaded: string;
  notLoaded(file: string, why: string): string;
  /** A place in a file. */
  place(line: number, character: number): string;
  /** What stands in the help for a number of steps, a thing, a rule, a file. */
  holders: Record<'number' | 'move' | 'thing' | 'rule' | 'file', string>;
  help: Record<Topic, string>;
  /** The command line of `play`, and what is refused there. */
  calling: {
    usage: string;
    /** Before the options of one game. */
    only(game: string): string;
    /** Over the levels of bots. */
    bots: string;
    notes: string;
    see(command: string): string;
    /** What `verify` is called with, and does. */
    verify: { usage: string; about: string; salt: string; commitment: string; hex: string };
    /** What an option expects: an article and a noun, which alone stands for it in the list. */
    values: Record<'number' | 'list' | 'seat' | 'file', string>;
    flags: Record<Flag, string>;
  };
  /** An option is given with its two hyphens. */
  refusals: {
    noOption(option: string): string;
    noValue(option: string, given: string): string;
    expects(option: string, what: string): string;
    whole(option: string, min: number, max: number, given: string): string;
    oneOf(option: string, values: string, given: string): string;
    game(games: string): string;
    noGame(games: string, given: string): string;
    oneGame(word: string): string;
    level(levels: string, given: string): string;
    solo(players: number): string;
    contradict(one: string, other: string): string;
    tooManyBots(most: number): string;
    botsForSeats(bots: number, seats: number): string;
    unreadable(file: string, why: string): string;
    oneFile: string;
    noHex(option: string, given: string): string;
    noGameFile(file: string): string;
    noSet(file: string, path: string, expected: string): string;
  };
  /** What is wrong with a file, an option or a component set; `own` are the phrases of the game. */
  mistake(mistake: Mistake, own?: Phrases): string;
}
