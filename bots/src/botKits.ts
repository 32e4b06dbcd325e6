import { architecturaBotKit } from '@archivolt/architectura/bot';
import type { BotKit } from '@archivolt/botkit';
import type { GameTypes } from '@archivolt/engine';
import { type GameId, gameIdOf } from '@archivolt/protocol/ids';
import { redCathedralBotKit } from '@archivolt/red-cathedral/bot';

/** A function over the bot kit of any game, whatever its types. */
type Use<R> = <G extends GameTypes>(botKit: BotKit<G>) => R;

const BOT_KITS: Readonly<Record<GameId, <R>(use: Use<R>) => R>> = {
  'red-cathedral': (use) => use(redCathedralBotKit),
  architectura: (use) => use(architecturaBotKit),
};

export const withBotKit = <R>(id: GameId, use: Use<R>): R => BOT_KITS[id](use);

/** Like `withBotKit`, for a game given by name. */
export function withBotKitNamed<R>(name: string, use: Use<R>): R {
  const id = gameIdOf(name);
  if (id === undefined) throw new RangeError(`no bot plays ${name}`);
  return withBotKit(id, use);
}
