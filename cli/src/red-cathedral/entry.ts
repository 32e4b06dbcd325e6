import { redCathedralLevels, redCathedralSchool } from '@archivolt/bots';
import { at } from '@archivolt/engine';
import {
  IVAN,
  loadComponents,
  type Reason,
  type RedCathedral,
  redCathedral,
  SIDES,
} from '@archivolt/red-cathedral';
import { type Arguments, BadArguments } from '../arguments.ts';
import type { Entry } from '../entry.ts';
import { board } from './board.ts';
import { group, intents, offer, question } from './offers.ts';
import { scoreLine, tell, tieBreak, why } from './sentences.ts';
import { colour } from './words.ts';

export const redCathedralEntry: Entry<RedCathedral> = {
  game: redCathedral,
  title: 'The Red Cathedral',
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
    names: (table) =>
      table.players.map((player, seat) =>
        table.ivan !== null && seat === IVAN ? 'Ivan' : colour(player.colour),
      ),
    board,
    question,
    group,
    offer,
    tell,
    turnBegins: (event) => (event.type === 'turn' ? event.seat : undefined),
    why: (reason, _table, who) => why(reason as Reason, who),
    intents,
    isPlain: ({ do: verb }) => verb === 'roll' || verb === 'reroll' || verb === 'end',
    isForced: () => false,
    scoreLine,
    tieBreak,
  },
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
