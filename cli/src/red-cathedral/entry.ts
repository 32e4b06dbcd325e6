import { redCathedralLevels, redCathedralSchool } from '@archivolt/bots';
import { at } from '@archivolt/engine';
import { loadComponents, positions, type RedCathedral, redCathedral, SIDES } from '@archivolt/red-cathedral';
import { type Arguments, BadArguments } from '../arguments.ts';
import type { Entry } from '../entry.ts';
import { speak } from './voice.ts';

export const redCathedralEntry: Entry<RedCathedral> = {
  game: redCathedral,
  positions,
  players: { min: 1, max: 4 },
  levels: redCathedralLevels,
  school: redCathedralSchool,
  flags: {
    solo: { help: ({ calling }) => calling.flags.solo },
    side: { value: 'basic|advanced', help: ({ calling }) => calling.flags.side },
    advanced: { help: ({ calling }) => calling.flags.advancedSide },
    influence: { value: 'random|first', help: ({ calling }) => calling.flags.influence },
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
  if (side === 'basic') throw new BadArguments((m) => m.refusals.contradict('--advanced', '--side basic'));
  return 'advanced';
}

function firstOf(args: Arguments): number | 'random' {
  if (args.text('first') === 'random') return 'random';
  return args.whole('first', 0, 3) ?? 'random';
}
