import { type Features, type Inputs, seenFrom } from '@archivolt/botkit';
import { at, last } from '@archivolt/engine';
import {
  ASKS,
  COLOURS,
  type ComponentSet,
  componentsOf,
  countOf,
  DICE,
  diceAt,
  diceWith,
  exactPlace,
  freeSpaces,
  goodsFrom,
  IVAN,
  isAffordable,
  isIvan,
  isMaterial,
  isPrinted,
  isSite,
  LEFTOVERS_A_PRESTIGE,
  MATERIALS,
  MOST_DICE,
  mayEndAt,
  obtainable,
  PLACES,
  type Player,
  prestigeAt,
  quadrantAt,
  type RedCathedral,
  SLOTS,
  type Slot,
  SOLO_CARDS,
  slotCost,
  slotsOf,
  type Table,
  totalOf,
  type View,
  WHITE,
  WHITE_SLOT,
} from '@archivolt/red-cathedral';
import { BENEFITS, type BoardSummary, kindOf, lacksForEasiest, summarizeBoard } from './boardSummary.ts';
import { heuristicScore } from './heuristicScore.ts';

const ACTIONS = 12;

/**
 * The net's inputs for The Red Cathedral. Dice and slots are counted from the viewing player's colour, seats from the viewing
 * seat.
 */
export const redCathedralFeatures: Features<RedCathedral> = {
  version: 2,
  rules: 1,
  points: 20,
  opinions: 2,
  players: (table) => (table.ivan === null ? table.players.length : 1),
  seats: (table) => table.players.length,
  setOf: (table) => table.set,
  isAside: (move) => move.do === 'rubles' || move.do === 'reroll',
  write(view, inputs) {
    const { table, seat: me } = view;
    const set = componentsOf(table);
    const summary = summarizeBoard(table, set);
    const seats = table.players.length;
    const opinion = heuristicScore(table, set, summary, me) / 10;
    inputs.number(table.ending === null ? Math.max(-4, Math.min(4, opinion)) : 0);
    inputs.number(table.ending === null ? 0 : leadOf(table, set, summary, me) / 10);
    for (let step = 0; step < seats; step++) {
      const seat = (me + step) % seats;
      writePlayer(inputs, table, set, summary, seat, me);
    }
    writeMarket(inputs, view, set);
    writeTowers(inputs, view, summary);
    writeMoment(inputs, view, set);
    if (table.ivan !== null) writeIvan(inputs, view, set);
    for (let step = 0; step < seats; step++) writePromise(inputs, table, set, summary, (me + step) % seats);
  },
};

function writePlayer(
  inputs: Inputs,
  table: Table,
  set: ComponentSet,
  summary: BoardSummary,
  seat: number,
  me: number,
): void {
  const player = at(table.players, seat);
  const own = at(summary.seats, seat);
  const live = liveScore(table, set, summary, seat);
  inputs.number(player.space / 30);
  inputs.number(live / 25);
  inputs.number(own.towers / 15);
  if (seat !== me) {
    const ahead = live - liveScore(table, set, summary, me);
    inputs.number(Math.max(-2, Math.min(2, ahead / 10)));
    inputs.number(Math.max(-2, Math.min(2, (own.done - at(summary.seats, me).done) / 2)));
  }
  const next = player.space >= set.track.last ? 1 : at(set.track.ahead, player.space) - player.space;
  inputs.oneOf(next - 1, 5);
  inputs.upTo(player.rubles, 6);
  inputs.number(player.rubles / 8);
  for (let kind = 0; kind < MATERIALS.length; kind++) inputs.upTo(countOf(player.goods, kind), 4);
  inputs.upTo(freeSpaces(player), 6);
  inputs.upTo(player.covered, 4);
  inputs.upTo(player.aside, 2);
  inputs.oneOf(own.done, 7);
  inputs.upTo(own.sites.length, 5);
  inputs.upTo(own.canDeliver, 6);
  inputs.upTo(own.finishable, 3);
  inputs.oneOf(own.finishableAtOnce, 4);
  inputs.upTo(own.lacking, 8);
  for (let kind = 0; kind < MATERIALS.length; kind++) inputs.upTo(at(own.lacks, kind), 3);
  inputs.upTo(own.threats, 4);
  for (let kind = 0; kind < 3; kind++) {
    inputs.upTo(at(player.ornaments, kind), 2);
    inputs.flag(at(player.ornaments, kind) > 0 && at(summary.bare, kind) > 0);
    inputs.flag(at(player.ornaments, kind) > 0 && own.bare[kind] === true);
  }
  writeSites(inputs, own.sites, seat === me ? 4 : 3);
  writeSlots(inputs, table, set, player);
}

