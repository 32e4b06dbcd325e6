import { createPublicKey, verify } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../http/routes.testing.ts';
import { isPrivate, publicLookup } from './addresses.ts';
import { notifyTurn } from './notices.ts';
import { CONTACT, NotifyServer } from './notifyServer.testing.ts';
import { createPusher } from './pusher.ts';
import { Subscriber } from './pushService.testing.ts';

let notifying: NotifyServer;
beforeAll(async () => {
  notifying = await NotifyServer.open();
});
afterEach(() => notifying.clear());
afterAll(() => notifying.close());

describe('web push', () => {
  async function subscribe(path: string) {
    const browser = new Browser(notifying.server.address);
    await browser.ask('POST', '/api/guest', { name: 'Ada', colour: 0, language: 'de' });
    const subscriber = new Subscriber(notifying.service.address + path);
    const { status } = await browser.ask('POST', '/api/me/push', subscriber.subscription);
    expect(status).toBe(204);
    const { id } = (await browser.ask('GET', '/api/me')).body as { id: string };
    const row = await notifying.server.store.people.load(id);
    if (!row) throw new Error('no guest was created');
    return { browser, subscriber, row };
  }

  test('is encrypted for the browser and signed for the push service', async () => {
    const { browser, subscriber, row } = await subscribe('/one');
    const at = await notifying.table([row, await notifying.person({ name: 'Bo' })]);
    await notifyTurn(notifying.server, at, row.id, 0);
    await notifying.deliver();
    const [pushed] = notifying.service.received;
    expect(notifying.service.received).toHaveLength(1);
    expect(subscriber.read(pushed?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Du bist am Zug: The Red Cathedral',
      body: 'Du bist am Zug bei The Red Cathedral; Bo wartet auf deinen Zug.',
      path: `/table/${at.id}`,
      tag: at.id,
      language: 'de',
    });
    const { push } = (await browser.ask('GET', '/api/server')).body as { push: string };
    const [, token = '', key = ''] =
      /^vapid t=(\S+), k=(\S+)$/.exec(pushed?.headers.authorization ?? '') ?? [];
    expect(key).toBe(push);
    expect(isSignedBy(push, token)).toBe(true);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ aud: notifying.service.address, sub: CONTACT });
  });

  test.each([
    'https://127.0.0.1:8443/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://0177.0.0.1/x',
    'https://127.1/x',
    'https://203.0.113.9/x',
  ])('does not accept an endpoint at %s', async (endpoint) => {
    const { browser } = await subscribe('/digits');
    const answer = await browser.ask('POST', '/api/me/push', new Subscriber(endpoint).subscription);
    expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });

  test.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '2130706433', '10.1.2.3', '[2002:7f00:1::1]'])(
    'is not sent to %s, even if it is subscribed already',
    async (host) => {
      const pusher = await createPusher(notifying.server.store, CONTACT);
      const { endpoint, keys } = new Subscriber(`https://${host}:1/x`).subscription;
      await expect(pusher.push({ person: 'x', endpoint, keys }, {})).rejects.toThrow('is inside');
      pusher.close();
    },
  );

  test('deletes an expired subscription', async () => {
    const { row } = await subscribe('/gone');
    notifying.service.statuses.set('/gone', 410);
    await notifyTurn(notifying.server, await notifying.table([row, await notifying.person()]), row.id, 0);
    await notifying.deliver();
    expect(await notifying.server.store.notices.pushesOf(row.id)).toEqual([]);
    await notifyTurn(notifying.server, await notifying.table([row, await notifying.person()]), row.id, 0);
    await notifying.deliver();
    expect(notifying.service.received).toHaveLength(1);
  });

  test('lets only its owner delete a subscription', async () => {
    const { browser, subscriber, row } = await subscribe('/leave');
    const { browser: other } = await subscribe('/other');
    const { endpoint } = subscriber;
    expect((await other.ask('DELETE', '/api/me/push', { endpoint })).status).toBe(404);
    expect((await browser.ask('DELETE', '/api/me/push', { endpoint })).status).toBe(204);
    expect(await notifying.server.store.notices.pushesOf(row.id)).toEqual([]);
  });

  test.each([
    { endpoint: 'http://push.example/x' },
    { endpoint: 'https://user@push.example/x' },
    { endpoint: 'file:///etc/passwd' },
    { keys: { p256dh: 'x', auth: 'y' } },
  ])('refuses the subscription %o', async (wrong) => {
    const { browser, subscriber } = await subscribe('/fine');
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
  ])('treats %s as an internal address', (address) => expect(isPrivate(address)).toBe(true));

  test('allows public addresses and refuses a host name with a private address', async () => {
    expect(['93.184.216.34', '2606:2800:220:1::1'].map(isPrivate)).toEqual([false, false]);
    const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
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
