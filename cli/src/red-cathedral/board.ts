import { at, each } from '@archivolt/engine';
import {
  bannersOf,
  COLOURS,
  type ComponentSet,
  cardAt,
  componentsOf,
  countOf,
  DICE,
  freeSpaces,
  GROUPS,
  IVAN,
  type Ivan,
  LETTERS,
  MATERIALS,
  ORNAMENTS,
  type Pile,
  type Player,
  prestigeAt,
  printPile,
  type Section,
  type Table,
  totalOf,
  type View,
} from '@archivolt/red-cathedral';
import { type Paint, pad, type Style, wrap } from '../paint.ts';
import { actionText } from './influence.ts';
import { colour, resource, tileName } from './words.ts';

/** The table drawn in text, at most 80 characters wide. */
const WIDTH = 80;

const DIE_STYLES: readonly Style[] = ['red', 'yellow', 'green', 'blue', 'white'];
const MATERIAL_STYLES: readonly (Style | undefined)[] = [
  undefined,
  'red',
  undefined,
  'yellow',
  'green',
  'purple',
];

export function board({ table, seat }: View, paint: Paint): string[] {
  return [
    ...market(table, paint),
    '',
    ...towers(table, paint),
    '',
    ...table.players
      .flatMap((player, index) =>
        table.ivan !== null && index === IVAN
          ? ivanLines(table, table.ivan, player, paint)
          : playerLines(table, player, index === seat, paint),
      )
      .flatMap((line) => wrap(line, WIDTH, 10)),
    paint(
      'dim',
      `supply ${MATERIALS.map((name, kind) => `${at(LETTERS, kind)} ${name} ${countOf(table.supply, kind)}`).join(', ')}`,
    ),
  ];
}

/** Columns of a place, and of a quadrant with its two places and its card. */
const CELL = 18;
const QUADRANT = 37;

/** The ring of eight places, two rows of four, clockwise; an influence card for each two of them. */
function market(table: Table, paint: Paint): string[] {
  const row = (places: readonly number[], quadrants: readonly number[]): string[] => {
    const tiles = places.map((index) => placeCell(table, index, paint));
    const dice = places.map((index) => pad(diceAt(table, index, paint), CELL));
    const cards = quadrants.map((quadrant) => cardLines(table, quadrant, paint));
    const height = Math.max(...cards.map((lines) => lines.length));
    return [
      ...[tiles, dice].map(([a = '', b = '', c = '', d = '']) => `│ ${a}${b} │ ${c}${d} │`),
      ...each(
        height,
        (line) => `│ ${cards.map((lines) => pad(lines[line] ?? '', QUADRANT - 1)).join(' │ ')} │`,
      ),
    ];
  };
  const bar = '─'.repeat(QUADRANT + 1);
  return [
    `┌${bar}┬${bar}┐`,
    ...row([0, 1, 2, 3], [0, 1]),
    `├${bar}┼${bar}┤`,
    ...row([7, 6, 5, 4], [3, 2]),
    `└${bar}┴${bar}┘`,
  ];
}

function placeCell(table: Table, index: number, paint: Paint): string {
  const tile = at(componentsOf(table).resources, at(table.market, index));
  return pad(`${paint('bold', `${index + 1}:`)} ${resource(tile.gain, tile.count)}`, CELL);
}

function diceAt(table: Table, index: number, paint: Paint): string {
  return table.dice
    .flatMap((die, number) =>
      die.place === index ? [paint(at(DIE_STYLES, number), `${at(DICE, number)}${die.shows}`)] : [],
    )
    .join(' ');
}

function cardLines(table: Table, quadrant: number, paint: Paint): string[] {
  const card = cardAt(table, quadrant);
  const name = `${card.id} ${at(GROUPS, card.group)}`;
  return [
    paint('dim', name),
    ...card.actions.flatMap((action, index) =>
      wrap(`${index + 1} ${actionText(action)}`, QUADRANT - 1, 2).map((line) => paint('dim', line)),
    ),
  ];
}

function columnWidth(table: Table): number {
  return Math.min(16, Math.floor(79 / table.towers.length));
}

/** Towers as columns, domes above; each section with what it pays, needs and bears. */
function towers(table: Table, paint: Paint): string[] {
  const set = componentsOf(table);
  const width = columnWidth(table);
  const height = Math.max(...table.towers.map((tower) => tower.length));
  const lines: string[] = [];
  for (let level = height - 1; level >= 0; level--) {
    const cells = table.towers.map((tower, index) => {
      const section = tower[level];
      return section ? sectionCell(table, set, section, `${index + 1}.${level + 1}`, paint) : ['', '', ''];
    });
    for (let line = 0; line < 3; line++) {
      lines.push(
        cells
          .map((cell) => pad(`│${at(cell, line)}`, width))
          .join('')
          .trimEnd(),
      );
    }
  }
  return [...lines, table.towers.map((_, index) => `└ tower ${index + 1} `.padEnd(width, '─')).join('')];
}

