import { type Architectura, architectura } from '@archivolt/architectura';
import { at, replaying, type State, same, seeded, submit, viewOf } from '@archivolt/engine';
import { applyChanges, type SeenHistory, type WireView } from '@archivolt/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogRow, StoredTable } from '../store/store.ts';
import { move, moverOf } from './moving.testing.ts';
import { type Someone, TestServer } from './server.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const historyOf = async (id: string, who?: Someone) => {
  const { status, text, body } = await server.call('GET', `/api/tables/${id}/history`, who);
  return { status, text, history: body as SeenHistory };
};

/** Every view of a history, by version. */
function viewsOf({ first, steps }: SeenHistory): WireView[] {
  const views = [first];
  for (const { changes } of steps) views.push(applyChanges(at(views, views.length - 1), changes));
  return views;
}

test('[AR-S2] the history of a running game has the views the viewer was shown, version by version', async () => {
  const { id, clients, people } = await server.seatPlayers('architectura');
  const stranger = await server.connect();
  await stranger.watch(id);
  const all = [...clients, stranger];
  const shown = all.map((client) => [structuredClone(client.at(id).view)]);
  for (let made = 0; made < 14; made++) {
    await move(all, id, seeded(made));
    for (const [index, client] of all.entries()) shown[index]?.push(structuredClone(client.at(id).view));
  }
  // Forced moves follow automatically, until somebody is asked.
  const { version } = (await moverOf(all, id)).at(id);
  for (const [index, client] of all.entries()) {
    await client.until(() => client.at(id).version === version);
    shown[index]?.push(structuredClone(client.at(id).view));
  }
  for (const [index, who] of [...people, undefined].entries()) {
    const { history } = await historyOf(id, who);
    expect(history.seat).toBe(who ? index : null);
    // A forced move is a version of its own that a client may see together with the one before.
    const views = viewsOf(history);
    const own = at(shown, index).filter((view) => view !== null);
    expect(views.at(-1)).toEqual(own.at(-1));
    expect(own.every((view) => views.some((known) => same(known, view)))).toBe(true);
    expect(history.steps.map(({ entry }) => entry.version)).toEqual(
      history.steps.map((_, before) => before + 1),
    );
    expect(JSON.stringify(history)).not.toMatch(/"picks"|"moves"|"setup"/);
  }
});

test('the history for a delayed spectator ends with the last entry they were shown', async () => {
  const { id, clients, people } = await server.seatPlayers('red-cathedral', 2, { delay: 60 });
  for (let made = 0; made < 3; made++) await move(clients, id);
  expect((await historyOf(id)).status).toBe(409);
  server.skip(61_000);
  for (let made = 0; made < 3; made++) await move(clients, id);
  const { history } = await historyOf(id);
  const { history: own } = await historyOf(id, at(people, 0));
  expect(history.steps.length).toBeGreaterThan(0);
  expect(history.steps.length).toBeLessThan(own.steps.length);
  expect(history.steps).toEqual(own.steps.slice(0, history.steps.length));
});

test('a table without spectators gives its history only to its players', async () => {
  const { id, clients, people } = await server.seatPlayers('architectura', 2, { spectators: false });
  await move(clients, id);
  expect(await historyOf(id)).toMatchObject({ status: 403, history: { error: 'noSpectators' } });
  expect((await historyOf(id, at(people, 1))).status).toBe(200);
});

