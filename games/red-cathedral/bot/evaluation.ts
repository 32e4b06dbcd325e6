import type { Evaluation } from '@archivolt/botkit';
import { at, type Seat } from '@archivolt/engine';
import {
  canPayFor,
  completedBy,
  componentsOf,
  countOf,
  freeSpaces,
  GREEN_GEM,
  IVAN,
  isSite,
  LAST_SECTION,
  MATERIALS,
  MOST_GEMS,
  missing,
  ORNAMENT_MATERIAL,
  obtainable,
  type Player,
  PURPLE_GEM,
  presences,
  prestigeAt,
  RECOGNITION,
  type RedCathedral,
  RUBLE,
  redCathedral,
  type Section,
  shares,
  type Table,
  type Todo,
  type TodoOf,
  takeable,
  totalOf,
  towerValue,
  WHITE_SLOT,
} from '@archivolt/red-cathedral';
import { redCathedralSense } from './sense.ts';
import { WEIGHTS } from './weights.ts';

const GEMS = [GREEN_GEM, PURPLE_GEM];

export const redCathedralEvaluation: Evaluation<RedCathedral> = {
  value({ table, seat }, over) {
    if (table.ending === seat) return ending(table, seat);
    if (table.ending !== null || table.todo.length === 0) return finalMargin(table, seat);
    const mine = standing(table, seat) + (over ? 0 : pending(table, seat));
    // Ivan's turn may already have followed; what he gains anyway is no argument against the bot's own move.
    if (table.ivan !== null) return mine + threats(table, IVAN) * -WEIGHTS.opponent;
    let others = 0;
    table.players.forEach((_, other) => {
      if (other !== seat) others += standing(table, other);
    });
    return mine - (WEIGHTS.opponent * others) / (table.players.length - 1);
  },
  endsTurn: (move) => move.do === 'end',
  isAside: (move) => move.do === 'rubles' || move.do === 'reroll',
  sense: redCathedralSense,
};

/**
 * Ending the game is right for a player who leads by more than the others gain in a last turn, and for nobody else; compared
 * with that, the point values of both options do not matter.
 */
function ending(table: Table, seat: Seat): number {
  const { totals } = redCathedral.score(table);
  const best = Math.max(...totals.filter((_, other) => other !== seat));
  const ahead = at(totals, seat) - best >= WEIGHTS.lastTurn;
  return (ahead ? DECISIVE : -DECISIVE) + finalMargin(table, seat);
}

/** More than the value of any position. */
const DECISIVE = 1000;

/** Nothing can be prepared any more: the score sheet itself, and a little for tie-breaks. */
function finalMargin(table: Table, seat: Seat): number {
  const { totals } = redCathedral.score(table);
  const best = Math.max(...totals.filter((_, other) => other !== seat));
  // The space counts a little too, so that points are still collected when the race is lost.
  return 2 * at(totals, seat) - best + 0.1 * at(table.players, seat).space + 0.1 * completedBy(table, seat);
}

/** The overall value of a seat's position. */
function standing(table: Table, seat: Seat): number {
  const player = at(table.players, seat);
  const completed = completedBy(table, seat);
  const rest = 1 - leadOf(table) / LAST_SECTION;
  return (
    trackOf(table, player, rest) +
    rublesOf(player.rubles) +
    sectionsOf(table, seat, player, completed) +
    towersOf(table, seat) +
    inventoryOf(player) +
    workshopOf(table, player, rest) -
    threats(table, seat) +
    WEIGHTS.completed * completed +
    (WEIGHTS.nearer * completed * (completed - 1)) / 2
  );
}

/** Completed sections of the leading seat: how much of the game is over. */
function leadOf(table: Table): number {
  let lead = 0;
  table.players.forEach((_, seat) => {
    lead = Math.max(lead, completedBy(table, seat));
  });
  return lead;
}

/** Early on a space is a space; towards the end only the prestige under the marker counts. */
function trackOf(table: Table, { space }: Player, rest: number): number {
  const now = prestigeAt(componentsOf(table).track, space);
  return rest * WEIGHTS.space * space + (1 - rest) * (0.7 * now + 0.3 * WEIGHTS.space * space);
}

function rublesOf(rubles: number): number {
  const useful = Math.min(rubles, WEIGHTS.usefulRubles);
  return WEIGHTS.ruble * useful + WEIGHTS.spareRuble * (rubles - useful);
}

/** The value of a section for a seat with `completed` sections. */
function worthOf(table: Table, section: Section, completed: number): number {
  const card = at(componentsOf(table).sections, section.card);
  return (
    WEIGHTS.space * card.recognition +
    WEIGHTS.ruble * card.rubles +
    WEIGHTS.completed +
    WEIGHTS.nearer * completed
  );
}

/** Sections under construction, and the cubes in the inventory that they and the ornaments need. */
function sectionsOf(table: Table, seat: Seat, player: Player, completed: number): number {
  const needs = [0, 0, 0, 0, 0, 0];
  const sites = [0, 0, 0];
  let value = 0;
  for (const tower of table.towers) {
    for (const section of tower) {
      const { kind, cost } = at(componentsOf(table).sections, section.card);
      if (section.done && section.ornament === null) sites[kind] = at(sites, kind) + 1;
      if (!isSite(section, seat)) continue;
      const due = totalOf(cost);
      const progress = totalOf(section.delivered) / due;
      value += worthOf(table, section, completed) * (WEIGHTS.claimed + WEIGHTS.progress * progress);
      const open = missing(table, section);
      for (let material = 0; material < MATERIALS.length; material++)
        needs[material] = at(needs, material) + countOf(open, material);
    }
  }
  return value + cubesOf(player, needs, sites);
}

