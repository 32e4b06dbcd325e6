import { at, offersOf, seeded } from '@archivolt/engine';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import type { Update } from '@archivolt/table/session/session.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GameStore } from '../../session/games.ts';
import { memoryStorage } from '../../session/savedDrafts.ts';
import type { Connection } from '../net/connection.ts';
import { Feed } from './feed.svelte.ts';
import { openGame } from './openRemote.ts';
import type { RemoteSession } from './remoteSession.ts';
import { TableServer } from './tableServer.testing.ts';

const chance = seeded(3);
let server: TableServer;
const closing: { close(): void }[] = [];

beforeEach(async () => {
  server = new TableServer();
  await server.ready();
});
afterEach(async () => {
  for (const open of closing.splice(0)) open.close();
  await server.close();
});

async function sit(seat: number | null, line: Connection = server.page(seat)) {
  const feed = new Feed(server.id, line);
  closing.push(feed);
  await vi.waitFor(() => expect(feed.view).not.toBeNull());
  const store = new GameStore(memoryStorage());
  const opened = await openGame(redCathedral, feed, ({ name }) => name, store);
  closing.push(opened.session);
  return { feed, line, store, session: opened.session, draft: opened.draft };
}

/** One random decision. */
function decision(session: RemoteSession<RedCathedral>) {
  const offers = offersOf(redCathedral, session.now.view);
  return [at(offers, chance(offers.length))];
}

const seen = (session: RemoteSession<RedCathedral>): Update<RedCathedral>[] => {
  const updates: Update<RedCathedral>[] = [];
  session.subscribe((update) => updates.push(update));
  return updates;
};

