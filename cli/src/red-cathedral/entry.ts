import { redCathedralLevels, redCathedralSchool } from '@archivolt/bots';
import { at } from '@archivolt/engine';
import { loadComponents, type RedCathedral, redCathedral, SIDES } from '@archivolt/red-cathedral';
import { type Arguments, BadArguments } from '../arguments.ts';
import type { Entry } from '../entry.ts';
import { speak } from './voice.ts';

export const redCathedralEntry: Entry<RedCathedral> = {
  game: redCathedral,
  players: { min: 1, max: 4 },
  levels: redCathedralLevels,
  school: redCathedralSchool,
  flags: {
    solo: { help: 'one player against Ivan' },
    side: { value: 'basic or advanced', help: 'side of the workshop boards (basic)' },
    advanced: { help: 'the same as --side advanced' },
    influence: { value: 'random or first', help: 'influence cards: random, or those for a first game' },
  },
  options: (args) => ({
    side: sideOf(args),
    influence: args.oneOf('influence', ['random', 'first']) ?? 'random',
    first: firstOf(args),
  }),
  flagOf: (path) => (path === '' ? 'players' : path),
  loadSet: loadComponents,
  turnOf: (table) => table.turn,
  face: {
    turnBegins: (event) => (event.type === 'turn' ? event.seat : undefined),
    isPlain: ({ do: verb }) => verb === 'roll' || verb === 'reroll' || verb === 'end',
    isForced: () => false,
  },
  speak,
};

function sideOf(args: Arguments): (typeof SIDES)[number] {
  const side = args.oneOf('side', SIDES);
  if (!args.has('advanced')) return side ?? at(SIDES, 0);
  if (side === 'basic') throw new BadArguments('--advanced and --side basic contradict each other');
  return 'advanced';
}

function firstOf(args: Arguments): number | 'random' {
  if (args.text('first') === 'random') return 'random';
  return args.whole('first', 0, 3) ?? 'random';
}
