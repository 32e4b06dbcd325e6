import { at } from '@archivolt/engine';
import {
  type BotSeat,
  commitmentOf,
  firstLink,
  type GameId,
  type NewTable,
  type SaltPart,
  saltHash,
} from '@archivolt/protocol';
import { type Answer, DONE, type Refused, refused } from '../answer.ts';
import { errorText } from '../errorText.ts';
import { withGame } from '../games.ts';
import { newId } from '../ids.ts';
import { type Rules, RulesUnavailable } from '../rules/rules.ts';
import type { FirstPosition, RequestOf } from '../rules/work.ts';
import type { PersonRow, SeatRow, StoredTable, TableRow } from '../store/store.ts';
import {
  computeWakeAt,
  initialClocks,
  passClocks,
  type Times,
  turnNotice,
  withTurnNotice,
} from './clocks.ts';
import { seatOf } from './info.ts';
import { isCommitted, isRevealed, owesSalt, saltsOf } from './salts.ts';

/** A new table, or why it cannot be created. */
export function newTable(
  wanted: NewTable,
  host: PersonRow,
  origin: string | null,
  seed: string,
  now: number,
): Answer<{ table: StoredTable }> {
  const { game, seats, clock, access, rated, delay, salt, spectators = access === 'open' } = wanted;
  // A table whose host does not sit there would belong to nobody and count towards nobody's limit.
  if (seats.filter(({ kind }) => kind === 'me').length !== 1)
    return badSeats('exactly one seat for the host');
  // Colours are assigned when everybody is seated.
  const { colours: _, ...given } = wanted.options as { colours?: unknown };
  const options = readOptions(game, { ...given, players: seats.length });
  if (!options.ok) return options;
  const rows: SeatRow[] = seats.map((seat, colour) => ({
    colour,
    person: seat.kind === 'me' ? host.id : null,
    level: seat.kind === 'bot' ? seat.level : null,
    salt: seat.kind === 'me' ? (salt ?? '') : '',
    away: null,
  }));
  const mine = rows.findIndex(({ person }) => person !== null);
  assignPreferredColour(rows, mine, host.colour);
  const { rulesVersion } = options;
  return {
    ok: true,
    table: blankTable(
      {
        game,
        rulesVersion,
        options: options.value,
        access,
        rated,
        clock,
        delay,
        spectators,
        origin,
        host: host.id,
        seats: rows,
      },
      now,
      seed,
    ),
  };
}

type TableTerms = Pick<
  TableRow,
  | 'game'
  | 'rulesVersion'
  | 'options'
  | 'access'
  | 'rated'
  | 'clock'
  | 'delay'
  | 'spectators'
  | 'origin'
  | 'host'
  | 'seats'
>;

export function blankTable(terms: TableTerms, now: number, seed: string): StoredTable {
  return {
    id: newId(),
    invite: newId(20),
    created: now,
    seed,
    commitment: commitmentOf(seed),
    status: 'open',
    started: null,
    finished: null,
    setup: null,
    setupSides: null,
    version: 0,
    edition: 0,
    state: null,
    clocks: null,
    toMove: null,
    wakes: null,
    requests: [],
    result: null,
    next: null,
    fault: null,
    chain: null,
    ...terms,
  };
}

const badSeats = (expected: string): Refused => refused('badOptions', { path: 'seats', expected });

/** Validates the options with the game's own schema. */
export function readOptions(
  game: NewTable['game'],
  given: unknown,
): Answer<{ value: unknown; rulesVersion: number }> {
  return withGame(game, ({ readOptions, rulesVersion }) => {
    const read = readOptions(given);
    if (!read.ok) return refused('badOptions', { path: read.path, expected: read.expected });
    return { ok: true, value: read.value, rulesVersion };
  });
}

/** Why nobody can sit down or get up any more. */
function notOpen({ status }: TableRow): Refused | undefined {
  if (status === 'open') return undefined;
  return refused(status === 'closed' || status === 'finished' ? 'over' : 'started');
}

export interface SeatRequest {
  readonly seat?: number | undefined;
  readonly invite?: string | undefined;
  readonly salt?: string | undefined;
}

