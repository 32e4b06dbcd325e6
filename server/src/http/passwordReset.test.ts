import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, NotifyServer, POLL } from '../notify/notifyServer.testing.ts';
import { newId } from '../store/rows.testing.ts';
import { Browser } from './routes.testing.ts';

let notifying: NotifyServer;
beforeAll(async () => {
  notifying = await NotifyServer.open();
});
afterEach(() => {
  notifying.server.skip(2 * HOUR);
  notifying.clear();
});
afterAll(() => notifying.close());

const password = 'correct horse battery';

/** A person with a confirmed address, and a browser in which they are signed in. */
async function someone(fields = {}) {
  const browser = new Browser(notifying.server.address);
  const body = { name: 'Ada', colour: 0, language: 'de' };
  const { id } = (await browser.ask('POST', '/api/guest', body)).body as { id: string };
  const mail = `${id}@example.org`;
  await notifying.server.store.people.change(id, { mail, ...fields });
  return { browser, id, mail };
}

async function linkFor(mail: string): Promise<string> {
  const stranger = new Browser(notifying.server.address);
  expect((await stranger.ask('POST', '/api/forgotten', { mail })).status).toBe(204);
  await expect.poll(() => notifying.mails.letters.length, POLL).toBe(1);
  return /\/account#(\S+)/.exec(notifying.mails.letters[0]?.text ?? '')?.[1] ?? '';
}

describe('a password reset', () => {
  test('replaces the password once through the emailed link and ends all other sessions', async () => {
    const login = newId();
    const { browser, id, mail } = await someone({ login, password: 'scrypt$old' });
    const link = await linkFor(mail.toUpperCase());
    expect(notifying.mails.letters[0]).toMatchObject({ to: mail });
    expect(notifying.mails.letters[0]?.text).toContain('neues Passwort');
    const owner = new Browser(notifying.server.address);
    expect((await owner.ask('POST', '/api/reset/look', { link })).body).toEqual({ name: 'Ada', login });
    expect(await owner.ask('POST', '/api/reset', { link, password })).toMatchObject({ body: { id, login } });
    expect((await owner.ask('GET', '/api/me')).body).toMatchObject({ id });
    expect((await browser.ask('GET', '/api/me')).status).toBe(401);
    expect(
      (await new Browser(notifying.server.address).ask('POST', '/api/login', { login, password })).status,
    ).toBe(200);
    const again = await owner.ask('POST', '/api/reset', { link, password: 'another long one' });
    expect(again).toMatchObject({ status: 400, body: { error: 'badLink' } });
  });

  test('gives a login to a person without one', async () => {
    const { id, mail } = await someone();
    const link = await linkFor(mail);
    const owner = new Browser(notifying.server.address);
    expect((await owner.ask('POST', '/api/reset/look', { link })).body).toMatchObject({ login: null });
    expect((await owner.ask('POST', '/api/reset', { link, password })).status).toBe(400);
    const login = newId();
    expect(await owner.ask('POST', '/api/reset', { link, password, login })).toMatchObject({
      body: { id, login },
    });
  });

  test('refuses a link that is altered, an hour old or for a former address', async () => {
    const { id, mail } = await someone();
    const link = await linkFor(mail);
    const look = async (given: string) =>
      (await new Browser(notifying.server.address).ask('POST', '/api/reset/look', { link: given })).status;
    expect(await look(link)).toBe(200);
    expect(await look(`${link.slice(0, -2)}xx`)).toBe(400);
    await notifying.server.store.people.change(id, { mail: 'new@example.org' });
    expect(await look(link)).toBe(400);
    await notifying.server.store.people.change(id, { mail });
    expect(await look(link)).toBe(200);
    notifying.server.skip(HOUR + 1);
    expect(await look(link)).toBe(400);
  });

  test('does not reveal whether an address is known, and limits the emails to it', async () => {
    const { mail } = await someone();
    const stranger = new Browser(notifying.server.address);
    const answers = [];
    for (const given of ['nobody@example.org', mail, mail, `${mail.split('@')[0]}@EXAMPLE.org`, mail, mail])
      answers.push(await stranger.ask('POST', '/api/forgotten', { mail: given }));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set(['204 ']));
    await expect.poll(() => notifying.mails.letters.length, POLL).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(notifying.mails.letters).toHaveLength(3);
  });
});

describe('an export of personal data', () => {
  test('has everything stored about the person, nothing about others and no secret', async () => {
    const { browser, id, mail } = await someone();
    const other = await notifying.person({ name: 'Bo' });
    const { store } = notifying.server;
    const row = await store.people.load(id);
    if (!row) throw new Error('nobody');
    const table = await notifying.table([row, other]);
    await store.chat.add({ table: table.id, at: 1, person: id, seat: 0, text: 'mine', phrase: null });
    await store.chat.add({ table: table.id, at: 2, person: other.id, seat: 1, text: 'theirs', phrase: null });
    const lessons = { 'red-cathedral/build': { run: 0, step: 4, of: 16, done: false } };
    await store.lessons.merge(id, lessons);
    const { headers, body } = await browser.ask('GET', '/api/me/export');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toMatchObject({
      profile: { id, mail, name: 'Ada', hasPassword: false },
      sessions: [{ label: '' }],
      tables: [{ id: table.id, seat: 0 }],
      messages: [{ table: table.id, text: 'mine' }],
      lessons,
    });
    const text = JSON.stringify(body);
    for (const secret of [
      'theirs',
      row.unsubscribe,
      table.seed,
      table.state ?? '-',
      browser.cookie.slice(10),
    ])
      expect(text).not.toContain(secret);
    expect((await new Browser(notifying.server.address).ask('GET', '/api/me/export')).status).toBe(401);
  });
});

test('the retention periods set by the operator are public', async () => {
  expect((await new Browser(notifying.server.address).ask('GET', '/api/privacy')).body).toEqual({
    contact: '',
    mail: true,
    push: true,
    keep: { guests: 400, addresses: 730, talk: 365, closed: 30, games: 0, audit: 730 },
    session: 400,
  });
});
