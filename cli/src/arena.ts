import { availableParallelism } from 'node:os';
import { ENTRANTS, Ledger, type PairingResult, playPairing, WEIGHTS_FOLDER } from '@archivolt/bots/node';
import type { Shape } from '@archivolt/engine';
import { BadArguments, describe, type Options, readArguments } from './arguments.ts';
import type { Command } from './commands.ts';
import type { Entry } from './entry.ts';
import { GAME_NAMES, gameNamed, onlyOneGame } from './games.ts';
import type { Io } from './io.ts';
import { gameWord, readSeed } from './table.ts';

const FLAGS: Options = {
  players: { value: 'a number', help: 'seats at the table (2)' },
  games: { value: 'a number', help: 'games a pairing, rounded up to whole rotations (400)' },
  bots: { value: 'a list', help: 'who plays, separated by ; where a name has settings, else by commas' },
  seed: { value: 'a number', help: 'the same number plays the same games (1)' },
  workers: { value: 'a number', help: 'threads (all cores)' },
  weights: { value: 'a folder', help: 'where the weights lie, if not those of the house' },
  record: { value: 'a file', help: 'games are written down there, and an interrupted match goes on' },
  json: { help: 'print one JSON object a pairing' },
};

export const arena: Command = {
  help: (m) =>
    [
      `archivolt arena GAME --bots A,B,… [options]   GAME: ${GAME_NAMES.join(', ')}`,
      '',
      describe(FLAGS, m),
      '',
      `Bots: ${ENTRANTS.join(', ')}`,
      'Every pairing is played: the first of two in every seat with the same luck, clones of the other in all others.',
      'The share of wins has a 95 % interval over seeds; a clone would win 1 of 2, 3 or 4. Alone it is the share against Ivan.',
      '',
    ].join('\n'),
  run: (argv, io) => gameNamed(gameWord(argv))((entry) => measure(entry, argv, io)),
};

async function measure<G extends Shape>(entry: Entry<G>, argv: readonly string[], io: Io): Promise<number> {
  const args = readArguments(argv, FLAGS);
  onlyOneGame(args);
  const players = args.whole('players', entry.players.min, entry.players.max) ?? 2;
  const text = args.text('bots') ?? '';
  const names = text.split(text.includes(':') ? ';' : ',').filter((name) => name !== '');
  if (names.length < 2 && players > 1) throw new BadArguments('--bots expects at least two names');
  const folder = args.text('weights') ?? WEIGHTS_FOLDER;
  const record = args.text('record');
  const ledger = record === undefined ? undefined : new Ledger(record);
  const pairs = players === 1 ? names.map((name): [string, string] => [name, name]) : pairsOf(names);
  for (const pair of pairs) {
    const result = await playPairing({
      game: entry.game.id,
      players,
      names: pair,
      folders: [folder, folder],
      games: args.whole('games', 1, 10_000_000) ?? 400,
      seed: readSeed(args) ?? 1,
      workers: args.whole('workers', 1, 256) ?? availableParallelism(),
      ...(ledger ? { ledger } : {}),
    }).catch((thrown: unknown) => {
      throw new BadArguments(thrown instanceof Error ? thrown.message : String(thrown));
    });
    io.out(`${args.has('json') ? JSON.stringify(result) : lineOf(result)}\n`);
  }
  return 0;
}

function pairsOf(names: readonly string[]): [string, string][] {
  return names.flatMap((one, index) => names.slice(index + 1).map((other): [string, string] => [one, other]));
}

export function lineOf({
  game,
  players,
  names,
  share,
  low,
  high,
  games,
  elo,
  margin,
  ms,
}: PairingResult): string {
  const percent = (part: number): string => (100 * part).toFixed(1);
  const against = players === 1 ? 'Ivan' : players === 2 ? names[1] : `${players - 1} × ${names[1]}`;
  const rating = elo === null ? '' : `, ${elo} Elo`;
  const times = ms.map(({ mean, p95 }) => `${mean.toFixed(1)} (95 %: ${p95.toFixed(0)})`);
  return `${game}: ${names[0]} against ${against}: ${percent(share)} % [${percent(low)}, ${percent(high)}]${rating}, lead ${margin.toFixed(1)}, ${games} games, ms a decision ${times.join(' and ')}`;
}
