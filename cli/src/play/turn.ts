import {
  at,
  copyView,
  type Draft,
  extend,
  offersOf,
  type Seat,
  type Shape,
  same,
  startDraft,
  undo,
  viewOf,
} from '@archivolt/engine';
import type { Io } from '../io.ts';
import { explain, HELP, load, save, sayLog, sayPosition, sayRule, sayScore, sayWhy } from './commands.ts';
import { commit, type Match, tellAll } from './match.ts';

/** How a person's part ended: the moves were made, another game was loaded, or the person left. */
export type Outcome<G extends Shape> =
  | { end: 'played' }
  | { end: 'loaded'; match: Match<G> }
  | { end: 'left' };

/**
 * One person decides, step by step on a draft of their own, until the turn is over or something unknown comes up.
 * Until then every step can be taken back.
 */
export async function personTurn<G extends Shape>(
  match: Match<G>,
  seat: Seat,
  io: Io,
  seed: number,
): Promise<Outcome<G>> {
  const { entry } = match;
  const { game, face } = entry;
  let draft: Draft<G> = startDraft(copyView(game, viewOf(match.state, seat)));
  const turn = entry.turnOf(draft.view.table);
  drawBoard(match, draft, io);
  // The offers are said once; after an answer that changes nothing they still stand above.
  let fresh = true;

  const isOver = (): boolean =>
    draft.sealed || game.toMove(draft.view.table) !== seat || entry.turnOf(draft.view.table) !== turn;

  /** Makes the draft real and tells what had not been told. */
  const finish = (): Outcome<G> => {
    const told = draft.steps.reduce((sum, { events }) => sum + events.length, 0);
    const events = commit(
      match,
      seat,
      draft.steps.map(({ move }) => move),
    );
    match.log.push(...tellAll(match, events));
    say(io, tellAll(match, events.slice(told)));
    return { end: 'played' };
  };

  const play = (move: G['move']): void => {
    draft = extend(game, draft, move);
    say(io, tellAll(match, draft.steps.at(-1)?.events ?? []));
  };

  for (;;) {
    const over = isOver();
    const offers = over ? [] : offersOf(game, draft.view);
    const last = draft.steps.at(-1)?.move;
    if (over && last !== undefined && face.isPlain(last)) return finish();
    if (offers.length === 1 && face.isForced(at(offers, 0))) {
      play(at(offers, 0));
      continue;
    }
    if (fresh && over)
      io.out('   Your turn is over. It can still be taken back: 1 goes on, undo takes back.\n');
    else if (fresh) sayOffers(match, draft, offers, io);
    fresh = false;
    const line = await io.ask('> ');
    if (line === undefined) return { end: 'left' };
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const text = rest.join(' ');
    const asking = { match, seat, draft, offers };
    const before = draft;
    switch (word.toLowerCase()) {
      case '':
      case 'board':
        drawBoard(match, draft, io);
        fresh = true;
        break;
      case 'offers':
        fresh = true;
        break;
      case 'help':
      case '?':
        io.out(`${HELP}\n`);
        break;
      case 'quit':
      case 'exit':
        return { end: 'left' };
      case 'why':
        sayWhy(asking, text, io);
        break;
      case 'log':
        sayLog(asking, text, io);
        break;
      case 'score':
        sayScore(asking, io);
        break;
      case 'rules':
      case 'rule':
        sayRule(asking, text, io);
        break;
      case 'position':
        sayPosition(asking, io);
        break;
      case 'save':
        save(asking, text, io);
        break;
      case 'load': {
        const loaded = load(asking, text, seed, io);
        if (loaded) return { end: 'loaded', match: loaded };
        break;
      }
      case 'undo':
        draft = takeBack(draft, text, io);
        break;
      default: {
        if (over && line.trim() === '1') return finish();
        const move = over ? undefined : moveOf(match, draft, offers, line.trim(), io);
        if (move !== undefined) play(move);
        else if (over) io.out('   1 goes on, undo takes the last step back.\n');
      }
    }
    if (draft !== before) fresh = true;
  }
}

function say(io: Io, lines: readonly string[]): void {
  if (lines.length > 0) io.out(`${lines.join('\n')}\n`);
}

function drawBoard<G extends Shape>(match: Match<G>, draft: Draft<G>, io: Io): void {
  io.out(`\n${match.entry.face.board(draft.view, io.paint).join('\n')}\n\n`);
}

function takeBack<G extends Shape>(draft: Draft<G>, text: string, io: Io): Draft<G> {
  const steps = Number(text || 1);
  if (!Number.isInteger(steps) || steps < 1) {
    io.out('   undo expects a number of steps\n');
    return draft;
  }
  if (draft.steps.length === 0) {
    io.out('   Nothing to take back: what dice or others have shown stays.\n');
    return draft;
  }
  const back = undo(draft, steps);
  const count = draft.steps.length - back.steps.length;
  io.out(`   ${count === 1 ? 'One step' : `${count} steps`} taken back.\n`);
  return back;
}

/** The offers with their numbers, under headings; the notation behind each can be typed too. */
function sayOffers<G extends Shape>(
  { entry }: Match<G>,
  draft: Draft<G>,
  offers: readonly G['move'][],
  io: Io,
): void {
  const { face, game } = entry;
  io.out(`${io.paint('bold', face.question(draft.view))}\n`);
  const groups = new Map<string, number[]>();
  offers.forEach((move, index) => {
    const name = face.group(move);
    groups.set(name, [...(groups.get(name) ?? []), index]);
  });
  for (const [name, indices] of groups) {
    io.out(` ${io.paint('dim', name)}\n`);
    for (const index of indices) {
      const move = at(offers, index);
      const notation = io.paint('dim', `[${game.notation.printMove(move)}]`);
      io.out(`  ${String(index + 1).padStart(3)}  ${face.offer(draft.view, move)} ${notation}\n`);
    }
  }
}

/** The offer that a number or the notation means; says what is wrong where it means none. */
function moveOf<G extends Shape>(
  match: Match<G>,
  draft: Draft<G>,
  offers: readonly G['move'][],
  text: string,
  io: Io,
): G['move'] | undefined {
  if (/^\d+$/.test(text)) {
    const offer = offers[Number(text) - 1];
    if (offer === undefined) io.out(`   The offers are numbered from 1 to ${offers.length}.\n`);
    return offer;
  }
  const parsed = match.entry.game.notation.parseMove(text);
  if (!parsed.ok) {
    io.out(`   ${text}\n   ${' '.repeat(parsed.at)}^ ${parsed.why}. Or type help.\n`);
    return undefined;
  }
  const offer = offers.find((candidate) => same(candidate, parsed.value));
  if (offer === undefined)
    io.out(`   That is not possible now:\n${explain(match, draft.view, parsed.value).join('\n')}\n`);
  return offer;
}
