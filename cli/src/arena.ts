import { availableParallelism } from 'node:os';
import { withBotKitNamed } from '@archivolt/bots';
import { ENTRANTS, Ledger, type PairingResult, playPairing, WEIGHTS_FOLDER } from '@archivolt/bots/node';
import type { GameTypes } from '@archivolt/engine';
import { GAME_IDS } from '@archivolt/protocol';
import { BadArguments, describe, type Entry, type Options, readArguments } from '@archivolt/terminal';
import type { Command } from './commands.ts';
import { gameNamed, onlyOneGame } from './games.ts';
import type { Io } from './io.ts';
import { gameWord, readSeed } from './table.ts';

const FLAGS: Options = {
  players: { value: 'a number', help: 'number of seats (default: 2)' },
  games: { value: 'a number', help: 'games per pairing, rounded up to whole rotations (default: 400)' },
  bots: { value: 'a list', help: 'bots, separated by commas, or by ; if a name has settings' },
  seed: { value: 'a number', help: 'random seed; the same seed plays the same games (default: 1)' },
  workers: { value: 'a number', help: 'threads (default: all cores)' },
  weights: { value: 'a folder', help: 'folder with other weights than the built-in ones' },
  record: { value: 'a file', help: 'file to record games in; an interrupted match resumes from it' },
  json: { help: 'print one JSON object per pairing' },
};

export const arena: Command = {
  help: (m) =>
    [
      `archivolt arena GAME --bots A,B,… [options]   GAME: ${GAME_IDS.join(', ')}`,
      '',
      describe(FLAGS, m),
      '',
      `Bots: ${ENTRANTS.join(', ')}`,
      'Plays every pairing: each seed once with the first bot in every seat and copies of the second in all other seats.',
      'The win rate has a 95% confidence interval over seeds; equal bots win 1 game in 2, 3 or 4.',
      'With one seat it is the win rate against the opponent of the solo game.',
      '',
    ].join('\n'),
  run: (argv, io) => gameNamed(gameWord(argv))((entry) => measure(entry, argv, io)),
};

async function measure<G extends GameTypes>(
  entry: Entry<G>,
  argv: readonly string[],
  io: Io,
): Promise<number> {
  const args = readArguments(argv, FLAGS);
  onlyOneGame(args);
  const players = args.whole('players', entry.game.facts.players.fewest, entry.game.facts.players.most) ?? 2;
  const text = args.text('bots') ?? '';
  const names = text.split(text.includes(':') ? ';' : ',').filter((name) => name !== '');
  if (names.length < 2 && players > 1) throw new BadArguments('--bots takes at least two names');
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

const soloRivalIn = (game: string): string | undefined =>
  withBotKitNamed(game, ({ measuring }) => measuring.soloRival);

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
  const against =
    players === 1 ? soloRivalIn(game) : players === 2 ? names[1] : `${players - 1} × ${names[1]}`;
  const rating = elo === null ? '' : `, ${elo} Elo`;
  const times = ms.map(({ mean, p95 }) => `${mean.toFixed(1)} (95%: ${p95.toFixed(0)})`);
  return `${game}: ${names[0]} against ${against}: ${percent(share)} % [${percent(low)}, ${percent(high)}]${rating}, lead ${margin.toFixed(1)}, ${games} games, ms per decision ${times.join(' and ')}`;
}
