import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableServer } from '../session/tableServer.testing.ts';
import type { Connection, ConnectionState } from './connection.ts';

let server: TableServer;
const stops: (() => void)[] = [];

beforeEach(async () => {
  server = new TableServer();
  await server.ready();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await server.close();
});

/** Watches the table and collects its messages. */
function watch(line: Connection, table = server.id) {
  const heard: string[] = [];
  const refused: string[] = [];
  stops.push(
    line.watch({
      table,
      since: () => (heard.length > 0 ? 0 : undefined),
      hear: ({ type }) => heard.push(type),
      refused: (why) => refused.push(why),
    }),
  );
  return { heard, refused };
}

const states = (line: Connection): ConnectionState[] => {
  const seen: ConnectionState[] = [];
  line.follow((state) => seen.push(state));
  return seen;
};

describe('the line to the server', () => {
  test('opens when something is watched and closes when nothing is', async () => {
    const line = server.page(0);
    const seen = states(line);
    const { heard } = watch(line);
    await vi.waitFor(() => expect(heard).toEqual(['table']));
    for (const stop of stops.splice(0)) stop();
    expect(seen).toEqual(['connecting', 'online', 'idle']);
    await vi.waitFor(() => expect(server.sockets).toBe(0));
  });

  test('reconnects automatically and renews its subscriptions from the last version', async () => {
    const line = server.page(0);
    const { heard } = watch(line);
    await vi.waitFor(() => expect(heard).toEqual(['table']));
    const seen = states(line);
    server.cut();
    await vi.waitFor(() => expect(heard).toEqual(['table', 'table']));
    expect(seen.slice(0, 2)).toEqual(['offline', 'connecting']);
    expect(seen.at(-1)).toBe('online');
    const watched = server.said.filter((text) => text.includes('"watch"'));
    expect(watched.map((text) => text.includes('"since":0'))).toEqual([false, true]);
  });

  test('reconnects immediately when woken, whatever delay is left', async () => {
    const line = server.page(0, { first: 60_000, longest: 60_000 });
    const { heard } = watch(line);
    await vi.waitFor(() => expect(heard).toEqual(['table']));
    server.cut();
    await vi.waitFor(() => expect(line.state).toBe('offline'));
    line.wake();
    await vi.waitFor(() => expect(line.state).toBe('online'));
  });

  test('a closing server is not contacted for a moment', async () => {
    const line = server.page(0, { first: 1, longest: 5 });
    const { heard } = watch(line);
    await vi.waitFor(() => expect(heard).toEqual(['table']));
    const seen = states(line);
    server.say({ type: 'closing' });
    await vi.waitFor(() => expect(seen).toEqual(['offline', 'connecting', 'online']));
  });

  test('notices a connection that died silently', async () => {
    const line = server.page(0, { first: 1, longest: 5, silence: 20, answer: 30 });
    watch(line);
    await vi.waitFor(() => expect(line.state).toBe('online'));
    const seen = states(line);
    server.deaf = true;
    await vi.waitFor(() => expect(seen).toContain('offline'));
    server.deaf = false;
    await vi.waitFor(() => expect(line.state).toBe('online'));
  });

  test('a lost reply is reported as lost', async () => {
    const line = server.page(0, { first: 1, longest: 5, answer: 30 });
    watch(line);
    await vi.waitFor(() => expect(line.state).toBe('online'));
    server.deaf = true;
    expect(await line.ask({ do: 'resign', table: server.id })).toMatchObject({ ok: false, why: 'lost' });
    expect(await line.ask({ do: 'resign', table: server.id })).toMatchObject({ ok: false, why: 'lost' });
  });

  test('an outdated page says so and stops reconnecting', async () => {
    server.outdated = true;
    const line = server.page(0);
    watch(line);
    await vi.waitFor(() => expect(line.state).toBe('outdated'));
    expect(await line.ready()).toBe(false);
    await vi.waitFor(() => expect(server.sockets).toBe(0));
  });

  test('an unknown table is refused, and the connection stays open', async () => {
    const line = server.page(0);
    const { refused } = watch(line, 'anothertable');
    await vi.waitFor(() => expect(refused).toEqual(['unknownTable']));
    expect(line.state).toBe('online');
  });

  test.each(['unavailable', 'tooMany'] as const)(
    'a temporarily refused table (%s) is requested again over the same connection',
    async (why) => {
      const line = server.page(0, { again: 10 });
      server.troubled = why;
      const { heard, refused } = watch(line);
      await vi.waitFor(() => expect(refused.slice(0, 2)).toEqual([why, why]));
      const seen = states(line);
      server.troubled = undefined;
      await vi.waitFor(() => expect(heard).toEqual(['table']));
      expect(seen).toEqual([]);
    },
  );

  test('a change of person opens a new socket', async () => {
    const line = server.page(0);
    const { heard } = watch(line);
    await vi.waitFor(() => expect(heard).toEqual(['table']));
    line.restart();
    await vi.waitFor(() => expect(heard).toEqual(['table', 'table']));
    expect(server.sockets).toBe(1);
  });
});