/** Points if the game ended now, without building the score sheet. */
function liveScore(table: Table, set: ComponentSet, summary: BoardSummary, seat: number): number {
  const player = at(table.players, seat);
  const left = isIvan(table, seat) ? 0 : (totalOf(player.goods) + player.rubles) / LEFTOVERS_A_PRESTIGE;
  return prestigeAt(set.track, player.space) + at(summary.seats, seat).towers + left;
}

/** The lead over the best opponent in points. */
function leadOf(table: Table, set: ComponentSet, summary: BoardSummary, me: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < table.players.length; seat++)
    if (seat !== me) rival = Math.max(rival, liveScore(table, set, summary, seat));
  return liveScore(table, set, summary, me) - rival;
}

/** The sites nearest to completion. */
function writeSites(inputs: Inputs, sites: BoardSummary['seats'][number]['sites'], most: number): void {
  for (let rank = 0; rank < most; rank++) {
    const site = sites[rank];
    if (site === undefined) {
      inputs.skip(13);
      continue;
    }
    inputs.oneOf(site.lacking, 5);
    inputs.upTo(site.missing, 4);
    inputs.number(site.recognition / 5);
    inputs.number(site.rubles / 2);
    inputs.flag(site.doneAbove);
    inputs.flag(site.claimedAbove);
  }
}

/** The place of a slot when slots are counted from the player's colour; the white ones share the last place. */
function ownFirst({ colour }: Player, slot: Slot): number {
  return slot < WHITE_SLOT ? (slot - colour + COLOURS.length) % COLOURS.length : WHITE_SLOT;
}

function writeSlots(inputs: Inputs, table: Table, set: ComponentSet, player: Player): void {
  for (let index = 0; index < SLOTS; index++) {
    const slot = index < WHITE_SLOT ? (player.colour + index) % COLOURS.length : index;
    const tile = at(player.slots, slot);
    inputs.flag(tile !== null);
    inputs.flag(tile !== null && at(player.up, slot));
    if (tile === null || !at(player.up, slot)) inputs.skip(BENEFITS);
    else inputs.oneOf(kindOf(set, tile), BENEFITS);
  }
  // A die tile gives what is under its die now.
  let yields = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const tile = at(player.slots, slot);
    if (tile === null || !at(player.up, slot)) continue;
    const { benefit } = at(set.tiles, tile);
    const goods = isPrinted(benefit) ? null : goodsFrom(table, tile);
    if (goods !== null) yields |= 1 << goods.resource;
  }
  inputs.bits(yields, 8);
}

