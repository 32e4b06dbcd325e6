import {
  at,
  copyView,
  type Draft,
  type EngineMistake,
  extend,
  type GameTypes,
  offersOf,
  type Parsed,
  type Seat,
  same,
  startDraft,
  viewOf,
} from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import { glued, wrap } from '@archivolt/terminal';
import type { Io } from '../io.ts';
import { draftLog, explain } from './commands.ts';
import { commit, logLines, type Match } from './match.ts';
import { answer, printLog, say } from './say.ts';
import { COMMANDS, drawBoard } from './typed.ts';

/** How a person's part ended: moves were made, another game was loaded, or the person quit. */
export type TurnEnd<G extends GameTypes> =
  | { end: 'played' }
  | { end: 'loaded'; match: Match<G> }
  | { end: 'left' };

/**
 * Lets one person decide step by step on a draft, until the turn is over or a random pick is needed. Until then every step
 * can be undone.
 */
export async function personTurn<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  io: Io,
  seed: number,
): Promise<TurnEnd<G>> {
  const { entry, translations } = match;
  const { game, face } = entry;
  const { terminal } = translations;
  let draft: Draft<G> = startDraft(copyView(game, viewOf(match.state, seat)));
  const turn = game.turnOf(draft.view.table).number;
  // Drawn when there is something to decide, not for forced moves.
  let drawn = false;
  // Offers are printed once; after an answer that changes nothing they are still visible above.
  let fresh = true;

  const isOver = (): boolean =>
    draft.sealed || game.toMove(draft.view.table) !== seat || game.turnOf(draft.view.table).number !== turn;

  /** The events of a step up to the end of the turn. What others do next is not shown while it can still be undone. */
  const ownEvents = (events: readonly G['event'][]): readonly G['event'][] => {
    const next = events.findIndex((event) => face.turnBegins(event) !== undefined);
    return next < 0 ? events : events.slice(0, next);
  };

  /** Commits the draft and prints the events not printed yet. */
  const finish = (): TurnEnd<G> => {
    const shown = draft.steps.reduce((sum, { events }) => sum + ownEvents(events).length, 0);
    const drafted = draftLog(match, draft);
    const events = commit(
      match,
      seat,
      draft.steps.map(({ move }) => move),
    );
    match.log.push(...drafted, ...logLines(match, events.slice(drafted.length), match.state.table));
    printLog(io, logLines(match, events.slice(shown), match.state.table));
    return { end: 'played' };
  };

  const play = (move: G['move']): void => {
    draft = extend(game, draft, move);
    printLog(io, logLines(match, ownEvents(draft.steps.at(-1)?.events ?? []), draft.view.table));
  };

  for (;;) {
    const over = isOver();
    const offers = over ? [] : offersOf(game, draft.view);
    if (face.inOrder) offers.sort(face.inOrder);
    const last = draft.steps.at(-1)?.move;
    if (over && last !== undefined && (face.isPlain?.(last) ?? true)) return finish();
    if (offers.length === 1 && face.isForced?.(at(offers, 0))) {
      play(at(offers, 0));
      continue;
    }
    if (fresh && over) answer(io, terminal.mayUndo);
    else if (fresh) {
      if (!drawn) drawBoard(match, draft, io);
      drawn = true;
      sayOffers(match, draft, offers, io);
    }
    fresh = false;
    const line = await io.ask('> ');
    if (line === undefined) return { end: 'left' };
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const command = COMMANDS.get(word.toLowerCase());
    const before = draft;
    if (command) {
      const effect = await command({ match, seat, draft, offers, text: rest.join(' '), io, seed });
      if (effect.end) return effect.end;
      if (effect.fresh) fresh = true;
      draft = effect.draft ?? draft;
    } else {
      if (over && line.trim() === '1') return finish();
      const move = over ? undefined : moveOf(match, draft, offers, line.trim(), io);
      if (move !== undefined) play(move);
      else if (over) answer(io, terminal.mayUndo);
    }
    if (draft !== before) fresh = true;
  }
}

/** Prints the numbered offers under headings, with the notation that can be typed as well. */
function sayOffers<G extends GameTypes>(
  { entry, texts }: Match<G>,
  { view }: Draft<G>,
  offers: readonly G['move'][],
  io: Io,
): void {
  say(io, [io.paint('bold', texts.ask(view))]);
  const groups = new Map<string, number[]>();
  offers.forEach((move, index) => {
    const name = texts.group?.(view, move) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), index]);
  });
  for (const [name, indices] of groups) {
    if (name !== '') io.out(` ${io.paint('dim', name)}\n`);
    for (const index of indices) {
      const move = at(offers, index);
      const notation = `[${entry.game.notation.printMove(move)}]`;
      const lines = wrap(
        `${texts.offer?.(view, move) ?? texts.move(move, view)} ${glued(notation)}`,
        io.width - 7,
      );
      const text = lines.join(`\n${' '.repeat(7)}`);
      io.out(`  ${String(index + 1).padStart(3)}  ${text.replace(notation, io.paint('dim', notation))}\n`);
    }
  }
}

/** The offer selected by a number or by notation; prints what is wrong if there is none. */
function moveOf<G extends GameTypes>(
  match: Match<G>,
  draft: Draft<G>,
  offers: readonly G['move'][],
  text: string,
  io: Io,
): G['move'] | undefined {
  const { terminal, table } = match.translations;
  if (/^\d+$/.test(text)) {
    const offer = offers[Number(text) - 1];
    if (offer === undefined) answer(io, terminal.numbered(offers.length));
    return offer;
  }
  const { notation } = match.entry.game;
  const parsed = notation.parseMove(text);
  if (!parsed.ok) {
    const verb = text.split(' ', 1)[0];
    const examples = offers.map(notation.printMove).filter((move) => move.split(' ', 1)[0] === verb);
    io.out(`   ${text}\n   ${' '.repeat(parsed.at)}^\n`);
    answer(io, terminal.unread(whyUnread(match, parsed), examples.slice(0, 3).join(', ')));
    return undefined;
  }
  const offer = offers.find((candidate) => same(candidate, parsed.value));
  if (offer === undefined) {
    answer(io, table.whyNot.title);
    say(io, explain(match, draft.view, parsed.value));
  }
  return offer;
}

/** Names what was expected, unless it is only punctuation. */
function whyUnread<G extends GameTypes>(
  { texts, translations }: Match<G>,
  { at: mark, mistake }: Extract<Parsed<G['move']>, { ok: false }>,
): string {
  if (mark === 0) return translations.terminal.unknownCommand;
  if (mistake.code === ('expected "{piece}"' satisfies EngineMistake)) return translations.terminal.noMove;
  return `${capital(translations.terminal.mistake(mistake, texts.mistakes))}.`;
}
