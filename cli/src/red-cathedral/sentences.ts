import { at, type Facts, type ScoreLine } from '@archivolt/engine';
import {
  type Ask,
  cardAt,
  componentsOf,
  DICE,
  type Event,
  KINDS,
  ORNAMENTS,
  printWhere,
  type Reason,
  type ReasonCode,
  type SoloCard,
  type Source,
  type Table,
} from '@archivolt/red-cathedral';
import type { Who } from '../entry.ts';
import { actionText } from './influence.ts';
import { cubesOf, die, goods, kinds, material, place, rubles, section, slotName, tileOf } from './words.ts';

/** Every event and every reason as an English sentence. A new one without its sentence does not compile. */

type Tell = {
  [T in Event['type']]: (event: Extract<Event, { type: T }>, table: Table, who: Who) => string | undefined;
};

const FROM: Record<Source, string> = {
  market: 'from the market',
  workshop: 'from the workshop',
  influence: 'by influence',
  section: 'for the section',
  optional: 'for prestige',
};

const IVAN_CARDS: Record<SoloCard | 'ornament', string> = {
  recognition: 'recognition card',
  inventory: 'inventory card',
  transport: 'transport card',
  claim: 'claim card',
  construction: 'construction card',
  ornament: 'ornament',
};

const EVENTS: Tell = {
  turn: () => undefined, // the heading of the turn says it
  claimed: ({ seat, section: where, card }, table, who) => {
    const claimed = at(componentsOf(table).sections, card);
    return `${who(seat)} claims ${section(where)}, a ${at(KINDS, claimed.kind)} (${goods(claimed.cost)}).`;
  },
  bannerTaken: ({ seat, from, left }, _table, who) => {
    const opened = from === 'inventory' ? ', which opens an inventory space' : '';
    return `${who(seat)} takes the banner from ${from === 'white' ? 'a white slot' : from === 'aside' ? 'beside the inventory' : 'the inventory'}${opened}; ${left} left.`;
  },
  placed: ({ seat, tile, slot, up, rubles: paid }, table, who) =>
    up
      ? `${who(seat)} places the tile "${tileOf(table, tile)}" face up in the ${slotName(slot)} slot for ${rubles(paid)}.`
      : `${who(seat)} places the tile "${tileOf(table, tile)}" face down in the ${slotName(slot)} slot.`,
  unlocked: ({ seat, ornament }, _table, who) => `${who(seat)} unlocks a ${at(ORNAMENTS, ornament)}.`,
  tileRemoved: ({ tile }, table) => `The tile "${tileOf(table, tile)}" leaves the game.`,
  dieMoved: ({ seat, die: moved, to, steps, rubles: paid }, _table, who) => {
    const price = paid > 0 ? `, ${rubles(paid)} paid` : '';
    return `${who(seat)} moves ${die(moved)} ${steps} to ${place(to)}${price}.`;
  },
  dieStays: ({ die: stays, place: here, full }) =>
    `${die(stays)} would end at ${place(full)}, where three dice lie, and stays at ${place(here)}.`,
  rolled: ({ place: where, dice, after }) =>
    `The dice at ${place(where)} are rolled: ${dice.map((index, nth) => `${at(DICE, index)} ${at(after, nth)}`).join(', ')}.`,
  gained: ({ seat, kind, count, lost, from }, _table, who) => {
    const rest = lost > 0 ? ` (${lost} more did not fit or was not there)` : '';
    return count === 0
      ? `${who(seat)} takes no ${material(kind)} ${FROM[from]}.`
      : `${who(seat)} gets ${cubesOf(count, kind)} ${FROM[from]}${rest}.`;
  },
  rubles: ({ seat, by, now }, _table, who) =>
    `${who(seat)} ${by > 0 ? 'gets' : 'pays'} ${rubles(Math.abs(by))} (now ${now}).`,
  recognition: ({ seat, by, to }, _table, who) =>
    by === 0
      ? undefined
      : `${who(seat)} ${by > 0 ? 'gains' : 'loses'} ${Math.abs(by)} recognition (space ${to}).`,
  prestige: ({ seat, by, from, to }, _table, who) =>
    `${who(seat)} ${by > 0 ? 'gains' : 'loses'} ${Math.abs(by)} prestige (space ${from} to ${to}).`,
  activated: ({ seat, tile, slot }, table, who) =>
    `${who(seat)} activates the tile "${tileOf(table, tile)}" in the ${slotName(slot)} slot.`,
  used: ({ seat, action, quadrant }, table, who) =>
    `${who(seat)} uses influence: ${actionText(at(cardAt(table, quadrant).actions, action))}.`,
  gave: ({ seat, kind, count }, _table, who) => `${who(seat)} gives ${cubesOf(count, kind)} to the supply.`,
  tilesSwapped: ({ seat, places: [one, other] }, _table, who) =>
    `${who(seat)} swaps the resource tiles of ${place(one)} and ${place(other)}.`,
  delivered: ({ seat, section: where, kind, count, missing }, _table, who) =>
    `${who(seat)} delivers ${cubesOf(count, kind)} to ${section(where)}${missing > 0 ? `; ${missing} still missing` : ''}.`,
  completed: ({ seat, section: where }, _table, who) => `${who(seat)} completes ${section(where)}!`,
  punished: ({ seat, section: where, above }, _table, who) =>
    `${who(seat)} is punished for unfinished ${section(where)}: ${above} completed above it.`,
  decorated: ({ seat, section: where, ornament, green, purple }, _table, who) => {
    const gems = [green > 0 ? cubesOf(green, 4) : '', purple > 0 ? cubesOf(purple, 5) : ''].filter(Boolean);
    return `${who(seat)} decorates ${section(where)} with a ${at(ORNAMENTS, ornament)}${gems.length > 0 ? ` and ${gems.join(' and ')}` : ''}.`;
  },
  endTriggered: ({ seat }, _table, who) => `${who(seat)} has completed the sixth section: the end is near.`,
  ivanCard: ({ card, die: moved }) => `Ivan follows the ${IVAN_CARDS[card]} with ${die(moved)}.`,
  ivanStored: ({ materials }) => `Ivan stores ${goods(materials)} on the inventory card.`,
  ivanTransported: ({ materials }) => `Ivan moves ${goods(materials)} to the construction card.`,
  ivanIdle: ({ card }) => `Ivan's ${IVAN_CARDS[card]} does nothing this time.`,
  ivanShuffled: ({ dice }) =>
    `Ivan's tiles are laid out anew: ${dice.map((index) => at(DICE, index)).join(', ')}.`,
  ended: ({ winners }, _table, who) =>
    winners.length === 1
      ? `The game is over: ${winners.map(who).join('')} wins.`
      : `The game is over: ${winners.map(who).join(' and ')} share the victory.`,
};

