import { describe, expect, test } from 'vitest';
import { anEndedTable, aTable } from './rows.testing.ts';
import type { StorePair } from './store.suite.testing.ts';
import type { Store, StoredClocks } from './store.ts';

const MINUTE = 60_000;
const MAX_GAP_MS = 5000;
/** Later than anything else in this database, so that earlier beats are long ago. */
let time = 2_000_000_000_000;

const runningClocks = (since: number): StoredClocks => ({
  left: [MINUTE, MINUTE],
  running: 0,
  since,
  deadline: since + MINUTE,
});

async function createTable(store: Store, clocks: StoredClocks | null, wakes: number | null): Promise<string> {
  const table = aTable({ status: 'playing', clock: { kind: 'live', base: 60, increment: 0 }, clocks, wakes });
  await store.tables.create(table);
  return table.id;
}

export function heartbeatSuite(stores: () => StorePair): void {
  describe('the heartbeat', () => {
    test('adds a gap to every running clock once, in the first process that notices it', async () => {
      const { one, other } = stores();
      time += 100 * MINUTE;
      await one.heartbeat.beat(time, MAX_GAP_MS);
      const clocks = runningClocks(time - 1000);
      const id = await createTable(one, clocks, clocks.deadline);
      const notifying = await createTable(one, { ...clocks, tell: { at: time + 10, version: 0 } }, time + 10);
      const resting = { ...clocks, running: null, deadline: null };
      const botToMove = await createTable(one, resting, time);
      const waiting = aTable({ status: 'open', clocks: null, wakes: time + 10 });
      await one.tables.create(waiting);
      const away = 40 * MINUTE;

      const missed = await Promise.all(
        [one, other].map(({ heartbeat }) => heartbeat.beat(time + away, MAX_GAP_MS)),
      );
      expect(missed.filter((each) => each !== undefined)).toEqual([
        { milliseconds: away, tables: expect.arrayContaining([id, notifying]) },
      ]);
      expect(await one.tables.load(id)).toMatchObject({
        clocks: { left: [MINUTE, MINUTE], since: clocks.since + away, deadline: time - 1000 + MINUTE + away },
        wakes: time - 1000 + MINUTE + away,
        edition: 1,
      });
      // A notification due before the deadline is sent as soon as a server runs.
      expect(await one.tables.load(notifying)).toMatchObject({
        clocks: { deadline: time - 1000 + MINUTE + away, tell: { at: time + 10 } },
        wakes: time + 10,
      });
      // The bot's clock does not run, but a move of it that was computed before the gap must not be stored.
      expect(await one.tables.load(botToMove)).toMatchObject({ clocks: resting, edition: 1, wakes: time });
      expect(await one.tables.load(waiting.id)).toMatchObject({ edition: 1, wakes: time + 10 + away });
      expect(await other.heartbeat.beat(time + away + 1500, MAX_GAP_MS)).toBeUndefined();
      time += away + 1500;
    });

    test('adds no time while any process is alive', async () => {
      const { one, other } = stores();
      for (let beats = 0; beats < 10; beats++) {
        time += 1500;
        expect(await (beats % 2 === 0 ? one : other).heartbeat.beat(time, MAX_GAP_MS)).toBeUndefined();
      }
      // Another machine's clock may be behind; its beat does not turn ours back.
      expect(await other.heartbeat.beat(time - 20_000, MAX_GAP_MS)).toBeUndefined();
      expect(await one.heartbeat.beat(time + 1500, MAX_GAP_MS)).toBeUndefined();
      time += 1500;
    });

    test('shifts deadlines and limits once when a clock is set back', async () => {
      const { one, other } = stores();
      await one.heartbeat.beat(time, MAX_GAP_MS);
      const clocks = runningClocks(time - 1000);
      const id = await createTable(one, clocks, clocks.deadline);
      expect(await one.limits.take('set back', 1, 10_000, time)).toBeUndefined();
      const notifying = await createTable(one, { ...clocks, tell: { at: time + 10, version: 0 } }, time + 10);
      const botToMove = await createTable(one, null, time + 20);
      const ended = anEndedTable({ wakes: time + 30 });
      await one.tables.create(ended);
      const back = 2 * MINUTE;

      const missed = await one.heartbeat.beat(time - back, MAX_GAP_MS, () => undefined);
      expect(missed).toMatchObject({ milliseconds: -back });
      expect(await other.heartbeat.beat(time - back + 100, MAX_GAP_MS, () => undefined)).toBeUndefined();
      expect((await one.tables.load(id))?.clocks).toMatchObject({ deadline: clocks.since + MINUTE - back });
      expect(await one.tables.load(notifying)).toMatchObject({
        clocks: { tell: { at: time + 10 - back } },
        wakes: time + 10 - back,
      });
      // What is due would otherwise wait for the old time.
      expect(await one.tables.load(botToMove)).toMatchObject({ edition: 1, wakes: time + 20 - back });
      expect(await one.tables.load(ended.id)).toMatchObject({ wakes: time + 30 - back });
      expect(await one.limits.take('set back', 1, 10_000, time - back)).toBe(10);
      time -= back;
    });
  });

  test('stopped clocks are reported by a system message at the table', async () => {
    const { one } = stores();
    const id = await createTable(one, null, null);
    await one.chat.addClockStop(id, 5, 90_000);
    expect(await one.chat.messages(id, 0)).toEqual([
      {
        number: 1,
        at: 5,
        person: null,
        name: '',
        seat: null,
        text: null,
        phrase: null,
        news: null,
        stopped: 90_000,
      },
    ]);
  });
}
