import { readFileSync } from 'node:fs';
import { type GameFile, gameFile, readJson, type Verdict, verifyGame } from '@archivolt/protocol';
import { BadArguments, readArguments } from './arguments.ts';
import type { Command } from './commands.ts';
import { gameNamed } from './games.ts';
import type { Io } from './io.ts';

export const verify: Command = {
  help: () =>
    [
      'archivolt verify FILE   FILE: a game as the page or the server exports it',
      '',
      'Works out every pick from the seed and the salts, plays every move by the rules, and compares.',
      'Says what is wrong first, and ends with 1, if anything was changed.',
      '',
    ].join('\n'),
  run: async (argv, io) => check(argv, io),
};

function check(argv: readonly string[], io: Io): number {
  const [path, ...more] = readArguments(argv, {}).positionals;
  if (path === undefined || more.length > 0) throw new BadArguments('expected one file');
  const file = readJson(gameFile, textOf(path));
  if (!file) {
    io.err(`${path} is no game that this house has exported\n`);
    return 1;
  }
  const verdict = gameNamed(file.game)((entry) => verifyGame(entry.game, file));
  if (verdict.ok) {
    io.out(
      `${path}: ${verdict.versions} submissions and ${verdict.picks} picks, all as the seed and the rules say\n`,
    );
    return 0;
  }
  io.err(`${path}: ${wrong(verdict, file)}\n`);
  return 1;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new BadArguments(`${path} cannot be read`);
  }
}

function wrong(verdict: Verdict & { ok: false }, file: GameFile): string {
  switch (verdict.what) {
    case 'rules':
      return `it was played by rules ${file.rulesVersion} of ${file.game}, which this house does not have`;
    case 'options':
      return 'its options are none that the game has';
    case 'seed':
      return 'the seed is not the one that was promised before the game';
    case 'result':
      return 'the result is not what the rules give';
    case 'row':
      return `submission ${verdict.version} is not as it was written`;
    case 'takeBack':
      return `submission ${verdict.version} takes back what cannot be taken back`;
    case 'move':
      return `move ${verdict.index + 1} of submission ${verdict.version} was not possible`;
    case 'pick': {
      const { version, index, expected = 'none', found = 'none' } = verdict;
      const place = version === 0 ? 'the set-up' : `submission ${version}`;
      return `pick ${index + 1} of ${place} is ${found}; the dice give ${expected}`;
    }
  }
}
