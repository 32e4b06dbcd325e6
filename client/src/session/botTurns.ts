import { architectura } from '@archivolt/architectura';
import { architecturaLevels, type Bot, redCathedralLevels } from '@archivolt/bots';
import type { Chance, Game, Shape, View } from '@archivolt/engine';
import { redCathedral } from '@archivolt/red-cathedral';
import { thinkTurn } from './thinkTurn.ts';

/** What is asked of whoever thinks for the bots: a level, and what its seat can see. */
export interface Question {
  id: number;
  game: string;
  level: string;
  view: View<Shape>;
}

export interface Answer {
  id: number;
  moves: readonly unknown[];
}

type Turn = (level: string, view: View<Shape>, chance: Chance) => readonly unknown[];

/** The bots of one game. Its table comes from outside as plain data, so its type is taken on trust here, once. */
function turnsOf<G extends Shape>(game: Game<G>, levels: Readonly<Record<string, () => Bot<G>>>): Turn {
  return (level, view, chance) => {
    const make = Object.hasOwn(levels, level) ? levels[level] : undefined;
    // A level of a later edition is played as well as we can.
    const bot = make ?? Object.values(levels).at(-1);
    if (!bot) throw new Error(`no bot plays ${game.id}`);
    return thinkTurn(game, bot(), view as View<G>, chance);
  };
}

const GAMES: Readonly<Record<string, Turn>> = {
  [redCathedral.id]: turnsOf(redCathedral, redCathedralLevels),
  [architectura.id]: turnsOf(architectura, architecturaLevels),
};

export function answer({ id, game, level, view }: Question, chance: Chance): Answer {
  const turn = GAMES[game];
  if (!turn) throw new Error(`no bot plays ${game}`);
  return { id, moves: turn(level, view, chance) };
}
