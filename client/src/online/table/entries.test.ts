import { formatTime } from '@archivolt/i18n';
import type { ChatMessage, TableInfo } from '@archivolt/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Feed } from '../session/feed.svelte.ts';
import { TableServer } from '../session/tableServer.testing.ts';
import { online } from '../words.svelte.ts';
import { entriesOf, goneWords, noticesOf } from './entries.ts';
import { Presence } from './presence.svelte.ts';

let server: TableServer;
const closing: { close(): void }[] = [];

beforeEach(async () => {
  await online.load('en');
  server = new TableServer();
  await server.ready();
});
afterEach(async () => {
  for (const open of closing.splice(0)) open.close();
  await server.close();
});

async function sit(seat: number | null): Promise<Feed> {
  const feed = new Feed(server.id, server.page(seat));
  closing.push(feed);
  await vi.waitFor(() => expect(feed.view).not.toBeNull());
  return feed;
}

const watch = (feed: Feed, grace: number): Presence => {
  const presence = new Presence(feed, grace);
  closing.push(presence);
  return presence;
};

/** The other player comes, goes, or is replaced by a bot. */
const seat = (more: Partial<TableInfo['seats'][number]>): void =>
  server.sendInfo({ seats: server.info.seats.map((one) => (one.seat === 1 ? { ...one, ...more } : one)) });

const said = (number: number, more: Partial<ChatMessage>): ChatMessage => ({
  number,
  at: Date.now(),
  person: 'p1',
  name: 'P1',
  seat: 1,
  text: null,
  phrase: null,
  news: null,
  ...more,
});

test('leaving and returning are each reported once, and a short gap is not reported', async () => {
  const presence = watch(await sit(0), 40);
  seat({ online: false });
  await vi.waitFor(() => expect([...presence.gone]).toEqual([1]));
  seat({ online: false });
  seat({ online: true });
  await vi.waitFor(() => expect(presence.gone.size).toBe(0));
  expect(presence.changes.map(({ seat: whose, isBack }) => [whose, isBack])).toEqual([
    [1, false],
    [1, true],
  ]);
  const patient = watch(await sit(0), 60_000);
  seat({ online: false });
  await vi.waitFor(() => expect(presence.gone.size).toBe(1));
  seat({ online: true });
  await vi.waitFor(() => expect(presence.gone.size).toBe(0));
  expect(patient.changes).toEqual([]);
});

test('an absence ends when a bot takes over, and slow games have no absences', async () => {
  const presence = watch(await sit(0), 0);
  seat({ online: false });
  await vi.waitFor(() => expect(presence.gone.size).toBe(1));
  seat({ standIn: 'left' });
  await vi.waitFor(() => expect(presence.gone.size).toBe(0));
  expect(presence.changes).toHaveLength(1);
  server.sendInfo({ clock: { kind: 'slow', hours: 24 } });
  seat({ standIn: null });
  const feed = await sit(0);
  expect(feed.info?.seats[1]?.online).toBe(false);
  expect(watch(feed, 0).gone.size).toBe(0);
});

test('chat and log report who left and what happens next, and messages appear only in the chat', async () => {
  const feed = await sit(0);
  const presence = watch(feed, 0);
  seat({ online: false });
  await vi.waitFor(() => expect(presence.changes).toHaveLength(1));
  const gone = 'P1 has left the table. If P1 is still away on their turn, you can let a bot play.';
  const later = Date.now() + 1000;
  const lines = [said(1, { text: 'Hello', at: later }), said(2, { news: 'timeout', at: later })];
  const entries = entriesOf(feed, lines, presence.changes);
  const out = 'P1 ran out of time; a bot is playing for them.';
  expect(entries.map(({ words }) => words)).toEqual([gone, 'Hello', out]);
  expect(noticesOf(feed, entries).map(({ text }) => text)).toEqual([gone, out]);
});

test('the notice of a leaving player states when a bot takes over, and offers one earlier to players only', async () => {
  const at = new Date(2030, 0, 1, 19, 0).getTime();
  const change = { seat: 1, at, isBack: false, isToMove: true, deadline: at + 30 * 60_000 };
  const [feed, spectator] = [await sit(0), await sit(null)];
  const clock = (minutes: number): string => formatTime('en', at + minutes * 60_000);
  const until = `P1 has left the table. A bot takes over at ${clock(30)}.`;
  expect(goneWords(feed, change)).toBe(`${until} From ${clock(1)} you can let a bot play.`);
  expect(goneWords(feed, change, at + 60_000)).toBe(until);
  expect(goneWords(spectator, change)).toBe(until);
});

test('the notice of a resignation says whether a bot takes over or the game is over', async () => {
  const feed = await sit(0);
  const message = said(1, { news: 'resigned' });
  server.broadcast({ type: 'chat', table: server.id, message });
  await vi.waitFor(() => expect(feed.chat).toHaveLength(1));
  const words = () => entriesOf(feed, feed.chat, []).map((entry) => entry.words);
  expect(words()).toEqual(['P1 resigned; a bot is playing for them.']);
  const result = { why: 'resigned' as const, totals: [0, 0], places: [[0], [1]] };
  server.sendInfo({ status: 'finished', result });
  await vi.waitFor(() => expect(words()).toEqual(['P1 resigned; the game is over.']));
});
