import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { addressOf } from '../limits.ts';
import { AddressGuard, forwardedFrom } from './guard.ts';
import { serverOptions } from './options.ts';
import { openHttpServer } from './routes.testing.ts';

let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

/** A server with one route behind a guard with a fixed clock; `seen`: the requests that reached the framework. */
async function guarded(requests: number, holdMs = 0) {
  const guard = new AddressGuard({ requests, trustedProxies: 0, now: () => 0, holdMs });
  const seen: string[] = [];
  app = fastify();
  guard.protect(app.server);
  app.addHook('onRequest', async (request) => {
    seen.push(request.url);
    guard.take(addressOf(request));
  });
  app.post('/api/any', async () => ({ ok: true }));
  app.get('/file', async () => ({ ok: true }));
  app.get('/never', () => new Promise(() => undefined));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { guard, seen, address: `http://127.0.0.1:${port}` };
}

const connections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    app?.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const post = (address: string) =>
  fetch(`${address}/api/any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'x'.repeat(10_000) }),
  });

describe('an address over its limit', () => {
  test('is refused before the framework sees the request, with the usual answer', async () => {
    const { seen, address } = await guarded(2);
    expect([(await post(address)).status, (await post(address)).status]).toEqual([200, 200]);
    const late = await post(address);
    expect(late.status).toBe(429);
    expect(late.headers.get('retry-after')).toBe('30');
    expect(late.headers.get('cache-control')).toBe('no-store');
    expect(await late.json()).toEqual({ error: 'tooMany', facts: { seconds: 30 } });
    expect(seen).toEqual(['/api/any', '/api/any']);
  });

  test('still gets the files of the app', async () => {
    const { guard, address } = await guarded(1);
    guard.charge('127.0.0.1', 1000);
    expect((await fetch(`${address}/file`)).status).toBe(200);
  });

  test('can wait for 20 delayed refusals; further connections are closed', async () => {
    const { guard, seen, address } = await guarded(1, 600_000);
    guard.charge('127.0.0.1', 1000);
    const [leaving, outcomes] = [new AbortController(), [] as string[]];
    const ask = () =>
      fetch(`${address}/api/any`, { method: 'POST', signal: leaving.signal }).then(
        ({ status }) => outcomes.push(String(status)),
        ({ name }: Error) => outcomes.push(name === 'AbortError' ? 'left' : 'closed'),
      );
    const all = Array.from({ length: 30 }, ask);
    await expect.poll(() => outcomes).toEqual(Array(10).fill('closed'));
    leaving.abort();
    await Promise.all(all);
    expect(outcomes.filter((outcome) => outcome === 'left')).toHaveLength(20);
    // Disconnected clients make room for others.
    const again = new AbortController();
    const held = fetch(`${address}/api/any`, { method: 'POST', signal: again.signal }).catch(
      ({ name }: Error) => name,
    );
    await expect.poll(() => connections()).toBe(1);
    again.abort();
    expect(await held).toBe('AbortError');
    expect(seen).toEqual([]);
  });

  test('is refused a WebSocket upgrade', async () => {
    const { guard, address } = await guarded(1);
    const [statuses, upgraded]: [number[], string[]] = [[], []];
    app?.server.on('upgrade', (request, stream) => {
      upgraded.push(request.url ?? '');
      stream.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    });
    if (app) guard.protectUpgrades(app.server, (status) => statuses.push(status));
    const handshake = async () => {
      const asked = send(`${address}/socket`, { headers: { connection: 'Upgrade', upgrade: 'websocket' } });
      asked.end();
      const [answer]: IncomingMessage[] = await once(asked, 'response');
      answer?.resume();
      return answer?.statusCode;
    };
    expect(await handshake()).toBe(400);
    guard.charge('127.0.0.1', 1000);
    expect(await handshake()).toBe(429);
    expect([statuses, upgraded]).toEqual([[429], ['/socket']]);
  });
});

test('a connection with more than 20 unanswered requests is closed', async () => {
  const { seen, address } = await guarded(1000);
  const pipeline = (path: string, count: number) => {
    const client = connect(Number(new URL(address).port), '127.0.0.1');
    client.on('error', () => undefined).resume();
    client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count));
    return client;
  };
  const flood = pipeline('/never', 500);
  await once(flood, 'close');
  expect(seen).toEqual(Array(20).fill('/never'));
  // Others are answered one after the other.
  const patient = pipeline('/file', 20);
  await expect.poll(() => seen).toHaveLength(40);
  await expect.poll(() => patient.bytesRead).toBeGreaterThan(0);
  patient.destroy();
});

describe('a rate-limited request', () => {
  test('is charged to its address, at most ten seconds in advance', () => {
    let now = 0;
    const guard = new AddressGuard({ requests: 60, trustedProxies: 0, now: () => now });
    guard.charge('a', 1000);
    expect([guard.take('a'), guard.take('b')]).toEqual([11, undefined]);
    now = 11_000;
    expect(guard.take('a')).toBeUndefined();
  });

  test('counts as ten requests', async () => {
    const server = await openHttpServer({
      environment: { REQUESTS_PER_MINUTE: '15', GUESTS_PER_HOUR: '1' },
    });
    const come = async () => {
      const reply = await fetch(`${server.address}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada', colour: 1, language: 'en' }),
      });
      return { status: reply.status, wait: Number(reply.headers.get('retry-after')) };
    };
    expect((await come()).status).toBe(201);
    expect((await come()).wait).toBeGreaterThan(60);
    const asked = async () => (await fetch(`${server.address}/api/server`)).status;
    let answered = 0;
    while ((await asked()) === 200) answered++;
    // Of fifteen, one went to the guest and ten to the refusal; some refill while a slow machine gets here.
    expect(answered).toBeLessThan(10);
    await server.close();
  });
});

test.each([0, 1, 2])(
  'the guard finds the same client address as Fastify with %i trusted proxies',
  async (trustedProxies) => {
    app = fastify(serverOptions({ log: 'silent', trustedProxies }));
    const found: [string, string][] = [];
    app.get('/api/where', async (request) => {
      found.push([request.ip, forwardedFrom(request.raw, trustedProxies)]);
      return {};
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (const forwarded of [
      '',
      '203.0.113.1',
      '198.51.100.7, 203.0.113.1',
      ' 192.0.2.1 ,2001:db8::1,  10.0.0.1',
    ])
      await fetch(`http://127.0.0.1:${port}/api/where`, {
        headers: forwarded === '' ? {} : { 'x-forwarded-for': forwarded },
      });
    expect(found).toHaveLength(4);
    for (const [theirs, ours] of found) expect(ours).toBe(theirs);
  },
);
