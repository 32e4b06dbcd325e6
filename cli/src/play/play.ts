import { randomInt } from 'node:crypto';
import { type GameTypes, offersOf, type Seat, viewOf } from '@archivolt/engine';
import { LANGUAGES, type Language, levelName, loadCommon, type TerminalMessages } from '@archivolt/i18n';
import { GAME_IDS } from '@archivolt/protocol';
import {
  type Arguments,
  BadArguments,
  describe,
  describeFlags,
  type Entry,
  flagsOf,
  readArguments,
  translationsOf,
  wrap,
} from '@archivolt/terminal';
import { BOT_NAMES } from '../bots.ts';
import type { Command } from '../commands.ts';
import { gameNamed, onlyOneGame, withEntry } from '../games.ts';
import type { Io } from '../io.ts';
import { gameWord, namesOf, readGameOptions, readSeed } from '../table.ts';
import { readText } from './files.ts';
import {
  botMoves,
  commit,
  headingOf,
  type LogLine,
  logLines,
  type Match,
  type MatchTexts,
  parseMatch,
  readerOf,
  seatingOf,
  startMatch,
} from './match.ts';
import { PLAY_FLAGS, readOccupants } from './options.ts';
import { answer, printLog, say } from './say.ts';
import { scoreLines } from './score.ts';
import { personTurn } from './turn.ts';

/** Columns of the help. */
const WIDTH = 100;

export const play: Command = {
  spoken: true,
  help,
  run: (argv, io) => gameNamed(gameWord(argv))((entry) => playGame(entry, argv, io)),
};

async function help(m: TerminalMessages, language: Language): Promise<string> {
  const { calling } = m;
  const common = await loadCommon(language);
  const levels = BOT_NAMES.map((id) => {
    const { name, help: about } = levelName(common, id);
    return wrap(`  ${id.padEnd(10)} ${name}. ${about}`, WIDTH, 13).join('\n');
  });
  const games = GAME_IDS.map(
    async (name) =>
      `\n${calling.only(name)}\n${await withEntry(name, (entry) => describeFlags(entry, m, language))}`,
  );
  return [
    `${calling.usage}   ${GAME_IDS.join(', ')}`,
    '',
    describe(PLAY_FLAGS, m),
    ...(await Promise.all(games)),
    '',
    calling.bots,
    ...levels,
    '',
    ...wrap(calling.notes, WIDTH),
    '',
  ].join('\n');
}

async function playGame<G extends GameTypes>(
  entry: Entry<G>,
  argv: readonly string[],
  io: Io,
): Promise<number> {
  const args = readArguments(argv, { ...PLAY_FLAGS, ...flagsOf(entry) });
  onlyOneGame(args);
  const seed = readSeed(args) ?? randomInt(2 ** 47);
  const translations = await translationsOf(args.oneOf('lang', LANGUAGES) ?? io.language);
  const { terminal } = translations;
  const texts = await entry.speak(translations);
  let match = openMatch({ entry, translations, texts }, args, seed);
  say(io, [`${io.paint('bold', texts.title)} — ${terminal.opening(seed)}`, seating(match)]);
  const leave = (): number => {
    say(io, ['', terminal.goodbye]);
    return 0;
  };
  const logged = (lines: readonly LogLine[]): void => {
    match.log.push(...lines);
    printLog(io, lines);
  };
  const first = entry.game.toMove(match.state.table);
  // The first turn has no event that begins it.
  if (match.record.steps.length === 0 && first !== undefined)
    logged([headingOf(match, match.state.table, first)]);
  let last: Seat | undefined;
  for (;;) {
    const seat = entry.game.toMove(match.state.table);
    if (seat === undefined) {
      const { table } = match.state;
      io.out(`\n${scoreLines(match, entry.game.score(table), table, readerOf(match), io).join('\n')}\n`);
      return 0;
    }
    const bot = match.bots[seat];
    if (bot) {
      const events = botMoves(match, bot, seat);
      logged(logLines(match, events, match.state.table));
      continue;
    }
    const forced = forcedMove(match, seat);
    if (forced !== undefined) {
      const events = commit(match, seat, [forced]);
      logged(logLines(match, events, match.state.table));
      continue;
    }
    if (isHandedOver(match, seat, last)) {
      const name = texts.seatName(seat, match.state.table);
      if ((await io.ask(`\n${terminal.handOver(name)}`)) === undefined) return leave();
    }
    last = seat;
    const outcome = await personTurn(match, seat, io, seed);
    if (outcome.end === 'left') return leave();
    if (outcome.end === 'loaded') {
      match = outcome.match;
      answer(io, `${terminal.loaded} ${seating(match)}`);
    }
  }
}

/** A forced move is played automatically: nobody is asked, and nobody takes over the terminal for it. */
function forcedMove<G extends GameTypes>({ entry, state }: Match<G>, seat: Seat): G['move'] | undefined {
  const [only, ...others] = offersOf(entry.game, viewOf(state, seat));
  return only !== undefined && others.length === 0 && entry.face.isForced?.(only) ? only : undefined;
}

/** Several people at one terminal must not see each other's hands, if the game has hands. */
function isHandedOver<G extends GameTypes>(
  { entry, occupants }: Match<G>,
  seat: Seat,
  last: Seat | undefined,
): boolean {
  const people = occupants.filter((who) => who === 'person').length;
  return people > 1 && seat !== last && entry.game.secrets !== undefined;
}

/** "Red (you), Yellow (Apprentice)" */
function seating<G extends GameTypes>(match: Match<G>): string {
  const { table } = match.state;
  return namesOf(match, table)
    .map((_, seat) => seatingOf(match, table, seat))
    .join(', ');
}

function openMatch<G extends GameTypes>(matchTexts: MatchTexts<G>, args: Arguments, seed: number): Match<G> {
  const { entry } = matchTexts;
  const file = args.text('load');
  if (file === undefined) {
    const occupants = readOccupants(entry, args);
    return startMatch(matchTexts, readGameOptions(matchTexts, args, occupants.length), occupants, seed);
  }
  // The component set of a saved game must be loaded before the game is parsed.
  if (args.has('set')) readGameOptions(matchTexts, args, Math.max(2, entry.game.facts.players.fewest));
  const said = args.has('bots') || args.has('players') ? readOccupants(entry, args) : undefined;
  const text = readText(file);
  const loaded = text.ok ? parseMatch(matchTexts, text.value, said, seed) : text;
  if (!loaded.ok) throw new BadArguments(`--load ${file}: ${loaded.why}`);
  return loaded.match;
}
