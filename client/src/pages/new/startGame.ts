import type { Game, GameTypes } from '@archivolt/engine';
import type { Locale, SetUpWords, ShellMessages } from '@archivolt/i18n';
import type { GameId } from '@archivolt/protocol/ids';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import { settings } from '@archivolt/table/settings/settings.svelte.ts';
import { withBoard } from '../../boards.ts';
import { navigate } from '../../router.svelte.ts';
import { newGame } from '../../session/newGame.ts';
import { savedGames } from '../../session/savedGames.svelte.ts';
import { defaultPlan, optionsOf, type SetUpPlan, seatsOf } from './seating.ts';

/** Starts a local game and opens it; false if the storage is full. */
export const startGame = (
  id: GameId,
  plan: SetUpPlan,
  t: ShellMessages['setup'],
  own: SetUpWords,
): Promise<boolean> => withBoard(id, async ({ rules }) => start(await rules(), plan, t, own));

/** Starts a solo game with the options recommended for a first game. */
export const startFirstGame = (id: GameId, t: ShellMessages['setup'], locale: Locale): Promise<boolean> =>
  withBoard(id, async ({ rules, words }) => {
    const [game, { setUp }] = await Promise.all([rules(), words(locale)]);
    return start(game, defaultPlan(game.facts, 'automaton', settings.name, { isFirst: true }), t, setUp);
  });

async function start<G extends GameTypes>(
  game: Game<G>,
  plan: SetUpPlan,
  t: ShellMessages['setup'],
  own: SetUpWords,
): Promise<boolean> {
  const started = await newGame(game, optionsOf(game, plan), seatsOf(game.facts, plan, t, own), {
    store: savedGames.store,
    chance: cryptoChance,
    clock: Date.now,
    hints: plan.hints,
  });
  if (started.ok) navigate(`/play/${started.id}`);
  return started.ok;
}
