import { createPublicKey, verify } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../http/reception.testing.ts';
import { isInner, outerLookup } from './addresses.ts';
import { noticeTurn } from './notices.ts';
import { Subscriber } from './pushService.testing.ts';
import { CONTACT, Telling } from './telling.testing.ts';

let telling: Telling;
beforeAll(async () => {
  telling = await Telling.open();
});
afterEach(() => telling.clear());
afterAll(() => telling.close());

describe('push', () => {
  async function subscribed(path: string) {
    const browser = new Browser(telling.house.address);
    await browser.ask('POST', '/api/guest', { name: 'Ada', colour: 0, language: 'de' });
    const subscriber = new Subscriber(telling.service.address + path);
    const { status } = await browser.ask('POST', '/api/me/push', subscriber.subscription);
    expect(status).toBe(204);
    const { id } = (await browser.ask('GET', '/api/me')).body as { id: string };
    const row = await telling.house.store.people.load(id);
    if (!row) throw new Error('nobody came in');
    return { browser, subscriber, row };
  }

  test('only the browser can read it, and the service knows by whom it was sent', async () => {
    const { browser, subscriber, row } = await subscribed('/one');
    const at = await telling.table([row, await telling.person({ name: 'Bo' })]);
    await noticeTurn(telling.house, at, row.id, 0);
    await telling.told();
    const [pushed] = telling.service.taken;
    expect(telling.service.taken).toHaveLength(1);
    expect(subscriber.read(pushed?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Du bist am Zug: The Red Cathedral',
      body: 'Du bist am Zug bei The Red Cathedral; auf dich wartet Bo.',
      path: `/table/${at.id}`,
      tag: at.id,
      language: 'de',
    });
    const { push } = (await browser.ask('GET', '/api/house')).body as { push: string };
    const [, token = '', key = ''] =
      /^vapid t=(\S+), k=(\S+)$/.exec(pushed?.headers.authorization ?? '') ?? [];
    expect(key).toBe(push);
    expect(isSignedBy(push, token)).toBe(true);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ aud: telling.service.address, sub: CONTACT });
  });

  test('where nobody is any more, nothing is sent again', async () => {
    const { row } = await subscribed('/gone');
    telling.service.statuses.set('/gone', 410);
    await noticeTurn(telling.house, await telling.table([row, await telling.person()]), row.id, 0);
    await telling.told();
    expect(await telling.house.store.notices.pushesOf(row.id)).toEqual([]);
    await noticeTurn(telling.house, await telling.table([row, await telling.person()]), row.id, 0);
    await telling.told();
    expect(telling.service.taken).toHaveLength(1);
  });

  test('a browser that wants no more is forgotten, by its owner only', async () => {
    const { browser, subscriber, row } = await subscribed('/leave');
    const { browser: other } = await subscribed('/other');
    const { endpoint } = subscriber;
    expect((await other.ask('DELETE', '/api/me/push', { endpoint })).status).toBe(404);
    expect((await browser.ask('DELETE', '/api/me/push', { endpoint })).status).toBe(204);
    expect(await telling.house.store.notices.pushesOf(row.id)).toEqual([]);
  });

  test.each([
    { endpoint: 'http://push.example/x' },
    { endpoint: 'https://user@push.example/x' },
    { endpoint: 'file:///etc/passwd' },
    { keys: { p256dh: 'x', auth: 'y' } },
  ])('%o is no subscription', async (wrong) => {
    const { browser, subscriber } = await subscribed('/fine');
    const answer = await browser.ask('POST', '/api/me/push', { ...subscriber.subscription, ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
  ])('nobody makes the house knock at %s', (address) => expect(isInner(address)).toBe(true));

  test('an outer address is no inner one, and a host that is inside is not found', async () => {
    expect(['93.184.216.34', '2606:2800:220:1::1'].map(isInner)).toEqual([false, false]);
    const error = await new Promise((resolve) => outerLookup('localhost', {}, resolve));
    expect(error).toEqual(new Error('localhost is inside'));
  });
});

function isSignedBy(key: string, token: string): boolean {
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', ...(x && y && { x, y }) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const data = Buffer.from(`${head}.${claims}`);
  return verify(
    'sha256',
    data,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
