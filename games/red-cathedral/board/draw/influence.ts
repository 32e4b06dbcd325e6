import { type Action, MATERIALS } from '@archivolt/red-cathedral';
import { f, g, line, text, use, v } from '@archivolt/table/draw/svg.ts';
import { type ResourceIcon, resourceIcon } from './names.ts';

/** An influence action as a row of symbols: its cost, an arrow, what it gives. */

/** Symbols that are drawings; the player aid explains every one of them. */
export type SignIcon =
  | ResourceIcon
  | 'i-any'
  | 'i-build'
  | 'i-prestige'
  | '#rc-swap'
  | '#rc-slot'
  | '#rc-kinds';
export type Sign = number | 'becomes' | 'and' | 'unlike' | { icon: SignIcon; small?: boolean };

const RUBLE: Sign = { icon: 'i-ruble' };
const ANY: Sign = { icon: 'i-any' };
const BECOMES: Sign = 'becomes';
const AND: Sign = 'and';
const some = (count: number, sign: Sign): Sign[] => (count === 0 ? [] : [count, sign]);
const paid = (rubles: number): Sign[] => (rubles === 0 ? [] : [rubles, RUBLE, BECOMES]);

function goods(of: readonly number[]): Sign[] {
  if (of.length === MATERIALS.length) return [ANY];
  return of.map((kind) => ({ icon: resourceIcon(kind), small: true }));
}

export function signsOf(action: Action): Sign[] {
  switch (action.act) {
    case 'sell':
      return [...goods(action.of), BECOMES, ...some(action.rubles, RUBLE)];
    case 'buy':
      return [...paid(action.rubles), ...goods(action.of)];
    case 'deliver':
      return [...paid(action.rubles), action.count, { icon: 'i-build' }];
    case 'rubles':
      return some(action.count, RUBLE);
    case 'swap':
      return [...paid(action.rubles), { icon: '#rc-swap' }];
    case 'trade':
      return [
        ...(action.rubles > 0 ? [action.rubles, RUBLE, AND] : []),
        action.give,
        ANY,
        BECOMES,
        action.get,
        ANY,
      ];
    case 'activate':
      return [{ icon: '#rc-slot' }];
    case 'recognition':
      return [
        ...(action.everyKind ? [{ icon: '#rc-kinds' as const }, BECOMES] : []),
        action.count,
        { icon: 'i-recognition' },
      ];
    case 'prestige':
      return [
        ...paid(action.rubles),
        ...(action.different > 0 ? differing(action.different) : []),
        action.count,
        { icon: 'i-prestige' },
      ];
  }
}

/** A number of materials, no two alike. */
const differing = (count: number): Sign[] => [count, 'unlike', ANY, BECOMES];

/** Symbols that are letters. */
export const LETTERS = { becomes: '›', and: '+', unlike: '≠' };

export type MarkIcon = 'i-endless' | 'i-once';
export const markOf = (action: Pick<Action, 'repeat'>): MarkIcon => (action.repeat ? 'i-endless' : 'i-once');

const widthOf = (sign: Sign): number =>
  typeof sign === 'string' ? 12 : typeof sign === 'number' ? 10 : sign.small ? 15 : 21;
const MARK = 20;

export const rowWidth = (action: Action): number =>
  signsOf(action).reduce<number>((sum, sign) => sum + widthOf(sign), MARK);

/** The row centred vertically on y, starting or ending at x; never wider than `most`. */
export function actionRow(action: Action, x: number, y: number, most: number, end: boolean): string {
  const signs = signsOf(action);
  const width = rowWidth(action);
  const k = Math.min(1, most / width);
  let at = MARK;
  let s = use(markOf(action), 0, -8.5, 17, { class: 'mark' });
  for (const sign of signs) {
    if (sign === 'becomes') s += line(`M${f(at + 1)} 0h7m-3.5 -3.5l3.5 3.5l-3.5 3.5`, v('ink-2'), 1.8);
    else if (typeof sign === 'string') s += text(at + 5.5, 5.2, LETTERS[sign], { class: 'num joint' });
    else if (typeof sign === 'number') s += text(at + 4, 5.4, sign, { class: 'num' });
    else if (sign.small) s += use(sign.icon, at - 1, -8, 16);
    else s += use(sign.icon, at, -10, 20);
    at += widthOf(sign);
  }
  return g(s, {
    transform: `translate(${f(end ? x - width * k : x)} ${y}) scale(${k.toFixed(2)})`,
  });
}
