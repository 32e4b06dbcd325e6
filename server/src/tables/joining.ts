import { same, sharedPlayerCounts } from '@archivolt/engine';
import type { BotSeat, ClockRule, NewTable, OwnTable, playNow, SaltPart } from '@archivolt/protocol';
import type { InferOutput } from 'valibot';
import { type Answer, DONE, type Refused, refused } from '../answer.ts';
import { withGame } from '../games.ts';
import type { PersonRow, SeatSearch, TableRow } from '../store/store.ts';
import { timesFor } from './clocks.ts';
import { hiddenFrom, ownTable } from './info.ts';
import { MAX_ATTEMPTS, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { owesSalt, saltsDue } from './salts.ts';
import {
  awaitSalts,
  isFree,
  isRepeatedPart,
  leaveSeat,
  newTable,
  prepareStart,
  readOptions,
  resetSeed,
  type SeatRequest,
  seatBot,
  sitDown,
  start,
  startRequest,
  takeSaltPart,
} from './seating.ts';

export type OwnTableAnswer = Answer<{ own: OwnTable }>;

/** The version of a notice that is sent before the first turn, which has version 0. */
const PRE_START_VERSION = -1;

/** Whether the person has reached the limit of running tables. */
async function hasTooMany({ parts }: Rooms, person: string): Promise<boolean> {
  const { store, settings } = parts;
  return (await store.tables.countByPerson(person, 'running', 0)) >= settings.tables;
}

/** Refuses tables beyond the lobby limits per host and per address, so that nobody can bury the others' tables. */
async function refuseTooManyOpen(
  { parts }: Rooms,
  host: string,
  origin: string | null,
): Promise<Refused | undefined> {
  const { tables } = parts.store;
  const { openTables, openTablesAddress } = parts.settings;
  const [own, fromAddress] = await Promise.all([
    tables.countOpen({ host }),
    origin === null ? 0 : tables.countOpen({ origin }),
  ]);
  if (own >= openTables) return refused('tooManyOpen', { most: openTables, of: 'person' });
  return fromAddress >= openTablesAddress
    ? refused('tooManyOpen', { most: openTablesAddress, of: 'address' })
    : undefined;
}

const ownOf = (room: Room, person: string | null): OwnTable =>
  ownTable(room.row, room.roster, person, room.parts.now());

/** `origin`: where the request comes from, as a keyed hash. */
export async function createTable(
  rooms: Rooms,
  person: PersonRow,
  wanted: NewTable,
  origin: string | null,
): Promise<OwnTableAnswer> {
  if (await hasTooMany(rooms, person.id)) return refused('tooMany', { seconds: 60 });
  const { rules, now, newSeed, hooks } = rooms.parts;
  const made = newTable(wanted, person, origin, newSeed(), now());
  if (!made.ok) return made;
  const { table } = made;
  const started = await prepareStart(rules, table);
  const isListed = !started && wanted.access === 'open' && table.seats.some(isFree);
  const tooMany = isListed ? await refuseTooManyOpen(rooms, person.id, origin) : undefined;
  if (tooMany) return tooMany;
  const times = timesFor(() => person, hooks.turnDue);
  const room = await rooms.create(table, (table) => {
    awaitSalts(table, now());
    if (started) start(table, started, now(), times);
  });
  return { ok: true, own: ownOf(room, person.id) };
}

export async function takeSeat(
  rooms: Rooms,
  id: string,
  person: PersonRow,
  wanted: SeatRequest,
): Promise<OwnTableAnswer> {
  if (await hasTooMany(rooms, person.id)) return refused('tooMany', { seconds: 60 });
  const blocked = await refuseBlocked(rooms, id, person.id);
  if (blocked) return blocked;
  const seated = await editSeats(rooms, id, person, (row) => sitDown(row, person, wanted));
  if (seated.ok || seated.why !== 'invitationNeeded') return seated;
  // A person who was invited by name needs no link.
  if (!(await rooms.parts.store.invitations.has(id, person.id))) return seated;
  return editSeats(rooms, id, person, (row) => sitDown(row, person, { ...wanted, invite: row.invite }));
}

/** Refuses two people at the same table if one has blocked the other. */
function refuseBlocked(rooms: Rooms, id: string, person: string): Promise<Refused | undefined> {
  return rooms
    .withRoom(id, async ({ row, parts }) => {
      const others = row.seats.flatMap((seat) => seat.person ?? []).filter((other) => other !== person);
      const between =
        row.status === 'open' ? await parts.store.blocks.listBlockedBetween(person, others) : [];
      return between.length > 0 ? refused('blocked') : DONE;
    })
    .then((answer) => (answer.ok ? undefined : answer));
}

export function giveSeatToBot(
  rooms: Rooms,
  id: string,
  host: PersonRow,
  wanted: BotSeat,
): Promise<OwnTableAnswer> {
  return editSeats(rooms, id, host, (row) => seatBot(row, host.id, wanted));
}

/** Takes a seat, gives one to a bot or takes a salt. The game starts with the last of these. */
function editSeats(
  rooms: Rooms,
  id: string,
  by: PersonRow,
  take: (row: TableRow) => Answer,
): Promise<OwnTableAnswer> {
  const { rules, now, hooks } = rooms.parts;
  return rooms.withRoom(id, async (room) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const preview = structuredClone(room.row);
      const started = take(preview).ok ? await prepareStart(rules, preview) : undefined;
      let isOutdated = false;
      const refusal = await room.edit((row) => {
        const taken = take(row);
        if (!taken.ok) return taken;
        // Another process has seated somebody meanwhile, so the game starts differently.
        isOutdated = !same(startRequest(row), started?.request);
        if (isOutdated) return refused('started');
        awaitSalts(row, now());
        const people = new Map([...room.roster.people, [by.id, by]]);
        const times = timesFor((seat) => people.get(row.seats[seat]?.person ?? ''), hooks.turnDue);
        if (started) start(row, started, now(), times);
        return undefined;
      });
      if (isOutdated) continue;
      if (!refusal) await notifyAbsent(room, by.id);
      return refusal ?? { ok: true, own: ownOf(room, by.id) };
    }
    return refused('unavailable');
  });
}

