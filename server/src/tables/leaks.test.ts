import {
  at,
  type Chance,
  type Game,
  type GameTypes,
  type State,
  same,
  seeded,
  viewOf,
} from '@archivolt/engine';
import { randomGame } from '@archivolt/engine/testing';
import { type GameId, REQUESTS } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withGame } from '../games.ts';
import { newId } from '../ids.ts';
import { aPerson } from '../store/rows.testing.ts';
import type { StoredTable } from '../store/store.ts';
import type { Client } from './client.testing.ts';
import { blankTable } from './seating.ts';
import { type Someone, TestServer } from './server.testing.ts';

/**
 * Two servers that differ only in what one reader cannot know: the hands of others, or the seed of the dice. The same
 * moves must produce the same bytes for that reader, through every endpoint.
 */
const NOW = Date.parse('2026-05-05T12:00:00Z');
const ROUNDS = Number(process.env.LEAK_ROUNDS ?? 4);
const STEPS = 8;

let servers: TestServer[];
let people: Someone[];

beforeAll(async () => {
  const clock = () => NOW;
  servers = [await TestServer.open({ clock }), await TestServer.open({ clock })];
  const rows = ['Ana', 'Rui', 'Eva', 'Ivo'].map((name) =>
    aPerson({ id: newId(), name, unsubscribe: newId() }),
  );
  people = await Promise.all(rows.map((row) => at(servers, 0).person(row)));
  for (const { row, token } of people) await at(servers, 1).person(row, token);
}, 60_000);
afterAll(async () => {
  for (const server of servers) await server.close();
});

/** A position of a random game, and another state that looks the same to a seat, or to a spectator. */
function twins<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: number,
  seat: number | null,
): [State<G>, State<G>] {
  const chance = seeded(seed);
  const wanted = 3 + chance(25);
  let found: [State<G>, State<G>] | undefined;
  randomGame({ game, longest: 5000 }, options, seed, (state, [first, second], decision) => {
    if (found || decision < wanted) return;
    if (first && !second && game.secrets?.decidesNothing(first)) return;
    const other = imagineFor(game, state, seat, chance);
    if (game.secrets && same(other.mine, state.mine)) return;
    found = [structuredClone(state), other];
  });
  if (!found) throw new Error('no two states that look the same');
  return found;
}

function imagineFor<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  seat: number | null,
  chance: Chance,
): State<G> {
  const first = game.imagine(viewOf(state, seat ?? 0), chance);
  // A spectator knows no hands, so the first seat's hand is dealt again as well.
  return seat === null ? game.imagine(viewOf(first, 1), chance) : first;
}

interface World {
  readonly server: TestServer;
  readonly reader: Client;
  readonly others: Client[];
}

/** Puts the same table into a server, in one of the two states. */
async function world(server: TestServer, row: StoredTable, reader: Someone | undefined): Promise<World> {
  await server.parts.store.tables.create(structuredClone(row));
  const connect = async (who: Someone | undefined): Promise<Client> => {
    const client = await server.connect(who);
    await client.watch(row.id);
    return client;
  };
  const own = await connect(reader);
  const others: Client[] = [];
  const sitting = people.slice(0, row.seats.length).filter((person) => person !== reader);
  for (const person of sitting) others.push(await connect(person));
  for (const client of [own, ...others])
    await client.until(() => client.at(row.id).info.seats.every(({ online }) => online));
  // Simultaneous arrivals are sent in one message, others in several, so the last one is compared.
  const infos = own.raw.filter((text) => text.startsWith('{"type":"info"'));
  for (const info of infos.slice(0, -1)) own.raw.splice(own.raw.indexOf(info), 1);
  return { server, reader: own, others };
}

/** Everything the reader can request, besides what is pushed. */
async function everyReply(
  { server, reader }: World,
  id: string,
  who: Someone | undefined,
): Promise<string[]> {
  const paths = ['', '/view', '/view?since=2', '/log?before=3', '/file', '/report'].map(
    (path) => `/api/tables/${id}${path}`,
  );
  const replies = [];
  for (const path of [...paths, '/api/tables', '/api/me/tables']) {
    const { status, text } = await server.call('GET', path, who);
    replies.push(`${path} ${status} ${text}`);
  }
  const { version } = reader.at(id);
  const { offers } = reader.at(id);
  const bad = WRONG.filter((move) => !offers.some((offer) => same(offer, move)));
  for (const move of bad)
    for (const seen of [version, version + 1]) {
      const answer = await reader.ask({ do: 'submit', table: id, version: seen, moves: [move] });
      expect(answer.type).toBe('refused');
      replies.push(JSON.stringify(answer));
    }
  for (const before of [version, version + 9])
    replies.push(JSON.stringify(await reader.ask({ do: 'log', table: id, before })));
  for (const kind of REQUESTS)
    replies.push(JSON.stringify(await reader.ask({ do: 'answer', table: id, kind, yes: true })));
  return replies;
}

/** Moves that are rarely legal; the reasons must not depend on what others hold. */
const WRONG = [
  { do: 'x' },
  { do: 'roll' },
  { do: 'pass' },
  { do: 'show' },
  { do: 'continue' },
  { do: 'play', card: 3, space: 0 },
  { do: 'play', card: 7, space: 1 },
  { do: 'exchange', card: 2 },
  { do: 'claim', section: '1.1' },
];

/** AR-V3: the decks that were made in secret are revealed. */
const showsDeck = (event: unknown): boolean => (event as { type: string }).type === 'shown';

