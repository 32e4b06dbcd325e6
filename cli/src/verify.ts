import { readFileSync } from 'node:fs';
import { LANGUAGES, loadOnline, loadTerminal, type OnlineMessages } from '@archivolt/i18n';
import { type GameFile, gameFile, readJson, type Verdict, verifyGame } from '@archivolt/protocol';
import { BadArguments, describe, type Options, readArguments } from './arguments.ts';
import type { Command } from './commands.ts';
import { gameNamed } from './games.ts';
import type { Io } from './io.ts';
import { wrap } from './paint.ts';
import { messageOf } from './table.ts';
import { LANG_FLAG } from './tongue.ts';

const FLAGS: Options = { lang: LANG_FLAG };

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
  const file = readJson(gameFile, textOf(path));
  if (!file) {
    io.err(`${(await loadTerminal(language)).refusals.noGameFile(path)}\n`);
    return 1;
  }
  const verdict = gameNamed(file.game)((entry) => verifyGame(entry.game, file));
  const { table } = await loadOnline(language);
  if (verdict.ok) {
    io.out(`${path}: ${table.fair(verdict.picks, verdict.versions)}\n`);
    return 0;
  }
  io.err(`${path}: ${wrong(table, verdict, file)}\n`);
  return 1;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (thrown) {
    throw new BadArguments((m) => m.refusals.unreadable(path, messageOf(thrown)));
  }
}

/** What is wrong, as the page tells it, and in brackets exactly where. */
function wrong(
  { unfair }: OnlineMessages['table'],
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
