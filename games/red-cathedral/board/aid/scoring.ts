import { at, each } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  INVENTORY,
  ORNAMENT_WORTH,
  ORNAMENTS,
  ORNAMENTS_EACH,
  SECTION_WORTH,
  shares,
} from '@archivolt/red-cathedral';
import type { AidBlock } from '@archivolt/table/aid/sheet.ts';
import { icon, type Picture } from './picture.ts';
import type { Reading } from './sheet.ts';

/** The limits of the supply and the boards. */
export function limits({ m, aid, guide, player }: Reading): AidBlock<Picture> {
  return {
    title: aid.titles.limits,
    kind: 'list',
    lines: [
      {
        pictures: [icon('i-inventory')],
        text: aid.limits.inventory(INVENTORY),
        rules: ['RC-P2', 'RC-M2'],
      },
      {
        things: ORNAMENTS.map((ornament, kind) => ({
          picture: { show: 'icon', id: `i-${ornament}`, colour: player.colour },
          name: `${at(ORNAMENTS_EACH, kind)} × ${at(m.terms.ornaments, kind)}`,
        })),
        text: aid.limits.ornaments,
        rules: ['RC-P1', 'RC-D1'],
      },
      { pictures: [icon('i-wood')], text: guide.supply, rules: ['RC-T3', 'RC-T4'] },
    ],
  };
}

/** A value that divides well, for the example. */
const EXAMPLE_PRESTIGE = 12;

/** How the game ends, and what scores. */
export function scoring(
  { table, m, aid }: Reading,
  { sections, prestige }: { sections: number; prestige: number },
): AidBlock<Picture> {
  const seats = table.players.length;
  const two = seats === 2;
  const parts = shares(
    EXAMPLE_PRESTIGE,
    each(seats, (seat) => seats - seat),
  );
  const solo = table.ivan !== null;
  return {
    title: aid.titles.end,
    kind: 'list',
    lines: [
      {
        pictures: [icon('i-cathedral')],
        text: solo ? aid.end.triggerSolo(sections) : aid.end.trigger(sections, prestige),
        rules: [solo ? 'RC-V7' : 'RC-E1'],
      },
      { pictures: [icon('i-prestige')], text: m.score.trackHelp, rules: ['RC-E2'] },
      { pictures: [icon('i-ruble')], text: m.score.leftoversHelp, rules: ['RC-E3'] },
      {
        pictures: [icon('#rc-kinds')],
        text: `${aid.end.tower(SECTION_WORTH, ORNAMENT_WORTH)} ${aid.end.presence}`,
        rules: ['RC-E4'],
      },
      {
        pictures: [icon('i-players')],
        text: `${aid.end.shares(EXAMPLE_PRESTIGE, parts)} ${two ? aid.end.tie.two : aid.end.tie.many}`,
        rules: [two ? 'RC-E6' : 'RC-E5'],
      },
      { pictures: [icon('i-score')], text: capital(aid.end.breaks), rules: ['RC-E7'] },
    ],
  };
}
