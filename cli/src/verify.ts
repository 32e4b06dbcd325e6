import { readFileSync } from 'node:fs';
import { type EntranceMessages, LANGUAGES, loadEntrance, loadTerminal } from '@archivolt/i18n';
import {
  compareWith,
  type Disagreement,
  type GameFile,
  gameFile,
  hex,
  read,
  readJson,
  type Verdict,
  verifyGame,
} from '@archivolt/protocol';
import {
  type Arguments,
  BadArguments,
  describe,
  LANG_FLAG,
  type Options,
  readArguments,
  wrap,
} from '@archivolt/terminal';
import type { Command } from './commands.ts';
import { gameNamed } from './games.ts';
import type { Io } from './io.ts';
import { messageOf } from './table.ts';

const FLAGS: Options = {
  salt: { value: ({ calling }) => calling.verify.hex, help: ({ calling }) => calling.verify.salt },
  commitment: {
    value: ({ calling }) => calling.verify.hex,
    help: ({ calling }) => calling.verify.commitment,
  },
  lang: LANG_FLAG,
};

export const verify: Command = {
  spoken: true,
  help: (m) => {
    const { usage, about } = m.calling.verify;
    return [usage, '', describe(FLAGS, m), '', ...wrap(about, 100), ''].join('\n');
  },
  run: check,
};

async function check(argv: readonly string[], io: Io): Promise<number> {
  const args = readArguments(argv, FLAGS);
  const language = args.oneOf('lang', LANGUAGES) ?? io.language;
  const [path, ...more] = args.positionals;
  if (path === undefined || more.length > 0) throw new BadArguments((m) => m.refusals.oneFile);
  const witness = { salt: hexOf(args, 'salt'), commitment: hexOf(args, 'commitment') };
  const file = readJson(gameFile, textOf(path));
  if (!file) {
    io.err(`${(await loadTerminal(language)).refusals.noGameFile(path)}\n`);
    return 1;
  }
  const verdict = gameNamed(file.game)((entry) => verifyGame(entry.game, file));
  const { dice } = await loadEntrance(language);
  if (!verdict.ok) {
    io.err(`${path}: ${wrong(dice, verdict, file)}\n`);
    return 1;
  }
  const comparison = compareWith(file, witness);
  if (comparison.wrong) {
    io.err(`${path}: ${disagreement(dice, comparison.wrong)}\n`);
    return 1;
  }
  io.out(`${path}: ${dice.fair(verdict.picks, verdict.versions)}\n`);
  const { compared } = dice;
  if (comparison.commitment) io.out(`  ${compared.commitment}\n`);
  if (comparison.salt) io.out(`  ${compared.salt}\n`);
  return 0;
}

/** A salt or a hash from the command line, in upper or lower case. */
function hexOf(args: Arguments, name: 'salt' | 'commitment'): string | undefined {
  const given = args.text(name);
  const value = given?.toLowerCase();
  if (given !== undefined && read(hex, value) === undefined)
    throw new BadArguments((m) => m.refusals.noHex(`--${name}`, given));
  return value;
}

const disagreement = ({ unfair, disagrees }: EntranceMessages['dice'], wrong: Disagreement): string =>
  wrong === 'commitment' ? unfair.commitment(0) : disagrees[wrong];

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (thrown) {
    throw new BadArguments((m) => m.refusals.unreadable(path, messageOf(thrown)));
  }
}

/** The problem in the words of the web page, with its exact place in brackets. */
function wrong(
  { unfair }: EntranceMessages['dice'],
  verdict: Verdict & { ok: false },
  file: GameFile,
): string {
  switch (verdict.what) {
    case 'rules':
      return `${unfair.rules(0)} [${file.game} ${file.rulesVersion}]`;
    case 'options':
    case 'seed':
    case 'result':
      return unfair[verdict.what](0);
    case 'salt':
      return unfair.salt(verdict.seat + 1);
    case 'row':
    case 'takeBack':
      return unfair[verdict.what](verdict.version);
    case 'move':
      return `${unfair.move(verdict.version)} [${verdict.index + 1}]`;
    case 'pick': {
      const { version, index, expected = '–', found = '–' } = verdict;
      return `${unfair.pick(version)} [${index + 1}: ${found} ≠ ${expected}]`;
    }
  }
}
