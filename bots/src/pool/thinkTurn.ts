import {
  type Chance,
  extend,
  type Game,
  offersOf,
  type Shape,
  startDraft,
  type View,
} from '@archivolt/engine';
import type { Bot } from '../bot.ts';

/**
 * What a bot submits: its decisions one after the other, as a person makes them, up to the end of its turn or to the
 * first thing that it cannot know. It sees the view and nothing else.
 */
export function thinkTurn<G extends Shape>(
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
