import { at } from '@archivolt/engine';
import {
  cardAt,
  componentsOf,
  countOf,
  cubes,
  diceAt,
  freeSpaces,
  GREEN_GEM,
  hasSection,
  type Move,
  PLACES,
  type Place,
  PURPLE_GEM,
  quadrantOf,
  RUBLE,
  sectionAt,
  slotCost,
} from '@archivolt/red-cathedral';
import { capital } from '../words.ts';
import type { Context, RedCathedralMessages as Messages, Spot } from './messages.ts';
import {
  actionAt,
  benefitOf,
  deciding,
  gemList,
  goodsList,
  movedDie,
  placeName,
  rublesOf,
  secOf,
  sectionName,
  spotOf,
} from './things.ts';

/** What a button says, in full and in short, for a move that may be made or not. */

/** What a button says, for a move that may be made or not. */
export function moveLabel(m: Messages, move: Move, context: Context): string {
  const { moves } = m;
  const { table } = context;
  const todo = table.todo.at(-1);
  const spot = (place: Place): Spot => spotOf(table, place);
  switch (move.do) {
    case 'claim': {
      const tile = hasSection(table, move.section) ? sectionAt(table, move.section).tile : null;
      return moves.claim(secOf(table, move.section), tile === null ? null : benefitOf(table, tile));
    }
    case 'banner':
      return moves.banner(move.from);
    case 'slot':
      return moves.slot(move.slot, slotCost(table, deciding(context), move.slot));
    case 'face': {
      const cost = todo?.ask === 'face' ? slotCost(table, deciding(context), todo.slot) : null;
      return moves.face(move.up, cost);
    }
    case 'deliver':
      return moves.deliver(move.kind, secOf(table, move.section));
    case 'decorate':
    case 'ivanOrnament': {
      const sec = secOf(table, move.section);
      return moves[move.do](sec.kind, sec);
    }
    case 'gems': {
      const prestige = move.green === 1 && move.purple === 1 ? 3 : move.green + move.purple; // RC-D3
      return moves.gems(gemList(m, move.green, move.purple), prestige);
    }
    case 'stop':
      return moves.stop(todo?.ask ?? 'deliver');
    case 'acquire': {
      const { place, shows } = at(table.dice, move.die);
      const to = spot((place + move.steps) % PLACES);
      return moves.acquire(move.die, move.steps, to, Math.max(0, move.steps - shows));
    }
    case 'take': {
      const here = underDie(context);
      return moves.take(here?.resource ?? null, here?.most ?? 0);
    }
    case 'amount':
      return moves.amount(todo?.ask === 'amount' ? todo.kind : null, move.count);
    case 'use': {
      const card = movedDie(table) === null ? null : cardAt(table, quadrantOf(table, movedDie(table) ?? 0));
      return moves.use(card?.group ?? null, card?.actions[move.action] ?? null);
    }
    case 'sell':
    case 'buy':
      return moves[move.do](move.kind, todo?.ask === move.do ? rublesOf(table, todo.action) : null);
    case 'give': {
      const action = todo?.ask === 'give' ? actionAt(table, todo.action) : null;
      return moves.give(move.kind, action?.act === 'trade' ? action.give : 1);
    }
    case 'choose':
    case 'get':
    case 'return':
      return moves[move.do](move.kind);
    case 'swap': {
      const first = todo?.ask === 'swap' ? todo.first : null;
      return moves.swap(spot(move.place), first === null ? null : spot(first));
    }
    case 'activate': {
      const tile = at(deciding(context).slots, move.slot);
      return moves.activate(move.slot, tile === null ? null : benefitOf(table, tile));
    }
    case 'roll': {
      const die = movedDie(table);
      return moves.roll(die === null ? null : spot(at(table.dice, die).place));
    }
    case 'rubles':
    case 'end':
      return moves[move.do];
    case 'reroll':
      return moves.reroll(spot(move.place));
    case 'ivanClaim':
      return moves.ivanClaim(secOf(table, move.section));
    default:
      return move satisfies never;
  }
}

/** What the moved die's place gives, and at most how many of it (RC-M1, RC-T4). */
function underDie(context: Context): { resource: number; most: number } | null {
  const { table } = context;
  const die = movedDie(table);
  if (die === null) return null;
  const { place } = at(table.dice, die);
  const { gain, count } = at(componentsOf(table).resources, at(table.market, place));
  const yields = count * diceAt(table, place);
  const most = Math.min(yields, freeSpaces(deciding(context)), countOf(table.supply, gain));
  return { resource: gain, most: gain >= RUBLE ? yields : most };
}

/** As few words as will do beside a picture of the thing. */
export function moveShort(m: Messages, move: Move, context: Context): string {
  const { terms, shorts } = m;
  const { table } = context;
  const todo = table.todo.at(-1);
  switch (move.do) {
    case 'claim':
    case 'ivanClaim':
      return capital(sectionName(m, move.section, table));
    case 'banner':
      return move.from === 'inventory' ? shorts.inventory : shorts.whiteSlot;
    case 'slot':
      return capital(at(terms.slots, move.slot));
    case 'face': {
      if (!move.up) return capital(terms.faceDown);
      if (todo?.ask !== 'face') return capital(terms.faceUp);
      return `${capital(terms.faceUp)}, ${terms.count(RUBLE, slotCost(table, deciding(context), todo.slot))}`;
    }
    case 'decorate':
    case 'ivanOrnament':
      return capital(at(terms.ornaments, secOf(table, move.section).kind));
    case 'gems':
      return goodsList(m, cubes(GREEN_GEM, move.green) + cubes(PURPLE_GEM, move.purple)) || shorts.none;
    case 'acquire': {
      const { place, shows } = at(table.dice, move.die);
      const { resource } = spotOf(table, (place + move.steps) % PLACES);
      const rubles = Math.max(0, move.steps - shows);
      const name = capital(at(terms.resources, resource));
      return rubles === 0 ? name : `${name}, ${terms.count(RUBLE, rubles)}`;
    }
    case 'take': {
      const here = underDie(context);
      return here === null || here.most === 0 ? shorts.take : terms.count(here.resource, here.most);
    }
    case 'amount':
      return move.count === 0
        ? shorts.none
        : todo?.ask === 'amount'
          ? terms.count(todo.kind, move.count)
          : terms.countMaterials(move.count);
    case 'use': {
      const action = actionAt(table, move.action);
      return action === null ? shorts.use : capital(terms.actionShort(action));
    }
    case 'deliver':
    case 'choose':
    case 'sell':
    case 'buy':
    case 'get':
    case 'return':
      return terms.count(move.kind, 1);
    case 'give': {
      const action = todo?.ask === 'give' ? actionAt(table, todo.action) : null;
      return terms.count(move.kind, action?.act === 'trade' ? action.give : 1);
    }
    case 'swap':
    case 'reroll':
      return capital(placeName(m, move.place, table));
    case 'activate': {
      const tile = at(deciding(context).slots, move.slot);
      return capital(tile === null ? at(terms.slots, move.slot) : terms.tile(benefitOf(table, tile)));
    }
    case 'stop':
    case 'roll':
    case 'rubles':
    case 'end':
      return shorts[move.do];
    default:
      return move satisfies never;
  }
}