function writeMarket(inputs: Inputs, { table, seat }: View, set: ComponentSet): void {
  const me = at(table.players, seat);
  const dice = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const die of table.dice) dice[die.place] = at(dice, die.place) + 1;
  const best = [0, 0, 0, 0, 0, 0, 0, 0];
  const paid = [9, 9, 9, 9, 9, 9, 9, 9];
  for (let index = 0; index < DICE.length; index++) {
    const colour = index < WHITE ? (me.colour + index) % COLOURS.length : index;
    const place = exactPlace(table, colour);
    const others = at(dice, place);
    const tile = at(set.resources, at(table.market, place));
    inputs.flag(others >= MOST_DICE);
    inputs.oneOf(tile.gain, 8);
    inputs.upTo(others, 2);
    inputs.oneOf(at(table.influence, quadrantAt(place)), ACTIONS);
    if (others < MOST_DICE) best[tile.gain] = Math.max(at(best, tile.gain), others + 1);
    if (index !== 0 && index !== WHITE) continue; // RC-A2: the player's own and the white die
    for (let extra = 0; extra <= 3; extra++) {
      const there = (place + extra) % PLACES;
      const { gain } = at(set.resources, at(table.market, there));
      if (at(dice, there) < MOST_DICE) paid[gain] = Math.min(at(paid, gain), extra);
    }
  }
  for (let gain = 0; gain < 8; gain++) {
    inputs.upTo(at(best, gain), 3);
    inputs.upTo(4 - at(paid, gain), 4);
  }
  for (const quadrant of [0, 1, 2, 3]) inputs.oneOf(at(table.influence, quadrant), ACTIONS);
  for (let kind = 0; kind < MATERIALS.length; kind++) inputs.upTo(countOf(table.supply, kind), 3);
}

/** Space for as many towers as a plan for this number of players can have, so that the layout is the same for all plans. */
function writeTowers(inputs: Inputs, { table, seat: me }: View, summary: BoardSummary): void {
  const seats = table.players.length;
  for (let index = 0; index < (seats === 2 ? 4 : seats === 3 ? 5 : 6); index++) {
    const tower = index < table.towers.length ? at(summary.towers, index) : undefined;
    if (tower === undefined) {
      inputs.skip(12 + 6 * seats);
      continue;
    }
    const mine = at(tower.presence, me);
    let rival = 0;
    for (let seat = 0; seat < seats; seat++)
      if (seat !== me) rival = Math.max(rival, at(tower.presence, seat));
    inputs.number(tower.value / 8);
    inputs.upTo(tower.free, 4);
    inputs.oneOf(Math.max(-3, Math.min(3, mine - rival)) + 3, 7);
    for (let step = 0; step < seats; step++) {
      const seat = (me + step) % seats;
      inputs.upTo(at(tower.presence, seat), 4);
      inputs.upTo(at(tower.claimed, seat), 2);
    }
  }
  for (let kind = 0; kind < 3; kind++) {
    inputs.upTo(at(summary.bare, kind), 2);
    const open = at(summary.open, kind);
    inputs.upTo(open.count, 3);
    inputs.number(open.recognition / 5);
  }
  inputs.bits(summary.openTiles, BENEFITS);
  inputs.oneOf(lacksForEasiest(summary, at(table.players, me).goods), 5);
  inputs.number(summary.free / 12);
}