/** A full table waits for somebody's salt. Players who may be away, as in slow games, are notified as for a turn. */
async function notifyAbsent({ row, parts }: Room, by: string): Promise<void> {
  if (saltsDue(row) === null || row.clock.kind === 'live') return;
  for (const seat of row.seats)
    if (owesSalt(seat) && seat.person !== null && seat.person !== by)
      await parts.hooks.onTurn(row, seat.person, PRE_START_VERSION);
}

/** A player commits to a salt or reveals it; the game starts with the last one. */
export async function submitSalt(
  rooms: Rooms,
  id: string,
  person: PersonRow,
  part: SaltPart,
): Promise<OwnTableAnswer> {
  const room = await rooms.get(id);
  if (room && isRepeatedPart(room.row, person.id, part)) return viewTable(rooms, id, person.id);
  return editSeats(rooms, id, person, (row) => takeSaltPart(row, person.id, part));
}

export function leaveTable(rooms: Rooms, id: string, person: string): Promise<Answer> {
  const { newSeed, now } = rooms.parts;
  return rooms.withRoom(id, async (room) => {
    const refusal = await room.edit((row) => {
      const left = leaveSeat(row, person);
      if (!left.ok) return left;
      resetSeed(row, newSeed());
      awaitSalts(row, now());
      return undefined;
    });
    return refusal ?? { ok: true };
  });
}

export function viewTable(
  rooms: Rooms,
  id: string,
  person: string | null,
  invite?: string,
): Promise<OwnTableAnswer> {
  return rooms.withRoom(id, async (room) => {
    const hidden = await hiddenFrom(room, person, invite);
    return hidden ?? { ok: true, own: ownOf(room, person) };
  });
}

type PlayNowRequest = InferOutput<typeof playNow>;

