import { type Draft, type GameTypes, type Seat, same, seeded, type View } from '@archivolt/engine';
import type { TerminalMessages, Topic } from '@archivolt/i18n';
import { wrap } from '@archivolt/terminal';
import type { Io } from '../io.ts';
import { readText, writeText } from './files.ts';
import { type LogLine, logLines, type Match, parseMatch, printMatch, readerOf } from './match.ts';
import { answer, say } from './say.ts';
import { scoreLines } from './score.ts';

/** Commands that a person can type besides moves. Each prints an answer and changes only what it says. */

export interface Asking<G extends GameTypes> {
  match: Match<G>;
  seat: Seat;
  draft: Draft<G>;
  offers: readonly G['move'][];
}

/** The words are the same in every language, like the moves. */
export function sayHelp({ help, holders }: TerminalMessages, io: Io): void {
  const typed: Record<Topic, string> = {
    number: holders.number,
    move: holders.move,
    why: `why ${holders.thing}`,
    undo: 'undo [N]',
    board: 'board',
    offers: 'offers',
    log: 'log [N]',
    score: 'score',
    rules: `rules ${holders.rule}`,
    position: 'position',
    save: `save ${holders.file}`,
    load: `load ${holders.file}`,
    help: 'help',
    quit: 'quit',
  };
  for (const [topic, words] of Object.entries(typed))
    io.out(`${wrap(`   ${words.padEnd(14)} ${help[topic as Topic]}`, io.width, 18).join('\n')}\n`);
}

export function sayWhy<G extends GameTypes>({ match, draft, offers }: Asking<G>, text: string, io: Io): void {
  const { entry, texts, translations } = match;
  const { terminal } = translations;
  const [first] = offers;
  // After a turn nothing is offered until it is confirmed or undone; the rules would call that the end of the game.
  if (first === undefined) return answer(io, terminal.mayUndo);
  if (text === '') return answer(io, terminal.whyWhat(entry.game.notation.printMove(first)));
  const isNumber = /^\d+$/.test(text);
  const number = isNumber ? offers[Number(text) - 1] : undefined;
  if (isNumber && number === undefined) return answer(io, terminal.numbered(offers.length));
  const parsed = entry.game.notation.parseMove(text);
  const wanted = number ? [number] : parsed.ok ? [parsed.value] : (texts.intents?.(draft.view, text) ?? []);
  if (wanted.length === 0) return answer(io, terminal.unknownThing(text));
  const possible = wanted.filter((move) => offers.some((offer) => same(offer, move)));
  for (const move of possible) {
    const notation = entry.game.notation.printMove(move);
    answer(io, `${terminal.possible(texts.move(move, draft.view))} [${notation}]`);
  }
  if (possible.length === 0 || wanted.length > possible.length)
    sayReasons(match, draft.view, wanted, offers, io);
}

/** Prints the reasons against each intent: first those against all of them, then the others, grouped by their reasons. */
function sayReasons<G extends GameTypes>(
  match: Match<G>,
  view: View<G>,
  wanted: readonly G['move'][],
  offers: readonly G['move'][],
  io: Io,
): void {
  const refused = wanted
    .filter((move) => !offers.some((offer) => same(offer, move)))
    .map((move) => ({
      name: match.entry.game.notation.printMove(move),
      reasons: explain(match, view, move),
    }));
  const common = (refused[0]?.reasons ?? []).filter((reason) =>
    refused.every(({ reasons }) => reasons.includes(reason)),
  );
  const grouped = new Map<string, { names: string[]; reasons: string[] }>();
  const add = (name: string, reasons: string[]): void => {
    if (reasons.length === 0) return;
    const key = reasons.join('\n');
    const alike = grouped.get(key) ?? { names: [], reasons };
    alike.names.push(name);
    grouped.set(key, alike);
  };
  for (const { name } of refused) add(name, common);
  for (const { name, reasons } of refused)
    add(
      name,
      reasons.filter((reason) => !common.includes(reason)),
    );
  for (const { names, reasons } of grouped.values()) {
    const shown = names.slice(0, 4);
    answer(io, match.translations.terminal.notPossible(shown.join(', '), names.length - shown.length));
    say(io, reasons);
  }
}

