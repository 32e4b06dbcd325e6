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

describe('the connection to the server', () => {
  test('opens with the first subscription and closes with the last', async () => {
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
    server.disconnectAll();
    await vi.waitFor(() => expect(heard).toEqual(['table', 'table']));
    expect(seen.slice(0, 2)).toEqual(['offline', 'connecting']);
    expect(seen.at(-1)).toBe('online');
    const watched = server.received.filter((text) => text.includes('"watch"'));
    expect(watched.map((text) => text.includes('"since":0'))).toEqual([false, true]);
  });

  test('reconnects immediately when woken during a retry delay', async () => {
    const line = server.page(0, { first: 60_000, longest: 60_000 });
    const { heard } = watch(line);
    await vi.waitFor(() => expect(heard).toEqual(['table']));
    server.disconnectAll();
    await vi.waitFor(() => expect(line.state).toBe('offline'));
    line.wake();
    await vi.waitFor(() => expect(line.state).toBe('online'));
  });

  test('goes offline when the server announces that it is closing, and reconnects', async () => {
    const line = server.page(0, { first: 1, longest: 5 });
    const { heard } = watch(line);
    await vi.waitFor(() => expect(heard).toEqual(['table']));
    const seen = states(line);
    server.broadcast({ type: 'closing' });
    await vi.waitFor(() => expect(seen).toEqual(['offline', 'connecting', 'online']));
  });

  test('detects a silently broken connection and reconnects', async () => {
    const line = server.page(0, { first: 1, longest: 5, silence: 20, answer: 30 });
    watch(line);
    await vi.waitFor(() => expect(line.state).toBe('online'));
    const seen = states(line);
    server.ignoresMessages = true;
    await vi.waitFor(() => expect(seen).toContain('offline'));
    server.ignoresMessages = false;
    await vi.waitFor(() => expect(line.state).toBe('online'));
  });

  test('reports a request without a reply as lost', async () => {
    const line = server.page(0, { first: 1, longest: 5, answer: 30 });
    watch(line);
    await vi.waitFor(() => expect(line.state).toBe('online'));
    server.ignoresMessages = true;
    expect(await line.ask({ do: 'resign', table: server.id })).toMatchObject({ ok: false, why: 'lost' });
    expect(await line.ask({ do: 'resign', table: server.id })).toMatchObject({ ok: false, why: 'lost' });
  });

  test('reports an outdated page and stops reconnecting', async () => {
    server.outdated = true;
    const line = server.page(0);
    watch(line);
    await vi.waitFor(() => expect(line.state).toBe('outdated'));
    expect(await line.ready()).toBe(false);
    await vi.waitFor(() => expect(server.sockets).toBe(0));
  });

  test('stays open when the server refuses an unknown table', async () => {
    const line = server.page(0);
    const { refused } = watch(line, 'anothertable');
    await vi.waitFor(() => expect(refused).toEqual(['unknownTable']));
    expect(line.state).toBe('online');
  });

  test.each(['unavailable', 'tooMany'] as const)(
    'requests a temporarily refused table (%s) again without reconnecting',
    async (why) => {
      const line = server.page(0, { again: 10 });
      server.refusal = why;
      const { heard, refused } = watch(line);
      await vi.waitFor(() => expect(refused.slice(0, 2)).toEqual([why, why]));
      const seen = states(line);
      server.refusal = undefined;
      await vi.waitFor(() => expect(heard).toEqual(['table']));
      expect(seen).toEqual([]);
    },
  );

  test('opens a new socket when restarted for another person', async () => {
    const line = server.page(0);
    const { heard } = watch(line);
    await vi.waitFor(() => expect(heard).toEqual(['table']));
    line.restart();
    await vi.waitFor(() => expect(heard).toEqual(['table', 'table']));
    expect(server.sockets).toBe(1);
  });
});
