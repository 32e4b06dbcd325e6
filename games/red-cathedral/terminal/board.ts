import { at, each } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  COLOURS,
  cardAt,
  componentsOf,
  countOf,
  IVAN,
  type Ivan,
  isIvan,
  LETTERS,
  MATERIALS,
  type Pile,
  type Player,
  printPile,
  RECOGNITION,
  RUBLE,
  type Section,
  type Table,
  totalOf,
  type View,
  WHITE_SLOT,
} from '@archivolt/red-cathedral';
import { type RedCathedralMessages, texts as redCathedralTexts } from '@archivolt/red-cathedral/words';
import { glued, type Page, type Paint, pad, type Style, spaced, wrap } from '@archivolt/terminal';
import { contextOf, type Speech } from './speech.ts';

/** The table as text, at most 80 characters wide. */
const WIDTH = 80;
/** Columns of a player's name. */
const NAME = 10;

const DIE_STYLES: readonly Style[] = ['red', 'yellow', 'green', 'blue', 'white'];
const MATERIAL_STYLES: readonly (Style | undefined)[] = [
  undefined,
  'red',
  undefined,
  'yellow',
  'green',
  'purple',
];

export function board(speech: Speech, { table, seat }: View, { paint }: Page): string[] {
  const { terms } = speech.m;
  const supply = MATERIALS.map((_, kind) =>
    glued(`${at(LETTERS, kind)} ${at(terms.resources, kind)} ${countOf(table.supply, kind)}`),
  );
  return [
    ...market(speech, table, paint),
    '',
    ...towers(speech, table, paint),
    '',
    ...table.players
      .flatMap((player, index) =>
        table.ivan !== null && index === IVAN
          ? ivanLines(speech, table, table.ivan, paint)
          : playerLines(speech, table, player, index, index === seat, paint),
      )
      .flatMap((line) => wrap(line, WIDTH, NAME + 1)),
    ...wrap(`${terms.supply}${terms.colon}${supply.join(', ')}`, WIDTH, NAME + 1).map((line) =>
      paint('dim', line),
    ),
  ];
}

/** Columns of a place, and of a quadrant with its two places and its card. */
const CELL = 18;
const QUADRANT = 37;