export function explain<G extends GameTypes>(
  { entry, texts }: Match<G>,
  view: View<G>,
  move: G['move'],
): string[] {
  return entry.game
    .explain(view, move)
    .map((reason) => `      ${texts.reason(reason, view)} [${reason.rule}]`);
}

export function sayLog<G extends GameTypes>({ match, draft }: Asking<G>, text: string, io: Io): void {
  const { terminal, table } = match.translations;
  const count = text === 'all' ? Number.POSITIVE_INFINITY : Number(text || 20);
  if (!(count > 0)) return answer(io, terminal.expects.log);
  const lines = [...match.log, ...draftLog(match, draft)];
  if (lines.length === 0) return answer(io, table.log.empty);
  const shown = Number.isFinite(count) ? lines.slice(-count) : lines;
  say(
    io,
    shown.map(({ text: grouped, rule }) => (rule === undefined ? grouped : `${grouped} [${rule}]`)),
  );
}

/** The lines for the steps of the draft, each described with the table after it. */
export function draftLog<G extends GameTypes>(match: Match<G>, { steps, view }: Draft<G>): LogLine[] {
  return steps.flatMap(({ events }, index) =>
    logLines(match, events, (steps[index + 1]?.before ?? view).table),
  );
}

export function sayScore<G extends GameTypes>({ match, draft }: Asking<G>, io: Io): void {
  const { entry } = match;
  const { table } = draft.view;
  const sheet = entry.game.score(table);
  // A sealed draft asks nothing, but the game is not over.
  const final = sheet.final && !draft.sealed;
  const lines = scoreLines(match, { ...sheet, final }, table, readerOf(match), io);
  io.out(`${lines.map((line) => `   ${line}`).join('\n')}\n`);
}

export async function sayRule<G extends GameTypes>(
  { match }: Asking<G>,
  text: string,
  io: Io,
): Promise<void> {
  const { translations, texts } = match;
  const rules = await texts.rules();
  const wanted = Object.keys(rules).find((number) => number.toUpperCase() === text.toUpperCase());
  if (wanted === undefined) return answer(io, translations.terminal.noRule(text));
  answer(io, `${wanted}  ${rules[wanted]}`);
}

export function sayPosition<G extends GameTypes>({ match, draft }: Asking<G>, io: Io): void {
  const { game, positions } = match.entry;
  // Hidden information is sampled: a position must not reveal a hand.
  io.out(`${positions.printState(game.imagine(draft.view, seeded(1)))}\n`);
}

/** The certain moves of the draft: a sealed step is not, its dice have not been rolled. */
function openMoves<G extends GameTypes>({ steps, sealed }: Draft<G>): G['move'][] {
  const certain = sealed ? steps.slice(0, -1) : steps;
  return certain.map(({ move }) => move);
}

export function save<G extends GameTypes>({ match, seat, draft }: Asking<G>, file: string, io: Io): void {
  const { terminal } = match.translations;
  if (file === '') return answer(io, terminal.expects.save);
  const written = writeText(file, printMatch(match, openMoves(draft), seat));
  // A file name is not wrapped.
  io.out(`   ${written.ok ? terminal.saved(file) : terminal.notSaved(written.why)}\n`);
}

/** Loads a match from a file; if it is invalid, reports why and continues the current game. */
export function load<G extends GameTypes>(
  { match }: Asking<G>,
  file: string,
  seed: number,
  io: Io,
): Match<G> | undefined {
  const { terminal } = match.translations;
  if (file === '') return void answer(io, terminal.expects.load);
  const text = readText(file);
  const loaded = text.ok ? parseMatch(match, text.value, match.occupants, seed) : text;
  if (loaded.ok) return loaded.match;
  io.out(`   ${terminal.notLoaded(file, loaded.why)}\n`);
  return undefined;
}
