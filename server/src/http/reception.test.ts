import { REFUSALS } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../accounts/secrets.ts';
import { Limit } from './limits.ts';
import { Browser, comeIn, openReception, type Reception } from './reception.testing.ts';

let house: Reception;
beforeAll(async () => {
  house = await openReception({
    environment: { GUESTS_PER_HOUR: '1000', PASSWORD_COST: '10', METRICS_TOKEN: 'a-token-of-the-operator' },
    more: (app) => {
      app.get('/api/broken', () => {
        throw new Error('the seed is 5eed');
      });
    },
  });
});
afterAll(() => house.close());

describe('every error is a code', () => {
  test.each([
    ['no JSON', '{"name":', 400, 'malformed'],
    ['JSON that would change what objects are', '{"__proto__": {"isAdmin": true}}', 400, 'malformed'],
    ['something else', '[1, 2]', 400, 'malformed'],
    ['nothing', '', 400, 'malformed'],
    ['too much', `"${'x'.repeat(70_000)}"`, 413, 'tooLarge'],
  ])('%s', async (_what, body, status, error) => {
    const answer = await new Browser(house.address).ask('POST', '/api/guest', body);
    expect(answer).toMatchObject({ status, body: { error } });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/xml',
  ])('a body of %s is not read', async (type) => {
    const answer = await new Browser(house.address).ask('POST', '/api/guest', 'a=1', {
      'content-type': type,
    });
    expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });

  test.each(['/api/%E0%A4%A', '/api/people/%00', `/api/people/${'x'.repeat(3000)}`, '/api/people/__proto__'])(
    '%s is no reason to stumble',
    async (path) => {
      const { status, body } = await new Browser(house.address).ask('GET', path);
      expect([400, 404]).toContain(status);
      expect(REFUSALS).toContain((body as { error: string }).error);
    },
  );

  test('what we did wrong is told as ours, without a word of what it was, and logged with its request', async () => {
    const { status, body, headers } = await new Browser(house.address).ask('GET', '/api/broken');
    expect({ status, body }).toEqual({ status: 500, body: { error: 'unavailable' } });
    const logged = house.lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'a request failed');
    expect(logged).toMatchObject({
      reqId: headers.get('x-request-id'),
      err: { message: 'the seed is 5eed' },
    });
  });
});

describe('limits', () => {
  test('let so many through at once, and then one after the other', () => {
    let now = 0;
    const limit = new Limit(3, 3000, () => now);
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([undefined, undefined, undefined, 1]);
    expect(limit.take('b')).toBeUndefined();
    now = 999;
    expect(limit.take('a')).toBe(1);
    now = 1000;
    expect(limit.take('a')).toBeUndefined();
    now = 1_000_000;
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([undefined, undefined, undefined, 3 / 3]);
  });

  test('hold for an address, for a whole household of long addresses, and for a person wherever they are', async () => {
    const narrow = await openReception({
      environment: { REQUESTS_PER_MINUTE: '5', TRUST_PROXIES: '1', GUESTS_PER_HOUR: '1000' },
    });
    const from = (ip: string, browser = new Browser(narrow.address)) =>
      browser.ask('GET', '/api/house', undefined, { 'x-forwarded-for': ip });
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
    narrow.pass(60_000);
    expect((await from('198.51.100.1', browser)).status).toBe(200);
    await narrow.close();
  });

  test('believe nobody about their address who is not asked to be believed', async () => {
    const narrow = await openReception({ environment: { REQUESTS_PER_MINUTE: '3' } });
    const found = [];
    for (let n = 1; n <= 4; n++) {
      const headers = { 'x-forwarded-for': `203.0.113.${n}` };
      found.push((await new Browser(narrow.address).ask('GET', '/api/house', undefined, headers)).status);
    }
    expect(found).toEqual([200, 200, 200, 429]);
    await narrow.close();
  });

  test('hold however the address is written', async () => {
    const narrow = await openReception({ environment: { REQUESTS_PER_MINUTE: '2' } });
    const found = [];
    for (const path of ['/api/house', '/%61pi/house', '/%61%70i/house', '/api/%68ouse'])
      found.push((await new Browser(narrow.address).ask('GET', path)).status);
    expect(found).toEqual([200, 200, 429, 429]);
    await narrow.close();
  });

  test('so many guests from one address', async () => {
    const narrow = await openReception({ environment: { GUESTS_PER_HOUR: '2' } });
    await comeIn(narrow.address);
    await comeIn(narrow.address);
    await expect(comeIn(narrow.address)).rejects.toThrow('tooMany');
    await narrow.close();
  });
});

test('nothing secret is ever logged', async () => {
  const { browser, me } = await comeIn(house.address);
  const password = 'my secret password';
  const first = browser.cookies.get('archivolt') ?? '';
  await browser.ask('POST', '/api/me/credentials', { login: 'log.test', password });
  await browser.ask('POST', '/api/login', { login: 'log.test', password: 'my wrong password' });
  const { code } = (await browser.ask('POST', '/api/me/code')).body as { code: string };
  await new Browser(house.address).ask('POST', '/api/code', { code });
  const { secret } = (await browser.ask('POST', '/api/me/tokens', { label: 'x' })).body as { secret: string };
  await new Browser(house.address, { authorization: `Bearer ${secret}` }).ask('GET', '/api/me?token=queried');
  const row = await house.store.people.load(me.id);
  // A link that somebody has cut or added to is still a secret.
  for (const path of ['/x', '/', '%2F', '?a']) {
    await fetch(`${house.address}/api/unsubscribe/${row?.unsubscribe}${path}`);
    await fetch(`${house.address}//api/mail/${row?.unsubscribe}${path}`, { method: 'POST' });
  }
  await fetch(`${house.address}/api/unsubscribe/${row?.unsubscribe}`, { method: 'POST' });
  const error = Object.assign(new Error('no'), { detail: 'Key (login)=(detail)', password });
  house.app.log.error(
    { err: error, seed: '5eed5eed', person: row, table: { state: 'hands', seed: '5eed5eed' } },
    'x',
  );

  const log = house.lines.join('');
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
  // And yet it says what happened.
  const answered = house.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ req }) => req.path)).toContain('/api/unsubscribe/:token');
  expect(answered.at(-1)).toMatchObject({ status: 200, reqId: expect.stringMatching(/^[a-z2-9]{12}$/) });
});

describe('for whoever watches over the server', () => {
  test('it says that it is ready, and when it is not', async () => {
    const own = await openReception();
    expect(await new Browser(own.address).ask('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    await own.store.close();
    const down = await new Browser(own.address).ask('GET', '/readyz');
    expect(down).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    await own.app.close();
  });

  test('it counts, for this machine and for who has the token', async () => {
    const ask = (headers: Record<string, string>) =>
      new Browser(house.address).ask('GET', '/metrics', undefined, headers);
    const here = await ask({});
    expect(here.status).toBe(200);
    expect(here.body).toContain('archivolt_tables{status="playing"} 0');
    expect(here.body).toContain('archivolt_bots{what="queued"} 0');
    expect(here.body).toMatch(/archivolt_request_seconds_count\{route="\/api\/guest",status="201"\} \d+/);
    expect(here.body).toContain('process_cpu_seconds_total');
    // Something in front has passed it on: it may come from anywhere.
    const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
    expect((await ask(elsewhere)).status).toBe(403);
    expect((await ask({ ...elsewhere, authorization: 'Bearer a-token-of-somebody-else' })).status).toBe(403);
    expect((await ask({ ...elsewhere, authorization: 'Bearer a-token-of-the-operator' })).status).toBe(200);
  });
});
