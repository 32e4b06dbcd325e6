import { at, type Seat } from '@archivolt/engine';
import { lowest } from '../cards.ts';
import { placed, returnToken } from '../changes.ts';
import { isDestroyed, isReservedFrom, ownerOf, type Spaces, topPiece, valueAt } from '../city.ts';
import { componentsOf } from '../components.ts';
import { DECLINE, REBUILD } from '../offers.ts';
import { noSuchSpace, notOwn, reason } from '../reasons.ts';
import type { Table } from '../state.ts';
import type { Rule } from './rule.ts';

/** AR-K6, AR-X4: the player's destroyed cards that are not covered, nor under another player's token (AR-K8). */
export function rebuildable(table: Table, seat: Seat): Spaces {
  let found = 0;
  for (let space = 0; space < table.top.length; space++) {
    if (!isDestroyed(table, space) || ownerOf(at(table.top, space)) !== seat) continue;
    if (!isReservedFrom(table, space, seat)) found |= 1 << space;
  }
  return found;
}

export const rebuild: Rule<'rebuild', 'rebuild' | 'decline'> = {
  answers: ['rebuild', 'decline'],
  legal({ table, seat }, _todo, offers) {
    offers.push(DECLINE);
    for (let rest = rebuildable(table, seat); rest !== 0; rest &= rest - 1)
      offers.push(at(REBUILD, lowest(rest)));
  },
  play({ table }, _todo, move, _chance, events) {
    if (move.do === 'decline') return;
    const { space } = move;
    returnToken(table, space, 'AR-K8', events);
    table.face[space] = 0;
    const components = componentsOf(table);
    const to = valueAt(table, components, space);
    events?.push({
      type: 'rebuilt',
      rule: 'AR-X4',
      ...placed(topPiece(table, components, space), space),
      to,
    });
  },
  why({ table, seat }, _todo, move) {
    if (move.do === 'decline') return [];
    const { space } = move;
    const bad = noSuchSpace(table, space);
    if (bad.length > 0) return bad;
    if (!isDestroyed(table, space)) return [reason('AR-X4', 'notDestroyed', { space })];
    const reasons = notOwn(table, seat, space, 'AR-K6');
    if (isReservedFrom(table, space, seat))
      reasons.push(reason('AR-K8', 'foreignToken', { space, owner: at(table.token, space) }));
    return reasons;
  },
};