test('[AR-S2] the history for a seat is byte-identical for any hands of the others', async () => {
  let compared = 0;
  // Not every game has such a twin; most do.
  for (let game = 0; game < 30 && compared < 2; game++) {
    const { id, clients, people } = await server.seatPlayers('architectura');
    for (let made = 0; made < 10; made++) await move(clients, id, seeded(100 * game + made));
    // A forced move that is still due would be played in the copies as well.
    await moverOf(clients, id);
    const { tables } = server.parts.store;
    const stored = await tables.load(id);
    const log = (await tables.log(id, 0)).map((row) => ({ ...row, hash: null }));
    if (!stored) throw new Error('the table is stored');
    const other = otherSecrets(stored, log);
    if (!other) continue;
    compared++;
    const copies = await Promise.all(
      [{ setup: stored.setup ?? [], log }, other].map(async (record, index) => {
        const copy = at(
          ['2', '3', '4'].map((last) => `${id.slice(0, -1)}${last}`).filter((free) => free !== id),
          index,
        );
        await copyTable(copy, stored, record);
        return copy;
      }),
    );
    const [one, two] = await Promise.all(copies.map((copy) => historyOf(copy, at(people, 0))));
    expect(one?.status).toBe(200);
    expect(one?.history.steps).toHaveLength(log.length);
    expect(two?.text).toBe(one?.text);
    // They do differ: the other seat sees it.
    const [here, there] = await Promise.all(copies.map((copy) => historyOf(copy, at(people, 1))));
    expect(there?.text).not.toBe(here?.text);
  }
  expect(compared).toBe(2);
});

interface RecordedGame {
  readonly setup: readonly number[];
  readonly log: readonly LogRow[];
}

/** The same game to the first seat with another pick somewhere, which only the second seat knows of. */
function otherSecrets(stored: StoredTable, log: readonly LogRow[]): RecordedGame | undefined {
  const setup = stored.setup ?? [];
  const known = seenBy({ setup, log }, stored);
  const changed = (picks: readonly number[], change: (next: number[]) => RecordedGame) => {
    for (const [index, pick] of picks.entries())
      for (let other = 0; other < 12; other++) {
        if (other === pick) continue;
        const record = change(picks.with(index, other));
        const seen = seenBy(record, stored);
        if (seen && known && seen.first === known.first && seen.second !== known.second) return record;
      }
    return undefined;
  };
  for (const row of log) {
    if (row.seat !== 1) continue;
    const found = changed(row.picks, (picks) => ({
      setup,
      log: log.map((one) => (one === row ? { ...one, picks } : one)),
    }));
    if (found) return found;
  }
  return changed(setup, (next) => ({ setup: next, log }));
}

/** All that either seat sees, move by move, with the events; undefined if the record is impossible. */
function seenBy({ setup, log }: RecordedGame, { options }: StoredTable) {
  try {
    const read = architectura.readOptions(options);
    if (!read.ok) throw new Error(read.path);
    let state: State<Architectura> = architectura.setup(read.value, replaying([...setup]));
    const seen = [[viewOf(state, 0)], [viewOf(state, 1)]] as unknown[][];
    for (const { seat, moves, picks } of log) {
      const parsed = moves.map((text) => {
        const move = architectura.notation.parseMove(text);
        if (!move.ok) throw new Error(move.why);
        return move.value;
      });
      const played = submit(architectura, state, seat ?? 0, parsed, replaying([...picks]));
      if (!played.ok) return undefined;
      state = played.state;
      for (const viewer of [0, 1]) at(seen, viewer).push([viewOf(state, viewer), played.events]);
    }
    return { first: JSON.stringify(seen[0]), second: JSON.stringify(seen[1]) };
  } catch {
    return undefined;
  }
}

/** Stores the game as another table of the same people. */
async function copyTable(id: string, stored: StoredTable, { setup, log }: RecordedGame): Promise<void> {
  const { tables } = server.parts.store;
  await tables.create({ ...structuredClone(stored), id, setup: [...setup], version: 0, chain: null });
  const { state, clocks, toMove, wakes, status, requests, result, finished } = stored;
  for (const row of log) {
    const table = await tables.load(id);
    const answer = await tables.append({
      log: { ...row, table: id, events: JSON.stringify(row.events) },
      edition: table?.edition ?? 0,
      after: { state, clocks, toMove, wakes, status, requests, result, finished, chain: null },
    });
    expect(answer).toBe('stored');
  }
}