function cubesOf(player: Player, needs: readonly number[], sites: readonly number[]): number {
  let value = 0;
  let gems = 0;
  for (let material = 0; material < MATERIALS.length; material++) {
    const have = countOf(player.goods, material);
    const needed = Math.min(have, at(needs, material));
    value += WEIGHTS.neededCube * needed;
    let spare = have - needed;
    if (GEMS.includes(material)) gems += spare;
    const kind = ORNAMENT_MATERIAL.indexOf(material);
    if (kind >= 0) {
      const usable = Math.min(spare, at(player.ornaments, kind), at(sites, kind));
      value += WEIGHTS.cubeForOrnament * usable;
      spare -= usable;
    }
    if (!GEMS.includes(material)) value += at(WEIGHTS.spareCube, material) * spare;
  }
  const carried = Math.min(gems, MOST_GEMS * ornamentsLeft(player));
  return value + WEIGHTS.gemForOrnament * carried + at(WEIGHTS.spareCube, 4) * (gems - carried);
}

function ornamentsLeft(player: Player): number {
  return at(player.ornaments, 0) + at(player.ornaments, 1) + at(player.ornaments, 2);
}

/** Current shares of the towers: RC-E4 to RC-E6. */
function towersOf(table: Table, seat: Seat): number {
  let value = 0;
  for (const tower of table.towers) {
    const presence = presences(tower, table.players.length);
    if (at(presence, seat) === 0) continue;
    value += at(shares(towerValue(tower), presence), seat);
  }
  return WEIGHTS.towerNow * value;
}

function inventoryOf(player: Player): number {
  return WEIGHTS.freeSpace * Math.min(freeSpaces(player), WEIGHTS.usefulSpaces);
}

/** Tiles face up pay for the rest of the game; ornaments wait for a section. */
function workshopOf(table: Table, player: Player, rest: number): number {
  let up = 0;
  player.up.forEach((isUp, slot) => {
    if (isUp) up += slot < WHITE_SLOT ? 1 : 0.8; // two white slots share one die
  });
  const locked = table.side === 'advanced' ? 1 : 0.6; // unlocking an ornament has a price
  return rest * WEIGHTS.tileUp * up + WEIGHTS.ornament * locked * ornamentsLeft(player);
}

/** RC-B4: what the unfinished sections of a seat may lose to others' sections above them. */
function threats(table: Table, seat: Seat): number {
  let lost = 0;
  for (const tower of table.towers) {
    for (let level = 0; level < tower.length; level++) {
      const section = at(tower, level);
      if (!isSite(section, seat)) continue;
      for (let above = level + 1; above < tower.length; above++) {
        const other = at(tower, above);
        if (other.banner !== null && other.banner !== seat && !other.done) lost += above - level;
      }
    }
  }
  return WEIGHTS.threat * WEIGHTS.space * lost;
}

/** What the open question still promises, because otherwise a turn would never be started. */
function pending(table: Table, seat: Seat): number {
  if (table.todo.length === 0 || table.active !== seat) return 0;
  let value = 0;
  for (const todo of table.todo) value += promiseOf(table, seat, todo);
  return value;
}

function promiseOf(table: Table, seat: Seat, todo: Todo): number {
  switch (todo.ask) {
    case 'market':
      return promisedByVisit(table, seat, todo);
    case 'amount':
      return worthOfCubes(table, seat, todo.kind, todo.max);
    case 'choose':
      return WEIGHTS.neededCube;
    case 'slot':
    case 'face':
    case 'gems':
      return 0.5;
    case 'deliver':
      return 0.4 * todo.left;
    case 'get':
      return WEIGHTS.neededCube * todo.left;
    case 'sell':
    case 'buy':
    case 'give':
      return 0.2;
    case 'return':
      return 0.5 * (4 - todo.left);
    case 'turn':
    case 'end':
    case 'banner':
    case 'swap':
    case 'activate':
    case 'ivanClaim':
    case 'ivanOrnament':
      return 0;
    default:
      return todo satisfies never;
  }
}

/** The value of what is left of a visit to the market: the yield of the place, influence, a workshop tile. */
function promisedByVisit(table: Table, seat: Seat, todo: TodoOf<'market'>): number {
  let value = 0;
  if (!todo.took) value += promised(table, seat, todo.die);
  if (todo.used === null) value += 0.3;
  if (!todo.activated && canPayFor(table, seat, todo.die)) value += 0.1;
  return value;
}

/** RC-M1: the yield of the market place under the moved die. */
function promised(table: Table, seat: Seat, die: number): number {
  const { resource, most } = takeable(table, at(table.players, seat), die);
  if (resource === RUBLE) return WEIGHTS.ruble * most;
  if (resource === RECOGNITION) return WEIGHTS.space * most;
  return worthOfCubes(table, seat, resource, most);
}

function worthOfCubes(table: Table, seat: Seat, material: number, count: number): number {
  const player = at(table.players, seat);
  const fit = obtainable(table, player, material, count);
  if (fit <= 0) return 0;
  let need = -countOf(player.goods, material);
  for (const tower of table.towers) {
    for (const section of tower) {
      if (isSite(section, seat)) need += countOf(missing(table, section), material);
    }
  }
  const needed = Math.max(0, Math.min(fit, need));
  return WEIGHTS.neededCube * needed + at(WEIGHTS.spareCube, material) * (fit - needed);
}
