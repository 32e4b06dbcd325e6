import { at } from '@archivolt/engine';
import { kindOf, where } from './cathedral.ts';
import { componentsOf } from './components.ts';
import { freeSpaces } from './goods.ts';
import { bannersOf } from './moves/claim.ts';
import { countOf, covers, EMPTY, totalOf } from './pile.ts';
import { isIvan, type Table } from './state.ts';
import {
  BANNERS,
  type Kind,
  MATERIALS,
  ORNAMENTS,
  ORNAMENTS_EACH,
  SLOT_LIST,
  SLOTS,
  type Tile,
} from './vocabulary.ts';
import { isTileInPlay, ornamentOn } from './workshop.ts';
import { type Part, type Wrong, wrong } from './wrong.ts';

/** Finds what makes a position impossible because a rule would fail on it; undefined if it is consistent. */
export function contradiction(table: Table): Wrong | undefined {
  return (
    wrongPlayers(table) ??
    wrongSupply(table) ??
    wrongInventories(table) ??
    wrongSections(table) ??
    wrongTiles(table) ??
    wrongOrnament(table) ??
    lockedOrnament(table)
  );
}

function wrongPlayers({ set, players, ivan, active, influence }: Table): Wrong | undefined {
  if (ivan === null && players.length < 2)
    return wrong('table', 'RC-P1', 'there must be two to four players, or one player and Ivan');
  if (isIvan({ ivan }, active))
    return wrong('table', 'RC-V4', 'the active seat must be the player, never Ivan');
  const colours = players.map(({ colour }) => colour);
  const same = colours.findIndex((colour, seat) => colours.indexOf(colour) < seat);
  if (same >= 0) return wrong(`player:${same}`, 'RC-P1', 'every player needs a colour of their own');
  const groups = influence.map((card) => at(componentsOf({ set }).influence, card).group);
  const again = groups.findIndex((group, quadrant) => groups.indexOf(group) < quadrant);
  return again < 0
    ? undefined
    : wrong(`influence:${again}`, 'RC-P5', 'there must be one influence card of each group');
}

function wrongSupply(table: Table): Wrong | undefined {
  const { players, ivan, towers } = table;
  const piles = [table.supply, ivan?.inventory ?? EMPTY, ivan?.construction ?? EMPTY];
  piles.push(...players.map(({ goods }) => goods), ...towers.flat().map(({ delivered }) => delivered));
  for (const [kind, material] of MATERIALS.entries()) {
    const all = piles.reduce((sum, pile) => sum + countOf(pile, kind), 0);
    if (all > countOf(componentsOf(table).supply, kind))
      return wrong('supply', 'RC-T3', 'there is more {material} than in the box', { material });
  }
  return undefined;
}

function wrongInventories({ players }: Table): Wrong | undefined {
  for (const [seat, player] of players.entries()) {
    if (freeSpaces(player) < 0)
      return wrong(`player:${seat}`, 'RC-T4', 'the inventory holds more than it has spaces for');
    const tiles = player.slots.filter((tile) => tile !== null).length;
    if (bannersOf(player) + tiles > SLOTS)
      return wrong(`player:${seat}`, 'RC-C6', 'there are more banners and tiles than workshop slots');
  }
  return undefined;
}

function wrongSections({ set, towers, ivan }: Table): Wrong | undefined {
  for (const [tower, sections] of towers.entries())
    for (const [level, { banner, card, delivered, done }] of sections.entries()) {
      const { cost, id } = at(componentsOf({ set }).sections, card);
      const part = `section:${where(tower, level)}` as const;
      const fits = isIvan({ ivan }, banner) ? totalOf(delivered) <= totalOf(cost) : covers(cost, delivered);
      if (!fits) return wrong(part, 'RC-B2', '{id} holds more than it needs', { id });
      if (!done && totalOf(delivered) === totalOf(cost))
        return wrong(part, 'RC-B3', '{id} has everything it needs, but is not completed', { id });
    }
  return undefined;
}