export function sitDown(table: TableRow, person: PersonRow, wanted: SeatRequest): Answer {
  if (seatOf(table, person.id) !== null) return refused('alreadySeated');
  const closed = notOpen(table);
  if (closed) return closed;
  const isAllowed = table.access === 'open' || table.host === person.id || wanted.invite === table.invite;
  if (!isAllowed) return refused('invitationNeeded');
  const index = wanted.seat ?? table.seats.findIndex(isFree);
  const seat = table.seats[index];
  if (!seat || !isFree(seat)) return refused('seatTaken');
  seat.person = person.id;
  seat.salt = wanted.salt ?? '';
  assignPreferredColour(table.seats, index, person.colour);
  return DONE;
}

/** The host gives a free seat to a bot, or frees a bot's seat. */
export function seatBot(table: TableRow, person: string, wanted: BotSeat): Answer {
  if (table.host !== person) return refused('forbidden');
  const closed = notOpen(table);
  if (closed) return closed;
  const seat = table.seats[wanted.seat];
  if (!seat) return refused('notFound');
  if (seat.person !== null) return refused('seatTaken');
  seat.level = wanted.level;
  return DONE;
}

export function isFree({ person, level }: SeatRow): boolean {
  return person === null && level === null;
}

/** Gives a seat back; the table is closed when its host leaves. */
export function leaveSeat(table: TableRow, person: string): Answer {
  const closed = notOpen(table);
  if (closed) return closed;
  const seat = seatOf(table, person);
  if (seat === null && table.host !== person) return refused('notSeated');
  if (seat !== null) {
    const { hash: _, ...left } = at(table.seats, seat);
    table.seats[seat] = { ...left, person: null, salt: '' };
  }
  if (table.host === person) table.status = 'closed';
  return DONE;
}

/** The first position of a full table; `fault` if the rules failed. */
export type PreparedStart = { readonly request: RequestOf<'begin'> } & (
  | { readonly position: FirstPosition }
  | { readonly fault: string }
);

/** The request to the rules once all players and salts are there; undefined before. */
export function startRequest({
  status,
  game,
  rulesVersion,
  options,
  seats,
  seed,
}: TableRow): RequestOf<'begin'> | undefined {
  if (status !== 'open' || seats.some(isFree) || seats.some(owesSalt)) return undefined;
  return {
    game,
    rulesVersion,
    options: { ...(options as object), colours: colourOptions(game, seats) },
    dice: { seed, salts: seats.map(({ salt }) => salt) },
  };
}

/** Asks the rules for the first position before anything is written, so that no transaction waits for them. */
export async function prepareStart(
  rules: Pick<Rules, 'ask'>,
  table: TableRow,
): Promise<PreparedStart | undefined> {
  const request = startRequest(table);
  if (!request) return undefined;
  try {
    return { request, position: await rules.ask('begin', request) };
  } catch (thrown) {
    if (thrown instanceof RulesUnavailable) throw thrown;
    return { request, fault: errorText(thrown) };
  }
}

/** Starts the game. A failed set-up leaves a frozen table. */
export function start(
  table: StoredTable,
  started: PreparedStart,
  now: number,
  { deadline, due }: Times,
): void {
  table.started = now;
  if ('fault' in started) {
    Object.assign(table, { status: 'frozen', fault: started.fault });
    return;
  }
  const { clock, seats } = table;
  const { setup, sides: setupSides, summary, state } = started.position;
  const { toMove } = summary;
  const clocks = withTurnNotice(
    passClocks(initialClocks(clock, seats, now), clock, seats, { toMove }, now, deadline),
    turnNotice(seats, toMove, 0, due),
  );
  const wakes = computeWakeAt(summary, seats, clocks, now);
  const { options } = started.request;
  Object.assign(table, { options, setup, setupSides, state, toMove, clocks, wakes, status: 'playing' });
  table.chain = firstLink(table.seed, { ...table, ...saltsOf(table), setup, setupSides });
}

/** Gives the seat the colour its person prefers, unless a seated player has it. */
function assignPreferredColour(seats: SeatRow[], index: number, preferred: number): void {
  const seat = at(seats, index);
  const holder = seats.find(({ colour }) => colour === preferred);
  if (holder === seat || (holder && holder.person !== null)) return;
  if (holder) holder.colour = seat.colour;
  seat.colour = preferred;
}

