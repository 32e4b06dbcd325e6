import { at } from '@archivolt/engine';
import {
  actionAt,
  DOME,
  type Move,
  ORNAMENT_ORDER,
  redCathedral,
  slotCost,
  type Table,
  type Todo,
} from '@archivolt/red-cathedral';
import type { Context, RedCathedralMessages as Messages } from './messages/game.ts';
import { benefitOf, priceOf, secOf, spotOf, whoIs } from './things.ts';

/** The questions in words. */

/** The question to the deciding player; the others read who is deciding. Without a question the game is over. */
export function askSentence(m: Messages, todo: Todo | undefined, context: Context): string {
  const { asks } = m;
  const { table, me } = context;
  if (todo === undefined) return asks.over;
  if (me !== undefined && me !== table.active) return asks.waiting(whoIs(m, table.active, context));
  switch (todo.ask) {
    case 'turn':
      return asks.turn;
    case 'end':
      return asks.end;
    case 'banner':
      return asks.banner(secOf(table, todo.section));
    case 'slot':
      return asks.slot(benefitOf(table, todo.tile));
    case 'face': {
      const cost = slotCost(table, at(table.players, table.active), todo.slot);
      return asks.face(benefitOf(table, todo.tile), todo.slot, cost);
    }
    case 'deliver':
      return asks.deliver(todo.left, todo.begun);
    case 'gems': {
      const sec = secOf(table, todo.section);
      return asks.gems(sec.kind, sec, todo.most);
    }
    case 'market': {
      const open = offered(table);
      return asks.market(open.has('take'), open.has('use'), open.has('activate'));
    }
    case 'amount':
      return asks.amount(todo.kind, todo.min, todo.max, todo.lost);
    case 'choose':
      return asks.choose(todo.min === 0);
    case 'sell':
    case 'buy':
      return asks[todo.ask](priceOf(table, todo.action));
    case 'give': {
      const action = actionAt(table, todo.action);
      return asks.give(action?.act === 'trade' ? action.give : 1);
    }
    case 'get':
      return asks.get(todo.given, todo.left, todo.begun);
    case 'return':
      return asks.return(todo.left, todo.gone !== 0);
    case 'swap':
      return asks.swap(todo.first === null ? null : spotOf(table, todo.first));
    case 'activate':
      return asks.activate;
    case 'ivanClaim':
      return asks.ivanClaim;
    case 'ivanOrnament':
      return asks.ivanOrnament(ivansOrnament(table));
    default:
      return todo satisfies never;
  }
}

/** What may be done now: a question should not name what is not possible. */
function offered(table: Table): Set<Move['do']> {
  const offers: Move[] = [];
  redCathedral.legal({ table, seat: table.active, mine: null }, offers);
  return new Set(offers.map((offer) => offer.do));
}

/** RC-V6: door, arch, arch, cross. */
function ivansOrnament(table: Table): number {
  return ORNAMENT_ORDER[table.ivan?.placed ?? 0] ?? DOME;
}
