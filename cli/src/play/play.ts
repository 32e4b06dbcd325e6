import { randomInt } from 'node:crypto';
import type { Seat, Shape } from '@archivolt/engine';
import { type Arguments, BadArguments, describe, readArguments } from '../arguments.ts';
import type { Command } from '../commands.ts';
import type { Entry } from '../entry.ts';
import { GAME_NAMES, GAMES, gameNamed, onlyOneGame } from '../games.ts';
import type { Io } from '../io.ts';
import { gameWord, readGameOptions, readSeed } from '../table.ts';
import { readText } from './files.ts';
import { botMoves, type Match, parseMatch, startMatch, tellAll } from './match.ts';
import { PLAY_FLAGS, readSitting } from './options.ts';
import { scoreLines } from './score.ts';
import { personTurn } from './turn.ts';

export const play: Command = {
  name: 'play',
  summary: 'play in the terminal, against bots, Ivan or each other',
  help: () =>
    [
      `archivolt play GAME [options]   GAME: ${GAME_NAMES.join(', ')}`,
      '',
      describe(PLAY_FLAGS),
      ...GAME_NAMES.map((name) => `\nonly ${name}:\n${GAMES[name]?.(({ flags }) => describe(flags)) ?? ''}`),
      '',
      'People sit first, then the bots. With --players and no --bots all seats are people.',
      'Without both you play against one greedy bot. NO_COLOR turns colours off.',
      '',
    ].join('\n'),
  run: (argv, io) => gameNamed(gameWord(argv))((entry) => playGame(entry, argv, io)),
};

async function playGame<G extends Shape>(entry: Entry<G>, argv: readonly string[], io: Io): Promise<number> {
  const args = readArguments(argv, { ...PLAY_FLAGS, ...entry.flags });
  onlyOneGame(args);
  const seed = readSeed(args) ?? randomInt(2 ** 47);
  let match = openMatch(entry, args, seed);
  io.out(`${io.paint('bold', entry.title)} — seed ${seed}. Type help at any time.\n${seating(match)}\n`);
  let last: Seat | undefined;
  for (;;) {
    const seat = entry.game.toMove(match.state.table);
    if (seat === undefined) {
      io.out(`\n${scoreLines(entry, match.state.table, io.paint).join('\n')}\n`);
      return 0;
    }
    const bot = match.bots[seat];
    if (bot) {
      const lines = tellAll(match, botMoves(match, bot, seat));
      match.log.push(...lines);
      if (lines.length > 0) io.out(`${lines.join('\n')}\n`);
      continue;
    }
    if (isHandedOver(match, seat, last)) {
      const name = entry.face.names(match.state.table)[seat];
      if ((await io.ask(`\nHand over to ${name}, who presses Enter: `)) === undefined) return leave(io);
    }
    last = seat;
    const outcome = await personTurn(match, seat, io, seed);
    if (outcome.end === 'left') return leave(io);
    if (outcome.end === 'loaded') {
      match = outcome.match;
      io.out(`   Loaded. ${seating(match)}\n`);
    }
  }
}

function leave(io: Io): number {
  io.out('\nGoodbye. The game was not finished; save FILE keeps one for later.\n');
  return 0;
}

/** Several people at one terminal must not see each other's hands, where there are hands. */
function isHandedOver<G extends Shape>(
  { sitting, state }: Match<G>,
  seat: Seat,
  last: Seat | undefined,
): boolean {
  const people = sitting.filter((who) => who === 'person').length;
  return people > 1 && seat !== last && state.mine[seat] !== null;
}

/** "Red: you. Yellow: greedy." */
function seating<G extends Shape>({ entry, state, sitting }: Match<G>): string {
  const alone = sitting.filter((who) => who === 'person').length === 1;
  return entry.face
    .names(state.table)
    .map((name, seat) => {
      const who = sitting[seat];
      if (who === undefined) return `${name}: by his cards.`;
      return who === 'person' ? `${name}: ${alone ? 'you' : 'a person'}.` : `${name}: ${who} bot.`;
    })
    .join(' ');
}

function openMatch<G extends Shape>(entry: Entry<G>, args: Arguments, seed: number): Match<G> {
  const file = args.text('load');
  if (file === undefined) {
    const sitting = readSitting(entry, args);
    return startMatch(entry, readGameOptions(entry, args, sitting.length), sitting, seed);
  }
  // A set that the saved game was played with must be known before the game is read.
  if (args.has('set')) readGameOptions(entry, args, Math.max(2, entry.players.min));
  const said = args.has('bots') || args.has('players') ? readSitting(entry, args) : undefined;
  const text = readText(file);
  const loaded = text.ok ? parseMatch(entry, text.value, said, seed) : text;
  if (!loaded.ok) throw new BadArguments(`--load ${file}: ${loaded.why}`);
  return loaded.match;
}
