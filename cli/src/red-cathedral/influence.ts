import type { Action } from '@archivolt/red-cathedral';
import { kinds, rubles } from './words.ts';

/** An influence action as the card tells it; ∞ may be repeated (RC-I2). */
export function actionText(action: Action): string {
  return `${sentence(action)}${action.repeat ? ' ∞' : ''}`;
}

function sentence(action: Action): string {
  switch (action.act) {
    case 'sell':
      return `sell ${kinds(action.of)} for ${rubles(action.rubles)}`;
    case 'buy':
      return `buy ${kinds(action.of)} for ${rubles(action.rubles)}`;
    case 'deliver':
      return `pay ${rubles(action.rubles)}: deliver ${action.count}`;
    case 'rubles':
      return `gain ${rubles(action.count)}`;
    case 'swap':
      return `pay ${rubles(action.rubles)}: swap 2 resource tiles`;
    case 'trade': {
      const price = action.rubles > 0 ? `${rubles(action.rubles)} and ` : '';
      return `trade ${price}${action.give}${action.give > 1 ? ' equal' : ''} for ${action.get} other`;
    }
    case 'activate':
      return 'activate one of your tiles';
    case 'recognition':
      return `gain ${action.count} recognition${action.everyKind ? ' (with base, middle, dome)' : ''}`;
    case 'prestige': {
      const price = action.rubles > 0 ? `pay ${rubles(action.rubles)}` : `return ${action.different} kinds`;
      return `${price}: ${action.count} prestige`;
    }
    default:
      return action satisfies never;
  }
}
