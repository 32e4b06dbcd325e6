import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import { type Benefit, componentsOf, DICE, MATERIALS, RECOGNITION, RUBLE } from '@archivolt/red-cathedral';
import type { AidBlock, AidLine } from '@archivolt/table/aid/sheet.ts';
import { type MarkIcon, markOf, type SignIcon } from '../draw/influence.ts';
import { resourceIcon } from '../draw/names.ts';
import { icon, type Picture } from './picture.ts';
import type { Reading } from './sheet.ts';

type Line = AidLine<Picture>;
type Material = 'i-wood' | 'i-brick' | 'i-stone' | 'i-gold' | 'i-emerald' | 'i-amethyst';

/** Every symbol of the influence cards except the materials, with its meaning. */
const SIGNS: Record<Exclude<SignIcon, Material>, (reading: Reading) => Omit<Line, 'pictures'>> = {
  'i-ruble': ({ m, aid }) => ({
    name: label(m, at(m.terms.resources, RUBLE)),
    text: aid.symbols.ruble,
    rules: ['RC-M3'],
  }),
  'i-recognition': ({ m, guide }) => ({
    name: label(m, at(m.terms.resources, RECOGNITION)),
    text: guide.track,
    rules: ['RC-S1', 'RC-S2'],
  }),
  'i-prestige': ({ m }) => ({
    name: label(m, m.terms.prestige),
    text: m.score.trackHelp,
    rules: ['RC-S3', 'RC-E2'],
  }),
  'i-any': ({ m, aid }) => ({
    name: label(m, m.terms.tile({ kind: 'any' })),
    text: aid.symbols.any,
    rules: ['RC-T2'],
  }),
  'i-build': ({ aid }) => ({ text: aid.symbols.deliver, rules: ['RC-I4'] }),
  '#rc-swap': ({ aid }) => ({ text: aid.symbols.swap, rules: ['RC-I4'] }),
  '#rc-slot': ({ aid }) => ({ text: aid.symbols.activate, rules: ['RC-I5'] }),
  '#rc-kinds': ({ aid }) => ({ text: aid.symbols.everyKind, rules: ['RC-I6'] }),
};

const MARKS: Record<MarkIcon, boolean> = { 'i-once': false, 'i-endless': true };

/** One tile for each kind of benefit; the text describes the tile drawn. */
const BENEFITS: Record<Benefit['kind'], readonly string[]> = {
  resource: ['RC-W1'],
  die: ['RC-W2'],
  any: ['RC-T2'],
};

const label = (m: Reading['m'], name: string): string => `${capital(name)}${m.terms.colon.trimEnd()}`;

/** All symbols of the board, with their names and meanings. */
export function symbols(reading: Reading): AidBlock<Picture> {
  const { m, aid, guide, player, table } = reading;
  const own = (id: string): Picture => ({ show: 'icon', id, colour: player.colour });
  const { tiles } = componentsOf(table);
  return {
    title: aid.titles.symbols,
    kind: 'list',
    lines: [
      {
        things: MATERIALS.map((_, kind) => ({
          picture: icon(resourceIcon(kind)),
          name: capital(at(m.terms.resources, kind)),
        })),
        text: guide.material,
        rules: ['RC-T1', 'RC-T3'],
      },
      ...Object.entries(SIGNS).map(([id, line]): Line => ({ pictures: [icon(id)], ...line(reading) })),
      ...Object.values(MARKS).map(
        (repeat): Line => ({
          pictures: [icon(markOf({ repeat }))],
          text: `${capital(m.terms.mark(repeat))}.`,
          rules: ['RC-I2'],
        }),
      ),
      {
        things: DICE.map((_, die) => ({
          picture: { show: 'die', die },
          name: capital(at(m.terms.colours, die)),
        })),
        text: guide.die,
        rules: ['RC-A1', 'RC-A2'],
      },
      {
        pictures: [own('i-banner')],
        name: label(m, m.terms.banners),
        text: guide.banner,
        rules: ['RC-C1', 'RC-P2'],
      },
      ...Object.entries(BENEFITS).flatMap(([kind, rules]): Line[] => {
        const tile = tiles.findIndex(({ benefit }) => benefit.kind === kind);
        if (tile < 0) return [];
        const text = m.terms.tileHelp(at(tiles, tile).benefit);
        return [{ pictures: [{ show: 'tile', tile }], text, rules }];
      }),
      { pictures: [{ show: 'tile', tile: null }], text: aid.symbols.faceDown, rules: ['RC-C4'] },
    ],
  };
}
