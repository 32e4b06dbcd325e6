import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Token } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import type { News } from '../store/store.ts';
import { Browser, createGuest, type HttpTestServer, openHttpServer } from './routes.testing.ts';

let server: HttpTestServer;
beforeAll(async () => {
  server = await openHttpServer({ environment: { GUESTS_PER_HOUR: '1000', PASSWORD_COST: '10' } });
});
afterAll(() => server.close());

const password = 'correct horse battery';
const MINUTE = 60_000;

/** A person with a login and a password. */
async function signUp(login: string) {
  const { browser, me } = await createGuest(server.address);
  const { status, body } = await browser.ask('POST', '/api/me/credentials', { login, password });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: me.id, login: login.toLowerCase() });
  return { browser, me };
}

/** The raw database file, as a thief would read it. */
function databaseFile(): string {
  return ['', '-wal']
    .map((end) => readFileSync(join(server.folder, `archivolt.sqlite${end}`), 'latin1'))
    .join();
}

describe('a password', () => {
  test('signs the person in from another browser', async () => {
    const { me } = await signUp('Ada.Lovelace');
    const other = new Browser(server.address);
    const { status, body } = await other.ask('POST', '/api/login', { login: ' ADA.lovelace', password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: me.id });
    expect((await other.ask('GET', '/api/me')).body).toMatchObject({ id: me.id });
  });

  test('is not in the database file, and neither is any cookie', async () => {
    const { browser } = await signUp('keeper');
    const file = databaseFile();
    expect(file).toContain('scrypt$10$8$3$');
    expect(file).not.toContain(password);
    for (const secret of browser.cookies.values()) expect(file).not.toContain(secret);
  });

  test('is not accepted for a login that is taken', async () => {
    await signUp('first.come');
    const { browser } = await createGuest(server.address);
    const answer = await browser.ask('POST', '/api/me/credentials', { login: 'First.Come', password });
    expect(answer).toMatchObject({ status: 409, body: { error: 'nameTaken' } });
  });

  test('can be changed only with the current one, which ends all other sessions', async () => {
    const { browser } = await signUp('changer');
    const other = new Browser(server.address);
    await other.ask('POST', '/api/login', { login: 'changer', password });
    const fresh = { login: 'changer', password: 'a new and longer one' };
    for (const current of [undefined, 'wrong wrong wrong']) {
      const answer = await browser.ask('POST', '/api/me/credentials', {
        ...fresh,
        ...(current && { current }),
      });
      expect(answer).toMatchObject({ status: 401, body: { error: 'wrongLogin' } });
    }
    const done = await browser.ask('POST', '/api/me/credentials', { ...fresh, current: password });
    expect(done.status).toBe(200);
    expect((await browser.ask('GET', '/api/me')).status).toBe(200);
    expect((await other.ask('GET', '/api/me')).status).toBe(401);
  });

  test('is refused alike and equally slowly for known and unknown logins', async () => {
    const expensive = await openHttpServer();
    const { browser } = await createGuest(expensive.address);
    await browser.ask('POST', '/api/me/credentials', { login: 'known.one', password });
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 2; round++)
      for (const kind of ['known', 'unknown'] as const) {
        const start = process.cpuUsage();
        const answer = await new Browser(expensive.address).ask('POST', '/api/login', {
          login: `${kind}.one`,
          password: 'not the password',
        });
        // Processor time: other processes may be using the machine.
        times[kind].push(process.cpuUsage(start).user / 1000);
        expect(answer).toMatchObject({ status: 401, body: { error: 'wrongLogin' } });
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    // Without scrypt a response takes a few milliseconds of it; with it some hundreds.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
    await expensive.close();
  });

  test('is hashed again on sign-in if the configured cost has changed', async () => {
    const { me } = await signUp('older');
    const before = (await server.store.people.load(me.id))?.password ?? '';
    await server.store.people.change(me.id, { password: await hashPassword(password, 11) });
    expect(
      (await new Browser(server.address).ask('POST', '/api/login', { login: 'older', password })).status,
    ).toBe(200);
    const after = (await server.store.people.load(me.id))?.password ?? '';
    expect(after).toMatch(/^scrypt\$10\$/);
    expect(after).not.toBe(before);
    expect(
      (await new Browser(server.address).ask('POST', '/api/login', { login: 'older', password })).status,
    ).toBe(200);
  });

  test('can be guessed only a limited number of times', async () => {
    server.skip(MINUTE);
    const guess = (text: string) =>
      new Browser(server.address).ask('POST', '/api/login', { login: 'no.one', password: text });
    for (let n = 0; n < 6; n++) expect((await guess(`guess ${n}`)).status).toBe(401);
    const late = await guess('one more');
    expect(late).toMatchObject({ status: 429, body: { error: 'tooMany' } });
    const { facts } = late.body as { facts: { seconds: number } };
    expect(facts.seconds).toBeGreaterThan(0);
    expect(late.headers.get('retry-after')).toBe(String(facts.seconds));
    server.skip(MINUTE);
    expect((await guess('after a while')).status).toBe(401);
  });
});

