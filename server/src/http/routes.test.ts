import { REFUSALS } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../accounts/secrets.ts';
import { Limit } from '../limits.ts';
import { Browser, createGuest, type HttpTestServer, openHttpServer } from './routes.testing.ts';

let server: HttpTestServer;
beforeAll(async () => {
  server = await openHttpServer({
    environment: { GUESTS_PER_HOUR: '1000', PASSWORD_COST: '10', METRICS_TOKEN: 'a-token-of-the-operator' },
    more: (app) => {
      app.get('/api/broken', () => {
        throw new Error('the seed is 5eed');
      });
    },
  });
});
afterAll(() => server.close());

describe('the API', () => {
  test.each([
    ['invalid JSON', '{"name":', 400, 'malformed'],
    ['JSON that sets __proto__', '{"__proto__": {"isAdmin": true}}', 400, 'malformed'],
    ['a list', '[1, 2]', 400, 'malformed'],
    ['an empty body', '', 400, 'malformed'],
    ['an oversized body', `"${'x'.repeat(70_000)}"`, 413, 'tooLarge'],
  ])('answers %s with an error code', async (_what, body, status, error) => {
    const answer = await new Browser(server.address).ask('POST', '/api/guest', body);
    expect(answer).toMatchObject({ status, body: { error } });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/xml',
  ])('does not read a body of type %s', async (type) => {
    const answer = await new Browser(server.address).ask('POST', '/api/guest', 'a=1', {
      'content-type': type,
    });
    expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });

  test.each(['/api/%E0%A4%A', '/api/people/%00', `/api/people/${'x'.repeat(3000)}`, '/api/people/__proto__'])(
    'answers the odd path %s with an error code',
    async (path) => {
      const { status, body } = await new Browser(server.address).ask('GET', path);
      expect([400, 404]).toContain(status);
      expect(REFUSALS).toContain((body as { error: string }).error);
    },
  );

  test('answers a server error without details and logs it with its request', async () => {
    const { status, body, headers } = await new Browser(server.address).ask('GET', '/api/broken');
    expect({ status, body }).toEqual({ status: 500, body: { error: 'unavailable' } });
    const logged = server.lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
    expect(logged).toMatchObject({
      reqId: headers.get('x-request-id'),
      err: { message: 'the seed is 5eed' },
    });
  });
});

describe('limits', () => {
  test('refuse nobody longer after the clock of the machine is set back', () => {
    let now = 1_000_000;
    const limit = new Limit(3, 3000, () => now);
    expect(limit.take('a')).toBeUndefined();
    now -= 120_000;
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([undefined, undefined, 1]);
    now += 1000;
    expect(limit.take('a')).toBeUndefined();
  });

  test('allow a burst and then one request at a time', () => {
    let now = 0;
    const limit = new Limit(3, 3000, () => now);
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([undefined, undefined, undefined, 1]);
    expect(limit.take('b')).toBeUndefined();
    now = 999;
    expect(limit.take('a')).toBe(1);
    now = 1000;
    expect(limit.take('a')).toBeUndefined();
    now = 1_000_000;
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([undefined, undefined, undefined, 1]);
  });

  test('apply to an IPv4 address, to an IPv6 network, and to a person at any address', async () => {
    const narrow = await openHttpServer({
      environment: { REQUESTS_PER_MINUTE: '5', TRUST_PROXIES: '1', GUESTS_PER_HOUR: '1000' },
    });
    const from = (ip: string, browser = new Browser(narrow.address)) =>
      browser.ask('GET', '/api/server', undefined, { 'x-forwarded-for': ip });
    const statuses = async (ask: (n: number) => ReturnType<typeof from>) => {
      const found = [];
      for (let n = 1; n <= 6; n++) found.push((await ask(n)).status);
      return found;
    };
    const late = [200, 200, 200, 200, 200, 429];
    expect(await statuses(() => from('203.0.113.1'))).toEqual(late);
    expect(await statuses((n) => from(`2001:db8:1:2::${n}`))).toEqual(late);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);

    const browser = new Browser(narrow.address);
    await browser.ask('POST', '/api/guest', { name: 'Ada', colour: 0, language: 'en' });
    expect(await statuses((n) => from(`198.51.100.${n}`, browser))).toEqual(late);
    narrow.skip(60_000);
    expect((await from('198.51.100.1', browser)).status).toBe(200);
    await narrow.close();
  });

  test('ignore the forwarded address of untrusted proxies', async () => {
    const narrow = await openHttpServer({ environment: { REQUESTS_PER_MINUTE: '3' } });
    const found = [];
    for (let n = 1; n <= 4; n++) {
      const headers = { 'x-forwarded-for': `203.0.113.${n}` };
      found.push((await new Browser(narrow.address).ask('GET', '/api/server', undefined, headers)).status);
    }
    expect(found).toEqual([200, 200, 200, 429]);
    await narrow.close();
  });

  test('apply to every encoding of a path', async () => {
    const narrow = await openHttpServer({ environment: { REQUESTS_PER_MINUTE: '2' } });
    const found = [];
    for (const path of ['/api/server', '/%61pi/server', '/%61%70i/server', '/api/%73erver'])
      found.push((await new Browser(narrow.address).ask('GET', path)).status);
    expect(found).toEqual([200, 200, 429, 429]);
    await narrow.close();
  });

  test('restrict the number of guests from one address', async () => {
    const narrow = await openHttpServer({ environment: { GUESTS_PER_HOUR: '2' } });
    await createGuest(narrow.address);
    await createGuest(narrow.address);
    await expect(createGuest(narrow.address)).rejects.toThrow('tooMany');
    await narrow.close();
  });
});

