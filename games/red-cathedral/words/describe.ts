import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  bannersOf,
  cardAt,
  componentsOf,
  freeSpaces,
  goodsFrom,
  isAvailable,
  isFreeSlot,
  isIvan,
  isPrinted,
  levelOf,
  lockedOn,
  missing,
  type Place,
  prestigeAt,
  RECOGNITION,
  RUBLE,
  type Slot,
  sectionAt,
  slotCost,
  type Tile,
  towerOf,
  type Where,
} from '@archivolt/red-cathedral';
import type { Context, RedCathedralMessages as Messages, Seat } from './messages/game.ts';
import { SEASONS } from './seasons.ts';
import {
  benefitOf,
  goodsIn,
  goodsList,
  placeName,
  seatName,
  sectionName,
  slotName,
  whoIs,
} from './things.ts';

/** Describes things for people who cannot see them. */

/** A thing and its description. */
function titled(m: Messages, title: string, ...about: (string | false)[]): string {
  return `${capital(title)}${m.terms.colon}${about.filter((part) => part !== false && part !== '').join(', ')}`;
}

export function describeSection(m: Messages, section: Where, context: Context): string {
  const { table } = context;
  const { describe, terms } = m;
  const { banner, done, ornament, tile, card } = sectionAt(table, section);
  const { recognition, rubles, kind } = at(componentsOf(table).sections, card);
  const name = sectionName(m, section, table);
  if (done && banner !== null) {
    const decorated =
      ornament === null ? describe.noOrnament : describe.ornamentBy(kind, whoIs(m, ornament, context));
    return titled(m, name, describe.completedBy(whoIs(m, banner, context)), decorated);
  }
  const rewards = [
    ...(recognition > 0 ? [terms.counted(RECOGNITION, recognition)] : []),
    ...(rubles > 0 ? [terms.counted(RUBLE, rubles)] : []),
  ];
  const needs = goodsIn(m, missing(table, sectionAt(table, section)));
  const free = isAvailable(at(table.towers, towerOf(section)), levelOf(section));
  return titled(
    m,
    name,
    banner === null
      ? free
        ? describe.free
        : describe.notYet
      : describe.claimedBy(whoIs(m, banner, context)),
    banner === null ? describe.needs(needs) : describe.stillNeeds(needs),
    rewards.length > 0 && describe.gives(terms.and(rewards)),
    tile !== null && describe.tile(benefitOf(table, tile)),
  );
}

export function describePlace(m: Messages, place: Place, context: Context): string {
  const { table } = context;
  const { gain, count } = at(componentsOf(table).resources, at(table.market, place));
  const dice = table.dice.flatMap((die, index) =>
    die.place === place ? [m.describe.shows(index, die.shows)] : [],
  );
  const gives = m.describe.gives(m.terms.counted(gain, count));
  return titled(m, placeName(m, place, table), gives, ...(dice.length > 0 ? dice : [m.describe.noDice]));
}

export function describeDie(m: Messages, die: number, context: Context): string {
  const { place, shows } = at(context.table.dice, die);
  return titled(m, at(m.terms.dice, die), `${shows}`, placeName(m, place, context.table));
}

/** The benefit of a workshop tile; for a die tile also what that is now (RC-W2). */
export function describeTile(m: Messages, tile: Tile, context: Context): string {
  const benefit = benefitOf(context.table, tile);
  const goods = isPrinted(benefit) ? null : goodsFrom(context.table, tile);
  if (goods === null) return m.terms.tileHelp(benefit);
  return `${m.terms.tileHelp(benefit)} ${m.describe.now(m.terms.count(goods.resource, goods.count))}`;
}

export function describeSlot(m: Messages, seat: Seat, slot: Slot, context: Context): string {
  const { table } = context;
  const { describe, terms } = m;
  const player = at(table.players, seat);
  const name = at(terms.slots, slotName(table, player, slot));
  const tile = at(player.slots, slot);
  const ornament = lockedOn(table, player, slot);
  const locked = ornament !== null && describe.locked(ornament);
  if (tile !== null) {
    const face = at(player.up, slot) ? terms.faceUp : terms.faceDown;
    return titled(m, name, terms.tile(benefitOf(table, tile)), face, locked);
  }
  if (!isFreeSlot(table, player, slot)) return titled(m, name, describe.covered);
  return titled(m, name, describe.empty, describe.costs(slotCost(table, player, slot)), locked);
}

/** The influence card of a quadrant: its title, and its actions as alternatives. */
export function describeInfluence(
  { terms }: Messages,
  quadrant: number,
  { table }: Context,
): { title: string; actions: string } {
  const card = cardAt(table, quadrant);
  const title = `${at(terms.groups, card.group)} (${terms.seasons[at(SEASONS, quadrant)]})`;
  const actions = card.actions.map((action) => `${terms.action(action)} (${terms.mark(action.repeat)})`);
  return { title: capital(title), actions: capital(terms.or(actions)) };
}

export function describePlayer(m: Messages, seat: Seat, context: Context): string {
  const colour = at(m.terms.colours, at(context.table.players, seat).colour);
  return titled(m, `${seatName(m, seat, context)} (${colour})`, ...playerFacts(m, seat, context));
}

/** A player's position on the track, and what that player has. */
export function playerFacts(m: Messages, seat: Seat, { table }: Context): string[] {
  const { terms, describe } = m;
  const player = at(table.players, seat);
  const prestige = prestigeAt(componentsOf(table).track, player.space);
  const standing = [describe.space(player.space), terms.countPrestige(prestige)];
  if (isIvan(table, seat)) return [...standing, terms.countBanners(bannersOf(player))];
  return [
    ...standing,
    terms.count(RUBLE, player.rubles),
    goodsList(m, player.goods),
    terms.freeSpaces(freeSpaces(player)),
    terms.countBanners(bannersOf(player)),
    terms.countOrnaments(player.ornaments.reduce((sum, n) => sum + n, 0)),
  ].filter((fact) => fact !== '');
}
