import { at } from '@archivolt/engine';
import { type ComponentSet, LETTERS } from './componentSet.ts';
import { componentsOf } from './components.ts';
import { countOf, EMPTY, type Pile } from './pile.ts';
import { printTodo } from './questions.ts';
import type { Ivan, Player, Section, Table } from './state.ts';
import { COLOURS, DICE } from './vocabulary.ts';

/**
 * A position as one line of text, its fields separated by spaces:
 *
 *     rc/base/basic 7/0 12W13B16S13G8E9A W/Br3w5/S/G/E/A/R/P A1/C1/M1/K1 B01.W,M01@1+2W,D01.Dr/… r/27/2/4+2/1W2B/W^.-.-.-.-.-/121 … - end,market(…)
 *
 * set and side · turn and active seat (`!` rerolled, `>1` seat 1 brought on the end) · supply · the ring with its dice ·
 * influence cards · towers from left to right, sections from the bottom: free with its tile `B01.W`, claimed `M01@1+2W`,
 * completed `M01#1`, with ornament `M01#1^0` · a field for each player: colour, space, roubles, banners, goods,
 * slots (`^` face up, `_` face down), ornaments · Ivan · what is asked.
 */
export function printPosition(table: Table): string {
  const set = componentsOf(table);
  const ending = table.ending === null ? '' : `>${table.ending}`;
  const head = `${table.turn}/${table.active}${table.rerolled ? '!' : ''}${ending}`;
  return [
    `rc/${table.set}/${table.side}`,
    head,
    printPile(table.supply),
    table.market.map((tile, place) => `${at(set.resources, tile).id}${printDice(table, place)}`).join('/'),
    table.influence.map((card) => at(set.influence, card).id).join('/'),
    table.towers.map((tower) => tower.map((section) => printSection(set, section)).join(',')).join('/'),
    ...table.players.map((player) => printPlayer(set, player)),
    table.ivan === null ? '-' : printIvan(table.ivan),
    printTodo(table.todo),
  ].join(' ');
}

export function printPile(pile: Pile): string {
  const parts = LETTERS.map((letter, kind) =>
    countOf(pile, kind) > 0 ? `${countOf(pile, kind)}${letter}` : '',
  );
  return parts.join('') || '-';
}

export const DIE_LETTERS = DICE.map((name) => name.charAt(0));

function printDice(table: Table, place: number): string {
  return table.dice
    .map((die, index) => (die.place === place ? `${at(DIE_LETTERS, index)}${die.shows}` : ''))
    .join('');
}

function printSection(set: ComponentSet, section: Section): string {
  const { id } = at(set.sections, section.card);
  if (section.tile !== null) return `${id}.${at(set.tiles, section.tile).id}`;
  const owner = section.done ? `#${section.banner}` : `@${section.banner}`;
  const delivered = section.delivered === EMPTY ? '' : `+${printPile(section.delivered)}`;
  const ornament = section.ornament === null ? '' : `^${section.ornament}`;
  return `${id}${owner}${delivered}${ornament}`;
}

function printPlayer(set: ComponentSet, player: Player): string {
  const slots = player.slots.map((tile, slot) => {
    return tile === null ? '-' : `${at(set.tiles, tile).id}${player.up[slot] ? '^' : '_'}`;
  });
  return [
    at(COLOURS, player.colour).charAt(0),
    player.space,
    player.rubles,
    `${player.covered}+${player.aside}`,
    printPile(player.goods),
    slots.join('.'),
    player.ornaments.join(''),
  ].join('/');
}

function printIvan(ivan: Ivan): string {
  const row = ivan.row.map(
    (card, index) => `${card}:${DIE_LETTERS[at(ivan.dice, index)]}${ivan.up[index] ? '^' : '_'}`,
  );
  return `ivan/${row.join(',')}/${printPile(ivan.inventory)}/${printPile(ivan.construction)}/${ivan.placed}`;
}