function sectionCell(
  table: Table,
  set: ComponentSet,
  section: Section,
  name: string,
  paint: Paint,
): string[] {
  const card = at(set.sections, section.card);
  const owner = section.banner;
  const ornament =
    section.ornament === null ? '' : paint(styleOf(table, section.ornament), ` +${at(ORNAMENTS, card.kind)}`);
  if (section.done && owner !== null)
    return [
      `${paint('bold', name)} ${card.id}`,
      paint(styleOf(table, owner), '■ completed'),
      `${paint(styleOf(table, owner), ownerName(table, owner))}${ornament}`,
    ];
  const head = `${paint('bold', name)} ${card.recognition}RP ${card.rubles}₽`;
  // Ivan's cubes are of any kind: only their number counts (RC-V5e).
  const needs =
    table.ivan !== null && owner === IVAN
      ? `${totalOf(section.delivered)} of ${totalOf(card.cost)} cubes`
      : needsText(card.cost, section.delivered, paint);
  if (owner !== null) return [head, needs, paint(styleOf(table, owner), `□ ${ownerName(table, owner)}`)];
  return [head, needs, paint('dim', section.tile === null ? '' : `(${shortTile(set, section.tile)})`)];
}

/** Letters of what is still needed, then, in brackets, what lies there. */
function needsText(cost: Pile, delivered: Pile, paint: Paint): string {
  const open = MATERIALS.map((_, kind) =>
    paint(MATERIAL_STYLES[kind], at(LETTERS, kind).repeat(countOf(cost, kind) - countOf(delivered, kind))),
  ).join('');
  const there = MATERIALS.map((_, kind) => at(LETTERS, kind).repeat(countOf(delivered, kind))).join('');
  return there === '' ? open : `${open}[${there}]`;
}

function shortTile(set: ComponentSet, tile: number): string {
  const { benefit } = at(set.tiles, tile);
  if ('any' in benefit) return 'any 1';
  if ('die' in benefit) return `${at(DICE, benefit.die)} die`;
  if (benefit.gain < MATERIALS.length) return `${benefit.count} ${at(MATERIALS, benefit.gain)}`;
  return `${benefit.count}${benefit.gain === 6 ? '₽' : 'RP'}`;
}

function ownerName(table: Table, seat: number): string {
  return table.ivan !== null && seat === IVAN ? 'Ivan' : colour(at(table.players, seat).colour);
}

function styleOf(table: Table, seat: number): Style {
  return at(COLOURS, at(table.players, seat).colour);
}

function playerLines(table: Table, player: Player, mine: boolean, paint: Paint): string[] {
  const set = componentsOf(table);
  const style = at(COLOURS, player.colour);
  const name = pad(paint(style, `${mine ? '▶' : ' '} ${colour(player.colour)}`), 9);
  const ornaments = ORNAMENTS.flatMap((ornament, kind) => {
    const count = at(player.ornaments, kind);
    return count > 0
      ? [count > 1 ? `${count} ${ornament === 'arch' ? 'arches' : `${ornament}s`}` : ornament]
      : [];
  });
  const slots = player.slots.map((tile, slot) => {
    const label = paint(slot < 4 ? at(DIE_STYLES, slot) : 'white', at(['R', 'Y', 'G', 'B', 'w', 'w'], slot));
    if (tile === null) return `${label}:·`;
    return `${label}:${player.up[slot] ? shortTile(set, tile) : paint('dim', `(${tileName(set, tile)})`)}`;
  });
  const prestige = prestigeAt(set.track, player.space);
  return [
    `${name} space ${player.space} (${prestige} PP)  ${player.rubles}₽  goods ${printPile(player.goods)} (${freeSpaces(player)} free)  banners ${bannersOf(player)}  ${ornaments.join(', ') || 'no ornaments'}`,
    `          workshop ${slots.join(' ')}`,
  ];
}

function ivanLines(table: Table, ivan: Ivan, player: Player, paint: Paint): string[] {
  const prestige = prestigeAt(componentsOf(table).track, player.space);
  const row = ivan.row.map((card, index) => {
    const die = at(ivan.dice, index);
    const text = `${card}:${at(DICE, die)}`;
    return at(ivan.up, index) ? paint(at(DIE_STYLES, die), text) : paint('dim', `(${card})`);
  });
  return [
    `${pad(paint(at(COLOURS, player.colour), '  Ivan'), 9)} space ${player.space} (${prestige} PP)  banners ${bannersOf(player)}  inventory ${printPile(ivan.inventory)}  construction ${printPile(ivan.construction)}  ornaments placed ${ivan.placed}`,
    `          next ${row.join(' ')}`,
  ];
}
