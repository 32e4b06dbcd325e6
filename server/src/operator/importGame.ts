import { type Game, type GameTypes, replaying, submit } from '@archivolt/engine';
import { firstLink, type GameFile, type Verdict, verifyGame } from '@archivolt/protocol';
import { withGame } from '../games.ts';
import { newId } from '../ids.ts';
import type { LogRow, PersonRow, Store, StoredTable } from '../store/store.ts';
import { blankTable } from '../tables/seating.ts';

/** Verifies a finished game of another server and imports it. */
export async function importGame(
  store: Store,
  file: GameFile,
  now: number,
): Promise<{ ok: true } | { ok: false; why: 'known' } | { ok: false; why: 'wrong'; verdict: Verdict }> {
  const verdict = withGame(file.game, (game) => verifyGame(game, file));
  if (!verdict.ok) return { ok: false, why: 'wrong', verdict };
  const known = await store.tables.load(file.id);
  if (known && !isInterruptedImport(known, file)) return { ok: false, why: 'known' };
  const table = known ?? (await createTable(store, file, now));
  const { rows, state } = withGame(file.game, (game) => replayFile(game, file));
  for (const log of rows.slice(table.version)) {
    const isLast = log.version === rows.length;
    const status = isLast ? 'finished' : 'closed';
    const { result, finished } = isLast ? file : { result: null, finished: null };
    const { hash: chain } = log;
    const after = {
      state,
      clocks: null,
      toMove: null,
      wakes: null,
      status,
      requests: [],
      result,
      finished,
      chain,
    } as const;
    const stored = await store.tables.append({
      log: { ...log, events: JSON.stringify(log.events) },
      edition: table.edition,
      after: { ...after, requests: [] },
    });
    if (stored !== 'stored') throw new Error(`row ${log.version} of ${file.id} could not be stored`);
  }
  return { ok: true };
}

/** Whether an earlier import of this file was interrupted. */
function isInterruptedImport({ status, seed, version }: StoredTable, file: GameFile): boolean {
  return status === 'closed' && seed === file.seed && version < file.log.length;
}

async function createTable(store: Store, file: GameFile, now: number): Promise<StoredTable> {
  const people: (string | null)[] = [];
  for (const { name, level } of file.seats)
    people.push(level === null ? await createPlaceholderPerson(store, name, now) : null);
  const table = tableOf(file, people);
  await store.tables.create(table);
  return table;
}

/** Creates a person for the name only; nobody can sign in as an imported player. */
async function createPlaceholderPerson(store: Store, name: string, created: number): Promise<string> {
  const noChannels = { push: false, mail: false };
  const person: PersonRow = {
    id: newId(),
    created,
    name,
    colour: 0,
    language: 'en',
    zone: 'UTC',
    quiet: null,
    mail: null,
    notify: { turn: noChannels, invited: noChannels, finished: noChannels },
    login: null,
    password: null,
    unsubscribe: newId(),
    deleted: name === '',
    admin: false,
    muted: null,
    suspended: null,
    statistics: 'nobody',
  };
  await store.people.create(person);
  return person.id;
}

function tableOf(file: GameFile, people: readonly (string | null)[]): StoredTable {
  const { game, rulesVersion, options, started, seed } = file;
  const seats = file.seats.map(({ level }, seat) => ({
    colour: seat,
    person: people[seat] ?? null,
    level,
    ...hashAt(file, seat),
    salt: file.salts[seat] ?? '',
    away: null,
  }));
  const terms = {
    game,
    rulesVersion,
    options,
    seats,
    access: 'invitation',
    rated: false,
    clock: { kind: 'none' },
    delay: 0,
    spectators: true,
    origin: null,
    host: null,
  } as const;
  return {
    ...blankTable(terms, started, seed),
    id: file.id,
    // Closed until the import is complete.
    status: 'closed',
    started,
    setup: file.setup,
    setupSides: 'setupSides' in file ? file.setupSides : null,
    chain: file.format === 'archivolt-game-2' ? firstLink(seed, file) : null,
  };
}

function hashAt(file: GameFile, seat: number): { hash?: string } {
  const hash = 'hashes' in file ? file.hashes[seat] : '';
  return hash ? { hash } : {};
}

/** The rows with their events, and the last state. The file has been verified, so nothing can fail here. */
function replayFile<G extends GameTypes>(game: Game<G>, file: GameFile): { rows: LogRow[]; state: string } {
  const options = game.readOptions(file.options);
  if (!options.ok) throw new Error(options.path);
  const states = [game.setup(options.value, replaying(file.setup))];
  const rows = file.log.map((entry): LogRow => {
    const { version, seat, kind, moves, picks, to = null, at } = entry;
    // The hashes of the first format covered the file only.
    const link = 'sides' in entry ? { sides: entry.sides, hash: entry.hash } : { sides: [], hash: null };
    const before = states[kind === 'takeBack' && to !== null ? to : version - 1];
    if (!before) throw new Error(`row ${version} has no position before it`);
    const row = { table: file.id, version, seat, kind, moves, picks, to, at, ...link };
    if (kind !== 'moves') {
      states.push(before);
      return { ...row, events: [] };
    }
    const wanted = moves.map((move) => {
      const parsed = game.notation.parseMove(move);
      return parsed.ok ? parsed.value : undefined;
    });
    const played = submit(game, before, seat ?? -1, wanted, replaying(picks));
    if (!played.ok) throw new Error(`row ${version}: ${played.why}`);
    states.push(played.state);
    return { ...row, events: played.events };
  });
  return { rows, state: JSON.stringify(states.at(-1)) };
}