/** RC-P9, RC-V1: tiles for three and four players are not in play with fewer. */
function wrongTiles({ set, players, towers }: Table): Wrong | undefined {
  const { tiles } = componentsOf({ set });
  const check = (part: Part, index: Tile | null): Wrong | undefined => {
    const tile = index === null ? undefined : at(tiles, index);
    if (tile === undefined || isTileInPlay(tile, players.length)) return undefined;
    return wrong(part, 'RC-P9', '{id} is a tile for three or four players', { id: tile.id });
  };
  const found = [
    ...towers.flatMap((sections, tower) =>
      sections.map(({ tile }, level) => check(`section:${where(tower, level)}`, tile)),
    ),
    ...players.flatMap(({ slots }, seat) => slots.map((tile, slot) => check(`slot:${seat}:${slot}`, tile))),
  ];
  return found.find((one) => one !== undefined);
}

/** RC-C7: on the advanced side an ornament is unlocked by a face-up tile on its slot. */
function lockedOrnament(table: Table): Wrong | undefined {
  if (table.side === 'basic') return undefined;
  const placed = placedOrnaments(table);
  for (const [seat, { ornaments, up }] of table.players.entries()) {
    if (isIvan(table, seat)) continue;
    const unlocked = (kind: Kind) =>
      SLOT_LIST.filter((slot) => at(up, slot) && ornamentOn(table, slot) === kind).length;
    const locked = ORNAMENTS.findIndex(
      (_, kind) => at(ornaments, kind) + at(at(placed, seat), kind) > unlocked(kind),
    );
    if (locked >= 0) {
      const ornament = at(ORNAMENTS, locked);
      const code = 'seat {seat} has an ornament that is still locked: {ornament}';
      return wrong(`player:${seat}`, 'RC-C7', code, { seat, ornament });
    }
  }
  return undefined;
}

/** How many ornaments of each kind every seat has placed. */
function placedOrnaments(table: Table): number[][] {
  const placed = table.players.map(() => ORNAMENTS.map(() => 0));
  for (const section of table.towers.flat()) {
    if (section.ornament === null) continue;
    const own = at(placed, section.ornament);
    const kind = kindOf(table, section);
    own[kind] = at(own, kind) + 1;
  }
  return placed;
}

/** RC-P1, RC-V6: a door, two arches and a cross each, available and on sections. */
function wrongOrnament(table: Table): Wrong | undefined {
  const placed = placedOrnaments(table);
  for (const [seat, { ornaments }] of table.players.entries()) {
    const own = at(placed, seat);
    if (isIvan(table, seat) && own.reduce((sum, count) => sum + count, 0) !== table.ivan?.placed)
      return wrong('ivan', 'RC-V6', 'the ornaments that Ivan has placed do not match the sections');
    const extra = ORNAMENTS.findIndex(
      (_, kind) => at(ornaments, kind) + at(own, kind) > at(ORNAMENTS_EACH, kind),
    );
    if (extra >= 0) {
      const ornament = at(ORNAMENTS, extra);
      return wrong(`player:${seat}`, 'RC-P1', 'seat {seat} has too many ornaments: {ornament}', {
        seat,
        ornament,
      });
    }
  }
  return undefined;
}

/** What does not fit the current question: RC-C1, if the banner being placed still belongs to the player. */
export function misfitting(table: Table): Wrong | undefined {
  const asked = table.todo.at(-1)?.ask;
  for (const [seat, player] of table.players.entries()) {
    if (isIvan(table, seat)) continue;
    const claimed = table.towers.flat().filter(({ banner }) => banner === seat).length;
    const onTheWay = asked === 'banner' && seat === table.active ? 1 : 0;
    if (bannersOf(player) + claimed - onTheWay > BANNERS)
      return wrong(`player:${seat}`, 'RC-P1', 'seat {seat} has more than six banners', { seat });
    // RC-C3: the tile of a claimed section is in the workshop, or on its way there.
    const inHand = seat === table.active && table.todo.some(({ ask }) => ask === 'slot' || ask === 'face');
    const tiles = player.slots.filter((tile) => tile !== null).length + (inHand ? 1 : 0);
    if (bannersOf(player) + tiles - onTheWay > SLOTS)
      return wrong(`player:${seat}`, 'RC-C3', 'seat {seat} has more tiles than claimed sections', { seat });
  }
  return undefined;
}
