import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  type Benefit,
  cardAt,
  componentsOf,
  countOf,
  type Do,
  diceWith,
  goodsFrom,
  IVAN,
  isPrinted,
  LETTERS,
  type Move,
  type MoveOf,
  missing,
  type Pile,
  type Place,
  paidSteps,
  placeAfter,
  quadrantAt,
  RUBLE,
  sectionAt,
  type Table,
  totalOf,
  type View,
} from '@archivolt/red-cathedral';
import { texts as redCathedralTexts } from '@archivolt/red-cathedral/words';
import { type Speech, viewContext } from './speech.ts';

/** The offers: the game's own texts, followed by what a screen would show beside the button. */

const { describeDie, moveLabel, moveShort, placeName, seatName } = redCathedralTexts;

/** The move as a sentence, with additional facts. */
export function label(speech: Speech, view: View, move: Move): string {
  const { m } = speech;
  const words = moveLabel(m, move, viewContext(m, view));
  return move.do === 'claim'
    ? `${words}${m.terms.colon}${deal(speech, view, move)}`
    : `${words}${more(speech, view, move)}`;
}

/** The move without its verb, if the heading has it. */
export function offer(speech: Speech, view: View, move: Move): string {
  const { m } = speech;
  if (move.do === 'claim') {
    const { tile } = sectionAt(view.table, move.section);
    const gift = tile === null ? '' : `, ${m.describe.tile(benefitOf(view.table, tile))}`;
    return `${moveShort(m, move, viewContext(m, view))}${m.terms.colon}${deal(speech, view, move)}${gift}`;
  }
  if (move.do === 'acquire') {
    const { to, paid } = landing(view.table, move);
    const price = paid > 0 ? `, ${m.terms.count(RUBLE, paid)}` : '';
    return `${capital(placeName(m, to, view.table))}${price}${more(speech, view, move)}`;
  }
  return label(speech, view, move);
}

/** "WWBG → 5RP 1₽": the cost and reward of a section. */
function deal({ short }: Speech, { table }: View, { section }: MoveOf<'claim'>): string {
  const { cost, recognition, rubles } = at(componentsOf(table).sections, sectionAt(table, section).card);
  return `${letters(cost)} → ${recognition}${short.recognition} ${rubles}₽`;
}

function benefitOf(table: Table, tile: number): Benefit {
  return at(componentsOf(table).tiles, tile).benefit;
}

function more({ m, short }: Speech, view: View, move: Move): string {
  const { table, seat } = view;
  const { terms } = m;
  const set = componentsOf(table);
  const { recognition, completed } = short;
  const todo = table.todo.at(-1);
  switch (move.do) {
    case 'acquire': {
      const { to, dice } = landing(table, move);
      const card = cardAt(table, quadrantAt(to));
      const { gain, count } = at(set.resources, at(table.market, to));
      return ` → ${terms.count(gain, count * dice)}, ${at(terms.groups, card.group)}`;
    }
    case 'face':
      return move.up && todo?.ask === 'face' ? ` → ${gives(m, table, todo.tile)}` : '';
    case 'activate': {
      const tile = at(at(table.players, seat).slots, move.slot);
      return tile === null || isPrinted(benefitOf(table, tile)) ? '' : ` → ${gives(m, table, tile)}`;
    }
    case 'deliver':
      return totalOf(missing(table, sectionAt(table, move.section))) === 1 ? ` → ■ ${completed}` : '';
    case 'sell':
    case 'give':
    case 'return': {
      const held = countOf(at(table.players, seat).goods, move.kind);
      return ` (${terms.inventory}${terms.colon}${held})`;
    }
    case 'reroll': {
      const there = table.dice.flatMap(({ place }, die) =>
        place === move.place ? [at(terms.colours, die)] : [],
      );
      return `${terms.colon}${there.join(', ')}`;
    }
    case 'ivanClaim': {
      const card = at(set.sections, sectionAt(table, move.section).card);
      return ` (${card.recognition}${recognition})`;
    }
    case 'ivanOrnament': {
      const owner = sectionAt(table, move.section).banner ?? IVAN;
      return ` (${seatName(m, owner, viewContext(m, view))})`;
    }
    case 'claim':
    case 'banner':
    case 'slot':
    case 'decorate':
    case 'gems':
    case 'stop':
    case 'take':
    case 'amount':
    case 'choose':
    case 'use':
    case 'buy':
    case 'get':
    case 'swap':
    case 'roll':
    case 'rubles':
    case 'end':
      return '';
    default:
      return move satisfies never;
  }
}

/** Where a die would end, the price, and the number of dice there. */
function landing(table: Table, move: MoveOf<'acquire'>): { to: Place; paid: number; dice: number } {
  const to = placeAfter(table, move);
  return { to, paid: Math.max(0, paidSteps(table, move)), dice: diceWith(table, move.die, to) };
}

/** "WWBG": the cost of a section, as on the board. */
function letters(cost: Pile): string {
  return LETTERS.map((letter, kind) => letter.repeat(countOf(cost, kind))).join('');
}

/** The current benefit of a tile. */
function gives(m: Speech['m'], table: Table, tile: number): string {
  const goods = goodsFrom(table, tile);
  if (goods === null) return m.terms.tile(benefitOf(table, tile));
  return m.terms.count(goods.resource, goods.count);
}

/** The heading for offers of one kind; each die has its own, as they are considered one by one. */
export function group({ m, translations }: Speech, view: View, move: Move): string {
  const { terms, commands } = m;
  if (move.do === 'acquire')
    return `${commands.acquire.name} · ${describeDie(m, move.die, viewContext(m, view))}`;
  const headings: { [K in Exclude<Do, 'acquire'>]: string } = {
    claim: commands.claim.name,
    banner: capital(terms.banners),
    slot: terms.workshop,
    face: terms.workshop,
    deliver: commands.build.name,
    decorate: commands.build.name,
    gems: commands.build.name,
    stop: translations.terminal.continue,
    take: terms.market,
    amount: translations.table.actions.choices,
    choose: translations.table.actions.choices,
    use: terms.influence,
    sell: terms.influence,
    buy: terms.influence,
    give: terms.influence,
    get: terms.influence,
    return: terms.influence,
    swap: terms.influence,
    activate: terms.workshop,
    roll: translations.terminal.continue,
    rubles: translations.table.actions.optional,
    reroll: translations.table.actions.optional,
    end: translations.terminal.continue,
    ivanClaim: terms.ivan,
    ivanOrnament: terms.ivan,
  };
  return headings[move.do];
}