/** Whose decision it is, its kind, and what it is about. */
function writeMoment(inputs: Inputs, { table, seat: me }: View, set: ComponentSet): void {
  const seats = table.players.length;
  const player = at(table.players, me);
  inputs.flag(table.side === 'advanced');
  inputs.number(table.turn / seats / 25);
  inputs.oneOf(table.ending === null ? -1 : seenFrom(me, table.ending, seats), seats);
  inputs.oneOf(seenFrom(me, table.active, seats), seats);
  inputs.flag(table.rerolled);
  const todo = table.todo.length === 0 ? undefined : last(table.todo);
  inputs.oneOf(todo === undefined ? -1 : ASKS.indexOf(todo.ask), ASKS.length);
  const market = table.todo.find((open) => open.ask === 'market');
  if (market === undefined) inputs.skip(8 + 3 + ACTIONS + 5);
  else {
    const { place } = at(table.dice, market.die);
    const others = diceAt(table, place);
    inputs.oneOf(market.took ? -1 : at(set.resources, at(table.market, place)).gain, 8);
    inputs.upTo(market.took ? 0 : others, 3);
    const usable = market.used === null || market.row;
    inputs.oneOf(usable ? at(table.influence, quadrantAt(place)) : -1, ACTIONS);
    inputs.flag(market.row && market.used === 0);
    inputs.flag(market.row && market.used === 1);
    inputs.upTo(others - 1, 2);
    inputs.flag(!market.activated && mayActivate(player, market.die));
  }
  const deliver = table.todo.find((open) => open.ask === 'deliver');
  inputs.upTo(deliver?.left ?? 0, 3);
  inputs.oneOf(todo?.ask === 'slot' || todo?.ask === 'face' ? kindOf(set, todo.tile) : -1, BENEFITS);
  inputs.upTo(todo?.ask === 'face' ? slotCost(table, player, todo.slot) : 0, 4);
  inputs.flag(todo?.ask === 'face' && isAffordable(table, player, todo.slot));
  inputs.oneOf(todo?.ask === 'face' ? ownFirst(player, todo.slot) : -1, DICE.length);
  inputs.oneOf(todo?.ask === 'amount' ? todo.kind : -1, 6);
  inputs.upTo(todo?.ask === 'amount' ? todo.max : 0, 4);
  inputs.oneOf(todo?.ask === 'get' ? todo.given : -1, 6);
  inputs.upTo(todo?.ask === 'get' ? todo.left : 0, 2);
  inputs.upTo(todo?.ask === 'gems' ? todo.most : 0, 2);
}

function mayActivate({ up }: Player, die: number): boolean {
  return up.slice(...slotsOf(die)).includes(true);
}

/** RC-V4: what Ivan will do next, card by card, and what he has. */
function writeIvan(inputs: Inputs, { table }: View, set: ComponentSet): void {
  const { ivan } = table;
  if (ivan === null) return;
  let upcoming = 0;
  ivan.row.forEach((card, index) => {
    if (!at(ivan.up, index)) return;
    if (upcoming < 3) inputs.oneOf(SOLO_CARDS.indexOf(card), SOLO_CARDS.length);
    if (upcoming === 0) {
      const place = exactPlace(table, at(ivan.dice, index));
      inputs.oneOf(at(set.resources, at(table.market, place)).gain, 8);
    }
    upcoming++;
  });
  inputs.skip((3 - Math.min(3, upcoming)) * SOLO_CARDS.length + (upcoming === 0 ? 8 : 0));
  inputs.oneOf(upcoming, 6);
  inputs.number(totalOf(ivan.inventory) / 8);
  inputs.number(totalOf(ivan.construction) / 8);
  inputs.upTo(ivan.placed, 4);
  let due = 0;
  for (const tower of table.towers)
    for (const section of tower)
      if (isSite(section, IVAN))
        due += totalOf(at(set.sections, section.card).cost) - totalOf(section.delivered);
  inputs.number(due / 8);
  inputs.flag(totalOf(ivan.construction) >= due);
}

/** What a seat may soon have: needed cubes that one die would bring, and the towers once its sites are completed. */
function writePromise(
  inputs: Inputs,
  table: Table,
  set: ComponentSet,
  summary: BoardSummary,
  seat: number,
): void {
  const player = at(table.players, seat);
  const own = at(summary.seats, seat);
  let most = 0;
  let useful = 0;
  let others = 0;
  for (let index = 0; index < DICE.length; index++) {
    const there = exactPlace(table, index);
    const tile = at(set.resources, at(table.market, there));
    if (!mayEndAt(table, index, there)) continue;
    const dice = diceWith(table, index, there);
    if (!isMaterial(tile.gain)) {
      others = Math.max(others, tile.count * dice);
      continue;
    }
    const fit = obtainable(table, player, tile.gain, tile.count * dice);
    const needed = Math.min(fit, at(own.lacks, tile.gain));
    if (needed > 0) useful++;
    most = Math.max(most, needed);
  }
  inputs.upTo(most, 4);
  inputs.upTo(useful, 4);
  inputs.number(others / 6);
  inputs.number(own.later / 15);
  inputs.number((own.later - own.towers) / 10);
}
