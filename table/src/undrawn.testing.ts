import type { GameTypes } from '@archivolt/engine';
import type { Kit } from './kit.ts';

const never = () => Promise.reject(new Error('not asked for here'));

/** The members of a kit that only drawings need, for a table of which nothing is drawn. */
export function undrawn<G extends GameTypes, T, S>() {
  return {
    motionsBefore: () => [],
    motionsAfter: () => [],
    soundOf: () => undefined,
    tablesOf: (events: readonly G['event'][], now: G['table']) => events.map(() => now),
    loadSpeaker: never,
    loadGuide: never,
    loadAid: never,
    loadLarge: never,
    panes: [],
    chips: (() => {}) as unknown as Kit<G, T, S>['chips'],
    defs: () => '',
  } satisfies Partial<Kit<G, T, S>>;
}
