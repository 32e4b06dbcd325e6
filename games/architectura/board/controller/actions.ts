import { at } from '@archivolt/engine';
import { offersDoing, play, toggle } from '@archivolt/table/answers.ts';
import { askOf } from './offersAt.ts';
import type { ActionName, ArAction, ArAsking } from './selection.ts';
import { whyAction } from './why.ts';

const ICONS: Record<ActionName, string[]> = { exchange: ['#ar-i-exchange'], search: ['#ar-i-deck'] };

/** What is allowed before a card is played: possible, or with the reason why not. */
export function actions(asking: ArAsking): ArAction[] {
  // Not in the middle of a turn.
  if (askOf(asking.view.table)?.ask !== 'turn') return [];
  const names: ActionName[] = hasSearched(asking) ? ['exchange', 'search'] : ['exchange'];
  return names.map((name) => {
    const [first] = offersDoing(asking, name);
    const chosen = name === 'search' && asking.selection?.by === 'search';
    const state = { name, icons: ICONS[name], optional: true, chosen, possible: first !== undefined };
    if (!first) return { ...state, answer: whyAction(asking, name) };
    return { ...state, answer: name === 'exchange' ? play(first) : toggle(asking, { by: 'search' }) };
  });
}

/** AR-K14: whether a card of the player's deck may be fetched in the first turn. Everybody has seen the deck. */
function hasSearched({ view: { table, seat } }: ArAsking): boolean {
  return at(table.players, seat).searches;
}
