import { at, type IllustrationStates, offersOf, type Seat, viewOf } from '@archivolt/engine';
import { redCathedral } from '../index.ts';
import { diceAt } from '../moves/acquire.ts';
import { presences, shares, towerValue } from '../scoring.ts';
import type { RedCathedral } from '../state.ts';
import type { Event } from '../vocabulary.ts';

/**
 * What a caption may claim, and how it is measured by the rules. "They" are the players whose turn the illustration shows.
 */

type States = IllustrationStates<RedCathedral>;

const actor = ({ before }: States): Seat => before.table.active;

function sum<T extends Event['type']>(
  { events }: States,
  type: T,
  count: (event: Extract<Event, { type: T }>) => number,
): number {
  let total = 0;
  for (const event of events) if (isOf(event, type)) total += count(event);
  return total;
}

const isOf = <T extends Event['type']>(event: Event, type: T): event is Extract<Event, { type: T }> =>
  event.type === type;

/** Prestige for one part of the final score, by seat. */
const finalPoints = ({ after }: States, code: string, seat: Seat): number =>
  redCathedral
    .score(after.table)
    .lines.filter((line) => line.code === code && line.seat === seat)
    .reduce((total, { points }) => total + points, 0);

/** The shares of a tower, from the best to the worst. */
function places({ after: { table } }: States, tower: number): number[] {
  const sections = at(table.towers, tower);
  return shares(towerValue(sections), presences(sections, table.players.length)).sort((a, b) => b - a);
}

export const MEASURES = {
  /** Locations that the die moves. */
  steps: (played) => sum(played, 'dieMoved', ({ steps }) => steps),
  /** Dice at the location that the die reaches, including itself. */
  dice: (played) => sum(played, 'dieMoved', ({ to }) => diceAt(played.after.table, to)),
  /** Dice rolled at the end of the visit. */
  rolled: (played) => sum(played, 'rolled', ({ dice }) => dice.length),
  /** Dice at the fullest location. */
  fullest: ({ after: { table } }) => Math.max(...table.market.map((_, place) => diceAt(table, place))),
  /** Roubles paid and received. */
  paid: (played) => sum(played, 'rubles', ({ by }) => Math.max(0, -by)),
  earned: (played) => sum(played, 'rubles', ({ by }) => Math.max(0, by)),
  /** Materials taken, given back, and those that did not fit. */
  materials: (played) => sum(played, 'gained', ({ count }) => count),
  gave: (played) => sum(played, 'gave', ({ count }) => count),
  left: (played) => sum(played, 'gained', ({ lost }) => lost),
  /** Materials delivered: to sections, and for ornaments with their gems. */
  deliveries: (played) =>
    sum(played, 'delivered', ({ count }) => count) +
    sum(played, 'decorated', ({ green, purple }) => 1 + green + purple),
  /** What the section of the last delivery still needs. */
  missing: ({ events }) => events.findLast((event) => event.type === 'delivered')?.missing ?? -1,
  recognition: (played) =>
    sum(played, 'recognition', ({ by, seat }) => (seat === actor(played) && by > 0 ? by : 0)),
  /** Recognition lost because of completed sections above. */
  penalty: (played) => sum(played, 'recognition', ({ rule, by }) => (rule === 'RC-B4' ? -by : 0)),
  prestige: (played) => sum(played, 'prestige', ({ by, seat }) => (seat === actor(played) ? by : 0)),
  /** Spaces that their marker moves, forward or back. */
  spaces: (played) =>
    Math.abs(
      at(played.after.table.players, actor(played)).space -
        at(played.before.table.players, actor(played)).space,
    ),
  /** Sections that they may claim. */
  available: ({ after }) =>
    offersOf(redCathedral, viewOf(after, after.table.active)).filter(({ do: act }) => act === 'claim').length,
  /** The value of the first tower, and its second place. */
  tower: ({ after }) => towerValue(at(after.table.towers, 0)),
  second: (played) => places(played, 0)[1] ?? 0,
  /** Prestige of a seat from the track, and from all towers. */
  track0: (played) => finalPoints(played, 'track', 0),
  track1: (played) => finalPoints(played, 'track', 1),
  towers0: (played) => finalPoints(played, 'tower', 0),
  towers1: (played) => finalPoints(played, 'tower', 1),
  towers2: (played) => finalPoints(played, 'tower', 2),
  towers3: (played) => finalPoints(played, 'tower', 3),
  /** Materials on the card of Ivan’s inventory, and those that complete a section of his. */
  stored: ({ events }) => events.find((event) => event.type === 'ivanStored')?.materials ?? 0,
  built: ({ events }) => events.find((event) => event.type === 'completed')?.materials ?? 0,
  /** Recognition that Ivan gains. */
  ivan: (played) => sum(played, 'recognition', ({ by, seat }) => (seat !== actor(played) && by > 0 ? by : 0)),
} satisfies Record<string, (played: States) => number>;

export type Measure = keyof typeof MEASURES;