describe('an online game', () => {
  test('stays in sync on both pages, and shows each turn before its submission resolves', async () => {
    const [ada, boris] = [await sit(0), await sit(1)];
    const shown = seen(ada.session);
    for (let decisions = 0; decisions < 30; decisions++) {
      const { session } = ada.session.now.mayMove ? ada : boris;
      const { version } = session.now;
      expect(await session.submit(decision(session))).toEqual({ ok: true, version: version + 1 });
      expect(session.now.version).toBe(version + 1);
      await vi.waitFor(() =>
        expect([ada.session.now.version, boris.session.now.version]).toEqual([version + 1, version + 1]),
      );
      for (const { feed } of [ada, boris]) expect(feed.info?.toMove).toBe(server.info.toMove);
    }
    expect(ada.session.now.view.table).toEqual(JSON.parse(JSON.stringify(server.state.table)));
    expect(boris.session.now.view.table).toEqual(ada.session.now.view.table);
    expect(shown.flatMap(({ events }) => events)).toEqual(
      ada.session.history().flatMap(({ events }) => events),
    );
    expect(ada.session.seats.map(({ kind }) => kind)).toEqual(['me', 'other']);
  });

  test('lets a spectator follow but not move', async () => {
    const [ada, guest] = [await sit(0), await sit(null)];
    await ada.session.submit(decision(ada.session));
    await vi.waitFor(() => expect(guest.session.now.version).toBe(1));
    expect(guest.session.now.mayMove).toBe(false);
    expect(guest.session.seats.map(({ kind }) => kind)).toEqual(['other', 'other']);
    expect(await guest.session.submit(decision(ada.session))).toMatchObject({
      ok: false,
      why: 'notYourTurn',
    });
  });

  test('shows missed events exactly once after a reconnect', async () => {
    const ada = await sit(0);
    const boris = await sit(1);
    const shown = seen(boris.session);
    boris.line.sleep();
    await ada.session.submit(decision(ada.session));
    expect(boris.session.now.version).toBe(0);
    boris.line.wake();
    await vi.waitFor(() => expect(boris.session.now.version).toBe(1));
    expect(shown.flatMap(({ events }) => events)).toEqual(
      ada.session.history().flatMap(({ events }) => events),
    );
    expect(server.received.at(-1)).toContain('"since":0');
  });

  test('loads a long log page by page, also after a reconnect', async () => {
    server.maxEntries = 4;
    const [ada, boris] = [await sit(0), await sit(1)];
    const play = async (times: number) => {
      for (; times > 0; times--) {
        const { session } = ada.session.now.mayMove ? ada : boris;
        const { version } = session.now;
        await session.submit(decision(session));
        await vi.waitFor(() =>
          expect([ada.session.now.version, boris.session.now.version]).toEqual([version + 1, version + 1]),
        );
      }
    };
    await play(11);
    const guest = await sit(null);
    await vi.waitFor(() => expect(guest.session.history()).toHaveLength(11));
    expect(guest.session.history()).toEqual(ada.session.history());
    expect(server.received.filter((text) => text.includes('"log"'))).toHaveLength(2);

    guest.line.sleep();
    await play(6);
    server.takeBack(7);
    guest.line.wake();
    await vi.waitFor(() => expect(guest.session.now.version).toBe(18));
    await vi.waitFor(() => expect(guest.session.history()).toHaveLength(7));
    await vi.waitFor(() => expect(ada.session.history()).toHaveLength(7));
    expect(guest.session.history()).toEqual(ada.session.history());
  });

  test('does not play a turn twice if the connection breaks after it was stored', async () => {
    const ada = await sit(0);
    server.withholdsReplies = true;
    const submitted = ada.session.submit(decision(ada.session));
    await vi.waitFor(() => expect(server.version).toBe(1));
    server.withholdsReplies = false;
    expect(await submitted).toEqual({ ok: true, version: 1 });
    expect(server.version).toBe(1);
  });

  test('resends a turn that never arrived after reconnecting', async () => {
    const ada = await sit(0);
    ada.line.sleep();
    const submitted = ada.session.submit(decision(ada.session));
    // Checked before it reconnects.
    expect([ada.line.state, server.version]).toEqual(['offline', 0]);
    ada.line.wake();
    expect(await submitted).toEqual({ ok: true, version: 1 });
  });

  test('removes moves that were taken back from the table and the history', async () => {
    const [ada, boris] = [await sit(0), await sit(1)];
    const shown = seen(boris.session);
    await ada.session.submit(decision(ada.session));
    server.takeBack(0);
    await vi.waitFor(() => expect(boris.session.now.version).toBe(2));
    expect(boris.session.history()).toEqual([]);
    expect(boris.session.now.view).toMatchObject({ seat: 1 });
    expect(shown.at(-1)?.events).toEqual([]);
    await vi.waitFor(() => expect(ada.session.now.mayMove).toBe(true));
  });

  test("keeps a draft when the version changes, and clears it with the player's own turn", async () => {
    const ada = await sit(0);
    const begun = decision(ada.session);
    ada.draft.save(begun);
    server.takeBack(0);
    await vi.waitFor(() => expect(ada.session.now.version).toBe(1));
    expect(ada.draft.load()).toEqual(begun);
    await ada.session.submit(begun);
    expect(ada.draft.load()).toEqual([]);
  });

  test('is hidden by a temporary refusal only if it was not shown yet', async () => {
    const ada = await sit(0, server.page(0, { again: 10 }));
    const moves = decision(ada.session);
    ada.draft.save(moves);
    server.refusal = 'tooMany';
    await ada.feed.resync();
    expect(ada.feed.refused).toBeUndefined();
    const late = new Feed(server.id, server.page(1, { again: 10 }));
    closing.push(late);
    await vi.waitFor(() => expect(late.refused).toBe('tooMany'));
    server.refusal = undefined;
    await vi.waitFor(() => expect(late.view).not.toBeNull());
    expect(late.refused).toBeUndefined();
    expect(ada.draft.load()).toEqual(moves);
  });

  test('is over when somebody resigns, even if the rules would allow more moves', async () => {
    const ada = await sit(0);
    const shown = seen(ada.session);
    const result = { why: 'resigned' as const, totals: [3, 1], places: [[1], [0]] };
    server.sendInfo({ status: 'finished', result });
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    expect(ada.session.now).toMatchObject({ mayMove: false, toMove: undefined });
    expect(ada.session.outcome).toEqual({ totals: [3, 1], places: [[1], [0]], standIns: [], resigned: [0] });
  });

  test('offers no move to a seat that a bot plays for', async () => {
    const ada = await sit(0);
    const seats = server.info.seats.map((seat) =>
      seat.seat === 0 ? { ...seat, standIn: 'timeout' as const, level: 'casual' as const } : seat,
    );
    server.sendInfo({ seats });
    await vi.waitFor(() => expect(ada.session.now.mayMove).toBe(false));
    expect(ada.session.now.thinking).toBe(true);
  });
});
