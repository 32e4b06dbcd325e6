import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Browser, createGuest, type HttpTestServer, openHttpServer } from '../http/routes.testing.ts';

let server: HttpTestServer;
beforeAll(async () => {
  server = await openHttpServer({
    environment: { GUESTS_PER_HOUR: '1000' },
    more: (app) => {
      app.get('/socket', { websocket: true }, (socket, request) => socket.send(request.person?.name ?? ''));
    },
  });
});
afterAll(() => server.close());

describe('a guest', () => {
  test('is created with a name, a colour and a language, and is recognised on the next visit', async () => {
    const { browser, me } = await createGuest(server.address, '  Ada \n Lovelace ');
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

  test('gets a cookie that scripts cannot read and other sites cannot send', async () => {
    const { headers } = await new Browser(server.address).ask('POST', '/api/guest', {
      name: 'Bo',
      colour: 0,
      language: 'de',
    });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^archivolt=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is not created twice in the same browser, which would lose the first', async () => {
    const { browser } = await createGuest(server.address);
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
  ])('is not created from the malformed body %o', async (body) => {
    const answer = await new Browser(server.address).ask('POST', '/api/guest', body);
    expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });

  test('changes only the given fields', async () => {
    const { browser, me } = await createGuest(server.address);
    const quiet = { from: 1380, to: 420 };
    const { body } = await browser.ask('PATCH', '/api/me', { name: 'Grace', zone: 'Europe/Lisbon', quiet });
    expect(body).toEqual({ ...me, name: 'Grace', zone: 'Europe/Lisbon', quiet });
    expect((await browser.ask('GET', '/api/me')).body).toEqual(body);
    const bad = await browser.ask('PATCH', '/api/me', { login: 'root' });
    expect(bad).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });
});

describe('behind TLS', () => {
  test('the cookie is sent over TLS only', async () => {
    const secure = await openHttpServer({ environment: { PUBLIC_URL: 'https://play.example.org' } });
    const browser = new Browser(secure.address, { origin: 'https://play.example.org' });
    const { headers } = await browser.ask('POST', '/api/guest', { name: 'Ada', colour: 1, language: 'en' });
    expect(headers.getSetCookie()[0]).toMatch(/; Secure/);
    await secure.close();
  });
});

describe('a cross-site request', () => {
  test.each([
    ['from another domain', { origin: 'https://evil.example' }],
    ['from a sandbox', { origin: 'null' }],
    ['from another port', { origin: 'http://127.0.0.1:1' }],
    ['without an origin', { origin: '' }],
    ['sent as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['sent as plain text', { 'content-type': 'text/plain' }],
    ['sent as a type that resembles JSON', { 'content-type': 'application/jsonp' }],
  ])('%s is refused', async (_what, extra) => {
    const { browser, me } = await createGuest(server.address);
    const answer = await browser.ask('PATCH', '/api/me', { name: 'Mallory' }, extra);
    expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ name: me.name });
  });

  test('is refused even if it signs in', async () => {
    const stranger = new Browser(server.address);
    const body = { login: 'mallory', password: 'x'.repeat(12) };
    const answer = await stranger.ask('POST', '/api/login', body, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });

  test('is refused even if it deletes something', async () => {
    const { browser } = await createGuest(server.address);
    const answer = await browser.ask('DELETE', '/api/me', {}, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
});

describe('the socket', () => {
  const greet = (headers: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, { headers });
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

  test('recognises the person by cookie or by token', async () => {
    const { browser } = await createGuest(server.address, 'Zoë');
    expect(await greet({ cookie: browser.cookie, origin: server.address })).toBe('hello Zoë');
    const { body } = await browser.ask('POST', '/api/me/tokens', { label: 'my bot' });
    const { secret } = body as { secret: string };
    expect(await greet({ authorization: `Bearer ${secret}` })).toBe('hello Zoë');
  });

  test('accepts anonymous viewers but no connection from another site', async () => {
    const { browser } = await createGuest(server.address);
    expect(await greet({ origin: server.address })).toBe('hello ');
    expect(await greet({ cookie: browser.cookie, origin: 'https://evil.example' })).toBe('refused 403');
    expect(await greet({ cookie: browser.cookie })).toBe('refused 403');
    expect(await greet({ origin: 'https://evil.example' })).toBe('refused 403');
  });
});