test('lessons of several devices are merged in the account; malformed lessons are refused', async () => {
  const { browser } = await createGuest(server.address);
  const send = (body: object) => browser.ask('PATCH', '/api/me/lessons', body);
  const at = (step: number) => ({ run: 0, step, of: 16, done: false });
  const stranger = await new Browser(server.address).ask('PATCH', '/api/me/lessons', {});
  expect(stranger).toMatchObject({ status: 401, body: { error: 'signIn' } });
  expect(await send({ 'red-cathedral/build': at(4) })).toMatchObject({ status: 200 });
  expect((await send({ 'red-cathedral/build': at(2), 'architectura/play': at(1) })).body).toEqual({
    'red-cathedral/build': at(4),
    'architectura/play': at(1),
  });
  const wrong = [{ 'chess/build': at(1) }, { 'architectura/play': at(-1) }, { 'architectura/play': 3 }];
  for (const given of wrong)
    expect(await send(given)).toMatchObject({ status: 400, body: { error: 'malformed' } });
  const many = Array.from({ length: 101 }, (_, n) => [`architectura/l${n}`, at(1)]);
  expect(await send(Object.fromEntries(many))).toMatchObject({ status: 400 });
});

test('no secret is ever logged', async () => {
  const { browser, me } = await createGuest(server.address);
  const password = 'my secret password';
  const first = browser.cookies.get('archivolt') ?? '';
  await browser.ask('POST', '/api/me/credentials', { login: 'log.test', password });
  await browser.ask('POST', '/api/login', { login: 'log.test', password: 'my wrong password' });
  const { code } = (await browser.ask('POST', '/api/me/code')).body as { code: string };
  await new Browser(server.address).ask('POST', '/api/code', { code });
  const { secret } = (await browser.ask('POST', '/api/me/tokens', { label: 'x' })).body as { secret: string };
  await new Browser(server.address, { authorization: `Bearer ${secret}` }).ask(
    'GET',
    '/api/me?token=queried',
  );
  const row = await server.store.people.load(me.id);
  // A truncated or extended link is still a secret.
  for (const path of ['/x', '/', '%2F', '?a']) {
    await fetch(`${server.address}/api/unsubscribe/${row?.unsubscribe}${path}`);
    await fetch(`${server.address}//api/mail/${row?.unsubscribe}${path}`, { method: 'POST' });
  }
  await fetch(`${server.address}/api/unsubscribe/${row?.unsubscribe}`, { method: 'POST' });
  const error = Object.assign(new Error('no'), { detail: 'Key (login)=(detail)', password });
  server.app.log.error(
    { err: error, seed: '5eed5eed', person: row, table: { state: 'hands', seed: '5eed5eed' } },
    'x',
  );

  const log = server.lines.join('');
  const secrets = [
    password,
    'my wrong password',
    first,
    code,
    secret,
    'queried',
    '5eed5eed',
    'hands',
    '(detail)',
  ];
  for (const text of [
    ...secrets,
    row?.unsubscribe ?? '',
    row?.password ?? '',
    browser.cookies.get('archivolt') ?? '',
  ]) {
    expect(text.length).toBeGreaterThan(3);
    expect(log).not.toContain(text);
    expect(log).not.toContain(hashOf(text));
  }
  // The log still says what happened.
  const answered = server.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ req }) => req.path)).toContain('/api/unsubscribe/:token');
  expect(answered.at(-1)).toMatchObject({ status: 200, reqId: expect.stringMatching(/^[a-z2-9]{12}$/) });
});

describe('the monitoring endpoint', () => {
  test('reports whether the server is ready', async () => {
    const own = await openHttpServer();
    const ready = () => new Browser(own.address).ask('GET', '/readyz');
    await expect.poll(ready).toMatchObject({ status: 200, body: { ok: true } });
    await own.store.close();
    await expect.poll(ready).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    await own.app.close();
  });

  test('gives metrics only to holders of the token', async () => {
    const ask = (headers: Record<string, string>) =>
      new Browser(server.address).ask('GET', '/metrics', undefined, headers);
    const token = { authorization: 'Bearer a-token-of-the-operator' };
    const here = await ask(token);
    expect(here.status).toBe(200);
    expect(here.body).toContain('archivolt_tables{status="playing"} 0');
    expect(here.body).toContain('archivolt_bots{what="queued"} 0');
    expect(here.body).toMatch(/archivolt_request_seconds_count\{route="\/api\/guest",status="201"\} \d+/);
    expect(here.body).toContain('process_cpu_seconds_total');
    // A proxy that does not identify itself looks like this machine.
    expect((await ask({})).status).toBe(403);
    expect((await ask({ authorization: 'Bearer a-token-of-somebody-else' })).status).toBe(403);
    expect((await ask({ 'x-forwarded-for': '203.0.113.9', ...token })).status).toBe(200);
  });

  test('gives metrics to allowed addresses unless the request came through a proxy', async () => {
    const named = await openHttpServer({ environment: { METRICS_FROM: '10.0.0.0/8, 127.0.0.1' } });
    const ask = (headers: Record<string, string> = {}) =>
      new Browser(named.address).ask('GET', '/metrics', undefined, headers);
    expect((await ask()).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect((await ask({ [header]: '127.0.0.1' })).status).toBe(403);
    await named.close();
  });
});
