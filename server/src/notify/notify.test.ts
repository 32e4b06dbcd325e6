import { LANGUAGES } from '@archivolt/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, comeIn } from '../http/reception.testing.ts';
import { noticeFinished, noticeInvited, noticeRematch, noticeTurn, turnDue } from './notices.ts';
import { EVERYTHING, HOUR, Telling } from './telling.testing.ts';

let telling: Telling;
beforeAll(async () => {
  telling = await Telling.open();
});
afterEach(() => telling.clear());
afterAll(() => telling.close());

describe('it is somebody’s turn', () => {
  test('they get a mail with the game, those who wait and the table', async () => {
    const [ada, bo, cy] = [
      await telling.person({ name: 'Ada' }),
      await telling.person({ name: 'Bo' }),
      await telling.person({ name: 'Cy' }),
    ];
    const at = await telling.table([ada, bo, cy]);
    await noticeTurn(telling.house, at, ada.id, 0);
    await telling.told();
    const [letter] = telling.lettersTo(ada);
    expect(telling.mails.letters).toHaveLength(1);
    expect(letter?.from).toBe('house@example.org');
    expect(letter?.headers.get('subject')).toBe('Your turn: The Red Cathedral');
    expect(letter?.text).toContain('Hello Ada,');
    expect(letter?.text).toContain('It is your turn in The Red Cathedral; Bo and Cy await your move.');
    expect(letter?.text).toMatch(new RegExp(`^http://localhost:\\d+/table/${at.id}$`, 'm'));
    expect(letter?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(letter?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('once for each turn, however often it is noticed', async () => {
    const ada = await telling.person();
    const at = await telling.table([ada, await telling.person()]);
    await noticeTurn(telling.house, at, ada.id, 0);
    await noticeTurn(telling.house, at, ada.id, 0);
    await telling.told();
    await noticeTurn(telling.house, at, ada.id, 0);
    await telling.told();
    expect(telling.mails.letters).toHaveLength(1);
  });

  test('is due after a while, not in quiet hours, and never for who does not want it', async () => {
    const { house } = telling;
    const due = async (fields: Parameters<Telling['person']>[0]) =>
      turnDue(house, await telling.person(fields));
    const soon = (await due({})) ?? 0;
    expect(Math.abs(soon - house.now() - 30_000)).toBeLessThan(5000);
    const minute = new Date(house.now()).getUTCHours() * 60;
    const late = (await due({ quiet: { from: minute, to: (minute + 180) % 1440 } })) ?? 0;
    expect(late - house.now()).toBeGreaterThan(HOUR);
    // Sixteen quiet hours stop no clock for so long, but nothing is told in any of them.
    const most = (await due({ quiet: { from: minute, to: (minute + 960) % 1440 } })) ?? 0;
    expect(most - house.now()).toBeGreaterThan(14 * HOUR);
    expect(await due({ notify: { ...EVERYTHING, turn: { push: false, mail: false } } })).toBeNull();
  });

  test('is not told to who has moved in the meantime', async () => {
    const [ada, bo] = [await telling.person(), await telling.person()];
    const at = await telling.table([ada, bo]);
    await noticeTurn(telling.house, at, ada.id, 0);
    await telling.house.store.tables.change(at.id, (row) => {
      row.toMove = 1;
      return true;
    });
    await telling.told();
    expect(telling.mails.letters).toEqual([]);
  });

  test('is told though the house has made a move for them that decides nothing', async () => {
    const [ada, bo] = [await telling.person(), await telling.person()];
    const at = await telling.table([ada, bo]);
    await noticeTurn(telling.house, at, ada.id, 0);
    await telling.append(at, 0, 0);
    await telling.told();
    expect(telling.lettersTo(ada)).toHaveLength(1);
  });

  test('is told once when it comes round again meanwhile', async () => {
    const [ada, bo] = [await telling.person(), await telling.person()];
    const at = await telling.table([ada, bo]);
    await noticeTurn(telling.house, at, ada.id, 0);
    await telling.append(at, 0, 1);
    await telling.append({ ...at, version: 1 }, 1, 0);
    await noticeTurn(telling.house, { ...at, version: 2 }, ada.id, 2);
    await telling.told();
    expect(telling.lettersTo(ada)).toHaveLength(1);
  });

  test('not to who looks at the table', async () => {
    const ada = await telling.person();
    const at = await telling.table([ada, await telling.person()]);
    await telling.house.store.tables.present('here', [
      { table: at.id, person: ada.id, until: telling.house.now() + HOUR },
    ]);
    await noticeTurn(telling.house, at, ada.id, 0);
    await telling.told();
    expect(telling.mails.letters).toEqual([]);
  });

  test('not in quiet hours, but after them', async () => {
    const minute = new Date(telling.house.now()).getUTCHours() * 60;
    const quiet = { from: minute, to: (minute + 180) % 1440 };
    const ada = await telling.person({ quiet });
    const at = await telling.table([ada, await telling.person()]);
    await noticeTurn(telling.house, at, ada.id, 0);
    await telling.told(HOUR);
    expect(telling.mails.letters).toEqual([]);
    await telling.told(2 * HOUR);
    expect(telling.lettersTo(ada)).toHaveLength(1);
  });

  test.each([
    ['does not want mail', { notify: { ...EVERYTHING, turn: { push: true, mail: false } } }],
    ['has no address', { mail: null }],
    ['is gone', { deleted: true }],
  ])('not by mail to one who %s', async (_why, fields) => {
    const ada = await telling.person(fields);
    const at = await telling.table([ada, await telling.person()]);
    await noticeTurn(telling.house, at, ada.id, 0);
    await telling.told();
    expect(telling.mails.letters).toEqual([]);
  });

  test('says until when, in the reader’s own time', async () => {
    const ada = await telling.person({ zone: 'Asia/Tokyo' });
    const clocks = { left: [0, 0], running: 0, since: 0, deadline: Date.UTC(2030, 0, 1, 20, 30) };
    const at = await telling.table([ada, await telling.person()], { clocks });
    await noticeTurn(telling.house, at, ada.id, 0);
    await telling.told();
    expect(telling.lettersTo(ada)[0]?.text).toContain('You have until Jan 2, 2030, 5:30');
  });

  test('a name is only ever text, in a header too', async () => {
    const ada = await telling.person({ name: 'Zoë' });
    const rude = await telling.person({ name: 'Bcc: x@y.z & "co"' });
    const at = await telling.table([rude], { host: rude.id, status: 'open', toMove: null });
    await noticeInvited(telling.house, at, ada.id);
    await telling.told();
    const [letter] = telling.mails.letters;
    expect(telling.mails.letters).toHaveLength(1);
    expect(letter?.headers.get('subject')).toBe('Bcc: x@y.z & "co" invites you: The Red Cathedral');
    expect(letter?.headers.has('bcc')).toBe(false);
  });

  test('a busy server is asked again', async () => {
    telling.mails.busy = 1;
    const ada = await telling.person();
    const at = await telling.table([ada, await telling.person()]);
    await noticeTurn(telling.house, at, ada.id, 0);
    await telling.told();
    expect(telling.lettersTo(ada)).toHaveLength(1);
    expect(telling.warnings).toEqual([]);
  });
});

describe('other news', () => {
  test.each(LANGUAGES)('an end is told to everybody, in %s too', async (language) => {
    const [ada, bo] = [await telling.person({ name: 'Ada', language }), await telling.person({ name: 'Bo' })];
    const result = { why: 'played' as const, totals: [40, 52], places: [[1], [0]] };
    const at = await telling.table([ada, bo], { status: 'finished', finished: 1, result, toMove: null });
    await noticeFinished(telling.house, at);
    await telling.told();
    const [toAda, toBo] = [telling.lettersTo(ada)[0], telling.lettersTo(bo)[0]];
    expect(toBo?.text).toContain('and you have won');
    expect(toAda?.text).toContain('Bo');
    expect(toAda?.headers.get('content-language')).toBe(language);
    if (language !== 'en') expect(toAda?.text).not.toContain('Your game');
  });

  test('an invitation leads to the seat, and is worth nothing once the game has begun', async () => {
    const [ada, bo] = [await telling.person(), await telling.person({ name: 'Bo' })];
    const open = await telling.table([bo], { status: 'open', host: bo.id, toMove: null });
    const begun = await telling.table([bo], { status: 'playing', host: bo.id });
    for (const at of [open, begun]) await noticeInvited(telling.house, at, ada.id);
    await telling.told();
    expect(telling.lettersTo(ada)).toHaveLength(1);
    expect(telling.lettersTo(ada)[0]?.text).toContain(`/join/${open.id}?invite=${open.invite}`);
  });

  test('an invitation that was declined meanwhile is not told', async () => {
    const [ada, bo] = [await telling.person(), await telling.person({ name: 'Bo' })];
    const open = await telling.table([bo], { status: 'open', host: bo.id, toMove: null });
    await noticeInvited(telling.house, open, ada.id);
    await telling.house.store.invitations.decline(open.id, ada.id);
    await telling.told();
    expect(telling.mails.letters).toEqual([]);
  });

  test('a rematch is told to the others who have left', async () => {
    const [ada, bo] = [await telling.person(), await telling.person({ name: 'Bo' })];
    const result = { why: 'played' as const, totals: [40, 52], places: [[1], [0]] };
    const requests = [{ kind: 'rematch' as const, by: 1, granted: [] }];
    const at = await telling.table([ada, bo], {
      status: 'finished',
      finished: 1,
      result,
      requests,
      toMove: null,
    });
    await noticeRematch(telling.house, at, bo.id);
    await telling.told();
    expect(telling.lettersTo(bo)).toEqual([]);
    expect(telling.lettersTo(ada)[0]?.headers.get('subject')).toBe('Bo invites you: The Red Cathedral');
    expect(telling.lettersTo(ada)[0]?.text).toContain(`/table/${at.id}`);
  });

  test('only the host invites, only to an open table, and nobody who does not want to hear of them', async () => {
    const { browser, me } = await comeIn(telling.house.address, 'Host');
    const { browser: other } = await comeIn(telling.house.address, 'Other');
    const [ada, bo] = [await telling.person(), await telling.person()];
    const open = await telling.table([], { status: 'open', host: me.id, toMove: null });
    const begun = await telling.table([ada, bo], { host: me.id });
    const invite = (by: Browser, { id }: { id: string }, person: string) =>
      by.ask('POST', `/api/tables/${id}/invitations`, { person });
    await telling.house.store.talk.mute(bo.id, me.id, true);
    expect((await invite(browser, open, ada.id)).status).toBe(204);
    expect((await invite(browser, open, bo.id)).status).toBe(204);
    expect(await invite(browser, begun, bo.id)).toMatchObject({ status: 409, body: { error: 'started' } });
    expect(await invite(other, open, ada.id)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect((await invite(browser, { id: 'tttttttttt' }, ada.id)).status).toBe(404);
    await telling.told();
    expect(telling.lettersTo(ada)).toHaveLength(1);
    expect(telling.mails.letters).toHaveLength(1);
  });
});
