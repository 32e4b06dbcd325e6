import { at, each } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  DELIVERIES,
  GREEN_GEM,
  MOST_DICE,
  ORNAMENT_MATERIAL,
  ORNAMENTS,
  PURPLE_GEM,
  prestigeFor,
  SLOTS,
  slotCost,
  WHITE,
  WHITE_SLOT,
} from '@archivolt/red-cathedral';
import type { AidBlock, AidLine } from '@archivolt/table/aid/sheet.ts';
import { resourceIcon } from '../draw/names.ts';
import { icon, type Picture } from './picture.ts';
import type { Reading } from './sheet.ts';

type Line = AidLine<Picture>;

/** The turn, step by step. */
export function turn(reading: Reading): AidBlock<Picture> {
  const { m, t, aid } = reading;
  return {
    title: aid.titles.turn,
    kind: 'list',
    lines: [
      { text: t.actions.basic, rules: ['RC-F1'] },
      { pictures: [icon('i-claim')], name: m.commands.claim.name, rules: ['RC-C1'], parts: claim(reading) },
      { pictures: [icon('i-build')], name: m.commands.build.name, rules: ['RC-B1'], parts: build(reading) },
      {
        pictures: [icon('i-acquire')],
        name: m.commands.acquire.name,
        rules: ['RC-A1'],
        parts: acquire(reading),
      },
      {
        name: t.actions.optional,
        rules: ['RC-F2'],
        parts: [
          { pictures: [icon('i-ruble')], text: m.commands.rubles.help, rules: ['RC-F2a'] },
          { pictures: [icon('i-roll')], text: m.commands.reroll.help, rules: ['RC-F2b'] },
        ],
      },
    ],
  };
}

function claim({ aid, table, player }: Reading): Line[] {
  const slots = Array.from({ length: SLOTS }, (_, slot) => ({
    die: Math.min(slot, WHITE_SLOT),
    cost: slotCost(table, player, slot),
  }));
  const costs = slots.map(({ cost }) => cost);
  return [
    {
      pictures: [{ show: 'icon', id: 'i-banner', colour: player.colour }],
      text: aid.claim.banner,
      rules: ['RC-C2'],
    },
    {
      pictures: [{ show: 'tile', tile: null }],
      text: aid.claim.tile(Math.min(...costs), Math.max(...costs)),
      rules: ['RC-C3', 'RC-C4'],
      row: slots.map((slot): Picture => ({ show: 'slot', ...slot })),
    },
    { pictures: [icon('i-eye')], text: aid.claim.benefit, rules: ['RC-C5', 'RC-W1'] },
  ];
}

/** Gems that go with an ornament: one, two of a kind, two different ones. */
const GEMS = [
  [1, 0],
  [2, 0],
  [1, 1],
] as const;

/** What gems score, each combination with its number. */
function gems({ terms }: Reading['m']): Line[] {
  return GEMS.map(([green, purple]) => {
    const added = [
      [GREEN_GEM, green],
      [PURPLE_GEM, purple],
    ].filter(([, count = 0]) => count > 0) as [number, number][];
    return {
      pictures: added.flatMap(([kind, count]) => each(count, () => icon(resourceIcon(kind)))),
      name: `${terms.and(added.map(([kind, count]) => terms.count(kind, count)))}${terms.colon.trimEnd()}`,
      text: terms.countPrestige(prestigeFor(green, purple)),
      rules: [],
    };
  });
}

/** Which ornament each kind of section holds, and its material. */
function ornaments({ m: { terms }, player: { colour } }: Reading): Line[] {
  return ORNAMENTS.map((ornament, kind) => {
    const material = at(ORNAMENT_MATERIAL, kind);
    const both = terms.and([at(terms.ornaments, kind), terms.count(material, 1)]);
    return {
      pictures: [{ show: 'icon', id: `i-${ornament}`, colour }, icon(resourceIcon(material))],
      text: `${capital(at(terms.kinds, kind))}${terms.colon}${both}`,
      rules: [],
    };
  });
}

function build(reading: Reading): Line[] {
  const { aid, m, player } = reading;
  return [
    { pictures: [icon('i-inventory')], text: aid.build.deliver(DELIVERIES), rules: ['RC-B1', 'RC-B2'] },
    { pictures: [icon('i-recognition')], text: aid.build.complete, rules: ['RC-B3'] },
    { pictures: [icon('i-not')], text: aid.build.penalty, rules: ['RC-B4'] },
    {
      pictures: [{ show: 'icon', id: 'i-door', colour: player.colour }],
      text: aid.build.decorate,
      rules: ['RC-D1', 'RC-D2'],
      parts: ornaments(reading),
    },
    { pictures: [icon('i-prestige')], text: aid.build.gems, rules: ['RC-D3', 'RC-D4'], parts: gems(m) },
  ];
}

function acquire({ aid, m, player }: Reading): Line[] {
  return [
    { pictures: [{ show: 'die', die: WHITE }], text: aid.acquire.move(MOST_DICE), rules: ['RC-A1', 'RC-A3'] },
    {
      pictures: [{ show: 'die', die: player.colour }],
      text: aid.acquire.further,
      rules: ['RC-A2'],
    },
    {
      text: aid.acquire.each,
      rules: ['RC-A4'],
      parts: [
        { pictures: [icon('i-market')], text: m.commands.take.help, rules: ['RC-M1'] },
        { pictures: [icon('g-merchants')], text: m.commands.use.help, rules: ['RC-I1'] },
        { pictures: [icon('i-workshop')], text: m.commands.activate.help, rules: ['RC-W1'] },
      ],
    },
    { pictures: [icon('i-roll')], text: m.commands.roll.help, rules: ['RC-A5'] },
  ];
}
