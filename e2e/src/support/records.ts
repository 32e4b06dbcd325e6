import {
  at,
  type Chance,
  type Draft,
  extend,
  type Game,
  type GameTypes,
  offersOf,
  replaying,
  type State,
  same,
  startDraft,
  submit,
  viewOf,
} from '@archivolt/engine';
import type { Page } from '@playwright/test';
import { readStoredGame, STORAGE_PAGE, storeGame } from './storage.ts';

/** A game as the browser stores it; only the fields the tests read. */
export interface StoredRecord<G extends GameTypes> {
  id: string;
  options: G['options'];
  seats: { seat: number; name: string; kind: 'me' | 'bot' | 'automaton'; colour: number; level?: string }[];
  setup: number[];
  submissions: { seat: number; moves: string[]; picks: number[] }[];
}

interface ReplayedRecord<G extends GameTypes> {
  state: State<G>;
  events: readonly G['event'][];
}

/** The current position of a game: confirmed moves, events, and the draft of the turn. */
export interface Situation<G extends GameTypes> extends ReplayedRecord<G> {
  stored: StoredRecord<G>;
  draft: Draft<G>;
  offers: G['move'][];
  toMove: number | undefined;
  /** Whether a person at this device decides now. Forced moves are played automatically. */
  mine: boolean;
  /** Whether nothing is left to decide in this turn. */
  complete: boolean;
}

/** A fingerprint of the position that changes with every move, confirmed or drafted. */
export function progress<G extends GameTypes>({ stored, draft }: Situation<G>): string {
  return `${stored.submissions.length}/${draft.steps.length}`;
}

/** Whether the turn of this seat is over in the draft. */
export function isComplete<G extends GameTypes>(game: Game<G>, draft: Draft<G>, turn: number): boolean {
  const { view, steps, sealed } = draft;
  return (
    steps.length > 0 &&
    (sealed || game.toMove(view.table) !== view.seat || game.turnOf(view.table).number !== turn)
  );
}

/**
 * Whether the only remaining move decides nothing. Once a turn has begun it is asked for anyway, because the turn can still
 * be undone.
 */
export function isForced<G extends GameTypes>(
  game: Game<G>,
  draft: Draft<G>,
  offers: readonly G['move'][],
): boolean {
  const [only, ...others] = offers;
  if (draft.steps.length > 0) return false;
  return only !== undefined && others.length === 0 && game.secrets?.decidesNothing(only) === true;
}

/** Replays stored moves as far as they are offered. */
export function redraft<G extends GameTypes>(
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

/** Replays the records of a game independently, to check what the page shows. */
export function recordsOf<G extends GameTypes>(game: Game<G>) {
  const { parseMove, printMove } = game.notation;

  function read(text: string): G['move'] {
    const parsed = parseMove(text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.why}`);
    return parsed.value;
  }

  function initialState({ options, setup }: StoredRecord<G>): State<G> {
    const checked = game.readOptions(options);
    if (!checked.ok) throw new Error(`options: ${checked.path}`);
    return game.setup(checked.value, replaying(setup));
  }

  /** Cache of replayed games, so that each submission is played once. */
  const cache = new Map<string, ReplayedRecord<G> & { played: StoredRecord<G>['submissions'] }>();

  function replay(stored: StoredRecord<G>): ReplayedRecord<G> {
    const { id, options, setup, submissions } = stored;
    // Games may begin alike: only identical moves and picks are the same game.
    const name = JSON.stringify([id, options, setup]);
    const before = cache.get(name);
    const fits = before?.played.every((one, index) => same(one, submissions[index])) === true;
    let { state, events }: ReplayedRecord<G> =
      before && fits ? before : { state: initialState(stored), events: [] };
    for (const { seat, moves, picks } of submissions.slice(before && fits ? before.played.length : 0)) {
      const played = submit(game, state, seat, moves.map(read), replaying(picks));
      if (!played.ok) throw new Error(`${moves}: ${played.why}`);
      state = played.state;
      events = [...events, ...played.events];
    }
    cache.set(name, { played: submissions, state, events });
    return { state, events };
  }

  function situationOf(stored: StoredRecord<G>, moves: readonly G['move'][] = []): Situation<G> {
    const { state, events } = replay(stored);
    const toMove = game.toMove(state.table);
    const draft = redraft(game, startDraft(viewOf(state, toMove ?? 0)), moves);
    const complete = isComplete(game, draft, game.turnOf(state.table).number);
    const offers = complete || toMove === undefined ? [] : offersOf(game, draft.view);
    const mine =
      toMove !== undefined && at(stored.seats, toMove).kind === 'me' && !isForced(game, draft, offers);
    return { stored, state, events, draft, offers, toMove, mine, complete };
  }

  /** Reads the game shown by the page from the storage of its browser. */
  async function situation(page: Page): Promise<Situation<G>> {
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { record, draft = '' } = await readStoredGame(page, id);
    if (!record) throw new Error(`no game ${id} is stored`);
    const stored: StoredRecord<G> = JSON.parse(record);
    const [version, ...moves] = draft.split('\n');
    return situationOf(stored, Number(version) === stored.submissions.length ? moves.map(read) : []);
  }

  /** Plays one submission: the moves of a seat up to the first pick or the end of its turn. */
  function play(
    stored: StoredRecord<G>,
    choose: (situation: Situation<G>) => G['move'],
    chance: Chance,
  ): StoredRecord<G> {
    let now = situationOf(stored);
    const moves: G['move'][] = [];
    while (!now.complete) {
      moves.push(choose(now));
      now = situationOf(stored, moves);
    }
    const seat = now.toMove ?? 0;
    const printed = moves.map(printMove);
    const played = submit(game, now.state, seat, moves, chance);
    if (!played.ok) throw new Error(`${printed}: ${played.why}`);
    return { ...stored, submissions: [...stored.submissions, { seat, moves: printed, picks: played.picks }] };
  }

  /** Stores a game in the browser and opens it. */
  async function openGame(page: Page, stored: StoredRecord<G>): Promise<void> {
    const { state, toMove } = situationOf(stored);
    const { totals, places } = game.score(state.table);
    const then = Date.UTC(2026, 2, 14, 15, 9);
    const over = toMove === undefined;
    const summary = {
      turn: game.turnOf(state.table).number,
      over,
      ...(over ? { totals, winners: places[0] } : { toMove }),
    };
    await page.goto(STORAGE_PAGE);
    const { id: name, rulesVersion } = game;
    await storeGame(page, {
      format: 1,
      game: name,
      rulesVersion,
      created: then,
      changed: then,
      ...stored,
      summary,
    });
    await page.goto(`/play/${stored.id}`);
    await waitForTable(page);
  }

  return { game, situation, situationOf, play, openGame };
}

/** Waits until the table is ready: it shows the question and handles keys, which load a moment after it. */
export async function waitForTable(page: Page): Promise<void> {
  await page.locator('#action-title').waitFor();
  await page.locator('dialog').first().waitFor({ state: 'attached' });
}

/** Waits until the texts that load after the table are there, and the row they may add. */
export async function waitForTableTexts(page: Page): Promise<void> {
  // Before the first move the log has no buttons, only a note.
  await page.locator('.pane.log :is(.tool, .empty)').first().waitFor({ state: 'attached' });
}
