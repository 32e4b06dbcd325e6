import type { Bot } from '@archivolt/botkit';
import {
  type Chance,
  extend,
  type Game,
  type GameTypes,
  offersOf,
  startDraft,
  type View,
} from '@archivolt/engine';

/**
 * The moves a bot submits: its decisions one after the other, like a person's, up to the end of its turn or the first random
 * pick. It sees only the view.
 */
export function thinkTurn<G extends GameTypes>(
  game: Game<G>,
  bot: Bot<G>,
  view: View<G>,
  chance: Chance,
): G['move'][] {
  let draft = startDraft(view);
  while (!draft.sealed && game.toMove(draft.view.table) === view.seat) {
    draft = extend(game, draft, bot(draft.view, offersOf(game, draft.view), chance));
  }
  return draft.steps.map(({ move }) => move);
}
