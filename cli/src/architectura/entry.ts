import {
  ADDITIONAL,
  type Architectura,
  architectura,
  positions,
  registerComponentSet,
} from '@archivolt/architectura';
import { architecturaLevels, architecturaSchool } from '@archivolt/bots';
import { type Arguments, BadArguments } from '../arguments.ts';
import type { Entry } from '../entry.ts';
import { balance } from './balance.ts';
import { speak } from './voice.ts';

export const architecturaEntry: Entry<Architectura> = {
  game: architectura,
  positions,
  players: { min: 2, max: 4 },
  levels: architecturaLevels,
  school: architecturaSchool,
  flags: {
    swaps: {
      value: `0-${ADDITIONAL}|rolled`,
      help: ({ calling }) => calling.flags.swaps,
    },
    advanced: { help: ({ calling }) => calling.flags.advancedDecks },
  },
  options(args) {
    const swaps = swapsOf(args);
    const first = args.text('first') === 'random' ? undefined : args.whole('first', 0, 3);
    return { ...(swaps === undefined ? {} : { swaps }), ...(first === undefined ? {} : { first }) };
  },
  flagOf: (path) => (path === '' ? 'players' : path),
  loadSet: registerComponentSet,
  turnOf: (table) => table.turn,
  face: {
    turnBegins: (event) => (event.type === 'turnBegan' ? event.seat : undefined),
    isPlain: ({ do: verb }) =>
      verb === 'exchange' ||
      verb === 'search' ||
      verb === 'pass' ||
      verb === 'ready' ||
      verb === 'show' ||
      verb === 'continue',
    isForced: ({ do: verb }) => verb === 'continue' || verb === 'show',
  },
  speak,
  balance,
};

function swapsOf(args: Arguments): number | 'rolled' | undefined {
  if (args.text('swaps') === 'rolled') return 'rolled';
  const swaps = args.whole('swaps', 0, ADDITIONAL);
  if (swaps === 0 && args.has('advanced'))
    throw new BadArguments((m) => m.refusals.contradict('--advanced', '--swaps 0'));
  // The report is about swapped cards as well, so it needs some.
  return swaps ?? (args.has('advanced') || args.has('report') ? ADDITIONAL : undefined);
}