export function tell(event: Event, table: Table, who: Who): string | undefined {
  const sentence = (EVENTS[event.type] as (e: Event, t: Table, w: Who) => string | undefined)(
    event,
    table,
    who,
  );
  return sentence && sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const ASKS: Record<Ask, string> = {
  turn: 'a basic action: claim, build or acquire',
  end: 'the end of the turn',
  banner: 'which banner to take',
  slot: 'a slot for the workshop tile',
  face: 'face up or face down',
  deliver: 'a delivery',
  gems: 'gems for the ornament',
  market: 'what to do at the market',
  amount: 'how many to take',
  choose: 'which material to take',
  sell: 'what to sell',
  buy: 'what to buy',
  give: 'what to give',
  get: 'what to get',
  return: 'what to return',
  swap: 'which resource tiles to swap',
  activate: 'which tile to activate',
  ivanClaim: 'what Ivan claims',
  ivanOrnament: 'where Ivan places his ornament',
};

/** A fact by its name; the game always sends those that its sentence needs. */
interface Known {
  number(name: string): number;
  numbers(name: string): number[];
  text(name: string): string;
}

function known(facts: Facts): Known {
  return {
    number: (name) => Number(facts[name]),
    numbers: (name) => {
      const list = facts[name];
      return Array.isArray(list) ? list.map(Number) : [];
    },
    text: (name) => String(facts[name]),
  };
}

type WhyNot = { [C in ReasonCode]: (facts: Known, who: Who) => string };

const REASONS: WhyNot = {
  over: () => 'The game is over.',
  notYourTurn: (f, who) => `It is ${who(f.number('seat'))}'s turn.`,
  notNow: (f) => `Now the game asks for ${ASKS[f.text('ask') as Ask]}.`,
  sameAs: (f) => `It would be the same as with the ${slotName(f.number('slot'))} slot, which is offered.`,
  noSuchSection: (f) => `There is no section ${printWhere(f.number('section'))} in this cathedral.`,
  claimedAlready: (f, who) =>
    `Section ${printWhere(f.number('section'))} carries the banner of ${who(f.number('seat'))} already.`,
  nothingBelow: (f) => `Section ${printWhere(f.number('below'))} below it must carry a banner first.`,
  noBanner: () => 'You have no banner left.',
  bannerNotAsked: (f) =>
    f.text('side') === 'basic'
      ? 'On the basic side nothing is asked: the banner comes from the inventory first.'
      : 'No section was claimed just now.',
  slotTaken: (f) => `The ${slotName(f.number('slot'))} slot holds a tile already.`,
  slotCovered: (f) => `A banner still covers the ${slotName(f.number('slot'))} slot.`,
  needRubles: (f) => `It costs ${rubles(f.number('need'))}, and you have ${f.number('have')}.`,
  notClaimed: (f) => `Nobody has claimed section ${printWhere(f.number('section'))} yet; you build your own.`,
  notYours: (f, who) => `Section ${printWhere(f.number('section'))} belongs to ${who(f.number('seat'))}.`,
  completedAlready: (f) => `Section ${printWhere(f.number('section'))} is completed.`,
  notNeeded: (f) =>
    `Section ${printWhere(f.number('section'))} needs no (more) ${material(f.number('kind'))}.`,
  notInHand: (f) =>
    `You need ${cubesOf(f.number('need'), f.number('kind'))} in your inventory and have ${f.number('have')}.`,
  nothingDelivered: () => 'At least one material must be delivered.',
  notCompleted: (f) => `Section ${printWhere(f.number('section'))} is not completed yet.`,
  decoratedAlready: (f) => `Section ${printWhere(f.number('section'))} has its ornament already.`,
  ornamentGone: (f) => `You have no ${at(ORNAMENTS, f.number('ornament'))} left.`,
  ornamentLocked: (f) =>
    `Your ${at(ORNAMENTS, f.number('ornament'))} is locked in the ${slotName(f.number('slot'))} slot until a tile lies there face up.`,
  tooManyGems: (f) => `At most ${f.number('most')} gems fit into the deliveries that are left.`,
  exactSteps: (f) =>
    `${capital(die(f.number('die')))} shows ${f.number('shows')} and moves at least that far.`,
  notYourDie: (f) =>
    `Only the white die and your own can be paid on; ${die(f.number('die'))} moves exactly ${f.number('shows')}.`,
  cheaperWay: (f) => `The same place is reached with ${f.number('steps')} steps, for less.`,
  placeFull: (f) => `Three other dice lie at ${place(f.number('place'))}.`,
  noDieMoved: () => 'No die has been moved in this turn.',
  takenAlready: () => 'You have taken from the market in this turn.',
  noSpace: () => 'Your inventory is full, and nothing may be discarded.',
  supplyEmpty: (f) =>
    f.text('kind') === 'null'
      ? 'The supply has nothing to trade for it.'
      : `The supply has no ${material(f.number('kind'))}.`,
  amountOutOfRange: (f) => `Between ${f.number('min')} and ${f.number('max')} can be taken.`,
  usedAlready: () => 'This influence action can be used once in a turn.',
  otherActionUsed: () => 'You have used the other action of this card; one of the two is all.',
  rowBroken: () => 'The action can be repeated only in a row, and something else came between.',
  notShown: (f) => `The artisans deal in ${kinds(f.numbers('of'))}, not in ${material(f.number('kind'))}.`,
  nothingToSell: (f) => `You have no ${kinds(f.numbers('of'))} to sell.`,
  nothingToDeliver: () => 'You have nothing that could be delivered anywhere.',
  nothingToTrade: (f) => {
    const give = f.number('give');
    return give === 1
      ? 'You have nothing to trade, or nothing can be had for it.'
      : `You need ${give} equal materials, and something in the supply to trade them for.`;
  },
  noUsefulTile: () => 'You have no tile face up that would give you anything now.',
  needEveryKind: () => 'You need a completed base, middle and dome of your own.',
  needDifferent: (f) => `You need ${f.number('need')} different materials and have ${f.number('have')}.`,
  sameKind: (f) => `It must be another kind than ${material(f.number('kind'))}.`,
  returnedAlready: (f) => `You have returned ${material(f.number('kind'))}; they must differ.`,
  samePlace: (f) => `${capital(place(f.number('place')))} is the first of the two already.`,
  noTile: (f) => `There is no tile in your ${slotName(f.number('slot'))} slot.`,
  faceDown: (f) =>
    `The tile in your ${slotName(f.number('slot'))} slot lies face down and is never activated.`,
  otherColour: (f) => `You moved ${die(f.number('die'))}, and it activates only slots of its own colour.`,
  activatedAlready: () => 'You have activated a tile in this turn.',
  givesNothing: (f) => `The tile in your ${slotName(f.number('slot'))} slot would give you nothing now.`,
  noPrestige: (f) =>
    `Your marker (space ${f.number('space')}) has no prestige space behind it to fall back to.`,
  rerolledAlready: () => 'You have rolled dice for prestige in this turn.',
  noDice: (f) => `There is no die at ${place(f.number('place'))}.`,
  actFirst: () => 'A basic action comes first: claim, build or acquire.',
  notIvansChoice: (f) => `Ivan cannot take section ${printWhere(f.number('section'))} now.`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function why(reason: Reason, who: Who): string {
  return REASONS[reason.code](known(reason.facts ?? {}), who);
}

const SCORE_LINES: Record<string, (facts: Known) => string> = {
  track: (f) => `the marker on space ${f.number('space')}`,
  leftovers: (f) =>
    `${f.number('materials')} ${f.number('materials') === 1 ? 'material' : 'materials'} and ${rubles(f.number('rubles'))} left, 1 for every 5`,
  tower: (f) => {
    const tied = f.number('tied') > 0 ? ', tied' : '';
    return `tower ${f.number('tower') + 1}, worth ${f.number('value')}: presence ${f.number('presence')}, place ${f.number('place')}${tied}`;
  },
};

export function scoreLine({ code, facts }: ScoreLine): string {
  return SCORE_LINES[code]?.(known(facts ?? {})) ?? code;
}

export function tieBreak(code: string): string {
  return code === 'completed' ? 'completed sections' : 'ornaments placed';
}
