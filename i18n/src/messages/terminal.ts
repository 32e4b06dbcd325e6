/** The terminal's own texts: its commands and their answers. */

import type { Mistake } from '@archivolt/engine';
import type { Phrases } from './mistakes.ts';

/** The commands that can be typed in a game. The command words are the same in every language. */
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

/** The options common to all games. */
type Flag = 'players' | 'bots' | 'seed' | 'first' | 'set' | 'load' | 'lang';

export interface TerminalMessages {
  /** Follows the title of the game. */
  opening(seed: number): string;
  handOver(name: string): string;
  goodbye: string;
  /** The heading above an option that ends something. */
  continue: string;
  /** The turn, or the decision for an automatic opponent, is complete. */
  mayUndo: string;
  nothingToUndo: string;
  undone(steps: number): string;
  numbered(last: number): string;
  /** An unknown word. */
  unknownCommand: string;
  /** A move that cannot be parsed beyond the mark. */
  noMove: string;
  /** Why a move cannot be parsed, as a sentence, and examples of valid moves, or empty. */
  unread(why: string, examples: string): string;
  /** `why` without a move; the example is a move that is possible. */
  whyWhat(example: string): string;
  unknownThing(text: string): string;
  possible(offer: string): string;
  /** Moves in notation, and the number of others with the same reasons. */
  notPossible(moves: string, more: number): string;
  noRule(number: string): string;
  expects: Record<'undo' | 'log' | 'save' | 'load', string>;
  saved(file: string): string;
  notSaved(why: string): string;
  loaded: string;
  notLoaded(file: string, why: string): string;
  /** A position in a file. */
  place(line: number, character: number): string;
  /** Placeholders in the help: a number of steps, a thing, a rule, a file. */
  holders: Record<'number' | 'move' | 'thing' | 'rule' | 'file', string>;
  help: Record<Topic, string>;
  /** The command line of `play`, and its errors. */
  calling: {
    usage: string;
    /** Heading of the options of one game. */
    only(game: string): string;
    /** Heading of the levels of bots. */
    bots: string;
    notes: string;
    see(command: string): string;
    /** The usage of `verify`. */
    verify: { usage: string; about: string; salt: string; commitment: string; hex: string };
    /** The value of an option as an article and a noun; the help shows the noun alone. */
    values: Record<'number' | 'list' | 'seat' | 'file', string>;
    flags: Record<Flag, string>;
  };
  /** `option` includes its two hyphens. */
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
  /** Mistakes in a file, an option or a component set; `own` are the phrases of the game. */
  mistake(mistake: Mistake, own?: Phrases): string;
}
