import { at, type Chance, shuffled } from '@archivolt/engine';
import { cardOf, hasEveryKind, isAvailable, isSite, kindOf, sectionAt, where } from './cathedral.ts';
import { complete } from './completion.ts';
import { componentsOf } from './components.ts';
import { diceAt, exactPlace, mayEndAt, rollAt } from './moves/acquire.ts';
import { cardAt, quadrantAt } from './moves/influence.ts';
import { countOf, cubes, EMPTY, totalOf } from './pile.ts';
import type { RuleNumber } from './ruleNumbers.ts';
import { type Events, IVAN, type Ivan, type Table } from './state.ts';
import { ask } from './todo.ts';
import { addRecognition, gainPrestige } from './track.ts';
import { beginTurn, endGame } from './turns.ts';
import { type Die, type Kind, MATERIALS, RECOGNITION, type SoloCard, type Where } from './vocabulary.ts';
import { goodsFrom, isPrinted } from './workshop.ts';

/** Ivan's turn: RC-V4 to RC-V7. He follows his cards; if they leave a choice, the player decides. */

const HUMAN = 0;
/** RC-V5a. */
const RECOGNITION_CARD = 4;
/** RC-V5b. */
const STORED = 4;
/** RC-V6: the kinds of his four ornaments, in the order he places them. */
export const ORNAMENT_ORDER: readonly Kind[] = [0, 1, 1, 2];

function ivanOf(table: Table): Ivan {
  if (table.ivan === null) throw new Error('Ivan is not at this table');
  return table.ivan;
}

export function ivanTurn(table: Table, chance: Chance, events: Events): void {
  if (table.ending === IVAN) return endGame(table, events); // the player has had the last turn: RC-V7
  table.turn++;
  events?.push({ type: 'turn', rule: 'RC-F1', seat: IVAN, turn: table.turn });
  const ivan = ivanOf(table);
  if (ivan.up.includes(true)) return followCard(table, chance, events);
  const [place, ...others] = ornamentPlaces(table);
  if (others.length > 0) return ask(table, { ask: 'ivanOrnament' });
  if (place === undefined) events?.push({ type: 'ivanIdle', rule: 'RC-V6', seat: IVAN, card: 'ornament' });
  else placeOrnament(table, place, events);
  layTilesAnew(table, chance, events);
}

/** RC-V6: where his next ornament may go; the player's sections come first. */
export function ornamentPlaces(table: Table): Where[] {
  const kind = ORNAMENT_ORDER[ivanOf(table).placed];
  if (kind === undefined) return [];
  const places = [HUMAN, IVAN].map((owner) => {
    const found: Where[] = [];
    table.towers.forEach((tower, index) => {
      tower.forEach((section, level) => {
        const fits = section.done && section.banner === owner && section.ornament === null;
        if (fits && kindOf(table, section) === kind) found.push(where(index, level));
      });
    });
    return found;
  });
  return places.find((found) => found.length > 0) ?? [];
}

export function placeOrnament(table: Table, section: Where, events: Events): void {
  const ivan = ivanOf(table);
  const ornament = at(ORNAMENT_ORDER, ivan.placed);
  sectionAt(table, section).ornament = IVAN;
  ivan.placed++;
  events?.push({ type: 'decorated', rule: 'RC-V6', seat: IVAN, section, ornament, green: 0, purple: 0 });
  gainPrestige(table, IVAN, 1, 'RC-V6', events);
}

/** RC-V6 (2), then the turn continues. */
export function layTilesAnew(table: Table, chance: Chance, events: Events): void {
  const ivan = ivanOf(table);
  ivan.dice = shuffled(ivan.dice, chance);
  ivan.up.fill(true);
  events?.push({ type: 'ivanShuffled', rule: 'RC-V6', seat: IVAN, dice: ivan.dice.slice() });
  followCard(table, chance, events);
}

/** What each of his cards does. */
export const RULE_OF_SOLO_CARD: Readonly<Record<SoloCard, RuleNumber>> = {
  recognition: 'RC-V5a',
  inventory: 'RC-V5b',
  transport: 'RC-V5c',
  claim: 'RC-V5d',
  construction: 'RC-V5e',
};

/** RC-V4: the leftmost card whose tile is face up, by its place in the row; -1 if there is none. */
export function nextCard({ up }: Ivan): number {
  return up.indexOf(true);
}

function followCard(table: Table, chance: Chance, events: Events): void {
  const ivan = ivanOf(table);
  const index = nextCard(ivan);
  const die = at(ivan.dice, index);
  const card = at(ivan.row, index);
  ivan.up[index] = false;
  events?.push({ type: 'ivanCard', rule: 'RC-V4', seat: IVAN, index, card, die });
  moveDie(table, die, chance, events);
  ACTIONS[card](table, events);
}

/** RC-V4, RC-V5: the die moves, and may give recognition on the way. */
function moveDie(table: Table, die: Die, chance: Chance, events: Events): void {
  const moved = at(table.dice, die);
  const from = moved.place;
  const to = exactPlace(table, die);
  if (!mayEndAt(table, die, to)) {
    events?.push({ type: 'dieStays', rule: 'RC-V4', seat: IVAN, die, place: from, full: to });
    return;
  }
  moved.place = to;
  events?.push({ type: 'dieMoved', rule: 'RC-V4', seat: IVAN, die, from, to, steps: moved.shows, rubles: 0 });
  const tile = at(componentsOf(table).resources, at(table.market, to));
  if (tile.gain === RECOGNITION) addRecognition(table, IVAN, tile.count * diceAt(table, to), 'RC-V5', events);
  const free = freeRecognition(table, quadrantAt(to));
  if (free > 0) addRecognition(table, IVAN, free, 'RC-V5', events);
  rollAt(table, IVAN, to, 'RC-V5', chance, events);
}