/** The clock of a game whose players have chosen none. */
const DEFAULT_CLOCKS: Readonly<Record<PlayNowRequest['pace'], ClockRule>> = {
  live: { kind: 'live', base: 900, increment: 20 },
  slow: { kind: 'slow', hours: 24 },
};

/** How long the host of a new table counts as on the way to it, in milliseconds. */
const ARRIVAL_GRACE_MS = 60_000;
/** More tables than others can fill between the search and the seating. */
const MAX_CANDIDATES = 10;

/** Takes a seat at a matching table, or opens a new one. If two new tables match each other, the older one stays. */
export async function joinOrCreateTable(
  rooms: Rooms,
  person: PersonRow,
  wanted: PlayNowRequest,
  origin: string | null,
): Promise<OwnTableAnswer> {
  const { store, now } = rooms.parts;
  const options = readOptions(wanted.game, { players: wanted.players ?? 2 });
  if (!options.ok) return options;
  let mine = await findOwnTable(rooms, person.id, seatSearch(person.id, wanted, now()));
  if (mine?.seats.some((seat) => seat.person !== null && seat.person !== person.id))
    return viewTable(rooms, mine.id, person.id);
  for (;;) {
    const tables = await store.tables.findMatching(
      seatSearch(person.id, wanted, now()),
      now(),
      MAX_CANDIDATES,
    );
    const other = tables.find((table) => !mine || isOlder(table, mine));
    if (!other) {
      if (mine) return viewTable(rooms, mine.id, person.id);
      const made = await createTable(rooms, person, defaultTable(wanted), origin);
      if (!made.ok) return made;
      mine = await store.tables.load(made.own.table.id);
      continue;
    }
    if (mine) {
      const left = await leaveTable(rooms, mine.id, person.id);
      // Somebody has sat down at this table meanwhile, so it stays.
      if (!left.ok) return viewTable(rooms, mine.id, person.id);
      mine = undefined;
    }
    const seated = await takeSeat(rooms, other.id, person, { salt: wanted.salt });
    // Anything else means that somebody else was faster.
    if (seated.ok || seated.why === 'tooMany' || seated.why === 'closing') return seated;
  }
}

/** The person's own table in the lobby that already matches; asking twice opens no second one. */
async function findOwnTable(
  { parts }: Rooms,
  person: string,
  { game, options, clock, rated }: SeatSearch,
): Promise<TableRow | undefined> {
  const tables = await parts.store.tables.listByPerson(person, 'running', parts.settings.tables);
  return tables.find(
    (table) =>
      table.host === person &&
      table.status === 'open' &&
      same([table.access, table.game, table.rated, table.delay], ['open', game, rated, 0]) &&
      same(table.clock, clock) &&
      table.seats.every(({ level }) => level === null) &&
      options.some((each) => same(each, table.options)),
  );
}

const isOlder = (a: TableRow, b: TableRow): boolean =>
  a.created < b.created || (a.created === b.created && a.id < b.id);

/** Tables with exactly the options asked for, people only. A live game also needs somebody present or on the way. */
function seatSearch(person: string, { game, players, pace, rated }: PlayNowRequest, now: number): SeatSearch {
  const numbers = players === undefined ? playerCountsOf(game) : [players];
  const options = numbers.flatMap((number) => {
    const read = readOptions(game, { players: number });
    return read.ok ? [read.value] : [];
  });
  const search = { person, game, options, clock: DEFAULT_CLOCKS[pace], rated };
  return pace === 'live' ? { ...search, presentOrSince: now - ARRIVAL_GRACE_MS } : search;
}

const playerCountsOf = (game: PlayNowRequest['game']): number[] =>
  withGame(game, ({ facts }) => sharedPlayerCounts(facts));

function defaultTable({
  game,
  players = Math.min(...playerCountsOf(game)),
  pace,
  rated,
  salt,
}: PlayNowRequest): NewTable {
  const others = Array.from({ length: players - 1 }, () => ({ kind: 'open' as const }));
  const seats = [{ kind: 'me' as const }, ...others];
  return { game, options: {}, seats, clock: DEFAULT_CLOCKS[pace], access: 'open', rated, delay: 0, salt };
}
