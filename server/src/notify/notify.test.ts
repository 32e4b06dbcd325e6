import { LANGUAGES } from '@archivolt/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createGuest } from '../http/routes.testing.ts';
import { invitePerson, notifyFinished, notifyRematch, notifyTurn, turnDue } from './notices.ts';
import { EVERYTHING, HOUR, NotifyServer } from './notifyServer.testing.ts';

let notifying: NotifyServer;
beforeAll(async () => {
  notifying = await NotifyServer.open();
});
afterEach(() => notifying.clear());
afterAll(() => notifying.close());

describe('a turn notification', () => {
  test('is an email with the game, the waiting players and the table', async () => {
    const [ada, bo, cy] = [
      await notifying.person({ name: 'Ada' }),
      await notifying.person({ name: 'Bo' }),
      await notifying.person({ name: 'Cy' }),
    ];
    const at = await notifying.table([ada, bo, cy]);
    await notifyTurn(notifying.server, at, ada.id, 0);
    await notifying.deliver();
    const [letter] = notifying.lettersTo(ada);
    expect(notifying.mails.letters).toHaveLength(1);
    expect(letter?.from).toBe('games@example.org');
    expect(letter?.headers.get('subject')).toBe('Your turn: The Red Cathedral');
    expect(letter?.text).toContain('Hello Ada,');
    expect(letter?.text).toContain(
      'It is your turn in The Red Cathedral; Bo and Cy are waiting for your move.',
    );
    expect(letter?.text).toMatch(new RegExp(`^http://localhost:\\d+/table/${at.id}$`, 'm'));
    expect(letter?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(letter?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('is sent once per turn, however often it is queued', async () => {
    const ada = await notifying.person();
    const at = await notifying.table([ada, await notifying.person()]);
    await notifyTurn(notifying.server, at, ada.id, 0);
    await notifyTurn(notifying.server, at, ada.id, 0);
    await notifying.deliver();
    await notifyTurn(notifying.server, at, ada.id, 0);
    await notifying.deliver();
    expect(notifying.mails.letters).toHaveLength(1);
  });

  test('is due after a delay, outside quiet hours, and never for a person who turned it off', async () => {
    const { server } = notifying;
    const due = async (fields: Parameters<NotifyServer['person']>[0]) =>
      turnDue(server, await notifying.person(fields));
    const before = server.now();
    const soon = (await due({})) ?? 0;
    expect(soon).toBeGreaterThanOrEqual(before + 30_000);
    expect(soon).toBeLessThanOrEqual(server.now() + 30_000);
    const minute = new Date(server.now()).getUTCHours() * 60;
    const late = (await due({ quiet: { from: minute, to: (minute + 180) % 1440 } })) ?? 0;
    expect(late - server.now()).toBeGreaterThan(HOUR);
    // Sixteen quiet hours do not stop a clock for that long, but no notification is sent in any of them.
    const most = (await due({ quiet: { from: minute, to: (minute + 960) % 1440 } })) ?? 0;
    expect(most - server.now()).toBeGreaterThan(14 * HOUR);
    expect(await due({ notify: { ...EVERYTHING, turn: { push: false, mail: false } } })).toBeNull();
  });

  test('is not sent to a player who has moved meanwhile', async () => {
    const [ada, bo] = [await notifying.person(), await notifying.person()];
    const at = await notifying.table([ada, bo]);
    await notifyTurn(notifying.server, at, ada.id, 0);
    await notifying.server.store.tables.change(at.id, (row) => {
      row.toMove = 1;
      return true;
    });
    await notifying.deliver();
    expect(notifying.mails.letters).toEqual([]);
  });

  test('is sent even if the server has made a forced move for the player', async () => {
    const [ada, bo] = [await notifying.person(), await notifying.person()];
    const at = await notifying.table([ada, bo]);
    await notifyTurn(notifying.server, at, ada.id, 0);
    await notifying.append(at, 0, 0);
    await notifying.deliver();
    expect(notifying.lettersTo(ada)).toHaveLength(1);
  });

  test('is sent once if it is the player’s turn again meanwhile', async () => {
    const [ada, bo] = [await notifying.person(), await notifying.person()];
    const at = await notifying.table([ada, bo]);
    await notifyTurn(notifying.server, at, ada.id, 0);
    await notifying.append(at, 0, 1);
    await notifying.append({ ...at, version: 1 }, 1, 0);
    await notifyTurn(notifying.server, { ...at, version: 2 }, ada.id, 2);
    await notifying.deliver();
    expect(notifying.lettersTo(ada)).toHaveLength(1);
  });

  test('is not sent to a player who is viewing the table', async () => {
    const ada = await notifying.person();
    const at = await notifying.table([ada, await notifying.person()]);
    await notifying.server.store.tables.recordPresence('here', [
      { table: at.id, person: ada.id, until: notifying.server.now() + HOUR },
    ]);
    await notifyTurn(notifying.server, at, ada.id, 0);
    await notifying.deliver();
    expect(notifying.mails.letters).toEqual([]);
  });

  test('is sent after quiet hours, not during them', async () => {
    const minute = new Date(notifying.server.now()).getUTCHours() * 60;
    const quiet = { from: minute, to: (minute + 180) % 1440 };
    const ada = await notifying.person({ quiet });
    const at = await notifying.table([ada, await notifying.person()]);
    await notifyTurn(notifying.server, at, ada.id, 0);
    await notifying.deliver(HOUR);
    expect(notifying.mails.letters).toEqual([]);
    await notifying.deliver(2 * HOUR);
    expect(notifying.lettersTo(ada)).toHaveLength(1);
  });

  test.each([
    ['does not want mail', { notify: { ...EVERYTHING, turn: { push: true, mail: false } } }],
    ['has no address', { mail: null }],
    ['has been deleted', { deleted: true }],
  ])('is not emailed to a person who %s', async (_why, fields) => {
    const ada = await notifying.person(fields);
    const at = await notifying.table([ada, await notifying.person()]);
    await notifyTurn(notifying.server, at, ada.id, 0);
    await notifying.deliver();
    expect(notifying.mails.letters).toEqual([]);
  });

  test('shows the deadline in the time zone of its reader', async () => {
    const ada = await notifying.person({ zone: 'Asia/Tokyo' });
    const clocks = { left: [0, 0], running: 0, since: 0, deadline: Date.UTC(2030, 0, 1, 20, 30) };
    const at = await notifying.table([ada, await notifying.person()], { clocks });
    await notifyTurn(notifying.server, at, ada.id, 0);
    await notifying.deliver();
    expect(notifying.lettersTo(ada)[0]?.text).toContain('You have until 2 Jan 2030, 05:30');
  });

  test('treats a name as text, even in headers', async () => {
    const ada = await notifying.person({ name: 'Zoë' });
    const rude = await notifying.person({ name: 'Bcc: x@y.z & "co"' });
    const at = await notifying.table([rude], { host: rude.id, status: 'open', toMove: null });
    await invitePerson(notifying.server, at, ada.id);
    await notifying.deliver();
    const [letter] = notifying.mails.letters;
    expect(notifying.mails.letters).toHaveLength(1);
    expect(letter?.headers.get('subject')).toBe('Bcc: x@y.z & "co" invites you: The Red Cathedral');
    expect(letter?.headers.has('bcc')).toBe(false);
  });

  test('is retried if the mail server is busy', async () => {
    notifying.mails.busy = 1;
    const ada = await notifying.person();
    const at = await notifying.table([ada, await notifying.person()]);
    await notifyTurn(notifying.server, at, ada.id, 0);
    await notifying.deliver();
    expect(notifying.lettersTo(ada)).toHaveLength(1);
    expect(notifying.warnings).toEqual([]);
  });
});

test.each(LANGUAGES)(
  'the end of a game is sent to every player in their own language: %s',
  async (language) => {
    const [ada, bo] = [
      await notifying.person({ name: 'Ada', language }),
      await notifying.person({ name: 'Bo' }),
    ];
    const result = { why: 'played' as const, totals: [40, 52], places: [[1], [0]] };
    const at = await notifying.table([ada, bo], { status: 'finished', finished: 1, result, toMove: null });
    await notifyFinished(notifying.server, at);
    await notifying.deliver();
    const [toAda, toBo] = [notifying.lettersTo(ada)[0], notifying.lettersTo(bo)[0]];
    expect(toBo?.text).toContain('and you won');
    expect(toAda?.text).toContain('Bo');
    expect(toAda?.headers.get('content-language')).toBe(language);
    if (language !== 'en') expect(toAda?.text).not.toContain('Your game');
  },
);

describe('an invitation', () => {
  test('leads to the seat and is not sent once the game has started', async () => {
    const [ada, bo] = [await notifying.person(), await notifying.person({ name: 'Bo' })];
    const open = await notifying.table([bo], { status: 'open', host: bo.id, toMove: null });
    const started = await notifying.table([bo], { status: 'playing', host: bo.id });
    for (const at of [open, started]) await invitePerson(notifying.server, at, ada.id);
    await notifying.deliver();
    expect(notifying.lettersTo(ada)).toHaveLength(1);
    expect(notifying.lettersTo(ada)[0]?.text).toContain(`/join/${open.id}?invite=${open.invite}`);
  });

  test('is not sent if it was declined meanwhile', async () => {
    const [ada, bo] = [await notifying.person(), await notifying.person({ name: 'Bo' })];
    const open = await notifying.table([bo], { status: 'open', host: bo.id, toMove: null });
    await invitePerson(notifying.server, open, ada.id);
    await notifying.server.store.invitations.decline(open.id, ada.id);
    await notifying.deliver();
    expect(notifying.mails.letters).toEqual([]);
  });

  test('to a rematch is sent to the other players who have left', async () => {
    const [ada, bo] = [await notifying.person(), await notifying.person({ name: 'Bo' })];
    const result = { why: 'played' as const, totals: [40, 52], places: [[1], [0]] };
    const requests = [{ kind: 'rematch' as const, by: 1, granted: [] }];
    const at = await notifying.table([ada, bo], {
      status: 'finished',
      finished: 1,
      result,
      requests,
      toMove: null,
    });
    await notifyRematch(notifying.server, at, bo.id);
    await notifying.deliver();
    expect(notifying.lettersTo(bo)).toEqual([]);
    expect(notifying.lettersTo(ada)[0]?.headers.get('subject')).toBe('Bo invites you: The Red Cathedral');
    expect(notifying.lettersTo(ada)[0]?.text).toContain(`/table/${at.id}`);
  });

  test('is emailed a limited number of times per hour and person; the lobby lists all', async () => {
    const reader = await notifying.person();
    for (let n = 0; n < 12; n++) {
      const host = await notifying.person({ name: `Guest ${n}` });
      const table = await notifying.table([host], { status: 'open', host: host.id, started: null });
      await invitePerson(notifying.server, table, reader.id);
    }
    await notifying.deliver();
    expect(notifying.lettersTo(reader)).toHaveLength(6);
    expect(await notifying.server.store.invitations.listTables(reader.id, 100)).toHaveLength(12);
  });

  test('can be sent only by the host of an open table, and not to people who blocked the host', async () => {
    const { browser, me } = await createGuest(notifying.server.address, 'Host');
    const { browser: other } = await createGuest(notifying.server.address, 'Other');
    const [ada, bo] = [await notifying.person(), await notifying.person()];
    const open = await notifying.table([], { status: 'open', host: me.id, toMove: null });
    const started = await notifying.table([ada, bo], { host: me.id });
    const invite = (by: Browser, { id }: { id: string }, person: string) =>
      by.ask('POST', `/api/tables/${id}/invitations`, { person });
    await notifying.server.store.blocks.block(bo.id, me.id, true);
    expect((await invite(browser, open, ada.id)).status).toBe(204);
    expect((await invite(browser, open, bo.id)).status).toBe(204);
    expect(await invite(browser, started, bo.id)).toMatchObject({ status: 409, body: { error: 'started' } });
    expect(await invite(other, open, ada.id)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect((await invite(browser, { id: 'tttttttttt' }, ada.id)).status).toBe(404);
    await notifying.deliver();
    expect(notifying.lettersTo(ada)).toHaveLength(1);
    expect(notifying.mails.letters).toHaveLength(1);
  });
});
