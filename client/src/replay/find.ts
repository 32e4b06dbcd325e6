import { at } from '@archivolt/engine';
import type { FileEntry, TableInfo } from '@archivolt/protocol';
import { gameIdOf } from '@archivolt/protocol/ids';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { language } from '@archivolt/table/settings/language.svelte.ts';
import { savedGames } from '../session/savedGames.svelte.ts';
import type { Submission } from '../session/storedGame.ts';
import { unpack } from './link.ts';
import { type ReplayableGame, readReplay, replayOf } from './replayFile.ts';
import type { Viewpoint } from './replaySession.ts';
import type { RunningGame } from './runningGame.ts';
import { namedForOthers } from './seating.ts';

/** The viewpoints that may be shown. In a running game everybody sees only their own. */
export interface Found {
  readonly played: ReplayableGame;
  readonly isOver: boolean;
  /** Whether it was played on the server. */
  readonly isOnline: boolean;
  /** Whether nothing is secret any more: the game is over, or was only tried out. It can be continued from any move. */
  readonly isOpen: boolean;
  /** Whether hints are allowed in it. */
  readonly hints: boolean;
  readonly viewpoints: readonly Viewpoint[];
  /** The address of the game itself, if it has one. */
  readonly home: string | undefined;
}

/** Why there is nothing to show; a key of the replay messages. */
export type NotFound = 'missing' | 'sealed' | 'unplayable' | 'notOver' | 'offline' | 'badLink' | 'badFile';

export type FindResult =
  | { ok: true; found: Found }
  /** `running`: it is not over, and can be shown up to now. */
  | { ok: false; why: NotFound; running?: FoundRunningGame };

/** A game on the server that is not over. */
export interface FoundRunningGame {
  readonly table: RunningGame;
  readonly seats: readonly SeatInfo[];
}

/** Finds a game by its id: on this device, otherwise on the server. */
export async function findById(id: string): Promise<FindResult> {
  const loaded = await savedGames.store.load(id);
  if (!loaded.ok) return loaded.why === 'missing' ? fromServer(id) : { ok: false, why: sealedOr(loaded.why) };
  const game = gameIdOf(loaded.game.game);
  if (game === undefined) return { ok: false, why: 'unplayable' };
  const played = replayOf(loaded.game, game);
  const { summary, hints = true } = loaded.game;
  return foundOf(played, { isOver: summary.over, isOnline: false, hints, home: `/play/${id}` });
}

const sealedOr = (why: 'sealed' | 'broken'): NotFound => (why === 'sealed' ? 'sealed' : 'unplayable');

/** A game contained in a link. */
export async function findInLink(packed: string): Promise<FindResult> {
  const json = await unpack(packed);
  return json === undefined ? { ok: false, why: 'badLink' } : inJson(json, 'badLink');
}

/** A game from a file. */
export const findInFile = (json: string): FindResult => inJson(json, 'badFile');

function inJson(json: string, why: NotFound): FindResult {
  const read = readReplay(json);
  if (!read.ok) return { ok: false, why };
  const played = { ...read.value, seats: namedForOthers(read.value.seats, language.shell.setup) };
  // Anybody with the record has all of it.
  return foundOf(played, { isOver: true, isOnline: false, hints: true, home: undefined });
}

function foundOf(
  played: ReplayableGame,
  known: Pick<Found, 'isOver' | 'isOnline' | 'hints' | 'home'>,
): FindResult {
  // What was dealt at random for trying something out is nobody's secret.
  const isOpen = known.isOver || played.start !== undefined;
  return { ok: true, found: { played, isOpen, viewpoints: viewpointsOf(played, isOpen), ...known } };
}

function viewpointsOf({ seats }: ReplayableGame, isOpen: boolean): Viewpoint[] {
  const all = seats.filter(({ kind }) => kind !== 'automaton').map(({ seat }) => seat);
  if (isOpen) return ['mover', ...all, 'table'];
  const mine = seats.filter(({ kind }) => kind === 'me');
  // If several people share a device, a replay must not show them each other's hands.
  return mine.length === 1 ? [at(mine, 0).seat, 'table'] : ['table'];
}

async function fromServer(id: string): Promise<FindResult> {
  const { call } = await import('../online/net/api.ts');
  const table = await call('GET /api/tables/:id', undefined, { id });
  if (!table.ok) return { ok: false, why: table.why === 'offline' ? 'offline' : 'missing' };
  const { table: info } = table.value;
  const seats = await seatsAt(info);
  if (info.status !== 'finished') {
    const seen = await call('GET /api/tables/:id/history', undefined, { id });
    const running = seen.ok ? { running: { table: { info, seen: seen.value }, seats } } : {};
    return { ok: false, why: 'notOver', ...running };
  }
  const file = await call('GET /api/tables/:id/file', undefined, { id });
  if (!file.ok) return { ok: false, why: file.why === 'notPossible' ? 'notOver' : 'missing' };
  const { game, rulesVersion, options, setup, log, result } = file.value;
  const { totals, places, why } = result;
  const gone = info.seats.filter(({ standIn }) => standIn === 'resigned').map(({ seat }) => seat);
  const resigned = gone.length > 0 ? gone : (places.at(-1) ?? []).slice(0, 1);
  const played: ReplayableGame = {
    game,
    rulesVersion,
    options,
    seats,
    setup,
    submissions: submissionsOf(log),
    ...(why === 'played' ? {} : { outcome: { totals, places, ...(why === 'resigned' ? { resigned } : {}) } }),
  };
  return foundOf(played, { isOver: true, isOnline: true, hints: true, home: `/table/${id}` });
}

/** A replay shows everybody by name. */
export async function seatsAt(info: TableInfo): Promise<SeatInfo[]> {
  const [{ nameOf }, { common, online }] = await Promise.all([
    import('../online/names.ts'),
    import('../online/words.svelte.ts'),
  ]);
  await Promise.all([common.load(language.locale), online.load(language.locale)]);
  return info.seats.map((there): SeatInfo => {
    const { seat, colour, kind, level } = there;
    const named = { seat, colour, name: nameOf(info, there) };
    return kind === 'bot' && level !== null ? { ...named, kind, level } : { ...named, kind: 'other' };
  });
}

/** Drops what was taken back. */
function submissionsOf(log: readonly FileEntry[]): Submission[] {
  let rows: FileEntry[] = [];
  for (const row of log) {
    if (row.kind === 'moves') rows.push(row);
    else if (row.kind === 'takeBack') rows = rows.filter(({ version }) => version <= (row.to ?? 0));
  }
  return rows.map(({ seat, moves, picks }) => ({ seat: seat ?? 0, moves, picks }));
}
