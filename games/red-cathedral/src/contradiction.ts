import { at } from '@archivolt/engine';
import { kindOf } from './cathedral.ts';
import { componentsOf } from './components.ts';
import { freeSpaces } from './goods.ts';
import { countOf, covers, EMPTY, totalOf } from './pile.ts';
import { bannersOf } from './rules/claim.ts';
import { IVAN, type Table } from './state.ts';
import { MATERIALS, ORNAMENTS, ORNAMENTS_EACH, SLOTS } from './vocabulary.ts';

/** What cannot be at any table, because a rule would trip over it; nothing if the position holds together. */
export function contradiction(table: Table): string | undefined {
  const { players, ivan, towers } = table;
  const set = componentsOf(table);
  const sections = towers.flat();
  if (ivan === null ? players.length < 2 : players.length !== 2)
    return 'two to four players are needed, or one and Ivan';
  const seats = [
    table.active,
    table.ending,
    ...sections.flatMap(({ banner, ornament }) => [banner, ornament]),
  ];
  const nobody = seats.find((seat) => seat !== null && seat >= players.length);
  if (nobody !== undefined) return `seat ${nobody} has no player`;
  if (ivan !== null && table.active === IVAN) return 'the active seat is the player, never Ivan';
  if (new Set(players.map(({ colour }) => colour)).size < players.length)
    return 'every player has a colour of their own';
  // RC-P5
  if (new Set(table.influence.map((card) => at(set.influence, card).group)).size < table.influence.length)
    return 'of every group there is one influence card';
  const piles = [table.supply, ivan?.inventory ?? EMPTY, ivan?.construction ?? EMPTY];
  piles.push(...players.map(({ goods }) => goods), ...sections.map(({ delivered }) => delivered));
  for (const [kind, name] of MATERIALS.entries()) {
    const all = piles.reduce((sum, pile) => sum + countOf(pile, kind), 0);
    if (all > countOf(set.supply, kind)) return `there is less ${name} than that in the box`;
  }
  for (const player of players) {
    if (freeSpaces(player) < 0) return 'an inventory holds more than its spaces';
    const tiles = player.slots.filter((tile) => tile !== null).length;
    if (player.covered + player.aside + tiles > SLOTS) return 'a player has six banners, one for each slot';
  }
  for (const { banner, card, delivered, done } of sections) {
    const { cost } = at(set.sections, card);
    const fits =
      ivan !== null && banner === IVAN ? totalOf(delivered) <= totalOf(cost) : covers(cost, delivered);
    if (!fits) return `${at(set.sections, card).id} holds more than it needs`;
    if (!done && totalOf(delivered) === totalOf(cost))
      return `${at(set.sections, card).id} has all that it needs, and is not completed`;
  }
  return wrongOrnament(table);
}

/** RC-P1, RC-V6: what each has of a door, two arches and a cross, at hand and on sections. */
function wrongOrnament(table: Table): string | undefined {
  const placed = table.players.map(() => ORNAMENTS.map(() => 0));
  for (const section of table.towers.flat()) {
    if (section.ornament === null) continue;
    const own = at(placed, section.ornament);
    const kind = kindOf(table, section);
    own[kind] = at(own, kind) + 1;
  }
  for (const [seat, { ornaments }] of table.players.entries()) {
    const isIvan = table.ivan !== null && seat === IVAN;
    const own = at(placed, seat);
    if (isIvan && own.reduce((sum, count) => sum + count, 0) !== table.ivan?.placed)
      return 'Ivan has placed as many ornaments as there are of his';
    const extra = ORNAMENTS.findIndex(
      (_, kind) => at(ornaments, kind) + at(own, kind) > at(ORNAMENTS_EACH, kind),
    );
    if (extra >= 0) return `seat ${seat} has too many ornaments: ${at(ORNAMENTS, extra)}`;
  }
  return undefined;
}

/** What does not fit what is asked: RC-C1, where the banner on the way is still the player's. */
export function misfitting(table: Table): string | undefined {
  const asked = table.todo.at(-1)?.ask;
  for (const [seat, player] of table.players.entries()) {
    if (table.ivan !== null && seat === IVAN) continue;
    const claimed = table.towers.flat().filter(({ banner }) => banner === seat).length;
    const onTheWay = asked === 'banner' && seat === table.active ? 1 : 0;
    if (bannersOf(player) + claimed - onTheWay > SLOTS) return `seat ${seat} has more than six banners`;
  }
  const slot = table.todo.find(({ ask }) => ask === 'slot');
  if (slot?.ask !== 'slot') return undefined;
  const elsewhere =
    table.towers.flat().some(({ tile }) => tile === slot.tile) ||
    table.players.some(({ slots }) => slots.includes(slot.tile));
  return elsewhere ? `${at(componentsOf(table).tiles, slot.tile).id} lies elsewhere already` : undefined;
}
