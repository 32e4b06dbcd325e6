import {
  type Architectura,
  architectura,
  type Event,
  type Move,
  type Options,
} from '@archivolt/architectura';
import {
  at,
  type Chance,
  type Draft,
  extend,
  offersOf,
  replaying,
  type State,
  same,
  startDraft,
  submit,
  viewOf,
} from '@archivolt/engine';
import type { Page } from '@playwright/test';
import { isBeginning } from './record.ts';

/** A game of Architectura as it lies in the browser's storage; only what the tests read. */
export interface Stored {
  id: string;
  options: Options;
  seats: { seat: number; name: string; kind: 'me' | 'bot'; colour: number; level?: string }[];
  setup: number[];
  submissions: { seat: number; moves: string[]; picks: number[] }[];
}

interface Played {
  state: State<Architectura>;
  events: readonly Event[];
}

/** Where a game stands: what is confirmed, what has happened, and the turn in the making. */
export interface Standing extends Played {
  stored: Stored;
  draft: Draft<Architectura>;
  offers: Move[];
  toMove: number | undefined;
  /** Nothing is left to decide in this turn. */
  complete: boolean;
}

const { parseMove, printMove } = architectura.notation;

function read(text: string): Move {
  const parsed = parseMove(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.why}`);
  return parsed.value;
}

function begun({ options, setup }: Stored): State<Architectura> {
  const checked = architectura.readOptions(options);
  if (!checked.ok) throw new Error(`options: ${checked.path}`);
  return architectura.setup(checked.value, replaying(setup));
}

/** Games as far as they have been played again, so that each submission is played once. */
const known = new Map<string, Played & { played: Stored['submissions'] }>();

/** Plays the stored game again, as a second opinion on what the page shows. */
function replay(stored: Stored): Played {
  const { id, options, setup, submissions } = stored;
  // Games may begin alike: only the very same moves and picks are the same game.
  const name = JSON.stringify([id, options, setup]);
  const before = known.get(name);
  const fits = before !== undefined && isBeginning(before.played, submissions);
  let { state, events }: Played = fits ? before : { state: begun(stored), events: [] };
  for (const { seat, moves, picks } of submissions.slice(fits ? before.played.length : 0)) {
    const played = submit(architectura, state, seat, moves.map(read), replaying(picks));
    if (!played.ok) throw new Error(`${moves}: ${played.why}`);
    state = played.state;
    events = [...events, ...played.events];
  }
  known.set(name, { played: submissions, state, events });
  return { state, events };
}

/** The game that the page shows, out of the storage of its browser. */
export async function standing(page: Page): Promise<Standing> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const [json, kept] = await page.evaluate(
    (name) => [
      localStorage.getItem(`archivolt.game.${name}`),
      localStorage.getItem(`archivolt.draft.${name}`),
    ],
    id,
  );
  if (!json) throw new Error(`no game ${id} is stored`);
  const stored: Stored = JSON.parse(json);
  const [version, ...moves] = (kept ?? '').split('\n');
  return standingOf(stored, Number(version) === stored.submissions.length ? moves.map(read) : []);
}

export function standingOf(stored: Stored, moves: readonly Move[] = []): Standing {
  const { state, events } = replay(stored);
  const toMove = architectura.toMove(state.table);
  let draft = startDraft(viewOf(state, toMove ?? 0));
  for (const move of moves) {
    const offer = offersOf(architectura, draft.view).find((offered) => same(offered, move));
    if (offer) draft = extend(architectura, draft, offer);
  }
  const { table, seat } = draft.view;
  const ended = architectura.toMove(table) !== seat || table.turn !== state.table.turn;
  const complete = draft.steps.length > 0 && (draft.sealed || ended);
  const offers = complete || toMove === undefined ? [] : offersOf(architectura, draft.view);
  return { stored, state, events, draft, offers, toMove, complete };
}

/** How much has been played and thought: it changes with every move. */
export function progress({ stored, draft }: Standing): string {
  return `${stored.submissions.length}/${draft.steps.length}`;
}

/** Does a person at the device decide now? What decides nothing happens by itself. */
export function isMine({ stored, toMove, offers }: Standing): boolean {
  const [only, ...others] = offers;
  const forced = others.length === 0 && (only?.do === 'continue' || only?.do === 'show');
  return toMove !== undefined && !forced && at(stored.seats, toMove).kind === 'me';
}

/** Plays one submission: the moves of a seat up to the first pick or the end of its turn. */
export function play(stored: Stored, choose: (standing: Standing) => Move, chance: Chance): Stored {
  let standing = standingOf(stored);
  const moves: Move[] = [];
  while (!standing.complete) {
    moves.push(choose(standing));
    standing = standingOf(stored, moves);
  }
  const seat = standing.toMove ?? 0;
  const played = submit(architectura, standing.state, seat, moves, chance);
  if (!played.ok) throw new Error(`${moves.map(printMove)}: ${played.why}`);
  return {
    ...stored,
    submissions: [...stored.submissions, { seat, moves: moves.map(printMove), picks: played.picks }],
  };
}
