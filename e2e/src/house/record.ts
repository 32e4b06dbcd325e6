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
import { type Move, type Options, type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import type { Page } from '@playwright/test';

/** A game as it lies in the browser's storage; only what the tests read. */
export interface Stored {
  id: string;
  options: Options;
  seats: { seat: number; name: string; kind: 'me' | 'bot' | 'ivan'; colour: number; level?: string }[];
  setup: number[];
  submissions: { seat: number; moves: string[]; picks: number[] }[];
}

/** Where a game stands: what is confirmed, and the turn in the making. */
export interface Standing {
  stored: Stored;
  state: State<RedCathedral>;
  draft: Draft<RedCathedral>;
  offers: Move[];
  toMove: number | undefined;
  /** Nothing is left to decide in this turn. */
  complete: boolean;
}

const { parseMove } = redCathedral.notation;

function read(text: string): Move {
  const parsed = parseMove(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.why}`);
  return parsed.value;
}

/** Games as far as they have been played again, so that each submission is played once. */
const known = new Map<string, { played: Stored['submissions']; state: State<RedCathedral> }>();

/** Did the later submissions begin with the earlier ones? */
export function isBeginning(earlier: readonly unknown[], later: readonly unknown[]): boolean {
  return earlier.length <= later.length && earlier.every((one, index) => same(one, later[index]));
}

/** Plays the stored game again, as a second opinion on what the page shows. */
function replay({ id, options, setup, submissions }: Stored): State<RedCathedral> {
  // Games may begin alike: only the very same moves and picks are the same game.
  const name = JSON.stringify([id, options, setup]);
  const before = known.get(name);
  const fits = before !== undefined && isBeginning(before.played, submissions);
  let state = fits ? before.state : begun(options, setup);
  for (const { seat, moves, picks } of submissions.slice(fits ? before.played.length : 0)) {
    const played = submit(redCathedral, state, seat, moves.map(read), replaying(picks));
    if (!played.ok) throw new Error(`${moves}: ${played.why}`);
    state = played.state;
  }
  known.set(name, { played: submissions, state });
  return state;
}

function begun(options: Options, setup: readonly number[]): State<RedCathedral> {
  const checked = redCathedral.readOptions(options);
  if (!checked.ok) throw new Error(`options: ${checked.path}`);
  return redCathedral.setup(checked.value, replaying(setup));
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
  const state = replay(stored);
  const toMove = redCathedral.toMove(state.table);
  let draft = startDraft(viewOf(state, toMove ?? 0));
  for (const move of moves) {
    const offer = offersOf(redCathedral, draft.view).find((offered) => same(offered, move));
    if (offer) draft = extend(redCathedral, draft, offer);
  }
  const { table, seat } = draft.view;
  const ended = redCathedral.toMove(table) !== seat || table.turn !== state.table.turn;
  const complete = draft.steps.length > 0 && (draft.sealed || ended);
  const offers = complete || toMove === undefined ? [] : offersOf(redCathedral, draft.view);
  return { stored, state, draft, offers, toMove, complete };
}

/** How much has been played and thought: it changes with every move. */
export function progress({ stored, draft }: Standing): string {
  return `${stored.submissions.length}/${draft.steps.length}`;
}

export function isMine({ stored, toMove }: Standing): boolean {
  return toMove !== undefined && at(stored.seats, toMove).kind === 'me';
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
  const played = submit(redCathedral, standing.state, seat, moves, chance);
  if (!played.ok) throw new Error(`${moves.map(redCathedral.notation.printMove)}: ${played.why}`);
  const printed = moves.map(redCathedral.notation.printMove);
  return { ...stored, submissions: [...stored.submissions, { seat, moves: printed, picks: played.picks }] };
}