/** The colours of the seats as names in the game's options. */
function colourOptions(game: GameId, seats: readonly SeatRow[]): readonly (number | string)[] {
  return withGame(game, ({ facts }) => seats.map(({ colour }) => at(facts.colours, colour)));
}

// ---- The players' salts. The table shows the hash of its seed; each player sends the hash of a salt, and the salt itself
// once all hashes are there. The game starts with the last salt.

const MINUTE_MS = 60_000;
/**
 * How long a full table waits for salts: a short time for players at their screens, longer for players who may be away.
 */
const SALT_TIMEOUT_MS = { live: MINUTE_MS, slow: 24 * 60 * MINUTE_MS, none: 24 * 60 * MINUTE_MS } as const;

const isFull = ({ seats }: TableRow): boolean => !seats.some(isFree);

/** Whether all players have committed, so that salts may be revealed. */
const isFullyCommitted = (table: TableRow): boolean => isFull(table) && table.seats.every(isCommitted);

/** Takes the hash of a player's salt, or the salt itself. */
export function takeSaltPart(table: TableRow, person: string, part: SaltPart): Answer {
  const closed = notOpen(table);
  if (closed) return closed;
  const index = seatOf(table, person);
  if (index === null) return refused('notSeated');
  if (part.commitment !== table.commitment) return refused('otherDice', { commitment: table.commitment });
  const seat = at(table.seats, index);
  return 'hash' in part ? commitSalt(table, seat, part.hash) : revealSalt(table, seat, part.salt);
}

/** The hash may be replaced, for example from another device, until the first salt is revealed. */
function commitSalt(table: TableRow, seat: SeatRow, hash: string): Answer {
  if (seat.hash === hash) return DONE;
  if (table.seats.some(isRevealed)) return refused('notPossible');
  seat.hash = hash;
  seat.salt = '';
  return DONE;
}

function revealSalt(table: TableRow, seat: SeatRow, salt: string): Answer {
  if (seat.salt !== '') return refused('notPossible');
  if (seat.hash !== undefined && seat.hash !== saltHash(table.commitment, salt)) return refused('wrongSalt');
  // A salt that is known while somebody can still choose theirs protects nobody.
  if (seat.hash !== undefined && !isFullyCommitted(table)) return refused('notPossible');
  seat.salt = salt;
  return DONE;
}

/**
 * Whether this message was received before. A client resends it after a lost connection, perhaps after the game has
 * started.
 */
export function isRepeatedPart(table: TableRow, person: string, part: SaltPart): boolean {
  const seat = table.seats[seatOf(table, person) ?? -1];
  return 'salt' in part && seat?.salt === part.salt && table.commitment === part.commitment;
}

/** Records how long a full table waits for salts. Call it after every change of the seats. */
export function awaitSalts(table: TableRow, now: number): void {
  if (table.status !== 'open' && table.status !== 'closed') return;
  const isWaiting = table.status === 'open' && isFull(table) && table.seats.some(owesSalt);
  table.wakes = isWaiting ? (table.wakes ?? now + SALT_TIMEOUT_MS[table.clock.kind]) : null;
}

function clearSalt(seat: SeatRow): void {
  seat.salt = '';
  delete seat.hash;
}

/**
 * Replaces the seed and discards all salts when somebody leaves after salts were revealed. Otherwise the server, or a
 * player who leaves and returns, could choose among several games.
 */
export function resetSeed(table: TableRow, seed: string): void {
  if (!table.seats.some(isRevealed)) return;
  table.seed = seed;
  table.commitment = commitmentOf(seed);
  for (const seat of table.seats) if (seat.hash !== undefined) clearSalt(seat);
}

/** Removes players who still owe a salt when the time is up. */
export function freeLateSeats(table: TableRow, seed: string, now: number): void {
  if (table.status !== 'open' || table.wakes === null || table.wakes > now) return;
  for (const seat of table.seats)
    if (owesSalt(seat)) {
      seat.person = null;
      clearSalt(seat);
    }
  resetSeed(table, seed);
  table.wakes = null;
}
