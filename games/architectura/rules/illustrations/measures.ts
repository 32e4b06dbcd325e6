import { at, type IllustrationStates, offersOf, type Seat, viewOf } from '@archivolt/engine';
import { architectura } from '../index.ts';
import type { Architectura } from '../state.ts';
import type { Event } from '../vocabulary.ts';

/** What a caption may claim, and how it is measured by the rules. */

type States = IllustrationStates<Architectura>;

/** The first event of a type; an illustration with a claim about it has one. */
function first<T extends Event['type']>({ events }: States, type: T): Extract<Event, { type: T }> {
  const found = events.find((event): event is Extract<Event, { type: T }> => event.type === type);
  if (!found) throw new Error(`nothing of this illustration is ${type}`);
  return found;
}

const count = ({ events }: States, type: Event['type']): number =>
  events.filter((event) => event.type === type).length;

const total = ({ after }: States, seat: Seat): number => at(architectura.score(after.table).totals, seat);

export const MEASURES = {
  /** The value of the played card, and of the card to its left. */
  played: (played) => first(played, 'played').value,
  left: (played) => first(played, 'compared').value,
  /** The value of the first rotated card, before and after. */
  from: (played) => first(played, 'turned').from,
  to: (played) => first(played, 'turned').to,
  /** The value of a card that changes because its neighbour did. */
  followed: (played) => first(played, 'revalued').from,
  follows: (played) => first(played, 'revalued').to,
  /** The value of a rebuilt card. */
  rebuilt: (played) => first(played, 'rebuilt').to,
  destroyed: (played) => count(played, 'destroyed'),
  removed: (played) => count(played, 'removed'),
  /** Cards on the space that was played on. */
  stack: (played) => {
    const { space } = first(played, 'played');
    return 1 + played.after.table.covered.filter((one) => one.space === space).length;
  },
  /** Spaces that a hand card may be played on. */
  spaces: ({ after }) => {
    const plays = offersOf(architectura, viewOf(after, after.table.active)).filter(
      (move) => move.do === 'play',
    );
    return new Set(plays.map(({ space }) => space)).size;
  },
  /** Final scores, and the points of end-of-game effects. */
  total0: (played) => total(played, 0),
  total1: (played) => total(played, 1),
  bonus: ({ after }) =>
    architectura
      .score(after.table)
      .lines.filter(({ code }) => code === 'adjacent' || code === 'fallen')
      .reduce((sum, { points }) => sum + points, 0),
  /** The hand limit of the player who played. */
  limit: ({ before, after }) => at(after.table.players, before.table.active).limit,
} satisfies Record<string, (played: States) => number>;

export type Measure = keyof typeof MEASURES;