/** The ring of eight places, two rows of four, clockwise; one influence card per two places. */
function market(speech: Speech, table: Table, paint: Paint): string[] {
  const row = (places: readonly number[], quadrants: readonly number[]): string[] => {
    const cells = places.map((index) => placeCell(speech, table, index, paint));
    const cards = quadrants.map((quadrant) => cardLines(speech, table, quadrant, paint));
    return [
      ...each(tallest(cells), (line) => {
        const [a = '', b = '', c = '', d = ''] = cells.map((lines) => pad(lines[line] ?? '', CELL));
        return `│ ${a}${b} │ ${c}${d} │`;
      }),
      ...each(
        tallest(cards),
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

function tallest(cells: readonly (readonly unknown[])[]): number {
  return Math.max(...cells.map((lines) => lines.length));
}

/** The yield of a place, and its dice. */
function placeCell({ m }: Speech, table: Table, index: number, paint: Paint): string[] {
  const { gain, count } = at(componentsOf(table).resources, at(table.market, index));
  const dice = table.dice.flatMap(({ place, shows }, die) =>
    place === index ? [paint(at(DIE_STYLES, die), `${at(m.terms.colours, die)}:${shows}`)] : [],
  );
  // Recognition has a long name; the label says as much.
  const given =
    gain === RECOGNITION ? `${count} ${at(m.terms.resources, RECOGNITION)}` : m.terms.count(gain, count);
  return [
    ...wrap(`${paint('bold', `${index + 1}:`)} ${given}`, CELL - 1, 3),
    ...wrap(dice.join(' '), CELL - 1),
  ];
}

/** The card of a quadrant; ∞ may be repeated (RC-I2). */
function cardLines({ m }: Speech, table: Table, quadrant: number, paint: Paint): string[] {
  const { terms } = m;
  const card = cardAt(table, quadrant);
  const name = `${capital(at(terms.groups, card.group))} (${terms.seasons[at(redCathedralTexts.SEASONS, quadrant)]})`;
  const actions = card.actions.map(
    (action, index) => `${index + 1}) ${terms.action(action)}${action.repeat ? ' ∞' : ''}`,
  );
  return [name, ...actions.flatMap((action) => wrap(action, QUADRANT - 1, 3))].map((line) =>
    paint('dim', line),
  );
}

function columnWidth(table: Table): number {
  return Math.min(16, Math.floor(79 / table.towers.length));
}

/** Towers as columns, domes on top; each section with its reward, cost and pieces. */
function towers(speech: Speech, table: Table, paint: Paint): string[] {
  const width = columnWidth(table);
  const lines: string[] = [];
  for (let level = tallest(table.towers) - 1; level >= 0; level--) {
    const cells = table.towers.map((tower, index) => {
      const section = tower[level];
      return section
        ? sectionCell(speech, table, section, `${index + 1}.${level + 1}`, width - 2, paint)
        : [];
    });
    for (let line = 0; line < tallest(cells); line++)
      lines.push(
        cells
          .map((cell) => pad(`│${cell[line] ?? ''}`, width))
          .join('')
          .trimEnd(),
      );
  }
  const feet = table.towers.map(
    (_, index) => `└ ${speech.m.terms.tower(at(redCathedralTexts.ROMAN, index))} `,
  );
  return [...lines, feet.map((foot) => foot.padEnd(width, '─')).join('')];
}

function sectionCell(
  speech: Speech,
  table: Table,
  section: Section,
  name: string,
  width: number,
  paint: Paint,
): string[] {
  const card = at(componentsOf(table).sections, section.card);
  const { m, short } = speech;
  const { recognition, completed } = short;
  const owner = section.banner;
  const banner = owner === null ? '' : ownerName(m, table, owner);
  if (section.done && owner !== null) {
    const ornament =
      section.ornament === null
        ? ''
        : paint(styleOf(table, section.ornament), `+${at(m.terms.ornaments, card.kind)}`);
    const style = styleOf(table, owner);
    return [`${paint('bold', name)} ${paint(style, banner)}`, paint(style, `■ ${completed}`), ornament];
  }
  const head = `${paint('bold', name)} ${card.recognition}${recognition} ${card.rubles}₽`;
  // Ivan's cubes may be of any kind: only their number counts (RC-V5e).
  const needs = isIvan(table, owner)
    ? `${totalOf(section.delivered)}/${totalOf(card.cost)}`
    : needsText(card.cost, section.delivered, paint);
  if (owner !== null) return [head, needs, paint(styleOf(table, owner), `□ ${banner}`)];
  if (section.tile === null) return [head, needs, ''];
  const tile = wrap(`(${shortTile(speech, table, section.tile)})`, width);
  return [head, needs, ...tile.map((line) => paint('dim', line))];
}

/** Letters of what is still needed, then the delivered ones in brackets. */
function needsText(cost: Pile, delivered: Pile, paint: Paint): string {
  const open = MATERIALS.map((_, kind) =>
    paint(MATERIAL_STYLES[kind], at(LETTERS, kind).repeat(countOf(cost, kind) - countOf(delivered, kind))),
  ).join('');
  const there = MATERIALS.map((_, kind) => at(LETTERS, kind).repeat(countOf(delivered, kind))).join('');
  return there === '' ? open : `${open}[${there}]`;
}

/** The benefit of a tile: if it has a symbol or a short form, that replaces its name. */
function shortTile({ m, short }: Speech, table: Table, tile: number): string {
  const { benefit } = at(componentsOf(table).tiles, tile);
  if (benefit.kind !== 'resource' || benefit.gain < MATERIALS.length) return m.terms.tile(benefit);
  return `${benefit.count}${benefit.gain === RUBLE ? '₽' : short.recognition}`;
}

function ownerName(m: RedCathedralMessages, table: Table, seat: number): string {
  return redCathedralTexts.seatName(m, seat, contextOf(m, table));
}

function styleOf(table: Table, seat: number): Style {
  return at(COLOURS, at(table.players, seat).colour);
}

function nameOf(m: RedCathedralMessages, table: Table, seat: number, mine: boolean, paint: Paint): string {
  return pad(paint(styleOf(table, seat), `${mine ? '▶' : ' '} ${ownerName(m, table, seat)}`), NAME);
}

function playerLines(
  speech: Speech,
  table: Table,
  player: Player,
  seat: number,
  mine: boolean,
  paint: Paint,
): string[] {
  const { m } = speech;
  const { terms } = m;
  const ornaments = player.ornaments.flatMap((count, kind) => {
    const name = at(terms.ornaments, kind);
    return count > 1 ? [`${name} ×${count}`] : count > 0 ? [name] : [];
  });
  const kinds = ornaments.length > 0 ? ` (${ornaments.join(', ')})` : '';
  const slots = player.slots.map((tile, slot) => {
    const die = Math.min(slot, WHITE_SLOT);
    const label = paint(at(DIE_STYLES, die), at(terms.colours, die));
    if (tile === null) return `${label}:·`;
    const shown = shortTile(speech, table, tile);
    return `${label}:${player.up[slot] ? shown : paint('dim', `(${shown})`)}`;
  });
  const facts = redCathedralTexts.playerFacts(m, seat, contextOf(m, table));
  return [
    `${nameOf(m, table, seat, mine, paint)} ${facts.join(', ')}${kinds}`,
    `${' '.repeat(NAME)} ${terms.workshop}${terms.colon}${spaced(slots)}`,
  ];
}

function ivanLines({ m }: Speech, table: Table, ivan: Ivan, paint: Paint): string[] {
  const { terms } = m;
  const { board: words } = m;
  const row = ivan.row.map((card, index) => {
    const die = at(ivan.dice, index);
    const name = terms.soloCards[card];
    return at(ivan.up, index)
      ? `${name}:${paint(at(DIE_STYLES, die), at(terms.colours, die))}`
      : paint('dim', `(${name})`);
  });
  const facts = [
    ...redCathedralTexts.playerFacts(m, IVAN, contextOf(m, table)),
    `${words.ivanInventory}${terms.colon}${printPile(ivan.inventory)}`,
    `${words.ivanConstruction}${terms.colon}${printPile(ivan.construction)}`,
    `${m.score.ornaments}${terms.colon}${ivan.placed}`,
  ];
  return [
    `${nameOf(m, table, IVAN, false, paint)} ${facts.join(', ')}`,
    `${' '.repeat(NAME)} ${words.ivanCards}${terms.colon}${spaced(row)}`,
  ];
}
