import type { GameTypes } from '@archivolt/engine';
import type { Animation, CoreKit, Kit, Touch } from './kit.ts';

/** A feature that a game has as a whole or not at all. */
type Feature<F> = F | { readonly [K in keyof F]?: never };

const none = () => undefined;
const empty = () => [];

/** Nothing on the board can be touched. */
const UNTOUCHABLE = {
  keyOf: () => '',
  targets: empty,
  touch: () => ({ does: 'ask' }) as const,
  actions: empty,
  marks: () => new Map(),
  paneOf: none,
  paneOfTarget: () => '',
  targetOf: none,
};

/** Events appear at once, without movement or sound. */
const STILL = {
  defs: () => '',
  paneOfEvent: none,
  motionsBefore: empty,
  motionsAfter: empty,
  soundOf: none,
  tablesOf: <E, V>(events: readonly E[], now: V): V[] => events.map(() => now),
};

/** The kit of a game that lacks a feature. */
export const simpleKit = <G extends GameTypes, T = never, S = never>(
  kit: CoreKit<G, T, S> & Feature<Touch<G, T, S>> & Feature<Animation<G>>,
): Kit<G, T, S> => ({ ...UNTOUCHABLE, ...STILL, ...kit });