describe('a code', () => {
  async function codeOf(browser: Browser): Promise<string> {
    const { body } = await browser.ask('POST', '/api/me/code');
    return (body as { code: string }).code;
  }

  test('signs the person in on another device, once', async () => {
    const { browser, me } = await createGuest(server.address);
    const code = await codeOf(browser);
    expect(code).toMatch(/^[a-z2-9]{8}$/);
    expect(databaseFile()).not.toContain(code);
    const device = new Browser(server.address);
    expect((await device.ask('POST', '/api/code', { code })).body).toMatchObject({ id: me.id });
    const second = await new Browser(server.address).ask('POST', '/api/code', { code });
    expect(second).toMatchObject({ status: 401, body: { error: 'badCode' } });
    // Both devices are signed in as the person now.
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ id: me.id });
  });

  test('works for only one of several simultaneous requests', async () => {
    const { browser } = await createGuest(server.address);
    const code = await codeOf(browser);
    const answers = await Promise.all(
      [1, 2, 3].map(() => new Browser(server.address).ask('POST', '/api/code', { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    server.skip(10 * MINUTE);
  });

  test('expires after ten minutes, and when another one is created', async () => {
    const { browser } = await createGuest(server.address);
    const first = await codeOf(browser);
    const second = await codeOf(browser);
    expect((await new Browser(server.address).ask('POST', '/api/code', { code: first })).status).toBe(401);
    server.skip(10 * MINUTE);
    expect((await new Browser(server.address).ask('POST', '/api/code', { code: second })).status).toBe(401);
    server.skip(10 * MINUTE);
  });

  test('is refused after five wrong codes in ten minutes, even if it is right', async () => {
    const { browser } = await createGuest(server.address);
    for (let guess = 0; guess < 5; guess++) {
      const answer = await new Browser(server.address).ask('POST', '/api/code', {
        code: `aaaaaaa${guess + 2}`,
      });
      expect(answer).toMatchObject({ status: 401, body: { error: 'badCode' } });
    }
    const code = await codeOf(browser);
    const answer = await new Browser(server.address).ask('POST', '/api/code', { code });
    expect(answer).toMatchObject({ status: 429, body: { error: 'tooMany' } });
    server.skip(10 * MINUTE);
  });
});

describe('a token', () => {
  test('is shown once, acts for the person until removed, and is not in the database file', async () => {
    const { browser, me } = await createGuest(server.address);
    const made = await browser.ask('POST', '/api/me/tokens', { label: 'my bot' });
    expect(made.status).toBe(201);
    const { secret, ...token } = made.body as Token & { secret: string };
    expect(secret).toMatch(/^archivolt_[\w-]{43}$/);
    expect(databaseFile()).not.toContain(secret);
    const program = new Browser(server.address, { authorization: `Bearer ${secret}`, origin: '' });
    expect((await program.ask('GET', '/api/me')).body).toMatchObject({ id: me.id });
    const [listed] = (await browser.ask('GET', '/api/me/tokens')).body as Token[];
    expect(listed).toMatchObject({ id: token.id, label: 'my bot', used: expect.any(Number) });
    expect(listed).not.toHaveProperty('secret');
    expect(listed).not.toHaveProperty('hash');

    expect((await browser.ask('DELETE', `/api/me/tokens/${token.id}`)).status).toBe(204);
    expect((await program.ask('GET', '/api/me')).status).toBe(401);
    expect((await browser.ask('DELETE', `/api/me/tokens/${token.id}`)).status).toBe(404);
  });

  test.each([
    ['PATCH', '/api/me'],
    ['DELETE', '/api/me'],
    ['POST', '/api/me/credentials'],
    ['POST', '/api/me/code'],
    ['POST', '/api/me/tokens'],
    ['GET', '/api/me/tokens'],
    ['POST', '/api/me/passkeys/options'],
    ['POST', '/api/me/push'],
    ['POST', '/api/logout/everywhere'],
  ])('cannot manage the account: %s %s', async (method, path) => {
    const { browser } = await createGuest(server.address);
    const { body } = await browser.ask('POST', '/api/me/tokens', { label: 'bot' });
    const program = new Browser(server.address, {
      authorization: `Bearer ${(body as { secret: string }).secret}`,
    });
    expect(await program.ask(method, path)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
  });

  test('is limited to ten per person', async () => {
    const { browser } = await createGuest(server.address);
    for (let n = 0; n < 10; n++)
      expect((await browser.ask('POST', '/api/me/tokens', { label: `${n}` })).status).toBe(201);
    const answer = await browser.ask('POST', '/api/me/tokens', { label: 'one more' });
    expect(answer).toMatchObject({ status: 409, body: { error: 'notPossible' } });
  });

  test('is not accepted as a cookie, nor a cookie as a token', async () => {
    const { browser } = await createGuest(server.address);
    const cookie = browser.cookies.get('archivolt');
    const asToken = new Browser(server.address, { authorization: `Bearer ${cookie}` });
    expect((await asToken.ask('GET', '/api/me')).status).toBe(401);
    const { body } = await browser.ask('POST', '/api/me/tokens', { label: 'bot' });
    const asCookie = new Browser(server.address);
    asCookie.cookies.set('archivolt', (body as { secret: string }).secret);
    expect((await asCookie.ask('GET', '/api/me')).status).toBe(401);
  });
});

describe('signing out', () => {
  test('ends the session of this browser', async () => {
    const { browser } = await createGuest(server.address);
    const secret = browser.cookies.get('archivolt') ?? '';
    expect((await browser.ask('POST', '/api/logout')).status).toBe(204);
    expect(browser.cookies.size).toBe(0);
    const thief = new Browser(server.address);
    thief.cookies.set('archivolt', secret);
    expect((await thief.ask('GET', '/api/me')).status).toBe(401);
  });

  test('everywhere ends every session and token and notifies every process', async () => {
    const { browser, me } = await signUp('everywhere');
    const other = new Browser(server.address);
    await other.ask('POST', '/api/login', { login: 'everywhere', password });
    const { body } = await browser.ask('POST', '/api/me/tokens', { label: 'bot' });
    const program = new Browser(server.address, {
      authorization: `Bearer ${(body as { secret: string }).secret}`,
    });
    const news: News[] = [];
    const stop = server.store.listen((one) => news.push(one));
    expect((await browser.ask('POST', '/api/logout/everywhere')).status).toBe(204);
    for (const one of [browser, other, program]) expect((await one.ask('GET', '/api/me')).status).toBe(401);
    await expect.poll(() => news).toContainEqual({ of: 'person', person: me.id });
    stop();
  });
});

test('a session expires after 400 days without use, and every use renews it', async () => {
  const own = await openHttpServer();
  const { browser } = await createGuest(own.address);
  const DAY = 24 * 60 * MINUTE;
  own.skip(399 * DAY);
  const used = await browser.ask('GET', '/api/me');
  expect(used.status).toBe(200);
  expect(used.headers.getSetCookie()[0]).toContain('Max-Age=34560000');
  own.skip(399 * DAY);
  expect((await browser.ask('GET', '/api/me')).status).toBe(200);
  own.skip(401 * DAY);
  expect((await browser.ask('GET', '/api/me')).status).toBe(401);
  await own.close();
});

test('deleting the account deletes the name, ends all sessions and frees the login', async () => {
  const { browser, me } = await signUp('gone.soon');
  expect((await browser.ask('DELETE', '/api/me')).status).toBe(204);
  expect((await browser.ask('GET', '/api/me')).status).toBe(401);
  expect((await browser.ask('GET', `/api/people/${me.id}`)).status).toBe(404);
  expect(await server.store.people.load(me.id)).toMatchObject({
    name: '',
    login: null,
    mail: null,
    deleted: true,
  });
  const back = await new Browser(server.address).ask('POST', '/api/login', {
    login: 'gone.soon',
    password,
  });
  expect(back.status).toBe(401);
  await signUp('gone.soon');
});
