import type { Illustration, Seat } from '@archivolt/engine';
import type { RuleNumber } from '../ruleNumbers.ts';
import { LATE } from './late.ts';
import { MARKET } from './market.ts';
import type { Measure } from './measures.ts';
import { SITE } from './site.ts';

/** A part of the board as it is drawn beside the rules. */
export type Part =
  | { readonly part: 'market'; readonly only?: 'ring' }
  /** Towers by index, including the last one. */
  | { readonly part: 'cathedral'; readonly towers: readonly [from: number, to: number] }
  | { readonly part: 'workshop' | 'inventory'; readonly seat: Seat }
  /** The score track between two spaces. */
  | { readonly part: 'track'; readonly spaces: readonly [from: number, to: number] }
  | { readonly part: 'influence' }
  | { readonly part: 'ivan' }
  /** Who gets what of every tower. */
  | { readonly part: 'shares' };

export type RcIllustration = Illustration<RuleNumber, Part, Measure>;

/** The drawings of the rules, by name, in the order of the rules. */
export const ILLUSTRATIONS = { ...SITE, ...MARKET, ...LATE } satisfies Record<string, RcIllustration>;
export type IllustrationId = keyof typeof ILLUSTRATIONS;

/** A set-up made by the rules, and the labels of its picture. */
export const SET_UP = {
  position:
    'rc/base/basic 1/0 20W20B20S15G10E10A B/A/R/Pb5/Ww1/Sy3/Gg5/Er1 A1/C1/M1/K1 B03.Dgx,M09.Sx,D07.Dr/B10.B,M08.R,M02.Dyx,D08.E/B02.S,M11.Ax,M13.Db,D09.Ex/B08.Px,M04.Q,M12.A,D10.Qx/B09.Dg,M19.Gx,D01.Dbx r/2/3/4+2/-/-.-.-.-.-.-/121 y/2/4/4+2/-/-.-.-.-.-.-/121 g/2/4/4+2/-/-.-.-.-.-.-/121 - turn',
  labels: [
    { name: 'resources', part: 'market', at: [50, 21], rules: ['RC-P4'] },
    { name: 'dice', part: 'market', at: [15, 66], rules: ['RC-P6'] },
    { name: 'influence', part: 'market', at: [87, 13], rules: ['RC-P5'] },
    { name: 'track', part: 'market', at: [10, 86], rules: ['RC-S1'] },
    { name: 'towers', part: 'cathedral', at: [50, 62], rules: ['RC-P7', 'RC-P8'] },
    { name: 'tiles', part: 'cathedral', at: [7, 70], rules: ['RC-P9'] },
    { name: 'workshop', part: 'workshop', at: [4, 33], rules: ['RC-P1'] },
    { name: 'inventory', part: 'workshop', at: [4, 66], rules: ['RC-P2'] },
    { name: 'ornaments', part: 'workshop', at: [84, 92], rules: ['RC-P3'] },
    { name: 'roubles', part: 'workshop', at: [94, 16], rules: ['RC-P10'] },
  ],
} as const satisfies {
  position: string;
  labels: readonly {
    name: string;
    part: 'market' | 'cathedral' | 'workshop';
    /** Position of its number, in hundredths of the part. */
    at: readonly [number, number];
    rules: readonly RuleNumber[];
  }[];
};
export type SetUpLabel = (typeof SET_UP.labels)[number]['name'];