/** A move that both servers offer to the player to move. */
function commonMove(
  worlds: readonly World[],
  id: string,
  chance: Chance,
): [number, { do: string }] | undefined {
  const clients = worlds.map(({ reader, others }) => [reader, ...others]);
  const mover = at(clients, 0).findIndex((client) => client.at(id).offers.length > 0);
  if (mover < 0) return undefined;
  const [here, there] = clients.map((all) => at(all, mover).at(id).offers);
  const both = (here ?? []).filter((offer) => there?.some((twin) => same(offer, twin)));
  return both.length === 0 ? undefined : [mover, at(both, chance(both.length)) as { do: string }];
}

async function play(
  row: StoredTable,
  states: readonly string[],
  seat: number | null,
  seeds: readonly string[],
) {
  const who = seat === null ? undefined : at(people, seat);
  const chance = seeded(states.join('').length);
  const rows = states.map((state, index): StoredTable => ({ ...row, state, seed: at(seeds, index) }));
  const worlds = await Promise.all(rows.map((own, index) => world(at(servers, index), own, who)));
  const heard = worlds.map((): string[] => []);
  const listen = (): void => {
    for (const [index, { reader }] of worlds.entries()) at(heard, index).push(...reader.raw.splice(0));
  };
  let steps = 0;
  for (; steps < STEPS; steps++) {
    for (const [index, own] of worlds.entries())
      at(heard, index).push(...(await everyReply(own, row.id, who)));
    listen();
    const chosen = commonMove(worlds, row.id, chance);
    if (!chosen) break;
    const [mover, move] = chosen;
    const isShown = await Promise.all(
      worlds.map(async ({ server, reader, others }) => {
        const all = [reader, ...others];
        const { version } = at(all, mover).at(row.id);
        const answer = await at(all, mover).ask({ do: 'submit', table: row.id, version, moves: [move] });
        expect(answer.type).toBe('done');
        const room = await server.rooms.get(row.id);
        await room?.settled();
        for (const client of all) await client.until(() => client.at(row.id).version === room?.row.version);
        const log = await server.parts.store.tables.log(row.id, version);
        const isOtherDice = at(seeds, 0) !== at(seeds, 1);
        return log.some(({ picks, events }) => (isOtherDice && picks.length > 0) || events.some(showsDeck));
      }),
    );
    // The rules reveal hidden information here: from now on the two differ for everybody.
    if (isShown.includes(true)) break;
    listen();
  }
  for (const { reader, others } of worlds) for (const client of [reader, ...others]) client.close();
  const [first = [], second = []] = heard;
  const differs = first.findIndex((text, index) => text !== second[index]);
  if (differs >= 0) expect(second[differs]).toBe(first[differs]);
  expect(second).toHaveLength(first.length);
  return { steps, bytes: first.join('').length };
}

function tableOf(game: GameId, options: { players: number }, toMove: number | null): StoredTable {
  const seats = people.slice(0, options.players).map(({ row }, colour) => {
    return { colour, person: row.id, level: null, salt: `0${colour}`, away: null };
  });
  const clock = { kind: 'none' } as const;
  const settled = {
    game,
    rulesVersion: 1,
    options,
    access: 'open',
    rated: false,
    clock,
    delay: 0,
    spectators: true,
    origin: null,
    host: null,
    seats,
  } as const;
  return {
    ...blankTable({ ...settled, seats }, NOW, '00'.repeat(32)),
    status: 'playing',
    started: NOW,
    setup: [],
    toMove,
    clocks: { left: seats.map(() => 0), running: null, since: NOW, deadline: null },
  };
}

/** One round: two states that look the same to the reader, or two seeds. */
function round(
  game: GameId,
  options: { players: number },
  seed: number,
  seat: number | null,
  isOfHands: boolean,
) {
  const { states, toMove } = withGame(game, <G extends GameTypes>(rules: Game<G>) => {
    const read = rules.readOptions(options);
    if (!read.ok) throw new Error(read.path);
    const pair = twins(rules, read.value, seed, seat);
    return {
      states: pair.map((state) => JSON.stringify(state)),
      toMove: rules.toMove(pair[0].table) ?? null,
    };
  });
  const row = tableOf(game, options, toMove);
  const [first = '', second = ''] = states;
  if (isOfHands) return play(row, [first, second], seat, [row.seed, row.seed]);
  return play(row, [first, first], seat, [
    row.seed,
    row.seed.replace(/./g, (digit) => (digit === '0' ? '1' : '0')),
  ]);
}

describe('everything sent to a viewer is the same', () => {
  const tables = [{ players: 2 }, { players: 3, swaps: 3 }, { players: 2, swaps: 6 }, { players: 4 }];

  test.each(tables)(
    '[AR-S2] for any hands of the others: architectura, %o',
    async (options) => {
      let [steps, bytes] = [0, 0];
      for (let seed = 1; seed <= ROUNDS; seed++) {
        const seat = seed % (options.players + 1);
        const compared = await round(
          'architectura',
          options,
          seed,
          seat === options.players ? null : seat,
          true,
        );
        steps += compared.steps;
        bytes += compared.bytes;
      }
      expect(steps).toBeGreaterThan(ROUNDS);
      expect(bytes).toBeGreaterThan(ROUNDS * 10_000);
    },
    120_000,
  );

  test.each(['red-cathedral', 'architectura'] as const)(
    'for any next dice: %s',
    async (game) => {
      let steps = 0;
      for (let seed = 1; seed <= ROUNDS; seed++) {
        const seat = seed % 3;
        steps += (await round(game, { players: 2 }, seed, seat === 2 ? null : seat, false)).steps;
      }
      expect(steps).toBeGreaterThan(ROUNDS / 2);
    },
    120_000,
  );
});
