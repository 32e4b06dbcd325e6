import { type Draft, type Reason, type Seat, type Shape, same, seeded, type View } from '@archivolt/engine';
import type { Io } from '../io.ts';
import { wrap } from '../paint.ts';
import { readText, writeText } from './files.ts';
import { type Match, parseMatch, printMatch, tellAll, whoOf } from './match.ts';
import { ruleText } from './rulesText.ts';
import { scoreLines } from './score.ts';

/** What a person can type beside a move. Each answers with text and changes nothing but what it says. */

export const HELP = `   a number     the offer of that number
   a move       in the notation of saved games, as in brackets behind the offers
   why THING    why a move, a section, a die, a material … is not possible now
   undo [N]     take back the last step of your turn, or N of them
   board        draw the table again, with the offers; so does an empty line
   offers       only the offers again
   log [N]      the last 20 sentences of the story, or N of them
   score        the score sheet, if the game ended now
   rules RULE   the sentence of a rule, for instance the one that a reason names
   position     the position as one line of text
   save FILE    write the game to a file
   load FILE    go on with the game in a file
   help, quit`;

export interface Asking<G extends Shape> {
  match: Match<G>;
  seat: Seat;
  draft: Draft<G>;
  offers: readonly G['move'][];
}

export function sayWhy<G extends Shape>({ match, draft, offers }: Asking<G>, text: string, io: Io): void {
  const { entry } = match;
  if (text === '') return io.out('   why what? For instance: why claim, or a move as in a saved game\n');
  const number = /^\d+$/.test(text) ? offers[Number(text) - 1] : undefined;
  const parsed = entry.game.notation.parseMove(text);
  const wanted = number ? [number] : parsed.ok ? [parsed.value] : entry.face.intents(draft.view, text);
  if (wanted.length === 0) {
    return io.out(
      `   I do not know "${text}". Try a move as in a saved game, or one of: claim, build, decorate, …\n`,
    );
  }
  const possible = wanted.filter((move) => offers.some((offer) => same(offer, move)));
  for (const move of possible) io.out(`   Possible: ${sentence(match, draft.view, move)}.\n`);
  if (possible.length === 0 || wanted.length > possible.length)
    sayReasons(match, draft.view, wanted, offers, io);
}

/** The reasons against each intent; intents with the same reasons are told once. */
function sayReasons<G extends Shape>(
  match: Match<G>,
  view: View<G>,
  wanted: readonly G['move'][],
  offers: readonly G['move'][],
  io: Io,
): void {
  const told = new Map<string, string[]>();
  for (const move of wanted) {
    if (offers.some((offer) => same(offer, move))) continue;
    const reasons = explain(match, view, move).join('\n');
    const alike = told.get(reasons);
    const name = match.entry.game.notation.printMove(move);
    if (alike) alike.push(name);
    else told.set(reasons, [name]);
  }
  for (const [reasons, names] of told) {
    const shown =
      names.length > 4 ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more` : names.join(', ');
    io.out(`   Not ${shown}:\n${reasons}\n`);
  }
}

export function explain<G extends Shape>(match: Match<G>, view: View<G>, move: G['move']): string[] {
  const who = whoOf(match);
  const reasons: Reason[] = match.entry.game.explain(view, move);
  return reasons.map((reason) => `      ${match.entry.face.why(reason, view.table, who)} [${reason.rule}]`);
}

function sentence<G extends Shape>(match: Match<G>, view: View<G>, move: G['move']): string {
  return match.entry.face.offer(view, move);
}

export function sayLog<G extends Shape>({ match, draft }: Asking<G>, text: string, io: Io): void {
  const count = text === 'all' ? Number.POSITIVE_INFINITY : Number(text || 20);
  if (!(count > 0)) return io.out('   log expects a number of lines, or all\n');
  const lines = [
    ...match.log,
    ...tellAll(
      match,
      draft.steps.flatMap(({ events }) => events),
    ),
  ];
  const shown = Number.isFinite(count) ? lines.slice(-count) : lines;
  io.out(shown.length === 0 ? '   Nothing has happened yet.\n' : `${shown.join('\n')}\n`);
}

export function sayScore<G extends Shape>({ match, draft }: Asking<G>, io: Io): void {
  const lines = scoreLines(match.entry, draft.view.table, io.paint);
  io.out(`${lines.map((line) => `   ${line}`).join('\n')}\n`);
}

export function sayRule<G extends Shape>({ match }: Asking<G>, text: string, io: Io): void {
  const found = ruleText(match.entry.game.id, text);
  if (found === undefined)
    return io.out(`   There is no rule ${text || 'without a number'} in the list of rules.\n`);
  io.out(
    `${wrap(found, 76)
      .map((line) => `   ${line}`)
      .join('\n')}\n`,
  );
}

export function sayPosition<G extends Shape>({ match, draft }: Asking<G>, io: Io): void {
  const { game } = match.entry;
  // What the seat cannot see is imagined: a position must not give away a hand.
  io.out(`${game.notation.printState(game.imagine(draft.view, seeded(1)))}\n`);
}

/** The moves of the draft that are certain: a sealed step is not, its dice have not been rolled. */
function openMoves<G extends Shape>({ steps, sealed }: Draft<G>): G['move'][] {
  const certain = sealed ? steps.slice(0, -1) : steps;
  return certain.map(({ move }) => move);
}

export function save<G extends Shape>({ match, seat, draft }: Asking<G>, file: string, io: Io): void {
  if (file === '') return io.out('   save expects the name of a file\n');
  const written = writeText(file, printMatch(match, openMoves(draft), seat));
  io.out(written.ok ? `   Saved in ${file}.\n` : `   Not saved: ${written.why}\n`);
}

/** Gives the match of a file; where it is bad, says so, and the present game goes on. */
export function load<G extends Shape>(
  { match }: Asking<G>,
  file: string,
  seed: number,
  io: Io,
): Match<G> | undefined {
  if (file === '') return void io.out('   load expects the name of a file\n');
  const text = readText(file);
  const loaded = text.ok ? parseMatch(match.entry, text.value, match.sitting, seed) : text;
  if (loaded.ok) return loaded.match;
  io.out(`   Not loaded, your game goes on. ${file}: ${loaded.why}\n`);
  return undefined;
}