/** RC-V5: the most recognition that an action of this card gives him for free. */
function freeRecognition(table: Table, quadrant: number): number {
  let best = 0;
  for (const action of cardAt(table, quadrant).actions) {
    if (action.act !== 'recognition' || (action.everyKind && !hasEveryKind(table, IVAN))) continue;
    best = Math.max(best, action.count);
  }
  return best;
}

const ACTIONS: { [C in SoloCard]: (table: Table, events: Events) => void } = {
  /** RC-V5a */
  recognition(table, events) {
    addRecognition(table, IVAN, RECOGNITION_CARD, 'RC-V5a', events);
    finish(table, events);
  },
  /** RC-V5b: from the largest pile of the supply; the rest from the next largest. */
  inventory(table, events) {
    const ivan = ivanOf(table);
    const before = ivan.inventory;
    for (let left = STORED; left > 0 && table.supply !== EMPTY; ) {
      let largest = 0;
      for (let kind = 1; kind < MATERIALS.length; kind++)
        if (countOf(table.supply, kind) > countOf(table.supply, largest)) largest = kind;
      const stored = cubes(largest, Math.min(left, countOf(table.supply, largest)));
      ivan.inventory += stored;
      table.supply -= stored;
      left -= totalOf(stored);
    }
    events?.push({ type: 'ivanStored', rule: 'RC-V5b', seat: IVAN, materials: ivan.inventory - before });
    finish(table, events);
  },
  /** RC-V5c */
  transport(table, events) {
    const ivan = ivanOf(table);
    if (ivan.inventory === EMPTY)
      events?.push({ type: 'ivanIdle', rule: 'RC-V5c', seat: IVAN, card: 'transport' });
    else events?.push({ type: 'ivanTransported', rule: 'RC-V5c', seat: IVAN, materials: ivan.inventory });
    ivan.construction += ivan.inventory;
    ivan.inventory = EMPTY;
    finish(table, events);
  },
  /** RC-V5d */
  claim(table, events) {
    const [section, ...others] = ivanClaims(table);
    if (others.length > 0) return ask(table, { ask: 'ivanClaim' });
    if (section === undefined) events?.push({ type: 'ivanIdle', rule: 'RC-V5d', seat: IVAN, card: 'claim' });
    else claimForIvan(table, section, 'RC-V5d', events);
    finish(table, events);
  },
  /** RC-V5e */
  construction(table, events) {
    const ivan = ivanOf(table);
    const idle = ivan.construction === EMPTY || !hasSite(table);
    if (idle) events?.push({ type: 'ivanIdle', rule: 'RC-V5e', seat: IVAN, card: 'construction' });
    else lay(table, ivan, events);
    finish(table, events);
  },
};

/** RC-V5d: the sections he may claim now, of the first class that has any. */
export function ivanClaims(table: Table): Where[] {
  const above: Where[] = [];
  const bases: Where[] = [];
  const others: Where[] = [];
  if (at(table.players, IVAN).aside === 0) return [];
  table.towers.forEach((tower, index) => {
    tower.forEach((_section, level) => {
      if (!isAvailable(tower, level)) return;
      if (level === 0) bases.push(where(index, level));
      else if (at(tower, level - 1).banner === HUMAN) above.push(where(index, level));
      else others.push(where(index, level));
    });
  });
  return [above, bases, others].find((found) => found.length > 0) ?? [];
}

/**
 * RC-V3, RC-V5d: places Ivan's banner, removes the workshop tile from the game, and gives him the recognition printed on it.
 */
export function claimForIvan(table: Table, section: Where, rule: 'RC-V3' | 'RC-V5d', events: Events): void {
  const claimed = sectionAt(table, section);
  const { tile } = claimed;
  if (tile === null) throw new Error('a free section has a tile');
  claimed.banner = IVAN;
  claimed.tile = null;
  at(table.players, IVAN).aside--;
  events?.push({ type: 'claimed', rule, seat: IVAN, section, card: claimed.card, tile });
  events?.push({ type: 'tileRemoved', rule, seat: IVAN, tile });
  const { benefit } = at(componentsOf(table).tiles, tile);
  const goods = isPrinted(benefit) ? goodsFrom(table, tile) : null;
  if (goods?.resource === RECOGNITION) addRecognition(table, IVAN, goods.count, rule, events);
}

function hasSite(table: Table): boolean {
  return table.towers.some((tower) => tower.some((section) => isSite(section, IVAN)));
}

/** RC-V5e: by number only, tower by tower from left to right, from the bottom up; the rest stays on the card. */
function lay(table: Table, ivan: Ivan, events: Events): void {
  table.towers.forEach((tower, index) => {
    tower.forEach((section, level) => {
      if (!isSite(section, IVAN)) return;
      const due = totalOf(cardOf(table, section).cost);
      for (let kind = 0; kind < MATERIALS.length; kind++) {
        const open = due - totalOf(section.delivered);
        const count = Math.min(open, countOf(ivan.construction, kind));
        if (count === 0) continue;
        ivan.construction -= cubes(kind, count);
        section.delivered += cubes(kind, count);
        const delivered = { type: 'delivered', rule: 'RC-V5e', seat: IVAN, kind, count } as const;
        events?.push({ ...delivered, section: where(index, level), missing: open - count });
      }
      if (totalOf(section.delivered) === due) complete(table, IVAN, where(index, level), events);
    });
  });
}

/** Ends Ivan's turn; the player's begins, or the game ends if Ivan's was the last one. */
export function finish(table: Table, events: Events): void {
  beginTurn(table, HUMAN, events);
}
