import type { Do } from '@archivolt/red-cathedral';
import { offersDoing, play, select } from '@archivolt/table/answers.ts';
import { ACTION_NAMES, type ActionName, type RcAction, type RcAsking } from './selection.ts';
import { whyAction } from './why.ts';

/** The moves of each action. */
export const MOVES: Record<ActionName, Do[]> = {
  claim: ['claim'],
  build: ['deliver', 'decorate'],
  acquire: ['acquire'],
  rubles: ['rubles'],
  reroll: ['reroll'],
};

const ICONS: Record<ActionName, string[]> = {
  claim: ['i-claim'],
  build: ['i-build'],
  acquire: ['i-acquire'],
  rubles: ['i-prestige', 'i-arrow', 'i-ruble'],
  reroll: ['i-prestige', 'i-arrow', 'i-roll'],
};

/** The three basic and the two optional actions, always visible: possible, or with the reason why not. */
export function actions(asking: RcAsking): RcAction[] {
  return ACTION_NAMES.map((name) => {
    const offers = offersDoing(asking, ...MOVES[name]);
    const { selection } = asking;
    const chosen = isUnderWay(asking, name) || (selection?.by === 'action' && selection.action === name);
    const [first] = offers;
    const optional = name === 'rubles' || name === 'reroll';
    const state = { name, icons: ICONS[name], optional, chosen, possible: first !== undefined };
    if (!first) return { ...state, answer: whyAction(asking, name) };
    if (name === 'rubles') return { ...state, answer: play(first) };
    const held = selection?.by === 'action' && selection.action === name;
    return { ...state, answer: select(held ? undefined : { by: 'action', action: name }) };
  });
}

/** Whether the current question belongs to this action. */
function isUnderWay({ view }: RcAsking, name: ActionName): boolean {
  const asks = view.table.todo.map(({ ask }) => ask);
  if (name === 'acquire') return asks.includes('market');
  if (name === 'build') return asks.includes('deliver') && !asks.includes('market');
  return name === 'claim' && ['banner', 'slot', 'face'].some((ask) => asks.some((each) => each === ask));
}
