import { architectura } from '@archivolt/architectura';
import { loadCard as loadArchitectura } from '@archivolt/architectura/words/load';
import { type Game, type GameTypes, rulesAt } from '@archivolt/engine';
import type { CardWords, Language } from '@archivolt/i18n';
import type { GameId } from '@archivolt/protocol';
import { redCathedral } from '@archivolt/red-cathedral';
import { loadCard as loadRedCathedral } from '@archivolt/red-cathedral/words/load';

/** A function over a game of any type. */
export type Use<R> = <G extends GameTypes>(game: Game<G>, loadCard: LoadCard) => R;
/** Loads the name of the game in a language. */
type LoadCard = (language: Language) => Promise<Pick<CardWords, 'name'>>;

const GAMES: Readonly<Record<GameId, <R>(use: Use<R>) => R>> = {
  'red-cathedral': (use) => use(redCathedral, loadRedCathedral),
  architectura: (use) => use(architectura, loadArchitectura),
};

export const withGame = <R>(id: GameId, use: Use<R>): R => GAMES[id](use);

/** A table is played by the rules it was started under. Throws if this program does not know them. */
export const withRules = <R>({ game: id, rulesVersion }: RulesRef, use: Use<R>): R =>
  withGame(id, (current, loadCard) => {
    const game = rulesAt(current, rulesVersion);
    if (!game) throw new Error(`${id} has no rules ${rulesVersion}`);
    return use(game, loadCard);
  });

/** Names a game and a version of its rules. */
export interface RulesRef {
  readonly game: GameId;
  readonly rulesVersion: number;
}
