import type { Illustration, Seat } from '@archivolt/engine';
import type { RuleNumber } from '../ruleNumbers.ts';
import { BUILDINGS } from './buildings.ts';
import type { Measure } from './measures.ts';
import { TURN } from './turn.ts';

/** A part of the table as it is drawn beside the rules. */
export type Part =
  /** Streets and blocks by index, including the last ones. */
  | {
      readonly part: 'city';
      readonly streets: readonly [from: number, to: number];
      readonly blocks: readonly [from: number, to: number];
    }
  | { readonly part: 'hand'; readonly seat: Seat }
  | { readonly part: 'beside'; readonly seat: Seat }
  /** Cards of a seat by their names, side by side. */
  | { readonly part: 'cards'; readonly seat: Seat; readonly cards: readonly string[] }
  /** Everybody's score, card by card. */
  | { readonly part: 'scores' };

export type ArIllustration = Illustration<RuleNumber, Part, Measure>;

/** The drawings of the rules, by name, in the order of the rules. */
export const ILLUSTRATIONS = { ...TURN, ...BUILDINGS } satisfies Record<string, ArIllustration>;
export type IllustrationId = keyof typeof ILLUSTRATIONS;

/** A set-up made by the rules, and the labels of its picture. */
export const SET_UP = {
  position:
    'standard rbg swaps 0 turn 1 r quiet 0 | - / - / - | r hand Library,School,Park | b hand Arsenal,Inn,Temple | g hand Greenhouse,Statue,Palace | turn r',
  labels: [
    { name: 'blocks', part: 'city', at: [33, 4], rules: ['AR-S3'] },
    { name: 'streets', part: 'city', at: [2, 52], rules: ['AR-S3'] },
    { name: 'first', part: 'city', at: [12, 24], rules: ['AR-P1'] },
    { name: 'hand', part: 'hand', at: [18, 12], rules: ['AR-S2', 'AR-D1'] },
    { name: 'deck', part: 'players', at: [38, 47], rules: ['AR-S1'] },
    { name: 'tokens', part: 'players', at: [60, 47], rules: ['AR-S1', 'AR-X9'] },
  ],
} as const satisfies {
  position: string;
  labels: readonly {
    name: string;
    part: 'city' | 'hand' | 'players';
    /** Position of its number, in hundredths of the part. */
    at: readonly [number, number];
    rules: readonly RuleNumber[];
  }[];
};
export type SetUpLabel = (typeof SET_UP.labels)[number]['name'];
