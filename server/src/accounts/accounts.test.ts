import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Browser, comeIn, openReception, type Reception } from '../http/reception.testing.ts';

let house: Reception;
beforeAll(async () => {
  house = await openReception({
    environment: { GUESTS_PER_HOUR: '1000' },
    more: (app) => {
      app.get('/socket', { websocket: true }, (socket, request) => socket.send(request.person?.name ?? ''));
    },
  });
});
afterAll(() => house.close());

describe('a guest', () => {
  test('comes in with a name, a colour and a language, and is known again', async () => {
    const { browser, me } = await comeIn(house.address, '  Ada \n Lovelace ');
    expect(me).toMatchObject({
      name: 'Ada Lovelace',
      colour: 1,
      language: 'en',
      zone: 'UTC',
      login: null,
      passkeys: [],
    });
    expect((await browser.ask('GET', '/api/me')).body).toEqual(me);
    expect(me).not.toHaveProperty('password');
    expect(me).not.toHaveProperty('unsubscribe');
  });

  test('gets a cookie that no script reads and no other site sends', async () => {
    const { headers } = await new Browser(house.address).ask('POST', '/api/guest', {
      name: 'Bo',
      colour: 0,
      language: 'de',
    });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^archivolt=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is not made twice in one browser, where the first would be lost', async () => {
    const { browser } = await comeIn(house.address);
    const again = await browser.ask('POST', '/api/guest', { name: 'Eve', colour: 1, language: 'en' });
    expect(again).toMatchObject({ status: 409, body: { error: 'notPossible' } });
  });

  test.each([
    { name: '', colour: 0, language: 'en' },
    { name: '\u202eEvil', colour: 0, language: 'en' },
    { name: '<b>', colour: 0, language: 'en' },
    { name: 'x'.repeat(25), colour: 0, language: 'en' },
    { name: 'Ada', colour: 4, language: 'en' },
    { name: 'Ada', colour: 0, language: 'xx' },
    { name: 'Ada', colour: 0, language: 'en', zone: 'Mars/Base' },
    { name: 'Ada', colour: 0, language: 'en', admin: true },
    [],
    null,
  ])('%o is malformed', async (body) => {
    const answer = await new Browser(house.address).ask('POST', '/api/guest', body);
    expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });

  test('changes what is to be different and nothing else', async () => {
    const { browser, me } = await comeIn(house.address);
    const quiet = { from: 1380, to: 420 };
    const { body } = await browser.ask('PATCH', '/api/me', { name: 'Grace', zone: 'Europe/Lisbon', quiet });
    expect(body).toEqual({ ...me, name: 'Grace', zone: 'Europe/Lisbon', quiet });
    expect((await browser.ask('GET', '/api/me')).body).toEqual(body);
    const bad = await browser.ask('PATCH', '/api/me', { login: 'root' });
    expect(bad).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });
});

describe('behind TLS', () => {
  test('the cookie is only sent over it', async () => {
    const secure = await openReception({ environment: { PUBLIC_URL: 'https://play.example.org' } });
    const browser = new Browser(secure.address, { origin: 'https://play.example.org' });
    const { headers } = await browser.ask('POST', '/api/guest', { name: 'Ada', colour: 1, language: 'en' });
    expect(headers.getSetCookie()[0]).toMatch(/; Secure/);
    await secure.close();
  });
});

describe('what another site makes a browser send is turned away', () => {
  test.each([
    ['from elsewhere', { origin: 'https://evil.example' }],
    ['from a sandbox', { origin: 'null' }],
    ['from another port', { origin: 'http://127.0.0.1:1' }],
    ['from nowhere', { origin: '' }],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as plain text', { 'content-type': 'text/plain' }],
    ['as something like JSON', { 'content-type': 'application/jsonp' }],
  ])('%s', async (_what, extra) => {
    const { browser, me } = await comeIn(house.address);
    const answer = await browser.ask('PATCH', '/api/me', { name: 'Mallory' }, extra);
    expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ name: me.name });
  });

  test('signing in as somebody else from there, too', async () => {
    const stranger = new Browser(house.address);
    const body = { login: 'mallory', password: 'x'.repeat(12) };
    const answer = await stranger.ask('POST', '/api/login', body, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });

  test('deleting from there, too', async () => {
    const { browser } = await comeIn(house.address);
    const answer = await browser.ask('DELETE', '/api/me', {}, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
});

describe('the socket', () => {
  const hear = (headers: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${house.address.replace('http', 'ws')}/socket`, { headers });
      socket.on('message', (data) => {
        resolve(`hello ${data}`);
        socket.close();
      });
      socket.on('unexpected-response', (_request, reply) => {
        resolve(`refused ${reply.statusCode}`);
        socket.terminate();
      });
      socket.on('error', () => undefined);
    });

  test('knows who comes, by cookie or by token', async () => {
    const { browser } = await comeIn(house.address, 'Zoë');
    expect(await hear({ cookie: browser.cookie, origin: house.address })).toBe('hello Zoë');
    const { body } = await browser.ask('POST', '/api/me/tokens', { label: 'my bot' });
    const { secret } = body as { secret: string };
    expect(await hear({ authorization: `Bearer ${secret}` })).toBe('hello Zoë');
  });

  test('lets strangers look, but no page of another site', async () => {
    const { browser } = await comeIn(house.address);
    expect(await hear({ origin: house.address })).toBe('hello ');
    expect(await hear({ cookie: browser.cookie, origin: 'https://evil.example' })).toBe('refused 403');
    expect(await hear({ cookie: browser.cookie })).toBe('refused 403');
    expect(await hear({ origin: 'https://evil.example' })).toBe('refused 403');
  });
});
