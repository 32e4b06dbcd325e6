import {
  at,
  type Chance,
  type Draft,
  extend,
  type Game,
  offersOf,
  replaying,
  type Shape,
  type State,
  same,
  startDraft,
  submit,
  viewOf,
} from '@archivolt/engine';
import type { Page } from '@playwright/test';
import { keep, keptOf } from './storage.ts';

/** A game as the browser keeps it; only what the tests read. */
export interface Stored<G extends Shape> {
  id: string;
  options: G['options'];
  seats: { seat: number; name: string; kind: 'me' | 'bot' | 'ivan'; colour: number; level?: string }[];
  setup: number[];
  submissions: { seat: number; moves: string[]; picks: number[] }[];
}

interface Played<G extends Shape> {
  state: State<G>;
  events: readonly G['event'][];
}

/** Where a game stands: what is confirmed, what has happened, and the turn in the making. */
export interface Standing<G extends Shape> extends Played<G> {
  stored: Stored<G>;
  draft: Draft<G>;
  offers: G['move'][];
  toMove: number | undefined;
  /** Does a person at the device decide now? What decides nothing happens by itself. */
  mine: boolean;
  /** Nothing is left to decide in this turn. */
  complete: boolean;
}

/** How much has been played and thought: it changes with every move. */
export function progress<G extends Shape>({ stored, draft }: Standing<G>): string {
  return `${stored.submissions.length}/${draft.steps.length}`;
}

/** Both games count their turns on the table. */
export function turnOf({ table }: { table: unknown }): number {
  if (typeof table !== 'object' || table === null || !('turn' in table)) throw new Error('no turns');
  return Number(table.turn);
}

/** What a draft has come to: is the turn of this seat over in it? */
export function isComplete<G extends Shape>(game: Game<G>, draft: Draft<G>, turn: number): boolean {
  const { view, steps, sealed } = draft;
  return steps.length > 0 && (sealed || game.toMove(view.table) !== view.seat || turnOf(view) !== turn);
}

/** Does the only move that is left decide nothing? */
export function isForced<G extends Shape>(game: Game<G>, offers: readonly G['move'][]): boolean {
  const [only, ...others] = offers;
  return only !== undefined && others.length === 0 && game.secrets?.decidesNothing(only) === true;
}

/** Plays moves again that were written down, as far as they are offered. */
export function redraft<G extends Shape>(
  game: Game<G>,
  from: Draft<G>,
  moves: readonly G['move'][],
): Draft<G> {
  let draft = from;
  for (const move of moves) {
    const offer = offersOf(game, draft.view).find((offered) => same(offered, move));
    if (offer) draft = extend(game, draft, offer);
  }
  return draft;
}

/** The records of a game, played again as a second opinion on what the page shows. */
export function recordsOf<G extends Shape>(game: Game<G>) {
  const { parseMove, printMove } = game.notation;

  function read(text: string): G['move'] {
    const parsed = parseMove(text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.why}`);
    return parsed.value;
  }

  function begun({ options, setup }: Stored<G>): State<G> {
    const checked = game.readOptions(options);
    if (!checked.ok) throw new Error(`options: ${checked.path}`);
    return game.setup(checked.value, replaying(setup));
  }

  /** Games as far as they have been played again, so that each submission is played once. */
  const known = new Map<string, Played<G> & { played: Stored<G>['submissions'] }>();

  function replay(stored: Stored<G>): Played<G> {
    const { id, options, setup, submissions } = stored;
    // Games may begin alike: only the very same moves and picks are the same game.
    const name = JSON.stringify([id, options, setup]);
    const before = known.get(name);
    const fits = before?.played.every((one, index) => same(one, submissions[index])) === true;
    let { state, events }: Played<G> = before && fits ? before : { state: begun(stored), events: [] };
    for (const { seat, moves, picks } of submissions.slice(before && fits ? before.played.length : 0)) {
      const played = submit(game, state, seat, moves.map(read), replaying(picks));
      if (!played.ok) throw new Error(`${moves}: ${played.why}`);
      state = played.state;
      events = [...events, ...played.events];
    }
    known.set(name, { played: submissions, state, events });
    return { state, events };
  }

  function standingOf(stored: Stored<G>, moves: readonly G['move'][] = []): Standing<G> {
    const { state, events } = replay(stored);
    const toMove = game.toMove(state.table);
    const draft = redraft(game, startDraft(viewOf(state, toMove ?? 0)), moves);
    const complete = isComplete(game, draft, turnOf(state));
    const offers = complete || toMove === undefined ? [] : offersOf(game, draft.view);
    const mine = toMove !== undefined && at(stored.seats, toMove).kind === 'me' && !isForced(game, offers);
    return { stored, state, events, draft, offers, toMove, mine, complete };
  }

  /** The game that the page shows, out of the storage of its browser. */
  async function standing(page: Page): Promise<Standing<G>> {
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { record, draft = '' } = await keptOf(page, id);
    if (!record) throw new Error(`no game ${id} is stored`);
    const stored: Stored<G> = JSON.parse(record);
    const [version, ...moves] = draft.split('\n');
    return standingOf(stored, Number(version) === stored.submissions.length ? moves.map(read) : []);
  }

  /** Plays one submission: the moves of a seat up to the first pick or the end of its turn. */
  function play(stored: Stored<G>, choose: (standing: Standing<G>) => G['move'], chance: Chance): Stored<G> {
    let now = standingOf(stored);
    const moves: G['move'][] = [];
    while (!now.complete) {
      moves.push(choose(now));
      now = standingOf(stored, moves);
    }
    const seat = now.toMove ?? 0;
    const printed = moves.map(printMove);
    const played = submit(game, now.state, seat, moves, chance);
    if (!played.ok) throw new Error(`${printed}: ${played.why}`);
    return { ...stored, submissions: [...stored.submissions, { seat, moves: printed, picks: played.picks }] };
  }

  /** Puts a game into the browser and sits down at it. */
  async function sitDown(page: Page, stored: Stored<G>): Promise<void> {
    const { state, toMove } = standingOf(stored);
    const { totals, places } = game.score(state.table);
    const then = Date.UTC(2026, 2, 14, 15, 9);
    const over = toMove === undefined;
    const summary = { turn: turnOf(state), over, ...(over ? { totals, winners: places[0] } : { toMove }) };
    // The smallest page of the house will do to lay something into its storage.
    await page.goto('/healthz');
    const { id: name, rulesVersion } = game;
    await keep(page, {
      format: 1,
      game: name,
      rulesVersion,
      created: then,
      changed: then,
      ...stored,
      summary,
    });
    await page.goto(`/play/${stored.id}`);
    await seated(page);
  }

  return { game, standing, standingOf, play, sitDown };
}

/** The table is set and says what is asked. */
export async function seated(page: Page): Promise<void> {
  await page.locator('#action-title').waitFor();
}
